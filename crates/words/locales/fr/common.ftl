# Ce que tous les jeux disent de la même façon.
#
# Un joueur $who est un nom, ou « vous » pour le lecteur ; $who-is le dit : you ou other.
# Plusieurs joueurs $who forment une liste où le lecteur vient en dernier ; $who-are vaut you (le lecteur seul),
# among (le lecteur et d’autres), one ou many.
# DE($who) fait l’élision : de Bob, d’Ada, de vous.

you = vous
seat = place { $number }
and = { $list } et { $last }
parts = { $first } ; { $then }
labelled = { $label } : { $text }

refused-game-over = La partie est terminée
refused-not-your-turn = Ce n’est pas à vous de jouer

over = La partie est terminée : { $winners-are ->
    [you] vous avez gagné
    [among] { $winners } avez gagné
    [one] { $winners } a gagné
   *[many] { $winners } ont gagné
}
