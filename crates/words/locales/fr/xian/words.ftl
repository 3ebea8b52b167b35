# Xi’an en français.

xian-title = Xi’an
xian-designers = Marco Legato et Francesco Testini
xian-tagline = Modelez, peignez et armez l’armée de terre cuite de l’Empereur, et placez vos soldats là où ils comptent

## Les pièces et les lieux

xian-colour = { $colour ->
    [yellow] jaune
    [red] rouge
    [green] vert
   *[blue] bleu
}
xian-card = le { $number } { xian-colour }
xian-resource = { $resource ->
    [coin] { $count ->
        [one] une pièce
       *[other] { $count } pièces
    }
    [clay] { $count ->
        [one] un bloc d’argile
       *[other] { $count } blocs d’argile
    }
   *[other] { $count ->
        [one] un { xian-pigment }
       *[other] { $count } { xian-pigment-plural }
    }
}
xian-pigment = { $resource ->
    [yellow] pigment jaune
    [red] pigment rouge
    [green] pigment vert
   *[blue] pigment bleu
}
xian-pigment-plural = { $resource ->
    [yellow] pigments jaunes
    [red] pigments rouges
    [green] pigments verts
   *[blue] pigments bleus
}
xian-coins = { $coins ->
    [0] aucune pièce
    [one] une pièce
   *[other] { $coins } pièces
}
xian-clay = { $clay ->
    [0] aucun bloc d’argile
    [one] un bloc d’argile
   *[other] { $clay } blocs d’argile
}
xian-prestige = { $prestige } { $prestige ->
    [one] point
   *[other] points
} de prestige
xian-building-first = { $building ->
    [workshop] L’Atelier
    [laboratory] Le Laboratoire
    [armory] L’Armurerie
   *[palace] Le Palais
}
xian-at-building = { $building ->
    [workshop] à l’Atelier
    [laboratory] au Laboratoire
    [armory] à l’Armurerie
   *[palace] au Palais
}
xian-section = { $section ->
    [A] I Avant
    [B] II Centre
   *[C] III Arrière
}
xian-tile = { $tile ->
    [open_or_free] la tuile Ouvert ou gratuit
    [market] la tuile Marché
    [reduction] la tuile Réduction
   *[plus_one_action] la tuile +1 action
}
xian-end-tile = { $end-tile ->
    [resources] la tuile de fin de partie « ressources »
    [tens] la tuile de fin de partie « dizaines de prestige »
    [unused_tiles] la tuile de fin de partie « tuiles inutilisées »
    [soldiers] la tuile de fin de partie « soldats »
    [assistants] la tuile de fin de partie « assistants »
    [flat] la tuile de fin de partie « 6 points »
    [majorities] la tuile de fin de partie « majorités »
   *[pairs] la tuile de fin de partie « paires d’équipements »
}
xian-assistant = { $assistant ->
    [ceramist] le Céramiste
    [accountant] le Comptable
    [administrator] l’Administrateur
    [emissary] l’Émissaire
    [scientist] le Scientifique
   *[officer] l’Officier
}
xian-equipment = { $equipment ->
    [crossbow] une arbalète
    [arrowheads] des pointes de flèches
    [chariot] un char
    [halberd] une hallebarde
    [horse] un cheval
   *[sword] une épée
}

## Les cartes et l’ordre

