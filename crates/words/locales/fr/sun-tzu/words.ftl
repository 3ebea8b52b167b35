# Sun Tzu en français. Un camp porte le nom de son joueur.

sun-tzu-title = Sun Tzu
sun-tzu-designers = Alan M. Newman
sun-tzu-tagline = Deux rivaux, cinq provinces, chacun son plan secret : devinez ce que l’autre va jouer, et entrez en conquérant

## Les pièces et les lieux

sun-tzu-the-province = { $province ->
    [xinjiang] le Xinjiang
    [tibet] le Tibet
    [qinghai] le Qinghai
    [mongolia] la Mongolie
   *[mandarin] le Mandarin
}
sun-tzu-province-first = { $province ->
    [xinjiang] Le Xinjiang
    [tibet] Le Tibet
    [qinghai] Le Qinghai
    [mongolia] La Mongolie
   *[mandarin] Le Mandarin
}
sun-tzu-in = { $province ->
    [xinjiang] au Xinjiang
    [tibet] au Tibet
    [qinghai] au Qinghai
    [mongolia] en Mongolie
   *[mandarin] au Mandarin
}
sun-tzu-from = { $province ->
    [xinjiang] du Xinjiang
    [tibet] du Tibet
    [qinghai] du Qinghai
    [mongolia] de Mongolie
   *[mandarin] du Mandarin
}
sun-tzu-to = vers { sun-tzu-the-province }
sun-tzu-share = { $armies ->
    [one] une armée
   *[other] { $armies } armées
} { sun-tzu-from }
sun-tzu-card = { $card ->
    [plague] la peste
   *[other] le { $card }
}
sun-tzu-warlord = { $warlord ->
    [reinforcement] le renfort
    [raid] le raid
    [feint] la feinte
    [march] la marche
    [head-start] le coup d’avance
    [second-six] le second six
   *[great-plague] la grande peste
}
sun-tzu-marker = { $space ->
    [0] le pion est au milieu
   *[other] le pion est sur la case { $space } { $ahead-is ->
        [you] de votre côté
       *[other] du côté { DE($ahead) }
    }
}

## Ce qui se passe

