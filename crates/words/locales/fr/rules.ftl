# Les pages de règles

rules-of = { $game } : les règles
rules-contents = Sommaire
rules-others = Y jouer, ou lire les règles d’un autre jeu
rules-as-page = Ouvrir dans une page
rules-figure-before = Avant
rules-figure-after = Après
rules-figure-refused = Interdit
rules-practise = L’essayer dans une leçon : { $lesson }
rules-search = Chercher dans les règles
rules-nothing = Rien trouvé
