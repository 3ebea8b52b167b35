# Les légendes des figures de La Grande Muraille de Chine

rules-great-wall-cards = Ce que vaut chaque carte à elle seule : un mur 1, une porte 2, la tour de guet 3, un cavalier 2, un dragon 1. Les totaux sont à droite.
rules-great-wall-warriors = Chaque guerrier d’Ada vaut un de plus que le précédent : 1, 2, 3. Peu importe ce qui se trouve entre eux.
rules-great-wall-noble = Avec un noble, chaque carte découverte vaut 1. Les cartes fortes d’Ada ne valent pas plus que les murs de Bo : trois points chacun, et personne ne mène.
rules-great-wall-second-token = Ada finit son tour avec le 7 sur une de ses cartes, qui ôte 7 à son total. Bo mène donc quand son tour commence : Bo gagne le 3 libre, Ada le 7, et le chantier repart de zéro.
rules-great-wall-claim = Au début de son tour, Ada mène et choisit entre le 7 et le 3. À côté de chaque jeton figurent les totaux qui en résulteraient : avec le 3, Ada mène encore ; avec le 7, ce serait Bo.
rules-great-wall-horsemen = Il reste une action à Ada. Deux cavaliers se posent d’abord sans action, et l’action reste à faire.
rules-great-wall-dragon = Le dragon d’Ada recouvre la tour de guet de Bo. Celle-ci reste dessous, ne vaut plus rien et n’a plus d’effet : Ada mène.
rules-great-wall-protected = La tour de guet porte un jeton. Aucun dragon ne peut s’y poser, si forte qu’elle soit.
rules-great-wall-table = Une table à deux.
rules-great-wall-table-turn = Les étapes d’un tour : d’abord prendre et gagner ce qui est dû, puis deux actions.
rules-great-wall-table-site = Un chantier, où tous bâtissent.
rules-great-wall-table-tokens = Les jetons de renommée de ce chantier : ses prix.
rules-great-wall-table-cards = Les cartes dans l’ordre où elles ont été jouées, chacune à la couleur de son propriétaire. Un jeton pris se trouve sur l’une d’elles et est retiré du total de son propriétaire.
rules-great-wall-table-totals = Ce que valent ici les cartes de chacun, et qui mène.
rules-great-wall-table-forecast = Ce qui arrivera au début d’un tour, si rien ne change.
rules-great-wall-table-seats = Ce que chacun a gagné, et combien de cartes il lui reste.
rules-great-wall-first-turn = Le premier tour d’Ada : deux murs sur le chantier 2, qui valent 2 ensemble.
rules-great-wall-second-turn = Le premier tour de Bo : sa tour de guet vaut 3, et il mène sur le chantier 2.
rules-great-wall-third-turn = Le deuxième tour d’Ada : le cavalier et la porte portent son total à 6, contre 3. Elle mène tant que personne ne la dépasse.