sun-tzu-warlord-chosen = { $who-is ->
    [you] Vous choisissez en secret
   *[other] { $who } choisit en secret
} { sun-tzu-warlord }
sun-tzu-warlords-ready = Les deux seigneurs de guerre sont choisis et restent secrets pour l’instant
sun-tzu-head-start = { $who-is ->
    [you] Vous avez un coup d’avance : le pion commence sur la case 1 de votre côté
   *[other] { $who } a un coup d’avance : le pion commence sur la case 1 de son côté
}
sun-tzu-warlord-shown = { $who-is ->
    [you] Vous révélez votre
   *[other] { $who } révèle son
} seigneur de guerre : { sun-tzu-warlord }
sun-tzu-opening-hand = { $who-is ->
    [you] En plus de vos cartes jaunes, vous commencez
   *[other] En plus de ses cartes jaunes, { $who } commence
} avec { $cards }
sun-tzu-dynasty-began = La dynastie { $dynasty } commence
sun-tzu-card-laid = { $who-is ->
    [you] Vous posez
   *[other] { $who } pose
} { sun-tzu-card } { sun-tzu-in }, face cachée
sun-tzu-trade-settled = { $count ->
    [0] { $who-is ->
        [you] Vous gardez toutes vos
       *[other] { $who } garde toutes ses
    } cartes blanches
   *[other] { $who-is ->
        [you] Vous échangerez
       *[other] { $who } échangera
    } { $cards } contre { sun-tzu-count-armies }
}
sun-tzu-count-armies = { $count ->
    [one] une armée
   *[other] { $count } armées
}
sun-tzu-plans-ready = Les deux plans sont prêts
sun-tzu-mustered = { $who-is ->
    [you] Vous échangez
   *[other] { $who } échange
} { $cards } contre { sun-tzu-count-armies }
sun-tzu-reinforced = { $who-is ->
    [you] Vous renforcez
   *[other] { $who } renforce
} { sun-tzu-the-province }, qui compte désormais { $armies ->
    [one] une armée
   *[other] { $armies } armées
}
sun-tzu-raided = { $who-is ->
    [you] Vous menez
   *[other] { $who } mène
} un raid { sun-tzu-in } : { $owner-is ->
    [you] une de vos armées retourne dans votre réserve
   *[other] une armée { DE($owner) } retourne dans la réserve
}
sun-tzu-marched = { $who-is ->
    [you] Vous faites
   *[other] { $who } fait
} marcher une armée { $from } { $to }
sun-tzu-passed = { $who-is ->
    [you] Vous gardez votre
   *[other] { $who } garde son
} seigneur de guerre secret
sun-tzu-order-of-the-row = Les provinces sont révélées dans l’ordre de la rangée
sun-tzu-order-decided = { $who-is ->
    [you] Vous choisissez
   *[other] { $who } choisit
} l’ordre des provinces de cette dynastie, avec { $own } { $own ->
    [one] armée
   *[other] armées
} contre { $rival } sur le plateau
sun-tzu-chooser-changed = C’est maintenant à { $who } de choisir la prochaine province
sun-tzu-province-named = { $who-is ->
    [you] Vous choisissez
   *[other] { $who } choisit
} de révéler { sun-tzu-the-province }
sun-tzu-revealed = { sun-tzu-province-first } : { $one-is ->
    [you] vous révélez
   *[other] { $one } révèle
} { $ones }, { $other-is ->
    [you] vous révélez
   *[other] { $other } révèle
} { $others }
sun-tzu-paid = { $who-is ->
    [you] Vous payez
   *[other] { $who } paie
} { $armies ->
    [one] une armée
   *[other] { $armies } armées
} pour { sun-tzu-card } { sun-tzu-in }{ sun-tzu-from-map }{ $stays ->
    [yes] {""} ; elle y reste comme marqueur
   *[no] {""}
}
sun-tzu-from-map = { $from-map ->
    [0] {""}
   *[other] { $from-reserve ->
        [0] { $from-map ->
            [one] , prise sur le plateau
           *[other] , prises sur le plateau
        }
       *[other] { $from-map ->
            [one] , dont une prise sur le plateau
           *[other] , dont { $from-map } prises sur le plateau
        }
    }
}
sun-tzu-plague-in-vain = Une peste frappe { sun-tzu-the-province }, où il n’y a personne
sun-tzu-plague-struck = Une peste frappe { sun-tzu-the-province } : { $armies ->
    [one] { $who-is ->
        [you] votre seule armée
       *[other] la seule armée { DE($who) }
    } y survit
   *[other] il { $who-is ->
        [you] vous y reste { sun-tzu-survivors }
       *[other] y reste { sun-tzu-survivors } à { $who }
    }
}
sun-tzu-survivors = { $survivors ->
    [one] une armée
   *[other] { $survivors } armées
} sur { $armies }
sun-tzu-undecided = Égalité { sun-tzu-in } : rien ne change
sun-tzu-fought = { $who-is ->
    [you] Vous gagnez
   *[other] { $who } gagne
} de { $margin } la bataille { sun-tzu-in }{ $driven-off ->
    [0] {""}
   *[other] {" "}et { sun-tzu-drives } { sun-tzu-driven }
}
sun-tzu-driven = { $rival-is ->
    [you] { $driven-off ->
        [one] une de vos armées
       *[other] { $driven-off } de vos armées
    }
   *[other] { $driven-off ->
        [one] une armée
       *[other] { $driven-off } armées
    } { DE($rival) }
}
sun-tzu-drives = { $who-is ->
    [you] chassez
   *[other] chasse
}
sun-tzu-placed = { $armies ->
    [0] { $who-is ->
        [you] Vous n’avez
       *[other] { $who } n’a
    } plus d’armée à placer { sun-tzu-in }
   *[other] { $who-is ->
        [you] Vous placez
       *[other] { $who } place
    } { $armies ->
        [one] une armée
       *[other] { $armies } armées
    } { sun-tzu-in }{ sun-tzu-from-map }{ $lapsed ->
        [0] {""}
        [one] {""} ; il n’en reste plus pour la dernière
       *[other] {""} ; il n’en reste plus pour les { $lapsed } autres
    }
}
sun-tzu-province-paid-nobody = { sun-tzu-province-first } ne rapporte rien : il n’y a personne
sun-tzu-province-scored = { sun-tzu-province-first } rapporte { $points ->
    [one] un point
   *[other] { $points } points
} à { $who } : { sun-tzu-marker }
sun-tzu-scored = Décompte : { $ones ->
    [one] { $ones } point
   *[other] { $ones } points
} pour { $one }, { $others } pour { $other } ; { sun-tzu-marker }
sun-tzu-looked = { $who-is ->
    [you] Vous regardez
   *[other] { $who } regarde
} { $cards }, pour en garder { $keep ->
    [one] une
   *[other] { $keep }
}
sun-tzu-took = { $who-is ->
    [you] Vous prenez
   *[other] { $who } prend
} { $cards }
sun-tzu-kept = { $who-is ->
    [you] Vous gardez
   *[other] { $who } garde
} { $cards } ; { sun-tzu-card } passe sous la pile
sun-tzu-draw-declined = { $who-is ->
    [you] Vous ne piochez pas
   *[other] { $who } ne pioche pas
}
sun-tzu-drew = { $took ->
    [0] { $who-is ->
        [you] Vous ne piochez rien et avez
       *[other] { $who } ne pioche rien et a
    }
    [one] { $who-is ->
        [you] Vous piochez une carte et en avez
       *[other] { $who } pioche une carte et en a
    }
   *[other] { $who-is ->
        [you] Vous piochez { $took } cartes et en avez
       *[other] { $who } pioche { $took } cartes et en a
    }
} maintenant { $took ->
    [0] { $hand } cartes
   *[other] { $hand }
} en main
sun-tzu-ended = { $ending ->
    [red-space] Le pion a atteint une case rouge
    [track] Le pion est du côté du vainqueur après la dernière dynastie
    [reserve] Le pion est au milieu : la plus grande réserve l’emporte
   *[map] Le pion est au milieu, les réserves sont égales : les armées du plateau décident
} ; { $who-is ->
    [you] vous gagnez
   *[other] { $who } gagne
}
sun-tzu-ended-in-a-draw = Tout est égal : la partie est nulle

