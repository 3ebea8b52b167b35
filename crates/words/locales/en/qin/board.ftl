# Qin on the board

board-qin-supply = { $count ->
    [one] one pagoda to place
   *[other] { $count } pagodas to place
}
board-qin-hand = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
board-qin-roofs = { $placed } of { $all } pagodas placed
board-qin-held = { $count ->
    [one] one tile in hand
   *[other] { $count } tiles in hand
}
board-qin-match-score = { $count } in total
board-qin-game = Game { $game } of { $games }
board-qin-unseen = Unseen tiles
board-qin-unseen-tiles = { $tile }: { $count }
board-qin-stock = { $count ->
    [0] The draw pile is empty.
    [one] One tile left in the draw pile.
   *[other] { $count } tiles left in the draw pile.
}
board-qin-late = The end is near: { $is ->
    [you] you have
   *[other] { $name } has
} { $left ->
    [one] one pagoda
   *[other] { $left } pagodas
} left
board-qin-key = What counts
board-qin-key-province = A province of 2 to 4 squares: one pagoda, and it can be taken
board-qin-key-major = 5 squares or more: two pagodas, safe for ever
board-qin-key-village = The most pagodas around a village take it
board-qin-race = The race, move by move
board-qin-tally-small = Provinces with one pagoda
board-qin-tally-major = Provinces with two pagodas
board-qin-tally-villages = Villages
board-qin-tally-sum = Pagodas on the board
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
board-qin-square-spare = { $space }, grassland where no tile fits
board-qin-square-water = { $space }, water
board-qin-square-lone = { $space }, lone { $colour } square
board-qin-square-province = { $space }, { $colour } province of { $size } squares, { $name }{ $kind ->
    [major] , safe
   *[small] , can be taken
}
board-qin-square-village-empty = { $space }, empty village; pagodas around it: { $counts }
board-qin-square-village = { $space }, { $name }’s village; pagodas around it: { $counts }
