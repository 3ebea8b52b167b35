# Conseils et entraîneur, aux tables contre des robots seulement

hint-button = Conseil
hint-thinking = Réflexion…
hint-title = De bons coups
hint-plan = Un bon plan
hint-none = Il n’y a rien à conseiller pour l’instant.
hint-chance = gagne environ { $chance } parties sur 100
hint-mixed = Votre adversaire doit deviner ce choix : jouer toujours la même chose serait une erreur.
hint-for = Pour : { $features }
hint-against = Contre : { $features }
hint-later = Cela ne se voit pas tout de suite, mais quelques coups plus tard.
hint-beside-others = Voilà ce qu’il apporte par rapport à des plans tirés au hasard.
hint-search = Au premier regard, un autre coup paraît meilleur ; c’est en calculant plus loin que l’on trouve celui-ci.
notice-hint-people = Les conseils sont réservés aux tables contre des robots seulement.
coach = Votre entraîneur
coach-hint = Un doute ? Demandez un conseil (H) : il montre de bons coups et dit pourquoi.
coach-gains = { $name } y a surtout gagné : { $gains }.
coach-off = Se passer de l’entraîneur
coach-on = Rappeler l’entraîneur
first-game = Ma première partie
first-game-text = Contre le novice, avec un entraîneur qui explique chaque décision nouvelle et ne joue jamais à votre place.
level = Niveau
level-novice = Novice : prend les points qu’il voit, et ne voit rien d’autre
level-apprentice = Apprenti : juge ses coups, mais en oublie
level-scholar = Lettré : pèse la position après chaque coup
level-general = Général : calcule un peu plus loin
level-master = Maître : calcule aussi loin que le temps le permet
