# La Grande Muraille sur le plateau

board-great-wall-site = Chantier { $site }
board-great-wall-turn = Tour { DE($name) }
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
board-great-wall-scoring-only = Toutes les cartes sont posées. On décompte jusqu’à ce que plus personne ne mène.
board-great-wall-scoring = Après le dernier tour de table, décompte par décompte
board-great-wall-scores-nothing = ne mène nulle part et ne gagne rien
board-great-wall-wins = { $name } gagne le jeton { $token }
board-great-wall-herald = { $kind ->
    [claim] prend au chantier { $site }
   *[complete] achève le chantier { $site }
}
board-great-wall-closed = Fermé : aucun nouveau jeton n’arrive ici
board-great-wall-lost = { $lead }. Les jetons d’ici sont perdus.
board-great-wall-leads = mène
board-great-wall-tied = à égalité
board-great-wall-noble = Sous un noble, chaque carte vaut 1
board-great-wall-lead-nobody = Personne n’a de cartes ici
board-great-wall-lead-sole = { $is ->
    [you] Vous menez
   *[other] { $name } mène
}
board-great-wall-lead-tied = Personne ne mène : égalité entre { $names }
board-great-wall-will-claim = { $turns ->
    [0] { $is ->
        [you] Vous prenez maintenant le { $one } ou le { $other }
       *[other] { $name } prend maintenant le { $one } ou le { $other }
    }
   *[other] { $is ->
        [you] Vous prenez le { $one } ou le { $other } au début de votre prochain tour
       *[other] { $name } prend le { $one } ou le { $other } au début de son tour
    }
}
board-great-wall-will-complete = { $is ->
    [you] Vous gagnez le { $one }{ $same ->
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
board-great-wall-forecast = { $forecast }, si rien ne change
board-great-wall-summary = Chantier { $site }{ $open ->
    [true] , jetons libres : { $tokens }{ $present ->
        [0] {""}
       *[other] {""} ; totaux : { $totals }
    }. { $forecast }
   *[false] , fermé
}
board-great-wall-token = Jeton libre : { $token }
board-great-wall-offer = Prendre le jeton { $token } : les totaux deviennent { $totals }. { $lead }
board-great-wall-card-of = { $card } { DE($name) }
board-great-wall-column = Colonne { $column } : { $card }, vaut { $value }{ $covers ->
    [0] {""}
   *[other] , recouvre { $covered }
}{ $token ->
    [0] {""}
   *[other] , porte le jeton { $token } et est protégée des dragons
}
board-great-wall-totals = Totaux au chantier { $site } : { $totals }
board-great-wall-deck = Piocher
board-great-wall-draw = { $count ->
    [0] Votre pioche est vide
    [one] Piocher une carte : il en reste { $count } dans votre pioche
   *[other] Piocher une carte : il en reste { $count } dans votre pioche
}
board-great-wall-free = { $count ->
    [one] sans action
   *[other] sans action, ×{ $count }
}
board-great-wall-fewer = Une carte de moins
board-great-wall-more = Une carte de plus
board-great-wall-pass = Passer
board-great-wall-horsemen-now = { $count ->
    [one] Vous pouvez encore poser votre cavalier sans dépenser d’action. Après votre dernière action, le tour est fini.
   *[other] Vous pouvez encore poser vos { $count } cavaliers sans dépenser d’action. Après votre dernière action, le tour est fini.
}
board-great-wall-points = de renommée
board-great-wall-tokens = { $count ->
    [one] jeton
   *[other] jetons
}
board-great-wall-held = main { $hand } · pioche { $deck }
board-great-wall-unlaid = Pas encore posées (main et pioche)
board-great-wall-fame = Renommée gagnée
board-great-wall-sum = = { $count }
board-great-wall-face-down = { $count ->
    [0] aucun jeton
    [one] un jeton, face cachée
   *[other] { $count } jetons, face cachée
}
board-great-wall-pool = { $count ->
    [0] La réserve de jetons est vide.
    [one] Il reste un jeton dans la réserve.
   *[other] Il reste { $count } jetons dans la réserve.
}
board-great-wall-legend = Ce que valent les cartes
board-great-wall-power = { $kind ->
    [wall] 1
    [gate] 2
    [watchtower] 3
    [noble] 1 ; tant qu’il n’est pas recouvert, chaque carte du chantier vaut 1
    [warrior] 1, et 1 de plus pour chaque guerrier du même joueur à sa gauche
    [horseman] 2 ; se pose sans dépenser d’action
   *[dragon] 1 ; peut recouvrir une carte, qui ne compte alors plus
}
board-great-wall-removed = Paires égales sorties du jeu :