xian-favour-decided = { $who-is ->
    [you] Vous avez
   *[other] { $who } a
} répondu à la faveur de l’Empereur
xian-favour-chosen = { $count ->
    [0] { $who-is ->
        [you] Vous garderez toutes vos
       *[other] { $who } gardera toutes ses
    } cartes
   *[other] { $who-is ->
        [you] Vous remettrez
       *[other] { $who } remettra
    } { $cards }
}
xian-cards-exchanged = { $who-is ->
    [you] Vous remettez { $cards } et piochez
   *[other] { $who } remet { $cards } et pioche
} { $drawn }
xian-cards-exchanged-unseen = { $count ->
    [0] { $who-is ->
        [you] Vous gardez toutes vos
       *[other] { $who } garde toutes ses
    } cartes
   *[other] { $who-is ->
        [you] Vous échangez
       *[other] { $who } échange
    } { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
}
xian-pair-laid-unseen = { $who-is ->
    [you] Vous avez
   *[other] { $who } a
} posé une paire de cartes
xian-pair-laid = { $who-is ->
    [you] Vous posez
   *[other] { $who } pose
} { $top } sur { $bottom }
xian-pair-revealed = { $who-is ->
    [you] Vous révélez
   *[other] { $who } révèle
} { $top } sur { $bottom }
xian-order-fixed = Ordre de cette phase : { $order }
xian-cards-drawn = { $who-is ->
    [you] Vous piochez
   *[other] { $who } pioche
} { $cards }

## L’ouvrier

xian-taxes-collected = { $who-is ->
    [you] Vous percevez
   *[other] { $who } perçoit
} { xian-coins }{ $extra ->
    [0] {""}
   *[other] , dont une grâce au Comptable
}
xian-clay-delivered = { $who-is ->
    [you] Vous recevez
   *[other] { $who } reçoit
} { xian-clay }{ $extra ->
    [0] {""}
   *[other] , dont un grâce à l’Administrateur
}
xian-recruited = { $who-is ->
    [you] Vous recrutez
   *[other] { $who } recrute
} { xian-assistant }{ $prestige ->
    [0] {""}
   *[other] {" "}pour { xian-prestige }
}
xian-pigments-taken = { $who-is ->
    [you] Vous prenez
   *[other] { $who } prend
} { $pigments }{ xian-exhausted }
xian-exhausted = { $missing ->
    [0] {""}
   *[other] {""} ; il n’y a plus de pigment { $exhausted } dans la réserve
}
xian-no-pigment-left = { $who-is ->
    [you] Vous n’obtenez
   *[other] { $who } n’obtient
} aucun pigment : il n’y a plus de pigment { $exhausted } dans la réserve

## Les bâtiments

xian-passed = { $who-is ->
    [you] Vous passez et prenez
   *[other] { $who } passe et prend
} { xian-coins }
xian-tile-used = { $who-is ->
    [you] Vous utilisez
   *[other] { $who } utilise
} { xian-tile }
xian-fee-paid = { $who-is ->
    [you] Vous payez { xian-coins } à { $to }
   *[other] { $to-is ->
        [you] { $who } vous paie { xian-coins }
       *[other] { $who } paie { xian-coins } à { $to }
    }
} pour entrer { xian-at-building }
xian-prestige-paid = { $who-is ->
    [you] Vous perdez
   *[other] { $who } perd
} { xian-prestige } pour { $coins ->
    [one] une pièce manquante
   *[other] { $coins } pièces manquantes
}
xian-builder-placed = { $who-is ->
    [you] Vous envoyez
   *[other] { $who } envoie
} un Maître-bâtisseur { xian-at-building }{ $closes ->
    [yes] , ce qui ferme cette paire de bâtiments
   *[no] {""}
}
xian-prime-minister-rewards = Le Premier ministre { $who-is ->
    [you] vous donne { xian-coins } et { xian-prestige }
   *[other] donne { xian-coins } et { xian-prestige } à { $who }
}

## Statues, équipement, piste

xian-statue-modelled = { $who-is ->
    [you] Vous modelez
   *[other] { $who } modèle
} une statue en { $space } { $clay ->
    [0] gratuitement
   *[other] pour { xian-clay }
}
xian-space-rewards = La case { $space } { $who-is ->
    [you] vous rapporte { $gains }
   *[other] rapporte { $gains } à { $who }
}{ xian-exhausted }
xian-ceramist-rewards = Le Céramiste { $who-is ->
    [you] vous rapporte { xian-prestige }
   *[other] rapporte { xian-prestige } à { $who }
}
xian-statue-signed = { $who-is ->
    [you] Vous signez
   *[other] { $who } signe
} la statue en { $space }
xian-statue-painted = { $who-is ->
    [you] Vous peignez
   *[other] { $who } peint
} la statue en { $space } avec { $pigments }, pour { xian-prestige }{ $soldiers ->
    [one] {""}
   *[other] {" "}(un groupe de { $soldiers } soldats)
}
xian-equipment-forged = { $who-is ->
    [you] Vous forgez
   *[other] { $who } forge
} { xian-equipment } { $coins ->
    [0] gratuitement
   *[other] pour { xian-coins }
}{ $clay ->
    [0] {""}
   *[other] {" "}et { $who-is ->
        [you] recevez
       *[other] reçoit
    } en plus { xian-clay }
}
xian-supervisor-advanced = { $who-is ->
    [you] Votre superviseur
   *[other] Le superviseur { DE($who) }
} avance sur la case { $to } de la piste
xian-tile-taken = { $who-is ->
    [you] Vous prenez
   *[other] { $who } prend
} { xian-tile }
xian-end-tile-taken = { $who-is ->
    [you] Vous choisissez
   *[other] { $who } choisit
} { xian-end-tile }
xian-second-phase = La seconde phase de la manche { $round } commence
xian-swapped = { $who-is ->
    [you] Votre Émissaire
   *[other] L’Émissaire { DE($who) }
} échange { $given } contre { $taken }
xian-market-given = { $who-is ->
    [you] Vous donnez
   *[other] { $who } donne
} { $resources } au marché
xian-market-taken = { $who-is ->
    [you] Vous prenez
   *[other] { $who } prend
} { $resources } au marché

## Entre les manches

xian-builders-came-home = Chacun reprend ses Maîtres-bâtisseurs
xian-request-left = La plus petite requête, { xian-card }, quitte { xian-section }
xian-prime-minister-called = Le Premier ministre { $moves ->
    [yes] se rend
   *[no] reste
} { xian-at-building }
xian-request-drawn = Une nouvelle requête est révélée, section { xian-section } : { xian-card }
xian-equipment-discarded = { $equipment ->
    [crossbow] Une arbalète est défaussée
    [arrowheads] Des pointes de flèches sont défaussées
    [chariot] Un char est défaussé
    [halberd] Une hallebarde est défaussée
    [horse] Un cheval est défaussé
   *[sword] Une épée est défaussée
} de l’emplacement { $slot }
xian-equipment-dealt = { $equipment ->
    [crossbow] Une arbalète arrive
    [arrowheads] Des pointes de flèches arrivent
    [chariot] Un char arrive
    [halberd] Une hallebarde arrive
    [horse] Un cheval arrive
   *[sword] Une épée arrive
} à l’emplacement { $slot }
xian-round-began = La manche { $round } commence

## La fin

xian-equipment-shown = { $who-is ->
    [you] Vous révélez votre
   *[other] { $who } révèle son
} équipement : { $equipment-list }
xian-scored = { $who-is ->
    [you] Vous terminez
   *[other] { $who } termine
} avec { $total } { $total ->
    [one] point
   *[other] points
} de prestige : { $parts }
xian-score-part = { $part ->
    [way] { $points } en cours de partie
    [majorities] { $points } pour les majorités
    [sets] { $points } pour les ensembles d’équipements
    [matches] { $points } pour les soldats armés
    [unused-tiles] { $points } pour les tuiles inutilisées
    [end-tile] { $points } pour la tuile de fin de partie
   *[leftovers] { $points } pour les ressources restantes
}
xian-game-ended = { $who-is ->
    [you] Vous gagnez
   *[other] { $who } gagne
} la partie

## Ce qui est demandé

xian-prompt-favour = { $who-are ->
    [you] La faveur de l’Empereur : remettez les cartes que vous voulez et piochez-en autant, une seule fois
    [one] { $who } réfléchit à la faveur de l’Empereur
   *[many] { $who } réfléchissent à la faveur de l’Empereur
}
xian-prompt-commit = { $who-are ->
    [you] Posez une paire : un ouvrier, sur un nombre pour l’ordre
    [one] { $who } choisit une paire de cartes
   *[many] { $who } choisissent leurs paires de cartes
}
xian-prompt-turn = C’est à { $who } { xian-decision }
xian-prompt-you = { $decision ->
    [favour] Choisissez les cartes à remettre
    [pair] Posez une paire : un ouvrier, sur un nombre pour l’ordre
    [worker] Utilisez votre ouvrier, ou prenez le pigment à la place
    [building] Envoyez un bâtisseur dans un bâtiment, ou passez
    [end-of-turn] Utilisez une tuile, ou terminez votre tour
    [model] Modelez : choisissez une case libre de la fosse
    [paint] Peignez : choisissez une statue brute de la fosse
    [forge] Forgez : choisissez un équipement
    [payment] Choisissez les pigments du paiement
    [signature] Signez la nouvelle statue, ou laissez-la sans signature
    [end-tile] Choisissez une tuile de fin de partie
    [swap] Émissaire : échangez une ressource, ou non
    [gift] Marché : choisissez une ou deux ressources à donner
   *[taking] Marché : choisissez autant de ressources à prendre
}
xian-decision = { $decision ->
    [favour] de choisir les cartes à remettre
    [pair] de poser une paire de cartes
    [worker] d’utiliser l’ouvrier ou de prendre un pigment à la place
    [building] d’entrer dans un bâtiment ou de passer
    [end-of-turn] d’utiliser une tuile ou de terminer le tour
    [model] de choisir une case pour une statue
    [paint] de choisir une statue à peindre
    [forge] de choisir un équipement
    [payment] de choisir les pigments du paiement
    [signature] de signer ou non la nouvelle statue
    [end-tile] de choisir une tuile de fin de partie
    [swap] d’échanger ou non une ressource
    [gift] de donner des ressources au marché
   *[taking] de prendre des ressources au marché
}

xian-action-return = { $count ->
    [0] Garder toutes les cartes
   *[other] Remettre { $cards }
}
xian-action-commit = Poser { $top } sur { $bottom }
xian-action-main = Utiliser l’ouvrier
xian-action-pigment = Prendre un pigment à la place
xian-action-enter = Entrer { xian-at-building }{ $door ->
    [open] {" "}avec la tuile Ouvert
    [free] {" "}avec la tuile Gratuit
   *[usual] {""}
}
xian-action-pass = Passer et prendre une pièce
xian-action-market = Utiliser la tuile Marché
xian-action-extra = Action supplémentaire : { $verb ->
    [model] modeler une statue
    [paint] peindre une statue
    [forge] forger un équipement
   *[advance] faire avancer le superviseur
}
xian-action-end-turn = Terminer le tour
xian-action-model = Modeler en { $space }{ xian-reduced }
xian-action-paint = Peindre la statue en { $space }{ xian-reduced }
xian-action-forge = Forger l’équipement de l’emplacement { $slot }{ xian-reduced }
xian-reduced = { $reduced ->
    [yes] , avec Réduction
   *[no] {""}
}
xian-action-pay = Payer { $pigments }
xian-action-sign = Signer la statue
xian-action-no-signature = Ne pas signer
xian-action-choose = Choisir { xian-end-tile }
xian-action-swap = Échanger { $given } contre { $taken }
xian-action-no-swap = Ne rien échanger
xian-action-give = Donner { $resources }
xian-action-take = Prendre { $resources }

## Pourquoi non

xian-refused-another-decision = Pas encore : c’est d’abord à vous { xian-decision }
xian-refused-not-in-hand = Vous n’avez pas { $card } en main
xian-refused-one-card-twice = Une paire se compose de deux cartes différentes
xian-refused-tile-not-taken = Il vous faut { xian-tile }, à prendre sur la case { $track } de la piste
xian-refused-tile-used = Une tuile ne sert qu’une fois par partie, et vous avez déjà utilisé { xian-tile }
xian-refused-no-statue-left = Il ne reste aucune statue brune dans la réserve : personne ne peut modeler avant qu’une statue soit peinte
xian-refused-pair-closed = { xian-building-first } et son voisin sont fermés : { $pieces } places prises sur { $limit }
xian-refused-pair-open = { $building ->
    [armory] { xian-building-first } est ouverte
   *[other] { xian-building-first } est ouvert
} : la tuile n’ouvrirait rien
xian-refused-no-fee = Entrer { xian-at-building } ne vous coûte rien : la tuile n’économiserait rien
xian-refused-fee-too-high = Entrer { xian-at-building } coûte { xian-coins }. Il vous manque { $missing ->
    [one] une pièce
   *[other] { $missing } pièces
}, à 2 points de prestige chacune : vous n’avez pas assez de prestige
xian-refused-nothing-to-model = Vous n’avez assez d’argile pour aucune case libre
xian-refused-nothing-to-paint = Vous n’avez les pigments pour aucune des statues que vous pouvez peindre
xian-refused-nothing-to-forge = Il ne vous resterait pas assez de pièces pour un équipement
xian-refused-supervisor-at-the-end = Votre superviseur est sur la dernière case de la piste
xian-refused-no-soldier-left = Tous vos soldats sont déjà dans la fosse
xian-refused-space-taken = Une statue demande une case libre, et { $space } est occupée
xian-refused-too-little-clay = Une statue en { $space } vous coûte { $cost ->
    [one] un bloc
   *[other] { $cost } blocs
} d’argile, et vous en avez { $clay }
xian-refused-nothing-to-reduce = Cela ne vous coûte déjà rien : la tuile n’économiserait rien
xian-refused-no-raw-statue = Il n’y a pas de statue brute à peindre en { $space }
xian-refused-signed-by-rival = La statue en { $space } est signée par { $who } : personne d’autre ne peut la peindre
xian-refused-pigments-lack = Vous n’avez pas les pigments que demande une peinture en { $space }
xian-refused-wrong-payment = Ces pigments ne paient pas une peinture en { $space }
xian-refused-slot-empty = L’emplacement { $slot } reste vide jusqu’à la fin de la manche
xian-refused-too-few-coins = L’équipement de l’emplacement { $slot } vous coûte { $price ->
    [one] une pièce
   *[other] { $price } pièces
}, et vous en avez { $coins } ; on ne peut pas le payer en prestige
xian-refused-end-tile-gone = Cette tuile de fin de partie n’est pas sur la piste
xian-refused-same-kind = Une ressource s’échange contre une ressource d’une autre sorte
xian-refused-not-owned = Vous n’avez pas { $resource ->
    [coin] de pièce
    [clay] d’argile
   *[other] de { xian-pigment }
} à donner
xian-refused-gift-not-owned = Vous n’avez pas toutes ces ressources
xian-refused-nothing-for-gift = La réserve ne pourrait pas donner assez d’autres ressources en échange
xian-refused-nothing-to-trade = Vous n’avez rien à donner au marché
xian-refused-another-count = Vous devez en prendre autant que vous en avez donné : { $given }
xian-refused-taken-back = Vous avez donné { $given } : vous ne pouvez pas reprendre la même chose
xian-refused-reserve-lacks = La réserve n’a plus assez { $resource ->
    [coin] de pièces
    [clay] d’argile
   *[other] de { xian-pigment-plural }
}

## Options

xian-option-negative_prestige = Prestige négatif
    .help = Avec cette option, le prestige peut descendre sous zéro, et tout droit d’entrée peut être payé.
    .value = { $value ->
        [true] Autorisé
       *[false] Interdit
    }
xian-option-open_equipment = Équipement des autres
    .help = D’ordinaire, l’équipement acheté est face cachée. Avec cette option, tout le monde le voit.
    .value = { $value ->
        [true] Face visible
       *[false] Face cachée
    }

## Fins de partie

xian-ending-scored = Les six manches ont été jouées

## What a turn came to, as a headline

xian-came-building = { $building ->
    [workshop] Atelier
    [laboratory] Laboratoire
    [armory] Armurerie
   *[palace] Palais
}
xian-came-passed = aucun bâtiment
xian-came-modelled = { $count ->
    [one] une statue modelée
   *[other] { $count } statues modelées
}
xian-came-painted = { $count ->
    [one] une statue peinte
   *[other] { $count } statues peintes
}
xian-came-forged = { $count ->
    [one] un équipement forgé
   *[other] { $count } équipements forgés
}
xian-came-advanced = { $count ->
    [one] un pas en avant
   *[other] { $count } pas en avant
}
