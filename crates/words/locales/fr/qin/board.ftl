# Qin sur le plateau

board-qin-supply = { $count ->
    [one] une pagode à placer
   *[other] { $count } pagodes à placer
}
board-qin-hand = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
board-qin-roofs = { $placed } pagodes placées sur { $all }
board-qin-held = { $count ->
    [one] une tuile en main
   *[other] { $count } tuiles en main
}
board-qin-match-score = { $count } en tout
board-qin-game = Partie { $game } sur { $games }
board-qin-unseen = Tuiles que vous ne voyez pas
board-qin-unseen-tiles = { $tile } : { $count }
board-qin-stock = { $count ->
    [0] La pioche est vide.
    [one] Il reste une tuile dans la pioche.
   *[other] Il reste { $count } tuiles dans la pioche.
}
board-qin-late = La fin approche : { $is ->
    [you] il vous reste { $left ->
        [one] une pagode
       *[other] { $left } pagodes
    }
   *[other] il reste { $left ->
        [one] une pagode
       *[other] { $left } pagodes
    } à { $name }
}
board-qin-key = Ce qui compte
board-qin-key-province = Une province de 2 à 4 cases : une pagode, et elle est prenable
board-qin-key-major = 5 cases ou plus : deux pagodes, imprenable à jamais
board-qin-key-village = Le plus de pagodes autour d’un village le prend
board-qin-race = La course, coup par coup
board-qin-tally-small = Provinces à une pagode
board-qin-tally-major = Provinces à deux pagodes
board-qin-tally-villages = Villages
board-qin-tally-sum = Pagodes sur le plateau
board-qin-red = rouge
board-qin-yellow = jaune
board-qin-blue = bleue
board-qin-tile-rr = double rouge
board-qin-tile-yy = double jaune
board-qin-tile-bb = double bleue
board-qin-tile-ry = rouge et jaune
board-qin-tile-rb = rouge et bleue
board-qin-tile-yb = jaune et bleue
board-qin-square-free = { $space }, steppe
board-qin-square-spare = { $space }, steppe où aucune tuile ne tient
board-qin-square-water = { $space }, eau
board-qin-square-lone = { $space }, case { $colour } isolée
board-qin-square-province = { $space }, province { $colour } de { $size } cases, { $name }{ $kind ->
    [major] , imprenable
   *[small] , prenable
}
board-qin-square-village-empty = { $space }, village libre ; pagodes autour : { $counts }
board-qin-square-village = { $space }, village { DE($name) } ; pagodes autour : { $counts }