## Ce qui est demandé

sun-tzu-prompt-choose-warlord = { $who-are ->
    [you] Choisissez un de vos quatre seigneurs de guerre
   *[one] { $who } choisit un seigneur de guerre
}
sun-tzu-prompt-lay = { $who-are ->
    [you] Posez une carte { sun-tzu-in }
   *[one] { $who } pose une carte { sun-tzu-in }
}
sun-tzu-prompt-trade = { $who-are ->
    [you] { $up-to ->
        [0] Vous n’avez aucune carte blanche à échanger contre des armées
        [one] Échangez une carte blanche contre une armée, ou aucune
       *[other] Échangez jusqu’à { $up-to } cartes blanches contre autant d’armées, ou aucune
    }
   *[one] { $who } peut échanger des cartes blanches contre des armées
}
sun-tzu-prompt-play-warlord = { $who-are ->
    [you] Vous pouvez jouer votre
   *[one] { $who } peut jouer son
} seigneur de guerre, { sun-tzu-warlord }, { $moment ->
    [before] avant les batailles
    [after] après les batailles
   *[battle] dans la bataille { sun-tzu-in }
}
sun-tzu-prompt-name = { $at-once ->
    [yes] { $who-are ->
        [you] Annoncez l’ordre : choisissez la province suivante
       *[one] { $who } annonce l’ordre des provinces
    }
   *[no] { $who-are ->
        [you] Choisissez la prochaine province à révéler
       *[one] { $who } choisit la prochaine province à révéler
    }
}
sun-tzu-prompt-pay = { $who-are ->
    [you] Payez votre carte { sun-tzu-in } : prenez { sun-tzu-missing-armies } dans vos provinces
   *[one] { $who } choisit des armées pour payer sa carte { sun-tzu-in }
}{ sun-tzu-beside-the-reserve }
sun-tzu-prompt-withdraw = { $who-are ->
    [you] Il vous manque des armées { sun-tzu-in } : prenez { sun-tzu-missing-armies } dans vos autres provinces
   *[one] { $who } choisit les armées qui entrent { sun-tzu-in }
}{ sun-tzu-beside-the-reserve }
sun-tzu-missing-armies = { $missing ->
    [one] une armée
   *[other] { $missing } armées
}
sun-tzu-beside-the-reserve = { $reserve ->
    [0] {""}
   *[other] {" "}(la réserve en donne { $reserve })
}
sun-tzu-prompt-draw-or-pass = { $who-are ->
    [you] Regardez { sun-tzu-top } de votre pile et gardez-en { sun-tzu-keep }, ou ne piochez pas
   *[one] { $who } peut regarder { sun-tzu-top } de sa pile et en garder { sun-tzu-keep }
}
sun-tzu-top = { $look ->
    [one] la première carte
   *[other] les { $look } premières cartes
}
sun-tzu-prompt-keep = { $who-are ->
    [you] Gardez-en { sun-tzu-keep }
   *[one] { $who } en garde { sun-tzu-keep }
} : { $cards }
sun-tzu-keep = { $keep ->
    [one] une
   *[other] { $keep }
}
sun-tzu-prompt-wait = { $who-are ->
    [you] Vous décidez en secret
    [among] { $who } décidez en secret
    [one] { $who } décide en secret
   *[many] { $who } décident en secret
}
sun-tzu-prompt-pause = La partie reprend dans un instant

