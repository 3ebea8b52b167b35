# Qin in the terminal

terminal-qin-board = Game { $game } of { $games }, { $side }, { $stock } tiles in the draw pile
terminal-qin-player = { $seat } { $name }: { $supply } to place, { $placed } placed, { $hand }
terminal-qin-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
terminal-qin-legend = r y b: red, yellow, blue. Capitals are major provinces, the number is the owner’s seat, ? is a lone square. o is a village with its owner, ~ water, x a square where no tile fits. Beside each name: pagodas to place and placed, and the hand.
