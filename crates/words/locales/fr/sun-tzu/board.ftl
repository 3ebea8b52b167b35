# Sun Tzu sur le plateau

board-sun-tzu-map = Les cinq provinces
board-sun-tzu-name = { $province ->
    [xinjiang] Xinjiang
    [tibet] Tibet
    [qinghai] Qinghai
    [mongolia] Mongolie
   *[mandarin] Mandarin
}
board-sun-tzu-province = { $province } : valeurs { $values }, prochain décompte { $next } ; { $held }
board-sun-tzu-nobody = aucune armée
board-sun-tzu-armies-of = { $count ->
    [one] { $name } : une armée
   *[other] { $name } : { $count } armées
}
board-sun-tzu-face-down = une carte { DE($name) } face cachée
board-sun-tzu-laid = { $name } : { $card }
board-sun-tzu-marked = { $count ->
    [one] marqueur du 6 { DE($name) }
   *[other] { $count } marqueurs du 6 { DE($name) }
}
board-sun-tzu-embattled = la bataille est ici
board-sun-tzu-dynasty = Dynastie { $dynasty } sur 9 ; prochain décompte après la dynastie { $scoring }
board-sun-tzu-track = Piste : { $one } est à { $ones ->
    [one] { $ones } case
   *[other] { $ones } cases
} de la case rouge, { $other } à { $others ->
    [one] { $others } case
   *[other] { $others } cases
}
board-sun-tzu-card = { $card ->
    [plague] peste
    [-1] −1
   *[other] { $card }
}
board-sun-tzu-side = { $side ->
    [sun-tzu] Sun Tzu
   *[king-shao] Le roi Shao
}
board-sun-tzu-plan = Plan : posez une carte dans chaque province, dans l’ordre que vous voulez
board-sun-tzu-your-plan = Votre plan
board-sun-tzu-slot = { $province } : { $card }
board-sun-tzu-empty = pas encore de carte
board-sun-tzu-clear = Retirer la carte ({ $province })
board-sun-tzu-is-planning = prépare son plan
board-sun-tzu-is-ready = a terminé son plan
board-sun-tzu-may-withdraw = Votre réserve { $reserve ->
    [0] est vide
    [one] compte une armée
   *[other] compte { $reserve } armées
}, et ces cartes pourraient en demander { $needed } : le reste devrait venir de vos autres provinces.
board-sun-tzu-step-before = Avant la bataille
board-sun-tzu-step-scoring = Décompte après la dynastie { $dynasty }
board-sun-tzu-hand = Main
board-sun-tzu-to-trade = À échanger
board-sun-tzu-kept = Pour votre main
board-sun-tzu-goes-under = Sous votre pile
board-sun-tzu-on-map = Choisissez sur le plateau.
board-sun-tzu-share = { $count ->
    [one] une armée, { $province }
   *[other] { $count } armées, { $province }
}
board-sun-tzu-warlord = { $warlord ->
    [reinforcement] Renfort
    [raid] Raid
    [feint] Feinte
    [march] Marche
    [head-start] Coup d’avance
    [second-six] Second six
   *[great-plague] Grande peste
}
board-sun-tzu-warlord-help = { $warlord ->
    [reinforcement] Une armée de votre réserve vers une province que vous contrôlez, avant ou après les batailles.
    [raid] Une armée de n’importe quelle province retourne dans la réserve de son camp, avant ou après les batailles, jusqu’à la dynastie 6.
    [feint] Votre 7, 8, 9 ou 10 compte comme un 6, une fois les deux cartes vues.
    [march] Une de vos armées vers une province adjacente, avant ou après les batailles, jusqu’à la dynastie 6.
    [head-start] Le pion commence sur la case 1 du côté du roi Shao.
    [second-six] Un second 6 dans une province où se trouve déjà un de vos marqueurs du 6.
   *[great-plague] Une peste ne laisse qu’une armée.
}
board-sun-tzu-warlord-when = { $warlord } : { $when ->
    [set-up] révélé quand les deux camps ont choisi
    [plan] sert quand vous posez un second 6
    [window] la question vous est posée avant et après les batailles
    [reveal] la question vous est posée dans la bataille qui s’y prête
   *[expired] ne peut plus être joué
}
board-sun-tzu-reserve-of = { $count ->
    [one] une armée dans la réserve
   *[other] { $count } armées dans la réserve
}
board-sun-tzu-legend = Le nombre rouge d’une province est ce qu’elle rapporte au prochain décompte. Le pion avance vers le camp qui marque le plus ; s’il atteint une case rouge, ce camp gagne.
board-sun-tzu-ledger = Armées et cartes
board-sun-tzu-reserve = Réserve
board-sun-tzu-on-the-map = Sur le plateau
board-sun-tzu-markers = Marqueurs du 6
board-sun-tzu-aside = À l’écart (à acheter)
board-sun-tzu-removed = Sorties du jeu
board-sun-tzu-hand-size = Cartes en main
board-sun-tzu-pile-size = Pile
board-sun-tzu-next-draw = Prochaine pioche (gardées sur vues)
board-sun-tzu-draw = { $look ->
    [0] –
   *[other] { $keep } sur { $look }
}
board-sun-tzu-warlord-of = Seigneur de guerre
board-sun-tzu-secret = secret
board-sun-tzu-used = { $warlord } (utilisé)
board-sun-tzu-names-provinces = { $side } choisit les provinces.
board-sun-tzu-has-privilege = { $side } choisit l’ordre des provinces.
board-sun-tzu-order-open = Quand les deux plans sont faits, le camp qui a le moins d’armées sur le plateau choisit l’ordre des provinces ; à égalité, { $holder ->
    [nobody] elles viennent dans l’ordre de la rangée.
    [sun-tzu] c’est Sun Tzu.
   *[king-shao] c’est le roi Shao.
}
board-sun-tzu-row-order = Les provinces viennent dans l’ordre de la rangée : Xinjiang, Tibet, Qinghai, Mongolie, Mandarin.
board-sun-tzu-merged = Dans cette dynastie, chaque province rapporte dès qu’elle est résolue.
board-sun-tzu-unseen = Cartes blanches pas encore vues
board-sun-tzu-under-pile = Sous votre pile (la plus basse en dernier)
board-sun-tzu-left-pile = Restées dans la pile (celle du dessus d’abord)
board-sun-tzu-comparison = Comment les cartes se comparent
board-sun-tzu-comparison-help = La carte de gauche contre celle du haut. Un nombre bat un nombre plus petit, de la différence. Avec une peste il n’y a pas de bataille, et la moitié des armées survit.
board-sun-tzu-nobody-here = personne
board-sun-tzu-tile-help = Ce que la province rapporte après les dynasties III, VI et IX ; le nombre rouge est le prochain.
board-sun-tzu-track-help = Le pion avance vers le camp qui marque le plus ; sur une latte rouge, ce camp a gagné.
board-sun-tzu-six-help = Une armée reste ici pour toujours ({ $side }) : pas de second 6 dans cette province.
board-sun-tzu-six-stands = votre 6 est déjà ici
board-sun-tzu-has-won = { $side } a gagné
board-sun-tzu-dynasty-now = Dynastie { $dynasty }
board-sun-tzu-dynasty-next = prochain décompte après la dynastie { $scoring }
board-sun-tzu-stands = { $space ->
    [0] du milieu
   *[other] { $space } ({ $side })
}
board-sun-tzu-from-to = { $from } → { $to }
board-sun-tzu-wins-by = { $card } gagne de { $margin }
board-sun-tzu-step-battle = Bataille { $number } sur 5 : { $province }
board-sun-tzu-step-warlord = { $side } : { $warlord }
board-sun-tzu-step-trade = { $side } achète des armées
board-sun-tzu-gold = Or : reviennent à chaque dynastie
board-sun-tzu-white = Blanches : servent une fois
board-sun-tzu-to-trade-from = Cartes blanches à échanger
board-sun-tzu-looked-at = Cartes de votre pile
board-sun-tzu-to-go = { $count ->
    [0] Les cinq cartes sont posées
    [one] Encore une province
   *[other] Encore { $count } sur 5
}
board-sun-tzu-rule = La carte la plus haute gagne de la différence.
board-sun-tzu-rule-effect = Elle chasse d’abord autant d’armées ennemies, puis le reste entre dans la province.
board-sun-tzu-about-number = Un nombre bat un nombre plus petit, de la différence. Il revient dans votre main.
board-sun-tzu-about-one = Le 1 vous fait voir une carte de plus à la prochaine pioche et en garder une de plus.
board-sun-tzu-about-six = Le 6 coûte une armée, qui reste dans la province pour toujours : une fois par province.
board-sun-tzu-about-high = Un grand nombre bat un nombre plus petit, de la différence. Il sert une fois.
board-sun-tzu-about-plus-one = Le +1 bat n’importe quel nombre, de 1. Il sert une fois.
board-sun-tzu-about-plus = Les +2 et +3 battent n’importe quel nombre, de 2 ou 3, et coûtent des armées qui sortent du jeu.
board-sun-tzu-about-minus = Le −1 perd contre n’importe quel nombre, mais de 1 seulement. Il sert une fois.
board-sun-tzu-about-plague = Peste : pas de bataille ; la moitié des armées présentes survit. Elle sert une fois.
board-sun-tzu-reserve-short = réserve
board-sun-tzu-hand-short = main
board-sun-tzu-pile-short = pile
board-sun-tzu-hand-of = { $count ->
    [one] une carte en main
   *[other] { $count } cartes en main
}
board-sun-tzu-pile-of = { $count ->
    [one] une carte dans la pile
   *[other] { $count } cartes dans la pile
}
board-sun-tzu-warlord-secret = un seigneur de guerre secret
board-sun-tzu-how-battle = Comment se livre une bataille
board-sun-tzu-signs = Ce que veulent dire les signes
board-sun-tzu-sign-white = Armées de Sun Tzu : blanches, avec le livre de bambou
board-sun-tzu-sign-black = Armées du roi Shao : noires, avec le masque cornu
board-sun-tzu-sign-gold-card = Carte dorée : revient en main à chaque dynastie
board-sun-tzu-sign-white-card = Carte blanche aux coins coupés : sert une fois
board-sun-tzu-sign-six = Une armée qui reste pour toujours là où un 6 a été joué
board-sun-tzu-plays = { $side ->
    [sun-tzu] Sun Tzu (blanc)
   *[king-shao] le roi Shao (noir)
}
