# Qin en français. Les cases s’écrivent comme sur le plateau.

qin-title = Qin
qin-designers = Reiner Knizia
qin-tagline = Posez des dominos, faites grandir vos provinces, conquérez celles des autres et placez toutes vos pagodes le premier

## Les pièces

qin-colour = { $colour ->
    [red] rouge
    [yellow] jaune
   *[blue] bleue
}
qin-tile = une { qin-tile-name }
qin-tile-name = { $tile ->
    [rr] tuile double rouge
    [yy] tuile double jaune
    [bb] tuile double bleue
    [ry] tuile rouge et jaune
    [rb] tuile rouge et bleue
   *[yb] tuile jaune et bleue
}

## Ce qui se passe

qin-laid = { $who-is ->
    [you] Vous posez
   *[other] { $who } pose
} { qin-tile } en { $first } et { $second }
qin-founded = { $who-is ->
    [you] Vous fondez
   *[other] { $who } fonde
} une province { qin-colour } de { $size } cases
qin-owner = { $who-is ->
    [you] Votre province { qin-colour }
   *[other] La province { qin-colour } { DE($who) }
}
qin-grown = { qin-owner } s’étend à { $size } cases
qin-became-major = { qin-owner } devient une grande province : plus personne ne peut la conquérir
qin-joined = Des provinces { $colour ->
    [red] rouges
    [yellow] jaunes
   *[blue] bleues
} se rejoignent : { $who-is ->
    [you] vous possédez
   *[other] { $who } possède
} une grande province de { $size } cases
qin-returned = { $who-is ->
    [you] Vous reprenez
   *[other] { $who } reprend
} { $pagodas ->
    [one] une pagode
   *[other] { $pagodas } pagodes
} { $site ->
    [village] au village
   *[province] à la province
} en { $at }
qin-placed = { $who-is ->
    [you] Vous placez
   *[other] { $who } place
} une pagode sur la province en { $at }
qin-village-taken = { $who-is ->
    [you] Vous prenez le village en { $at } et y placez
   *[other] { $who } prend le village en { $at } et y place
} une pagode
qin-village-conquered = { $who-is ->
    [you] Vous conquérez le village en { $at }, qui était à { $from }
   *[other] { $from-is ->
        [you] { $who } conquiert votre village en { $at }
       *[other] { $who } conquiert le village en { $at }, qui était à { $from }
    }
}
qin-drew = { $who-is ->
    [you] Vous piochez
   *[other] { $who } pioche
} { qin-tile }
qin-drew-unseen = { $who-is ->
    [you] Vous piochez
   *[other] { $who } pioche
} une tuile
qin-must-pass = { $who-is ->
    [you] Aucune de vos tuiles ne peut être posée : vous devez passer
   *[other] Aucune tuile { DE($who) } ne peut être posée : { $who } doit passer
}
qin-over-last-pagoda = { $winners-are ->
    [you] Vous avez placé votre dernière pagode et gagnez
    [among] { $winners } avez placé votre dernière pagode et gagnez
    [one] { $winners } a placé sa dernière pagode et gagne
   *[many] { $winners } ont placé leur dernière pagode et gagnent
} la partie
qin-over-exhausted = Plus aucune tuile ne peut être posée : { $winners-are ->
    [you] vous avez le plus de pagodes sur le plateau et gagnez
    [among] { $winners } avez le plus de pagodes sur le plateau et gagnez
    [one] { $winners } a le plus de pagodes sur le plateau et gagne
   *[many] { $winners } ont le plus de pagodes sur le plateau et gagnent
} la partie
qin-next-game = Partie { $game }, sur la face { $side ->
    [bird] Oiseau
   *[lion] Lion
} : { $who-is ->
    [you] vous commencez
   *[other] { $who } commence
}
qin-dealt = { $who-is ->
    [you] Vous recevez
   *[other] { $who } reçoit
} une nouvelle main : { $tiles }

## Ce qui est demandé

qin-prompt-lay = { $who-are ->
    [you] À vous : posez une tuile de votre main
   *[one] C’est à { $who } de poser une tuile
}
qin-action = { $tile ->
    [rr] Double rouge en { $first } et { $second }
    [yy] Double jaune en { $first } et { $second }
    [bb] Double bleue en { $first } et { $second }
    [ry] Rouge en { $first }, jaune en { $second }
    [rb] Rouge en { $first }, bleue en { $second }
   *[yb] Jaune en { $first }, bleue en { $second }
}

## Pourquoi non

qin-refused-not-in-hand = Vous n’avez pas de { qin-tile-name } en main
qin-refused-terrain = Une tuile se pose sur des cases steppe libres, et { $at } { $obstacle ->
    [water] est de l’eau
    [village] est un village
   *[province] est déjà une case province
}
qin-refused-detached = Au moins une moitié de la tuile doit avoir un côté commun avec une case province, de n’importe quelle couleur
qin-refused-two-majors = Deux grandes provinces ne peuvent jamais être reliées, et cette tuile relierait les provinces { $colour ->
    [red] rouges
    [yellow] jaunes
   *[blue] bleues
} en { $one } et { $other }
qin-refused-tie = Cette tuile relierait des provinces { $colour ->
    [red] rouges
    [yellow] jaunes
   *[blue] bleues
} où { $between-are ->
    [among] { $between } avez
   *[many] { $between } ont
} { $squares } cases chacun : on ne pourrait pas désigner de propriétaire

## Options

qin-option-side = Face du plateau
    .help = La face Oiseau convient à une première partie. La face Lion a de l’eau et plus de villages.
    .value = { $value ->
        [bird] Oiseau
        [lion] Lion
       *[alternate] Oiseau et Lion en alternance
    }
qin-option-games = Nombre de parties
    .help = Les pagodes présentes sur le plateau à la fin de chaque partie s’additionnent. À chaque partie, c’est au joueur suivant de commencer.
    .value = { $value ->
        [one] Une partie
       *[other] { $value } parties
    }
qin-option-start = Qui commence
    .help = Un joueur tiré au sort, ou la place 1, commence la première partie.
    .value = { $value ->
        [random] Tirage au sort
       *[first] Place 1
    }

## Fins de partie

qin-ending-last_pagoda = Un joueur a placé sa dernière pagode
qin-ending-exhausted = Plus aucune tuile ne peut être posée