sun-tzu-action-choose = Choisir { sun-tzu-warlord }
sun-tzu-action-lay = Poser { sun-tzu-card } { sun-tzu-in }
sun-tzu-action-trade = Échanger { $cards }
sun-tzu-action-no-trade = Ne rien échanger
sun-tzu-action-reinforce = Renforcer { sun-tzu-the-province }
sun-tzu-action-raid = Mener un raid { sun-tzu-in }
sun-tzu-action-march = Faire marcher une armée { $from } { $to }
sun-tzu-action-pass = Passer
sun-tzu-action-reveal = Révéler { sun-tzu-the-province }
sun-tzu-action-pay = Payer avec { $shares }
sun-tzu-action-feint = Feinte : votre carte compte comme un 6
sun-tzu-action-great-plague = Grande peste : ne laisser qu’une armée
sun-tzu-action-withdraw = Prendre { $shares }
sun-tzu-action-draw = Regarder votre pile
sun-tzu-action-keep = Garder { $cards }

## Pourquoi non

sun-tzu-refused-another-question = Il faut d’abord { $question ->
    [warlord] choisir un de vos quatre seigneurs de guerre
    [lay] poser une carte { sun-tzu-in }
    [trade] échanger des cartes blanches contre des armées, ou y renoncer
    [window] jouer votre seigneur de guerre, ou passer
    [reveal] choisir la prochaine province
    [pay] payer la carte posée { sun-tzu-in } avec des armées de vos provinces
    [reaction] jouer votre seigneur de guerre { sun-tzu-in }, ou passer
    [withdraw] choisir les armées qui entrent { sun-tzu-in }
    [draw-or-pass] regarder votre pile, ou y renoncer
   *[keep] garder une partie des cartes que vous regardez
}
sun-tzu-refused-not-your-warlord = { sun-tzu-warlord-first } n’est pas un de vos quatre seigneurs de guerre
sun-tzu-warlord-first = { $warlord ->
    [reinforcement] Le renfort
    [raid] Le raid
    [feint] La feinte
    [march] La marche
    [head-start] Le coup d’avance
    [second-six] Le second six
   *[great-plague] La grande peste
}
sun-tzu-refused-not-the-next-province = Ici, les cartes se posent dans l’ordre de la rangée, et c’est au tour { $province ->
    [mongolia] de la Mongolie
   *[other] { sun-tzu-from }
}
sun-tzu-refused-not-in-hand = Vous n’avez plus de { $card ->
    [plague] peste
   *[other] { $card }
} en main
sun-tzu-refused-six-already-played = Le 6 ne sert qu’une fois par province, et vous avez déjà un marqueur { sun-tzu-in }
sun-tzu-refused-more-than-aside = { $aside ->
    [0] Vous n’avez pas d’armée à l’écart à acheter
    [one] Vous n’avez qu’une armée à l’écart : vous ne pouvez pas en acheter plus
   *[other] Vous n’avez que { $aside } armées à l’écart : vous ne pouvez pas en acheter plus
}
sun-tzu-refused-not-your-card = Votre seigneur de guerre n’est pas { sun-tzu-warlord }
sun-tzu-refused-expired = Trop tard : on ne joue { sun-tzu-warlord } que jusqu’à la dynastie 6
sun-tzu-refused-empty-reserve = Un renfort vient de votre réserve, et elle est vide
sun-tzu-refused-nothing-to-reinforce = On renforce une province que l’on contrôle, et { sun-tzu-the-province } n’est pas à vous
sun-tzu-refused-nothing-to-raid = Il n’y a aucune armée { sun-tzu-in }
sun-tzu-refused-nothing-to-march = Vous n’avez aucune armée { sun-tzu-in }
sun-tzu-refused-not-adjacent = Une armée marche vers une province voisine, et il n’y a pas de frontière { $from } { $to }
sun-tzu-refused-enemy-ahead = Une armée marche vers une province vide ou à vous, et l’ennemi contrôle { sun-tzu-the-province }
sun-tzu-refused-already-named = { sun-tzu-province-first } a déjà été { $province ->
    [mongolia] choisie
   *[other] choisi
} dans cette dynastie
sun-tzu-refused-too-many-armies = { $armies ->
    [0] Vous n’avez aucune armée { sun-tzu-in }
    [one] Vous n’avez qu’une armée { sun-tzu-in }
   *[other] Vous n’avez que { $armies } armées { sun-tzu-in }
}
sun-tzu-refused-wrong-total = Il faut exactement { $missing ->
    [one] une armée
   *[other] { $missing } armées
}, et non { $given }
sun-tzu-refused-from-the-same-province = Les armées qui sont { sun-tzu-in } y sont déjà
sun-tzu-refused-neighbours-first = Les provinces voisines donnent d’abord leurs armées : { sun-tzu-the-province } doit attendre
sun-tzu-refused-wrong-number-kept = On garde exactement { $keep ->
    [one] une
   *[other] { $keep }
} des cartes
sun-tzu-refused-not-looked-at = { $card ->
    [plague] Cette peste
   *[other] Ce { $card }
} n’est pas parmi les cartes que vous regardez

