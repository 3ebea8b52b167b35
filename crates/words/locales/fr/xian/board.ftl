# Xi’an sur le plateau

board-xian-pit = La fosse
board-xian-buildings = Les bâtiments
board-xian-equipment = Équipement en vente
board-xian-track = La piste des contremaîtres
board-xian-end-tiles = Tuiles finales
board-xian-order = Ordre de cette phase
board-xian-round = Manche { $round } sur 6, phase { $phase }
board-xian-ties = À cartes égales :
board-xian-rank = { $name } : initiative { $initiative }, case { $space } de la piste
board-xian-yellow = jaune
board-xian-red = rouge
board-xian-green = vert
board-xian-blue = bleu
board-xian-card = { $colour } { $number }
board-xian-amount = { $resource ->
    [coin] { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
    [clay] { $count ->
        [one] { $count } argile
       *[other] { $count } argiles
    }
    [yellow] { $count } jaune
    [red] { $count } rouge
    [green] { $count } vert
   *[blue] { $count } bleu
}
board-xian-prestige = { $count } de prestige
board-xian-request = Commande pour { $slot } : { $colour }, numéro { $number }{ $leaves ->
    [yes] . La plus basse : elle part après cette manche et appelle le Premier ministre au bâtiment de sa couleur
   *[no] {""}
}
board-xian-model-cost = Une statue en { $section } coûte { $clay } argiles
board-xian-can-pay = Vous pouvez payer une peinture ici
board-xian-cannot-pay = Il vous manque des pigments pour peindre ici
board-xian-standing = Soldats en { $section } et ce qu’ils vaudraient : { $standing }
board-xian-space-empty = { $space }, libre
board-xian-space-raw = { $space }, statue brute
board-xian-space-soldier = { $space }, soldat de { $name }
board-xian-space-signed = signée par { $name }
board-xian-space-clay = une statue vous coûte { $clay ->
    [one] { $clay } argile
   *[other] { $clay } argiles
}
board-xian-space-group = la peindre rapporte { $count }
board-xian-workshop = Atelier
board-xian-laboratory = Laboratoire
board-xian-armory = Armurerie
board-xian-palace = Palais
board-xian-verb-model = modeler
board-xian-verb-paint = peindre
board-xian-verb-forge = forger
board-xian-verb-advance = avancer
board-xian-pair-open = Paire ouverte : { $pieces } sur { $limit } pions
board-xian-pair-closed = Paire fermée : { $pieces } sur { $limit } pions
board-xian-minister = Le Premier ministre
board-xian-minister-waits = Le Premier ministre, avec une pièce et un point pour qui entre en premier
board-xian-fee = { $fee ->
    [0] Rien à payer
    [one] Droit : 1 pièce
   *[other] Droit : { $fee } pièces
}
board-xian-shortfall = { $missing ->
    [one] Il manque une pièce
   *[other] Il manque { $missing } pièces
} : −{ $prestige } de prestige
board-xian-with-open = Fermé, mais votre tuile l’ouvre.
board-xian-slot-empty = vide
board-xian-price = { $coins ->
    [one] coûte { $coins } pièce
   *[other] coûte { $coins } pièces
}{ $clay ->
    [0] {""}
    [one] , rapporte { $clay } argile
   *[other] , rapporte { $clay } argiles
}
board-xian-leaves = part bientôt
board-xian-crossbow = Arbalète
board-xian-arrowheads = Pointes
board-xian-chariot = Char
board-xian-halberd = Hallebarde
board-xian-horse = Cheval
board-xian-sword = Épée
board-xian-wood = bois
board-xian-bronze = bronze
board-xian-tile-open-or-free = Ouvert / Gratuit
board-xian-tile-open-or-free-help = Entrer dans une paire fermée, ou entrer sans rien payer
board-xian-tile-market = Marché
board-xian-tile-market-help = Échanger une ou deux ressources avec la réserve
board-xian-tile-reduction = Réduction
board-xian-tile-reduction-help = Une statue, une peinture ou un équipement coûte un de moins
board-xian-tile-plus-one-action = +1 action
board-xian-tile-plus-one-action-help = Une action de bâtiment sans bâtisseur
board-xian-used = (utilisée)
board-xian-end-tile = Tuile finale
board-xian-end-resources = 1 par ressource, 15 au plus
board-xian-end-tens = 1 par dizaine de prestige
board-xian-end-unused-tiles = 3 par tuile inutilisée
board-xian-end-soldiers = 2 par soldat
board-xian-end-assistants = 2 par assistant
board-xian-end-flat = 6
board-xian-end-majorities = 5 par section dominée
board-xian-end-pairs = 4 par paire d’un équipement
board-xian-worth-to-you = { $count } pour vous
board-xian-favour = Remettre sous votre pioche, pour en tirer autant :
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
} : { $was }, puis { $is }
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
board-xian-ceramist-help = 1 de prestige en plus pour chaque statue modelée
board-xian-accountant = Comptable
board-xian-accountant-help = 1 pièce en plus de chaque percepteur
board-xian-administrator = Administrateur
board-xian-administrator-help = 1 argile en plus de chaque artisan
board-xian-emissary = Émissaire
board-xian-emissary-help = peut échanger une ressource après chaque avancée
board-xian-scientist = Savant
board-xian-scientist-help = modeler coûte 1 argile de moins
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
board-xian-collected = Acquis
board-xian-recruiting = Assistants : points du recrutement cette manche
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
board-xian-legend-drop = Un pigment, avec la lettre de sa couleur
board-xian-legend-any = Un pigment de n’importe quelle couleur
board-xian-legend-statue = Soldats encore à peindre
board-xian-legend-brush = Signatures restantes
board-xian-legend-sword = Équipement possédé
board-xian-legend-places = Points pour le plus de soldats dans une section, pour le deuxième et pour le troisième
board-xian-legend-standing = Soldats d’un joueur dans une section, et les points qu’ils rapporteraient maintenant
board-xian-legend-leaves = La commande qui part à la fin de la manche
board-xian-legend-pays = Vous avez les pigments que demande une peinture ici
board-xian-legend-pair = La carte de l’ouvrier sur celle qui a décidé de l’ordre
board-xian-scored-way = En chemin
board-xian-scored-majority-a = Majorité en A
board-xian-scored-majority-b = Majorité en B
board-xian-scored-majority-c = Majorité en C
board-xian-scored-sets = Séries d’équipement
board-xian-scored-matches = Soldats armés
board-xian-scored-unused-tiles = Tuiles inutilisées
board-xian-scored-end-tile = Tuile finale
board-xian-scored-leftovers = Restes
board-xian-scored-total = Total
