# La Grande Muraille de Chine en français.

great-wall-title = La Grande Muraille de Chine
great-wall-tagline = Bâtissez la muraille ensemble, surpassez-vous sur chaque chantier et prenez la gloire avant les autres

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
    [you] Vous piochez
   *[other] { $who } pioche
} { $left ->
    [0] la dernière carte de la pioche
   *[other] une carte
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
great-wall-covered = { $who-is ->
    [you] Vous posez votre dragon
   *[other] { $who } pose son dragon
} sur { $owner-is ->
    [you] votre { great-wall-card }
   *[other] { $own ->
        [yes] { great-wall-own-card }
       *[no] { great-wall-the-card } { DE($owner) }
    }
} au chantier { $site }, qui ne compte plus
great-wall-claimed = { $who-is ->
    [you] Vous réclamez le jeton de { $token } du chantier { $site } et le posez sur votre carte
   *[other] { $who } réclame le jeton de { $token } du chantier { $site } et le pose sur sa carte
} de la colonne { $column }
great-wall-unled = Plus personne ne mène sur le chantier { $site }
great-wall-leads = { $who-is ->
    [you] Vous menez
   *[other] { $who } mène
} sur le chantier { $site } avec { $total }
great-wall-level = { $who } { $who-are ->
    [among] êtes
   *[many] sont
} à égalité à { $total } sur le chantier { $site } : personne n’y mène
great-wall-completed = { $who-is ->
    [you] Vous menez sur le chantier { $site } avec { $total } et l’achevez
   *[other] { $who } mène sur le chantier { $site } avec { $total } et l’achève
}
great-wall-won = { $who-is ->
    [you] Vous gagnez
   *[other] { $who } gagne
} le jeton de { $token } du chantier { $site }
great-wall-cleared = { $cards ->
    [one] La seule carte du chantier { $site } quitte
   *[other] Les { $cards } cartes du chantier { $site } quittent
} le jeu
great-wall-pair-removed = Deux jetons égaux de { $token } sont retournés pour le chantier { $site } et quittent le jeu
great-wall-opened = Le chantier { $site } reçoit { $left ->
    [0] les deux derniers jetons
   *[other] deux nouveaux jetons
}, de { $one } et { $other }
great-wall-closed = Le chantier { $site } ne reçoit plus de jetons et ferme pour de bon
great-wall-last-round = { $who-is ->
    [you] Vous avez posé toutes vos cartes
   *[other] { $who } a posé toutes ses cartes
} : chacun des autres joue encore un tour
great-wall-scoring-only = Le dernier tour est terminé : désormais on ne fait plus que marquer
great-wall-over-exhausted = Toute la gloire est gagnée : { great-wall-winners }
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
} de gloire

## Ce qui est demandé

great-wall-prompt-claim = { $who-is ->
    [you] Vous menez sur le chantier { $site } : réclamez-y un jeton et posez-le sur une de vos cartes
   *[other] C’est à { $who } de réclamer un jeton sur le chantier { $site }
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
great-wall-action-claim = Réclamer le jeton de { $token } du chantier { $site } et le poser sur la colonne { $column }

## Pourquoi non

great-wall-refused-no-such-site = Il n’y a pas de chantier { $site } dans cette partie
great-wall-refused-site-closed = Le chantier { $site } est fermé : il ne restait plus de jetons pour lui
great-wall-refused-no-such-column = Le chantier { $site } n’a pas de colonne { $column }
great-wall-refused-claim-first = Vous menez sur le chantier { $site } : réclamez-y d’abord un jeton
great-wall-refused-claim-in-order = Les jetons se réclament dans l’ordre des chantiers : le { $asked } vient avant le { $site }
great-wall-refused-nothing-to-claim = On réclame un jeton là où l’on mène au début de son tour et où les deux jetons sont libres, ce qui n’est pas le cas du chantier { $site }
great-wall-refused-no-such-token = Aucun jeton libre du chantier { $site } ne vaut { $token }
great-wall-refused-not-your-card = Un jeton se pose sur une de ses propres cartes, et celle du dessus de la colonne { $column } du chantier { $site } n’est pas à vous
great-wall-refused-card-is-covered = Un jeton se pose sur une carte découverte, et un dragon recouvre la colonne { $column } du chantier { $site }
great-wall-refused-only-scoring = Après le dernier tour, on ne pose et ne pioche plus rien : on marque
great-wall-refused-deck-empty = Votre pioche est vide, et elle n’est jamais reconstituée
great-wall-refused-no-passing = On ne peut renoncer à une action que pendant le dernier tour
great-wall-refused-not-in-hand = { $count ->
    [one] Vous n’avez pas de { great-wall-card } en main
   *[other] Vous n’avez pas { $count } { great-wall-card-plural } en main
}
great-wall-refused-protected = Le jeton posé sur la colonne { $column } du chantier { $site } la protège des dragons

## Options

great-wall-option-start = Qui commence
    .help = Le premier tour revient à un joueur tiré au sort, ou à la première place.
    .value = { $value ->
        [random] Tirage au sort
       *[first] La première place
    }
great-wall-option-open_scores = Scores visibles
    .help = D’ordinaire, les jetons gagnés sont face cachée. Avec cette option, tout le monde voit ce qu’ils valent.
    .value = { $value ->
        [true] Tout le monde voit les jetons gagnés
       *[false] Les jetons gagnés sont face cachée
    }

## Fins de partie

great-wall-ending-exhausted = Toute la gloire est gagnée
great-wall-ending-settled = Tous les chantiers sont gagnés
great-wall-ending-blocked = Personne ne mène sur les chantiers restants
