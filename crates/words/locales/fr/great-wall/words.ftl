# La Grande Muraille de Chine en français.

great-wall-title = La Grande Muraille de Chine
great-wall-designers = Reiner Knizia
great-wall-tagline = Bâtissez la muraille ensemble, dépassez les autres sur chaque chantier et gagnez la renommée de l’Empereur

## Les pièces

great-wall-cards = { $count ->
    [one] { $kind ->
        [wall] un mur
        [gate] une porte
        [watchtower] une tour de guet
        [noble] un noble
        [warrior] un guerrier
        [horseman] un cavalier
       *[dragon] un dragon
    }
   *[other] { $count } { great-wall-card-plural }
}
great-wall-card-plural = { $kind ->
    [wall] murs
    [gate] portes
    [watchtower] tours de guet
    [noble] nobles
    [warrior] guerriers
    [horseman] cavaliers
   *[dragon] dragons
}
great-wall-card = { $kind ->
    [wall] mur
    [gate] porte
    [watchtower] tour de guet
    [noble] noble
    [warrior] guerrier
    [horseman] cavalier
   *[dragon] dragon
}
great-wall-the-card = { $kind ->
    [gate] la porte
    [watchtower] la tour de guet
   *[other] le { great-wall-card }
}
great-wall-own-card = { $kind ->
    [gate] sa propre porte
    [watchtower] sa propre tour de guet
   *[other] son propre { great-wall-card }
}

## Ce qui se passe

great-wall-drew = { $who-is ->
    [you] Vous piochez
   *[other] { $who } pioche
} { great-wall-cards }
great-wall-drew-unseen = { $who-is ->
    [you] Vous piochez { $left ->
        [0] la dernière carte de votre pioche
       *[other] une carte
    }
   *[other] { $who } pioche { $left ->
        [0] la dernière carte de sa pioche
       *[other] une carte
    }
}
great-wall-passed = { $who-is ->
    [you] Vous passez
   *[other] { $who } passe
}
great-wall-laid = { $who-is ->
    [you] Vous posez
   *[other] { $who } pose
} { great-wall-cards } sur le chantier { $site }{ $free ->
    [yes] , sans dépenser d’action
   *[no] {""}
}
great-wall-covered = Sur le chantier { $site }, { $who-is ->
    [you] vous posez votre dragon
   *[other] { $who } pose son dragon
} sur { $owner-is ->
    [you] votre { great-wall-card }
   *[other] { $own ->
        [yes] { great-wall-own-card }
       *[no] { great-wall-the-card } { DE($owner) }
    }
}, qui ne compte plus
great-wall-claimed = { $who-is ->
    [you] Vous prenez le jeton { $token } du chantier { $site } et le posez sur votre carte
   *[other] { $who } prend le jeton { $token } du chantier { $site } et le pose sur sa carte
} de la colonne { $column }
great-wall-unled = Plus personne ne mène sur le chantier { $site }
great-wall-leads = { $who-is ->
    [you] Vous menez
   *[other] { $who } mène
} sur le chantier { $site } avec { great-wall-points }
great-wall-points = { $total ->
    [one] { $total } point
   *[other] { $total } points
}
great-wall-level = { $who } { $who-are ->
    [among] êtes
   *[many] sont
} à égalité avec { great-wall-points } sur le chantier { $site } : personne n’y mène
great-wall-completed = { $who-is ->
    [you] Vous menez sur le chantier { $site } avec { great-wall-points } et le terminez
   *[other] { $who } mène sur le chantier { $site } avec { great-wall-points } et le termine
}
great-wall-won = { $who-is ->
    [you] Vous gagnez
   *[other] { $who } gagne
} le jeton { $token } du chantier { $site }
great-wall-cleared = { $cards ->
    [one] La seule carte du chantier { $site } sort
   *[other] Les { $cards } cartes du chantier { $site } sortent
} du jeu
great-wall-pair-removed = Deux jetons { $token } sont retournés pour le chantier { $site } : ils sortent du jeu
great-wall-opened = Le chantier { $site } reçoit { $left ->
    [0] les deux derniers jetons
   *[other] deux nouveaux jetons
} : { $one } et { $other }
great-wall-closed = Le chantier { $site } ne reçoit plus de jetons et ferme pour de bon
great-wall-last-round = { $who-is ->
    [you] Vous avez posé toutes vos cartes
   *[other] { $who } a posé toutes ses cartes
} : chacun des autres joue encore un tour
great-wall-scoring-only = Le dernier tour de table est terminé : il ne reste plus que les décomptes
great-wall-over-exhausted = Tous les jetons de renommée sont gagnés : { great-wall-winners }
great-wall-over-settled = Tous les chantiers sont gagnés : { great-wall-winners }
great-wall-over-blocked = Personne ne mène sur les chantiers restants : { great-wall-winners }
great-wall-winners = { $winners-are ->
    [you] vous gagnez
    [among] { $winners } gagnez
    [one] { $winners } gagne
   *[many] { $winners } gagnent
} avec { $score } { $score ->
    [one] point
   *[other] points
} de renommée

