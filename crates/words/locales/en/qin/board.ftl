# Qin on the board

board-qin-supply = { $count ->
    [one] one pagoda to place
   *[other] { $count } pagodas to place
}
board-qin-hand = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
board-qin-match-score = { $count } in all
board-qin-game = Game { $game } of { $games }
board-qin-unseen = Tiles you cannot see
board-qin-stock = { $count ->
    [0] The stock is empty.
    [one] One tile is in the stock.
   *[other] { $count } tiles are in the stock.
}
board-qin-red = red
board-qin-yellow = yellow
board-qin-blue = blue
board-qin-tile-rr = double red
board-qin-tile-yy = double yellow
board-qin-tile-bb = double blue
board-qin-tile-ry = red and yellow
board-qin-tile-rb = red and blue
board-qin-tile-yb = yellow and blue
board-qin-square-free = { $space }, grassland
board-qin-square-spare = { $space }, grassland that can never be filled
board-qin-square-water = { $space }, water
board-qin-square-lone = { $space }, lone { $colour } square
board-qin-square-province = { $space }, { $colour } province of { $size }, { $name }{ $kind ->
    [major] , safe
   *[small] , can be taken
}
board-qin-square-village-empty = { $space }, empty village; beside it: { $counts }
board-qin-square-village = { $space }, village of { $name }; beside it: { $counts }
