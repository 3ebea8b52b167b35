# La Grande Muraille de Chine dans le terminal

terminal-great-wall-pool = { $tokens ->
    [one] { $tokens } jeton en réserve
   *[other] { $tokens } jetons en réserve
}
terminal-great-wall-site = Chantier { $site } : jetons { $tokens }{ $noble ->
    [yes] {""} ; un noble : chaque carte vaut 1
   *[no] {""}
}
terminal-great-wall-closed = Chantier { $site } : fermé
terminal-great-wall-column = { $column } { $name } : { $card } { $value }{ $token ->
    [no] {""}
   *[other] , jeton { $token }
}{ $covers ->
    [no] {""}
   *[other] , sur { $covers }
}
terminal-great-wall-tie = personne ne mène
terminal-great-wall-first = → { $name } prend { $one } ou { $other } au début de son tour, si rien ne change
terminal-great-wall-both = → { $name } gagne { $free } au début de son tour, et { $owner } le { $claimed } déjà posé
terminal-great-wall-player = { $seat } { $name } : { $won }, pioche : { $deck } cartes, main : { $hand }
terminal-great-wall-unlaid = pas encore posées : { $cards }
terminal-great-wall-points = { $count ->
    [one] { $count } point gagné
   *[other] { $count } points gagnés
}
terminal-great-wall-tokens = { $count ->
    [one] { $count } jeton gagné
   *[other] { $count } jetons gagnés
}
terminal-great-wall-legend = Chaque colonne a son numéro, son propriétaire, sa carte du dessus et ce qu’elle vaut à présent. Un jeton sur une carte est déduit du total de son propriétaire. Une flèche dit ce qui arrive si rien ne change.
