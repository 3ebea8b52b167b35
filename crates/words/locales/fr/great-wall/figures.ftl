# Les légendes des figures de La Grande Muraille de Chine

rules-great-wall-cards = Ce que valent les cartes quand rien n’y change : un mur 1, une porte 2, la tour de guet 3, un cavalier 2, un dragon 1. Les sommes sont à droite.
rules-great-wall-warriors = Chaque guerrier d’A vaut un de plus que le précédent : 1, 2, 3. Ce qui se trouve entre eux n’importe pas.
rules-great-wall-noble = Un seul noble, et chaque carte découverte vaut 1. Les cartes fortes d’A ne valent pas plus que les murs de B : chacun en a trois, et personne ne mène.
rules-great-wall-second-token = A finit son tour avec un 7 sur une de ses cartes, qui ôte 7 à son total. B mène donc quand son tour commence : le 3 libre revient à B, le 7 à A, et le chantier repart de zéro.
rules-great-wall-claim = Au début de son tour, A mène et choisit entre le 7 et le 3. À côté de chaque jeton figurent les totaux qu’on aurait alors : avec le 3, A mène encore ; avec le 7, ce serait B.
rules-great-wall-horsemen = A doit encore une action. Deux cavaliers se posent avant elle pour rien, et l’action est toujours là.
rules-great-wall-dragon = Le dragon d’A recouvre la tour de guet de B. Elle y reste, ne vaut plus rien, ne fait plus rien, et A mène.
rules-great-wall-protected = La tour de guet porte un jeton. Aucun dragon ne peut s’y poser, si forte qu’elle soit.
