# Qin in English. Squares are spelt as on the board.

qin-title = Qin
qin-designers = Reiner Knizia
qin-tagline = Lay dominoes, grow your provinces, swallow your rivals’, and be the first to place every pagoda

## Pieces

qin-colour = { $colour ->
    [red] red
    [yellow] yellow
   *[blue] blue
}
qin-tile = a { qin-tile-name }
qin-tile-name = { $tile ->
    [rr] double red tile
    [yy] double yellow tile
    [bb] double blue tile
    [ry] red and yellow tile
    [rb] red and blue tile
   *[yb] yellow and blue tile
}
qin-owner = { $who-is ->
    [you] Your
   *[other] { $who }’s
}

## What happens

qin-laid = { $who-is ->
    [you] You lay
   *[other] { $who } lays
} { qin-tile } on { $first } and { $second }
qin-founded = { $who-is ->
    [you] You found
   *[other] { $who } founds
} a { qin-colour } province of { $size } squares
qin-grown = { qin-owner } { qin-colour } province grows to { $size } squares
qin-became-major = { qin-owner } { qin-colour } province is now major and can never be taken
qin-joined = { qin-colour-first } provinces are joined: { $who-is ->
    [you] you own
   *[other] { $who } owns
} a major province of { $size } squares
qin-colour-first = { $colour ->
    [red] Red
    [yellow] Yellow
   *[blue] Blue
}
qin-returned = { $who-is ->
    [you] You take
   *[other] { $who } takes
} { $pagodas ->
    [one] a pagoda
   *[other] { $pagodas } pagodas
} back from the { $site ->
    [village] village
   *[province] province
} at { $at }
qin-placed = { $who-is ->
    [you] You place
   *[other] { $who } places
} a pagoda on the province at { $at }
qin-village-taken = { $who-is ->
    [you] You take the village at { $at } and place
   *[other] { $who } takes the village at { $at } and places
} a pagoda there
qin-village-conquered = { $who-is ->
    [you] You conquer
   *[other] { $who } conquers
} the village at { $at } from { $from }
qin-drew = { $who-is ->
    [you] You draw
   *[other] { $who } draws
} { qin-tile }
qin-drew-unseen = { $who-is ->
    [you] You draw
   *[other] { $who } draws
} a tile
qin-must-pass = { $who-is ->
    [you] None of your tiles fits: you must pass
   *[other] None of { $who }’s tiles fits: { $who } must pass
}
qin-over-last-pagoda = { $winners-are ->
    [you] You have placed your last pagoda and win
    [one] { $winners } has placed their last pagoda and wins
   *[many] { $winners } have placed their last pagoda and win
} the game
qin-over-exhausted = No more tiles can be placed: { $winners-are ->
    [you] you have the most pagodas on the board and win
    [one] { $winners } has the most pagodas on the board and wins
   *[many] { $winners } have the most pagodas on the board and win
} the game
qin-next-game = Game { $game } begins on the { $side ->
    [bird] Bird
   *[lion] Lion
} side; { $who-is ->
    [you] you start
   *[other] { $who } starts
}
qin-dealt = { $who-is ->
    [you] You get
   *[other] { $who } gets
} a new hand: { $tiles }

## What is asked

qin-prompt-lay = { $who-are ->
    [you] Your turn: lay a tile from your hand
   *[one] It is { $who }’s turn to lay a tile
}
qin-action = { $tile ->
    [rr] Double red on { $first } and { $second }
    [yy] Double yellow on { $first } and { $second }
    [bb] Double blue on { $first } and { $second }
    [ry] Red on { $first }, yellow on { $second }
    [rb] Red on { $first }, blue on { $second }
   *[yb] Yellow on { $first }, blue on { $second }
}

## Why not

qin-refused-not-in-hand = You have no { qin-tile-name } in your hand
qin-refused-terrain = Tiles go on empty grassland, and { $at } is { $obstacle ->
    [water] water
    [village] a village
   *[province] already a province square
}
qin-refused-detached = A tile must share an edge with a province square, of any colour
qin-refused-two-majors = Two major provinces can never be joined, and this tile would join the { qin-colour } ones at { $one } and { $other }
qin-refused-tie = This tile would join { qin-colour } provinces in which { $between } have { $squares } squares each, so no owner could be determined

## Options

qin-option-side = Side of the board
    .help = Bird suits a first game. Lion has water and more villages.
    .value = { $value ->
        [bird] Bird
        [lion] Lion
       *[alternate] Bird and Lion by turns
    }
qin-option-games = Games in the match
    .help = The pagodas on the board at the end of each game are added up. The starting player moves one seat on with each game.
    .value = { $value ->
        [one] One game
       *[other] { $value } games
    }
qin-option-start = Who starts
    .help = The first game is started by a random player or by seat 1.
    .value = { $value ->
        [random] Random
       *[first] Seat 1
    }

## Endings

qin-ending-last_pagoda = A player placed their last pagoda
qin-ending-exhausted = No more tiles can be placed
