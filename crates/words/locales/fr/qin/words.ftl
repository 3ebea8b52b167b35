# Qin en français. Les cases s’écrivent comme sur le plateau.

qin-title = Qin
qin-tagline = Posez des dominos, faites grandir et fusionner des provinces, et placez toutes vos pagodes avant les autres

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
qin-became-major = { qin-owner } devient majeure : plus personne ne peut la prendre
qin-joined = Des provinces { $colour ->
    [red] rouges
    [yellow] jaunes
   *[blue] bleues
} se rejoignent : { $who-is ->
    [you] vous tenez
   *[other] { $who } tient
} une province majeure de { $size } cases
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
    [you] Vous prenez à { $from } le village en { $at }
   *[other] { $from-is ->
        [you] { $who } vous prend le village en { $at }
       *[other] { $who } prend à { $from } le village en { $at }
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
    [you] Aucune de vos tuiles ne convient : vous devez passer
   *[other] Aucune tuile { DE($who) } ne convient : { $who } doit passer
}
qin-over-last-pagoda = { $winners-are ->
    [you] Vous avez placé votre dernière pagode et gagnez
    [among] { $winners } avez placé la dernière pagode et gagnez
    [one] { $winners } a placé sa dernière pagode et gagne
   *[many] { $winners } ont placé leur dernière pagode et gagnent
} la partie
qin-over-exhausted = Plus aucune tuile ne convient : { $winners-are ->
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
    [rb] Rouge en { $first }, bleu en { $second }
   *[yb] Jaune en { $first }, bleu en { $second }
}

## Pourquoi non

qin-refused-not-in-hand = On pose une tuile de sa main, et vous n’avez pas de { qin-tile-name }
qin-refused-terrain = Une tuile se pose sur la prairie libre, et { $at } { $obstacle ->
    [water] est de l’eau
    [village] est un village
   *[province] fait déjà partie d’une province
}
qin-refused-detached = Une tuile doit toucher par un côté une case de province, quelle que soit sa couleur
qin-refused-two-majors = Deux provinces majeures ne se rejoignent jamais, et cette tuile relierait les provinces { $colour ->
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
} { $squares } cases chacun, et personne ne pourrait posséder l’ensemble

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
    .help = La première partie est commencée par un joueur tiré au sort, ou par la première place.
    .value = { $value ->
        [random] Tirage au sort
       *[first] La première place
    }

## Fins de partie

qin-ending-last_pagoda = Un joueur a placé sa dernière pagode
qin-ending-exhausted = Plus aucune tuile ne convient
