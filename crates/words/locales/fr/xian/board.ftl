# Xi’an sur le plateau

board-xian-pit = La fosse
board-xian-buildings = Les bâtiments
board-xian-equipment = Équipement en vente
board-xian-track = La piste du superviseur
board-xian-end-tiles = Tuiles de fin de partie
board-xian-order = Ordre de cette phase
board-xian-round = Manche { $round } sur 6, phase { $phase }
board-xian-ties = À initiative égale :
board-xian-rank = { $name } : initiative { $initiative }, case { $space } de la piste
board-xian-yellow = jaune
board-xian-red = rouge
board-xian-green = vert
board-xian-blue = bleu
board-xian-card = { $colour } { $number }
board-xian-brings = { $card } :
board-xian-amount = { $resource ->
    [coin] { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
    [clay] { $count ->
        [one] { $count } bloc d’argile
       *[other] { $count } blocs d’argile
    }
    [yellow] { $count ->
        [one] { $count } jaune
       *[other] { $count } jaunes
    }
    [red] { $count ->
        [one] { $count } rouge
       *[other] { $count } rouges
    }
    [green] { $count ->
        [one] { $count } vert
       *[other] { $count } verts
    }
   *[blue] { $count ->
        [one] { $count } bleu
       *[other] { $count } bleus
    }
}
board-xian-prestige = { $count ->
    [one] { $count } point de prestige
   *[other] { $count } points de prestige
}
board-xian-request = Requête pour { $slot } : { $colour }, numéro { $number }{ $leaves ->
    [yes] . La plus petite : elle part après cette manche et appelle le Premier ministre au bâtiment de sa couleur
   *[no] {""}
}
board-xian-model-cost = Une statue en { $section } coûte { $clay } blocs d’argile
board-xian-can-pay = Vous avez de quoi peindre ici
board-xian-cannot-pay = Il vous manque des pigments pour peindre ici
board-xian-standing = Soldats en { $section } et ce qu’ils rapporteraient : { $standing }
board-xian-space-empty = { $space }, libre
board-xian-space-raw = { $space }, statue brute
board-xian-space-soldier = { $space }, soldat { DE($name) }
board-xian-space-signed = signée par { $name }
board-xian-space-clay = une statue vous coûte { $clay ->
    [one] { $clay } bloc d’argile
   *[other] { $clay } blocs d’argile
}
board-xian-space-group = la peindre rapporte { $count ->
    [one] { $count } point
   *[other] { $count } points
}
board-xian-workshop = Atelier
board-xian-laboratory = Laboratoire
board-xian-armory = Armurerie
board-xian-palace = Palais
board-xian-verb-model = modeler
board-xian-verb-paint = peindre
board-xian-verb-forge = forger
board-xian-verb-advance = avancer
board-xian-pair-open = Ouvert : { $pieces } places prises sur { $limit }
board-xian-pair-closed = Fermé : { $pieces } places prises sur { $limit }
board-xian-minister = Le Premier ministre
board-xian-minister-waits = Le Premier ministre : 1 pièce et 1 point de prestige pour le premier qui entre
board-xian-fee = { $fee ->
    [0] Rien à payer
    [one] Droit d’entrée : 1 pièce
   *[other] Droit d’entrée : { $fee } pièces
}
board-xian-shortfall = { $missing ->
    [one] Il manque une pièce
   *[other] Il manque { $missing } pièces
} : −{ $prestige } points de prestige
board-xian-with-open = Fermé, mais votre tuile l’ouvre.
board-xian-slot-empty = vide
board-xian-price = { $coins ->
    [one] coûte { $coins } pièce
   *[other] coûte { $coins } pièces
}{ $clay ->
    [0] {""}
    [one] , rapporte { $clay } bloc d’argile
   *[other] , rapporte { $clay } blocs d’argile
}
board-xian-leaves = défaussé en fin de manche
board-xian-crossbow = Arbalète
board-xian-arrowheads = Pointes de flèches
board-xian-chariot = Char
board-xian-halberd = Hallebarde
board-xian-horse = Cheval
board-xian-sword = Épée
board-xian-wood = bois
board-xian-bronze = bronze
board-xian-tile-open-or-free = Ouvert / Gratuit
board-xian-tile-open-or-free-help = Entrer dans un bâtiment fermé, ou entrer sans payer les autres
board-xian-tile-market = Marché
board-xian-tile-market-help = Échanger une ou deux ressources avec la réserve
board-xian-tile-reduction = Réduction
board-xian-tile-reduction-help = Modeler, peindre ou forger coûte une ressource de moins
board-xian-tile-plus-one-action = +1 action
board-xian-tile-plus-one-action-help = Une action Bâtiment sans Maître-bâtisseur
board-xian-used = (utilisée)
board-xian-end-tile = Tuile de fin de partie
board-xian-end-resources = 1 par ressource, 15 au plus
board-xian-end-tens = 1 par dizaine de prestige
board-xian-end-unused-tiles = 3 par tuile inutilisée
board-xian-end-soldiers = 2 par soldat
board-xian-end-assistants = 2 par assistant
board-xian-end-flat = 6
board-xian-end-majorities = 5 par section où vous êtes majoritaire (égalité comprise)
board-xian-end-pairs = 4 par paire d’équipements identiques
board-xian-worth-to-you = vous rapporterait { $count }
board-xian-favour = Remettre sous votre pioche pour en piocher autant :
board-xian-top = Carte du dessus : votre ouvrier
board-xian-bottom = Carte du dessous : votre rang dans l’ordre
board-xian-or = ou
board-xian-worker = Votre ouvrier :
board-xian-cards = Dans votre main :
board-xian-under-deck = Sous votre pioche jusqu’à la manche 6 :
board-xian-change = { $what ->
    [prestige] Prestige
    [coin] Pièces
    [clay] Argile
    [yellow] Pigments jaunes
    [red] Pigments rouges
    [green] Pigments verts
   *[blue] Pigments bleus
} : { $was } → { $is }
board-xian-goes-before = Vous jouez avant { $name }, quelle que soit sa carte
board-xian-goes-after = { $name } joue avant vous, quelle que soit sa carte
board-xian-goes-perhaps = Vous jouez avant { $name }, sauf si sa carte du dessous vaut { $lowest ->
    [6] 6
   *[other] au moins { $lowest }
} ({ $ahead } des { $all } cartes possibles)
board-xian-sealed = Vous avez décidé ; les autres pas encore.
board-xian-swap-give = Donner
board-xian-swap-take = Prendre
board-xian-hint-building = Choisissez un bâtiment sur le plateau, ou :
board-xian-hint-model = Choisissez une case libre de la fosse.
board-xian-hint-paint = Choisissez une statue brute de la fosse.
board-xian-hint-forge = Choisissez un équipement sur le plateau.
board-xian-with-open-tile = Utiliser Ouvert
board-xian-with-free-tile = Utiliser Gratuit
board-xian-with-reduced-tile = Utiliser Réduction
board-xian-ceramist = Céramiste
board-xian-ceramist-help = +1 point de prestige par statue modelée
board-xian-accountant = Comptable
board-xian-accountant-help = +1 pièce à chaque Percepteur
board-xian-administrator = Administrateur
board-xian-administrator-help = +1 bloc d’argile à chaque Artisan
board-xian-emissary = Émissaire
board-xian-emissary-help = peut échanger une ressource chaque fois que votre superviseur avance
board-xian-scientist = Scientifique
board-xian-scientist-help = modeler coûte 1 bloc d’argile de moins
board-xian-officer = Officier
board-xian-officer-help = forger coûte 1 pièce de moins
board-xian-soldiers-left = { $count ->
    [one] { $count } soldat en réserve
   *[other] { $count } soldats en réserve
}
board-xian-signatures-left = { $count ->
    [one] { $count } signature en réserve
   *[other] { $count } signatures en réserve
}
board-xian-equipment-owned = { $count ->
    [one] { $count } carte d’équipement
   *[other] { $count } cartes d’équipement
}
board-xian-forecast = Si la partie finissait maintenant
board-xian-scoring = Décompte final
board-xian-collected = Possessions
board-xian-recruiting = Assistants : prestige si recruté à cette manche
board-xian-letter = { $colour ->
    [yellow] J
    [red] R
    [green] V
   *[blue] B
}
board-xian-reserve = En réserve
board-xian-statues = { $count ->
    [one] { $count } statue brune
   *[other] { $count } statues brunes
}
board-xian-unplayed = { $count ->
    [one] { $count } carte pas encore jouée
   *[other] { $count } cartes pas encore jouées
}
board-xian-legend-title = Ce que veulent dire les signes
board-xian-legend-seal = Prestige
board-xian-legend-coin = Pièces
board-xian-legend-clay = Argile
board-xian-legend-drop = Un pigment (J jaune, R rouge, V vert, B bleu)
board-xian-legend-any = Un pigment de n’importe quelle couleur
board-xian-legend-statue = Soldats encore à peindre
board-xian-legend-brush = Signatures restantes
board-xian-legend-sword = Équipement possédé
board-xian-legend-places = Points pour le plus de soldats dans une section, pour le deuxième et pour le troisième
board-xian-legend-standing = Soldats d’un joueur dans une section, et les points qu’ils rapporteraient maintenant
board-xian-legend-leaves = La requête qui part à la fin de la manche
board-xian-legend-pays = Vous avez les pigments que demande une peinture ici
board-xian-legend-pair = La carte de l’ouvrier sur celle qui a décidé de l’ordre
board-xian-scored-way = En cours de partie
board-xian-scored-majority-a = Majorité en A
board-xian-scored-majority-b = Majorité en B
board-xian-scored-majority-c = Majorité en C
board-xian-scored-sets = Ensembles d’équipements
board-xian-scored-matches = Soldats armés
board-xian-scored-unused-tiles = Tuiles inutilisées
board-xian-scored-end-tile = Tuile de fin de partie
board-xian-scored-leftovers = Ressources restantes
board-xian-scored-total = Total