## Options

sun-tzu-option-mode = Règles
    .help = Le jeu avancé ajoute les cartes +2 et +3, donne 18 armées au départ au lieu de 21, permet d’acheter des armées avec des cartes et de refuser une pioche.
    .value = { $value ->
        [basic] Jeu de base
       *[advanced] Jeu avancé
    }
sun-tzu-option-warlords = Seigneurs de guerre
    .help = Chaque camp choisit en secret un de ses quatre seigneurs de guerre, dont le pouvoir ne sert qu’une fois.
    .value = { $value ->
        [true] Avec seigneurs de guerre
       *[false] Sans seigneurs de guerre
    }
sun-tzu-option-scoring_order_variant = Décompte des dynasties 6 et 9
    .help = Dans la variante, chaque province des dynasties 6 et 9 rapporte dès qu’elle est résolue, et le camp mené choisit la suivante.
    .value = { $value ->
        [true] Province par province
       *[false] En une fois
    }
sun-tzu-option-reveal_choice = Ordre des provinces
    .help = Le camp qui a le privilège choisit les provinces une à une, au vu des résultats, ou annonce tout l’ordre à l’avance.
    .value = { $value ->
        [stepwise] Choisies une à une
       *[upfront] Annoncées à l’avance
    }
sun-tzu-option-plague_survivors = Survivants d’une peste
    .help = Une peste laisse la moitié des armées, et au moins une. La moitié d’un nombre impair s’arrondit vers le bas ou vers le haut.
    .value = { $value ->
        [floor] Arrondis vers le bas
       *[ceil] Arrondis vers le haut
    }
sun-tzu-option-plague_cancels_card = Carte opposée à une peste
    .help = D’ordinaire, une peste n’annule que la bataille. Elle peut aussi annuler la carte opposée, qui ne laisse alors pas de marqueur, ne coûte rien et ne rapporte pas de carte.
    .value = { $value ->
        [true] Annulée
       *[false] Prend effet malgré tout
    }
sun-tzu-option-initial_draw = Main de départ
    .help = Avec l’ouverture à dix cartes, chaque camp commence avec quatre cartes blanches en plus de ses six jaunes.
    .value = { $value ->
        [0] Six cartes jaunes
       *[other] Dix cartes
    }
sun-tzu-option-track_limit = Longueur de la piste
    .help = Atteindre la case rouge au bout de la piste fait gagner aussitôt. Une piste plus courte abrège la partie.
    .value = Cases rouges : les { $value }

## Fins de partie

sun-tzu-ending-red-space = Le pion a atteint une case rouge
sun-tzu-ending-track = Victoire au score après la neuvième dynastie
sun-tzu-ending-reserve = Égalité au score : victoire à la réserve
sun-tzu-ending-map = Égalité au score et à la réserve : victoire aux armées du plateau
sun-tzu-ending-draw = Partie nulle