## Ce qui est demandé

great-wall-prompt-claim = { $who-is ->
    [you] Vous menez sur le chantier { $site } : prenez-y un jeton et posez-le sur une de vos cartes
   *[other] C’est à { $who } de prendre un jeton sur le chantier { $site }
}
great-wall-prompt-act = { $who-is ->
    [you] À vous : { $pass ->
        [yes] posez des cartes, piochez-en une ou passez
       *[no] posez des cartes ou piochez-en une
    } ({ $owed ->
        [one] encore une action
       *[other] encore { $owed } actions
    }{ $horsemen ->
        [0] {""}
        [one] {""} ; votre cavalier n’en coûte pas
       *[other] {""} ; vos cavaliers n’en coûtent pas
    })
   *[other] C’est à { $who } de poser des cartes ou de piocher
}
great-wall-action-draw = Piocher une carte
great-wall-action-pass = Passer
great-wall-action-lay = Poser { great-wall-cards } sur le chantier { $site }
great-wall-action-cover = Poser le dragon sur la colonne { $column } du chantier { $site }
great-wall-action-claim = Prendre le jeton { $token } du chantier { $site } et le poser sur la colonne { $column }

## Pourquoi non

great-wall-refused-no-such-site = Il n’y a pas de chantier { $site } dans cette partie
great-wall-refused-site-closed = Le chantier { $site } est fermé : il n’y a plus de jetons
great-wall-refused-no-such-column = Le chantier { $site } n’a pas de colonne { $column }
great-wall-refused-claim-first = Vous menez sur le chantier { $site } : prenez-y d’abord un jeton
great-wall-refused-claim-in-order = Les jetons se prennent dans l’ordre des chantiers : le { $asked } d’abord, puis le { $site }
great-wall-refused-nothing-to-claim = On prend un jeton là où l’on mène au début de son tour, quand les deux jetons sont libres : ce n’est pas le cas du chantier { $site }
great-wall-refused-no-such-token = Aucun jeton libre du chantier { $site } ne vaut { $token }
great-wall-refused-not-your-card = Un jeton se pose sur une carte à soi, et celle du dessus de la colonne { $column } du chantier { $site } n’est pas à vous
great-wall-refused-card-is-covered = Un jeton se pose sur une carte découverte, et un dragon recouvre la colonne { $column } du chantier { $site }
great-wall-refused-only-scoring = Après le dernier tour de table, on ne pose ni ne pioche plus : on décompte
great-wall-refused-deck-empty = Votre pioche est vide
great-wall-refused-no-passing = On ne peut passer que pendant le dernier tour de table
great-wall-refused-not-in-hand = { $count ->
    [one] Vous n’avez pas de { great-wall-card } en main
   *[other] Vous n’avez pas { $count } { great-wall-card-plural } en main
}
great-wall-refused-protected = Le jeton posé sur la colonne { $column } du chantier { $site } la protège des dragons

## Options

great-wall-option-start = Qui commence
    .help = Un joueur tiré au sort, ou la place 1, joue le premier tour.
    .value = { $value ->
        [random] Tirage au sort
       *[first] Place 1
    }
great-wall-option-open_scores = Scores visibles
    .help = D’ordinaire, les jetons gagnés sont face cachée. Avec cette option, tout le monde voit ce qu’ils valent.
    .value = { $value ->
        [true] Tout le monde voit les jetons gagnés
       *[false] Les jetons gagnés sont face cachée
    }

## Fins de partie

great-wall-ending-exhausted = Tous les jetons de renommée sont gagnés
great-wall-ending-settled = Tous les chantiers sont gagnés
great-wall-ending-blocked = Personne ne mène sur les chantiers restants

## What a turn came to, as a headline

great-wall-came-laid = { $count ->
    [one] une carte posée sur le chantier { $site }
   *[other] { $count } cartes posées sur le chantier { $site }
}
great-wall-came-drew = { $count ->
    [one] une carte piochée
   *[other] { $count } cartes piochées
}
great-wall-came-covered = une carte recouverte sur le chantier { $site }
great-wall-came-claimed = jeton { $token } revendiqué
great-wall-came-completed = chantier { $site } achevé
