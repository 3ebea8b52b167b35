# Ce que le juge de La Grande Muraille de Chine voit dans une position, pour les conseils

judge-great-wall-fame-won = renommée gagnée
judge-great-wall-fame-on-own-cards = renommée posée sur vos cartes
judge-great-wall-fresh-site-lead-that-nobody-can-take-in-time = deux jetons libres : une avance que personne ne peut prendre à temps
judge-great-wall-fresh-site-lead-that-somebody-can-take-in-time = deux jetons libres : une avance que quelqu’un peut prendre à temps
judge-great-wall-fresh-site-tied-at-the-top = deux jetons libres : égalité en tête
judge-great-wall-fresh-site-lead-within-reach = deux jetons libres : la tête à portée
judge-great-wall-fresh-site-lead-out-of-reach = deux jetons libres : la tête hors de portée
judge-great-wall-fresh-site-points-ahead = deux jetons libres : points d’avance
judge-great-wall-claimed-site-lead-that-nobody-can-take-in-time = un jeton pris : une avance que personne ne peut prendre à temps
judge-great-wall-claimed-site-lead-that-somebody-can-take-in-time = un jeton pris : une avance que quelqu’un peut prendre à temps
judge-great-wall-claimed-site-tied-at-the-top = un jeton pris : égalité en tête
judge-great-wall-claimed-site-lead-within-reach = un jeton pris : la tête à portée
judge-great-wall-claimed-site-lead-out-of-reach = un jeton pris : la tête hors de portée
judge-great-wall-claimed-site-points-ahead = un jeton pris : points d’avance
judge-great-wall-walls-in-hand = murs en main
judge-great-wall-gates-in-hand = portes en main
judge-great-wall-watchtower-in-hand = la tour de guet en main
judge-great-wall-noble-in-hand = le noble en main
judge-great-wall-warriors-in-hand = guerriers en main
judge-great-wall-horsemen-in-hand = cavaliers en main
judge-great-wall-dragon-in-hand = le dragon en main
judge-great-wall-pairs-of-warriors-in-hand = paires de guerriers en main
judge-great-wall-cards-in-the-deck = cartes dans la pioche
judge-great-wall-actions-owed = actions restantes
