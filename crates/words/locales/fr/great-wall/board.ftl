# La Grande Muraille sur le plateau

board-great-wall-site = Chantier { $site }
board-great-wall-turn = Le tour de { $name }
board-great-wall-step-score = Décompte
board-great-wall-step-first = Première action
board-great-wall-step-second = Deuxième action
board-great-wall-last-round = Dernier tour de table : { $is ->
    [you] vous avez posé toutes vos cartes.
   *[other] { $name } a posé toutes ses cartes.
}{ $turn ->
    [you] {" "}C’est votre dernier tour.
   *[other] {""}
} Encore à jouer :
board-great-wall-scoring-only = Les cartes sont posées. On ne fait plus que décompter, jusqu’à ce que personne ne mène plus.
board-great-wall-scoring = Après le dernier tour, décompte par décompte
board-great-wall-scores-nothing = ne mène nulle part et ne gagne rien
board-great-wall-wins = { $name } gagne le jeton de { $token }
board-great-wall-closed = Fermé : aucun nouveau jeton n’arrive ici
board-great-wall-lost = { $lead }. Les jetons d’ici sont perdus.
board-great-wall-leads = mène
board-great-wall-tied = à égalité
board-great-wall-noble = Sous un noble, chaque carte compte 1
board-great-wall-lead-nobody = Personne n’a de cartes ici
board-great-wall-lead-sole = { $is ->
    [you] Vous menez
   *[other] { $name } mène
}
board-great-wall-lead-tied = Personne ne mène : { $names } sont à égalité
board-great-wall-will-claim = { $turns ->
    [0] { $is ->
        [you] Vous prenez maintenant le { $one } ou le { $other }
       *[other] { $name } prend maintenant le { $one } ou le { $other }
    }
   *[other] Si rien ne change, { $is ->
        [you] vous prenez le { $one } ou le { $other } au début de votre prochain tour
       *[other] { $name } prend le { $one } ou le { $other } au début de son tour
    }
}
board-great-wall-will-complete = Si rien ne change, { $is ->
    [you] vous gagnez le { $one }{ $same ->
        [true] {" "}et le { $other } au début de votre prochain tour
       *[false] {" "}au début de votre prochain tour, et { $owner } le { $other }
    }
   *[other] { $name } gagne le { $one }{ $same ->
        [true] {" "}et le { $other } au début de son tour
       *[false] {" "}au début de son tour, et { $owner-is ->
            [you] vous gagnez
           *[other] { $owner } gagne
        } le { $other }
    }
}
board-great-wall-summary = Chantier { $site }{ $open ->
    [true] , jetons libres { $tokens }{ $present ->
        [0] {""}
       *[other] {" "}; totaux : { $totals }
    }. { $forecast }
   *[false] , fermé
}
board-great-wall-token = Jeton libre de { $token }
board-great-wall-offer = Prendre le jeton de { $token } : les totaux sont alors { $totals }. { $lead }
board-great-wall-card-of = { $card } de { $name }
board-great-wall-column = Colonne { $column } : { $card }, vaut { $value }{ $covers ->
    [0] {""}
   *[other] , couvre { $covered }
}{ $token ->
    [0] {""}
   *[other] , porte le jeton de { $token } et ne craint pas les dragons
}
board-great-wall-totals = Totaux au chantier { $site } : { $totals }
board-great-wall-deck = Piocher
board-great-wall-draw = { $count ->
    [0] Piocher une carte : votre pioche est vide
    [one] Piocher une carte : il en reste { $count } dans votre pioche
   *[other] Piocher une carte : il en reste { $count } dans votre pioche
}
board-great-wall-free = { $count ->
    [one] gratuit
   *[other] gratuit, ×{ $count }
}
board-great-wall-fewer = Une carte de moins
board-great-wall-more = Une carte de plus
board-great-wall-pass = Passer
board-great-wall-horsemen-now = { $count ->
    [one] Vous pouvez encore poser votre cavalier sans dépenser d’action. Après votre dernière action, le tour est fini.
   *[other] Vous pouvez encore poser vos { $count } cavaliers sans dépenser d’action. Après votre dernière action, le tour est fini.
}
board-great-wall-points = de gloire
board-great-wall-tokens = { $count ->
    [one] jeton
   *[other] jetons
}
board-great-wall-held = main { $hand } · pioche { $deck }
board-great-wall-unlaid = Pas encore posées, main et pioche
board-great-wall-fame = Gloire gagnée
board-great-wall-sum = = { $count }
board-great-wall-face-down = { $count ->
    [0] aucun jeton
    [one] un jeton, face cachée
   *[other] { $count } jetons, face cachée
}
board-great-wall-pool = { $count ->
    [0] La réserve de jetons est vide.
   *[other] Il y a { $count } jetons dans la réserve.
}
board-great-wall-legend = Ce que valent les cartes
board-great-wall-power = { $kind ->
    [wall] 1
    [gate] 2
    [watchtower] 3
    [noble] 1 ; tant qu’il n’est pas couvert, chaque carte du chantier compte 1
    [warrior] 1, et 1 de plus pour chaque guerrier du même joueur à sa gauche
    [horseman] 2 ; se pose sans dépenser d’action
   *[dragon] 1 ; peut se poser sur une carte, qui ne compte alors plus
}
board-great-wall-removed = Sortis du jeu par paires égales :
