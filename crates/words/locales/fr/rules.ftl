# Les pages de règles : leur cadre et les légendes de leurs figures

rules-of = { $game } : les règles
rules-contents = Sommaire
rules-others = Y jouer, ou lire les règles d’un autre jeu
rules-as-page = Ouvrir dans une page
rules-figure-before = Avant
rules-figure-after = Après
rules-figure-refused = Interdit

## Qin

rules-qin-provinces = Une petite province rouge du joueur A avec une pagode, une case jaune isolée et une province bleue majeure du joueur B : cinq cases, deux pagodes, imprenable.
rules-qin-two-majors = Les deux provinces rouges sont majeures. Personne ne peut les relier, pas même leurs propriétaires.
rules-qin-tie = Deux cases contre deux : personne ne posséderait l’ensemble, la tuile ne peut donc pas être posée ici. Une troisième case d’un côté ou de l’autre trancherait.
rules-qin-founding = La moitié jaune rencontre une case jaune isolée : deux cases, et A possède une province. La moitié rouge reste seule et n’est à personne.
rules-qin-growing = A pose la tuile, mais la province rouge grandit pour son propriétaire B ; la moitié bleue forme une province à part, qui est à A.
rules-qin-major = À la cinquième case, la province jaune devient majeure. Une seconde pagode rejoint la première, et plus personne ne peut la prendre.
rules-qin-joining = A relie une province de deux cases à une province de trois. Les trois sont à B : B possède donc les sept, et A reprend une pagode.
rules-qin-village = Auprès du village, A avait une pagode et B une aussi : B le gardait. La province bleue est maintenant majeure et compte deux : le village change de mains.

## La Grande Muraille de Chine

rules-great-wall-cards = Ce que valent les cartes quand rien n’y change : un mur 1, une porte 2, la tour de guet 3, un cavalier 2, un dragon 1. Les sommes sont à droite.
rules-great-wall-warriors = Chaque guerrier d’A vaut un de plus que le précédent : 1, 2, 3. Ce qui se trouve entre eux n’importe pas.
rules-great-wall-noble = Un seul noble, et chaque carte découverte vaut 1. Les cartes fortes d’A ne valent pas plus que les murs de B : chacun en a trois, et personne ne mène.
rules-great-wall-second-token = A finit son tour avec un 7 sur une de ses cartes, qui ôte 7 à son total. B mène donc quand son tour commence : le 3 libre revient à B, le 7 à A, et le chantier repart de zéro.
rules-great-wall-claim = Au début de son tour, A mène et choisit entre le 7 et le 3. À côté de chaque jeton figurent les totaux qu’on aurait alors : avec le 3, A mène encore ; avec le 7, ce serait B.
rules-great-wall-horsemen = A doit encore une action. Deux cavaliers se posent avant elle pour rien, et l’action est toujours là.
rules-great-wall-dragon = Le dragon d’A recouvre la tour de guet de B. Elle y reste, ne vaut plus rien, ne fait plus rien, et A mène.
rules-great-wall-protected = La tour de guet porte un jeton. Aucun dragon ne peut s’y poser, si forte qu’elle soit.

## Sun Tzu

rules-sun-tzu-plan = Sun Tzu a posé une carte à côté de chaque province. Shao n’en voit aucune, et chacun peut changer d’avis tant que les deux plans ne sont pas prêts.
rules-sun-tzu-six = Le 6 gagne de 2. Il coûte une armée, qui reste comme marqueur à côté de la province : Sun Tzu n’y posera pas d’autre 6.
rules-sun-tzu-plague = Avec une peste, il n’y a pas de bataille. Il y avait cinq armées ; la moitié, arrondie vers le bas, survit.
rules-sun-tzu-battle = Neuf contre cinq, cela fait un écart de 4. Trois points chassent les armées de Sun Tzu, et une armée de Shao entre.
rules-sun-tzu-shortage = Sun Tzu gagne de 5, mais sa réserve n’a que trois armées. Deux doivent venir d’autres provinces, des voisines d’abord ; il en prend une au Xinjiang et une au Mandarin.
rules-sun-tzu-scoring = La troisième dynastie s’achève et la première valeur de chaque tuile compte. Le marqueur avance de la différence des deux sommes.

## Xi’an

rules-xian-formations = La fosse au début d’une partie avec les faces A1, B1 et C1. Des statues occupent quelques cases ; les autres montrent ce que rapporte une statue modelée là. À côté de chaque section : ce que coûte une statue, les commandes, le prix d’une peinture et ce que vaut la majorité.
rules-xian-order = Les cartes du dessous décident. C montre un 4 et joue d’abord ; A et B montrent tous deux un 1, et le contremaître d’A est plus haut dans la pile.
rules-xian-fee = Le bâtisseur de B travaille déjà au Palais : A paie donc une pièce à B. Avec le Premier ministre, il y a maintenant trois pions dans cette paire ; le quatrième la fermera pour le reste de la manche.
rules-xian-model = A paie 2 argiles pour une statue dans la section A, reçoit ce que montre la case a8 et signe la statue : personne d’autre ne pourra la peindre.
rules-xian-paint = A paie un pigment jaune, que demande la commande, et un autre de n’importe quelle couleur. Le nouveau soldat en relie deux autres : un groupe de trois, trois points.
rules-xian-forge = A paie 2 pièces pour l’arbalète, qui rapporte 1 argile. Son emplacement reste vide jusqu’à la fin de la manche.
rules-xian-advance = Le contremaître d’A arrive sur la case 3, par-dessus celui qui s’y trouvait, et A prend la tuile Réduction. À cartes égales, A joue désormais avant B.
rules-xian-scoring = La fin d’une partie, catégorie par catégorie. A avait moins de prestige en chemin et gagne grâce aux soldats, à l’équipement et à la tuile finale.
