# Les légendes des figures de Xi’an

rules-xian-formations = La fosse au début d’une partie avec les faces A1, B1 et C1. Des statues occupent quelques cases ; les autres montrent ce que rapporte une statue modelée là. À côté de chaque section : ce que coûte une statue, les commandes, le prix d’une peinture et ce que vaut la majorité.
rules-xian-order = Les cartes du dessous décident. C montre un 4 et joue d’abord ; A et B montrent tous deux un 1, et le contremaître d’A est plus haut dans la pile.
rules-xian-fee = Le bâtisseur de B travaille déjà au Palais : A paie donc une pièce à B. Avec le Premier ministre, il y a maintenant trois pions dans cette paire ; le quatrième la fermera pour le reste de la manche.
rules-xian-model = A paie 2 argiles pour une statue dans la section A, reçoit ce que montre la case a8 et signe la statue : personne d’autre ne pourra la peindre.
rules-xian-paint = A paie un pigment jaune, que demande la commande, et un autre de n’importe quelle couleur. Le nouveau soldat en relie deux autres : un groupe de trois, trois points.
rules-xian-forge = A paie 2 pièces pour l’arbalète, qui rapporte 1 argile. Son emplacement reste vide jusqu’à la fin de la manche.
rules-xian-advance = Le contremaître d’A arrive sur la case 3, par-dessus celui qui s’y trouvait, et A prend la tuile Réduction. À cartes égales, A joue désormais avant B.
rules-xian-scoring = La fin d’une partie, catégorie par catégorie. A avait moins de prestige en chemin et gagne grâce aux soldats, à l’équipement et à la tuile finale.
