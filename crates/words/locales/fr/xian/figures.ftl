# Les légendes des figures de Xi’an

rules-xian-formations = La fosse au début d’une partie avec les faces A1, B1 et C1. Des statues occupent quelques cases ; les autres montrent ce que rapporte une statue modelée là. À côté de chaque section : ce que coûte une statue, les requêtes, le prix d’une peinture et ce que vaut la majorité.
rules-xian-order = Les cartes du dessous décident. Chen révèle un 4 et joue d’abord ; Ada et Bo révèlent tous deux un 1, et le superviseur d’Ada est plus haut dans la pile.
rules-xian-fee = Le Maître-bâtisseur de Bo est déjà au Palais : Ada paie donc une pièce à Bo. Avec le Premier ministre, il y a maintenant trois pions dans cette paire ; le quatrième la fermera pour le reste de la manche.
rules-xian-model = Ada paie 2 blocs d’argile pour une statue dans la section A, reçoit ce que montre la case a8 et signe la statue : personne d’autre ne pourra la peindre.
rules-xian-paint = Ada paie un pigment jaune, demandé par la requête, et un autre de n’importe quelle couleur. Le nouveau soldat en relie deux autres : un groupe de trois, trois points.
rules-xian-forge = Ada paie 2 pièces pour l’arbalète, qui rapporte 1 bloc d’argile. Son emplacement reste vide jusqu’à la fin de la manche.
rules-xian-advance = Le superviseur d’Ada arrive sur la case 3, par-dessus celui qui s’y trouvait, et Ada prend la tuile Réduction. À initiative égale, Ada joue désormais avant Bo.
rules-xian-scoring = Une fin de partie, catégorie par catégorie. Ada avait moins de prestige avant le décompte et gagne grâce aux soldats, à l’équipement et à la tuile de fin de partie.
