# Xi’an sur le plateau

board-xian-pit = La fosse
board-xian-buildings = Les bâtiments
board-xian-equipment = Équipement en vente
board-xian-track = L’escalier du tombeau
board-xian-end-tiles = Tuiles de fin de partie
board-xian-order = Ordre de cette phase
board-xian-round = Manche { $round }, phase { $phase }
board-xian-ties = Égalités :
board-xian-rank = { $name } : initiative { $initiative }, case { $space } de la piste
board-xian-yellow = jaune
board-xian-red = rouge
board-xian-green = vert
board-xian-blue = bleu
board-xian-card = { $worker }, { $number } { $colour }
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
board-xian-request = Une requête de { $colour }, numéro { $number }{ $leaves ->
    [yes] . La plus petite : elle part après cette manche et appelle le Premier ministre au bâtiment de sa couleur
   *[no] {""}
}
board-xian-model-cost = Une statue en { $section } coûte { $clay } blocs d’argile
board-xian-can-pay = Vous avez de quoi peindre ici
board-xian-cannot-pay = Il vous manque des pigments pour peindre ici
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
board-xian-minister = Le Premier ministre
board-xian-minister-waits = Le Premier ministre : 1 pièce et 1 point de prestige pour le premier qui entre
board-xian-fee = { $fee ->
    [0] sans frais
   *[other] droit { $fee }
}
board-xian-shortfall = { $missing ->
    [one] Il manque une pièce
   *[other] Il manque { $missing } pièces
} : −{ $prestige } points de prestige
board-xian-with-open = votre tuile l’ouvre
board-xian-price = { $coins ->
    [one] coûte { $coins } pièce
   *[other] coûte { $coins } pièces
}{ $clay ->
    [0] {""}
    [one] , rapporte { $clay } bloc d’argile
   *[other] , rapporte { $clay } blocs d’argile
}
board-xian-leaves = Quitte le marché après cette manche
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
board-xian-end-tile = Tuile de fin de partie
board-xian-end-resources = par ressource, 15 au plus
board-xian-end-tens = par dizaine de prestige
board-xian-end-unused-tiles = par tuile inutilisée
board-xian-end-soldiers = par statue peinte
board-xian-end-assistants = par assistant
board-xian-end-flat = à coup sûr
board-xian-end-majorities = par section dominée
board-xian-end-pairs = par paire d’équipements identiques
board-xian-worth-to-you = vous rapporterait { $count }
board-xian-favour = Cartes à remettre sous votre pioche, pour autant de nouvelles
board-xian-or = ou
board-xian-cards = En main :
board-xian-under-deck = Sous la pioche :
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
board-xian-with-open-tile = Ouvrir
board-xian-with-free-tile = Gratuit
board-xian-with-reduced-tile = Réduction
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
board-xian-recruiting = Aides : points en recrutant maintenant
board-xian-reserve = En réserve
board-xian-statues = { $count ->
    [one] { $count } statue brune
   *[other] { $count } statues brunes
}
board-xian-legend-title = Ce que veulent dire les signes
board-xian-legend-seal = Prestige : les points qui font gagner
board-xian-legend-coin = Une pièce : paie les droits et l’équipement
board-xian-legend-clay = De l’argile : ce que coûte une statue
board-xian-legend-any = Un pigment de n’importe quelle couleur
board-xian-legend-leaves = Quitte le marché après cette manche
board-xian-scored-way = En cours de partie
board-xian-scored-sets = Ensembles d’armes
board-xian-scored-matches = Statues armées
board-xian-scored-unused-tiles = Tuiles inutilisées
board-xian-scored-end-tile = Tuile de fin de partie
board-xian-scored-leftovers = Ressources restantes
board-xian-scored-total = Prestige
board-xian-section = { $section ->
    [A] I Avant
    [B] II Centre
   *[C] III Arrière
}
board-xian-ties-help = Qui joue d’abord à nombre égal
board-xian-tax-collector = Percepteur
board-xian-craftsman = Artisan
board-xian-miner = Mineur
board-xian-painting = Ce que coûte une peinture ici
board-xian-twice = deux de cette couleur
board-xian-any = et un pigment de n’importe quelle couleur
board-xian-lead = Le plus de statues peintes à la fin : { $first } points, puis { $second }, puis { $third }
board-xian-place = { $names } : { $soldiers ->
    [one] { $soldiers } statue peinte
   *[other] { $soldiers } statues peintes
} chacun, { $count ->
    [one] { $count } point
   *[other] { $count } points
} chacun si la partie finissait maintenant
board-xian-place-free = Encore à personne : { $count } points
board-xian-court-open = { $left ->
    [one] Encore 1 place dans ces deux-là
   *[other] Encore { $left } places dans ces deux-là
}
board-xian-court-closed = Tous deux sont fermés
board-xian-court-open-help = Quand toutes les pierres sont prises, les deux bâtiments ferment pour le reste de la manche
board-xian-court-closed-help = Toutes les pierres sont prises : les deux bâtiments sont fermés pour le reste de la manche
board-xian-short-closed = fermé
board-xian-short-fee = droit trop cher
board-xian-short-statues = plus de statues
board-xian-short-clay = trop peu d’argile
board-xian-short-pigments = pigments manquants
board-xian-short-soldiers = plus de soldats
board-xian-short-coins = trop peu de pièces
board-xian-short-top = déjà en haut
board-xian-sold = vendu
board-xian-arms = { $equipment } : arme une statue peinte de { $section }, 3 points à la fin
board-xian-start = Départ
board-xian-start-help = Les superviseurs partent d’ici
board-xian-end-tile-help = Choisir l’une des tuiles de fin de partie restantes
board-xian-tile-told = { $tile } : { $help }{ $state ->
    [ready] {""}
    [used] {" "}(utilisée)
   *[not] {" "}(pas encore à vous)
}
board-xian-told = { $name } : { $help }
board-xian-end-tile-told = { $points } : { $counts }
board-xian-pair = Un ouvrier, et un nombre pour l’ordre
board-xian-as-order = { $number } pour l’ordre
board-xian-your-order = Votre nombre pour l’ordre : { $number }
board-xian-tag-worker = ouvrier
board-xian-tag-order = ordre
board-xian-tag-return = rendre
board-xian-my-goods = Mes biens
board-xian-my-things = Tuiles, aides, armes
board-xian-pass = Passer
board-xian-at-the-end = { $count } à la fin
board-xian-decided = a décidé
board-xian-ledger = Cartes pas encore jouées
board-xian-legend-yellow = Pigment jaune : le disque
board-xian-legend-red = Pigment rouge : le losange
board-xian-legend-green = Pigment vert : la feuille
board-xian-legend-blue = Pigment bleu : les vagues
board-xian-legend-request = Une requête : cette couleur paie une peinture ici
board-xian-legend-leaving = La plus petite requête : elle part après cette manche et appelle le Premier ministre
board-xian-legend-raw = Une statue brute : qui paie les pigments peut la peindre
board-xian-legend-painted = Une statue peinte : un soldat qui compte pour la majorité de sa section
board-xian-legend-signature = Une signature : seul ce joueur peut peindre la statue
board-xian-legend-minister = Le Premier ministre : une pièce et un point pour le premier qui entre
board-xian-slip-helpers = Aides
board-xian-slip-reserve = Réserve
board-xian-slip-forecast = Pronostic
board-xian-slip-ledger = Cartes
board-xian-legend-signs = Signes
board-xian-cards-help = Vos cartes pour plus tard
board-xian-under-deck-help = Les cartes remises sous votre pioche reviennent à la manche 6
board-xian-slip-everybody = Biens
board-xian-everybody = Ce que chacun possède
