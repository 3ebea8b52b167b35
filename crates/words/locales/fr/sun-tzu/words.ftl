# Sun Tzu en français. Un camp porte le nom de son joueur.

sun-tzu-title = Sun Tzu
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
    [0] le marqueur est au milieu
   *[other] le marqueur est sur la case { $space } { $ahead-is ->
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
    [you] Vous avez un coup d’avance : le marqueur commence sur la case 1 de votre côté
   *[other] { $who } a un coup d’avance : le marqueur commence sur la case 1 de son côté
}
sun-tzu-warlord-shown = { $who-is ->
    [you] Vous montrez votre
   *[other] { $who } montre son
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
    [you] Vous nommez
   *[other] { $who } nomme
} les provinces de cette dynastie, avec { $own } { $own ->
    [one] armée
   *[other] armées
} contre { $rival } sur la carte
sun-tzu-chooser-changed = C’est maintenant à { $who } de nommer la prochaine province
sun-tzu-province-named = { $who-is ->
    [you] Vous nommez
   *[other] { $who } nomme
} { sun-tzu-the-province } pour la suite
sun-tzu-revealed = { sun-tzu-province-first } : { $one-is ->
    [you] vous montrez
   *[other] { $one } montre
} { $ones }, { $other-is ->
    [you] vous montrez
   *[other] { $other } montre
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
            [one] , prise sur la carte
           *[other] , prises sur la carte
        }
       *[other] { $from-map ->
            [one] , dont une prise sur la carte
           *[other] , dont { $from-map } prises sur la carte
        }
    }
}
sun-tzu-plague-in-vain = Une peste frappe { sun-tzu-the-province }, où il n’y a personne
sun-tzu-plague-struck = Une peste frappe { sun-tzu-the-province } : { $who-is ->
    [you] vous y gardez { $armies ->
        [one] votre seule armée
       *[other] { sun-tzu-survivors }
    }
   *[other] { $who } y garde { $armies ->
        [one] sa seule armée
       *[other] { sun-tzu-survivors }
    }
}
sun-tzu-survivors = { $survivors ->
    [one] une armée
   *[other] { $survivors } armées
} sur { $armies }
sun-tzu-undecided = Personne ne gagne la bataille { sun-tzu-in }
sun-tzu-fought = { $who-is ->
    [you] Vous gagnez
   *[other] { $who } gagne
} de { $margin } la bataille { sun-tzu-in }{ $driven-off ->
    [0] {""}
    [one] {" "}et { sun-tzu-drives } une armée { DE($rival) }
   *[other] {" "}et { sun-tzu-drives } { $driven-off } armées { DE($rival) }
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
        [you] Vous entrez
       *[other] { $who } entre
    } { sun-tzu-in } avec { $armies ->
        [one] une armée
       *[other] { $armies } armées
    }{ sun-tzu-from-map }{ $lapsed ->
        [0] {""}
       *[other] {""} ; il n’en reste plus pour les { $lapsed } autres
    }
}
sun-tzu-province-paid-nobody = { sun-tzu-province-first } ne rapporte rien : il n’y a personne
sun-tzu-province-scored = { sun-tzu-province-first } rapporte { $points ->
    [one] un point
   *[other] { $points } points
} à { $who } : { sun-tzu-marker }
sun-tzu-scored = Décompte : { $ones } pour { $one }, { $others } pour { $other } ; { sun-tzu-marker }
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
    [you] Vous laissez votre
   *[other] { $who } laisse sa
} pile telle quelle
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
    [red-space] Le marqueur est sur la case rouge
    [track] Le marqueur est du côté du vainqueur après la dernière dynastie
    [reserve] Le marqueur est au milieu, et la plus grande réserve l’emporte
   *[map] Le marqueur est au milieu, les réserves sont égales, et les armées sur la carte décident
} : { $who-is ->
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
    [you] Échangez { $up-to ->
        [one] une carte blanche contre une armée
       *[other] jusqu’à { $up-to } cartes blanches contre autant d’armées
    }, ou aucune
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
        [you] Annoncez l’ordre : nommez la province suivante
       *[one] { $who } annonce l’ordre des provinces
    }
   *[no] { $who-are ->
        [you] Nommez la prochaine province à révéler
       *[one] { $who } nomme la prochaine province à révéler
    }
}
sun-tzu-prompt-pay = { $who-are ->
    [you] Payez votre carte { sun-tzu-in } : choisissez { sun-tzu-missing-armies } de vos provinces
   *[one] { $who } choisit des armées pour payer sa carte { sun-tzu-in }
}{ sun-tzu-beside-the-reserve }
sun-tzu-prompt-withdraw = { $who-are ->
    [you] Entrez { sun-tzu-in } : choisissez { sun-tzu-missing-armies } d’autres provinces
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
    [you] Regardez { sun-tzu-top } de votre pile et gardez-en { $keep }, ou laissez-la telle quelle
   *[one] { $who } peut regarder { sun-tzu-top } de sa pile et en garder { $keep }
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
sun-tzu-action-reveal = Nommer { sun-tzu-the-province }
sun-tzu-action-pay = Payer avec { $shares }
sun-tzu-action-feint = Feinte : votre carte compte comme un 6
sun-tzu-action-great-plague = Grande peste : ne laisser qu’une armée
sun-tzu-action-withdraw = Entrer avec { $shares }
sun-tzu-action-draw = Regarder votre pile
sun-tzu-action-keep = Garder { $cards }

## Pourquoi non

sun-tzu-refused-another-question = Il faut d’abord { $question ->
    [warlord] choisir un de vos quatre seigneurs de guerre
    [lay] poser une carte { sun-tzu-in }
    [trade] échanger des cartes blanches contre des armées, ou y renoncer
    [window] jouer votre seigneur de guerre, ou passer
    [reveal] nommer la prochaine province
    [pay] payer la carte posée { sun-tzu-in } avec des armées de vos provinces
    [reaction] jouer votre seigneur de guerre { sun-tzu-in }, ou passer
    [withdraw] choisir les armées qui entrent { sun-tzu-in }
    [draw-or-pass] regarder votre pile, ou la laisser telle quelle
   *[keep] garder une partie des cartes que vous regardez
}
sun-tzu-refused-not-your-warlord = Vos quatre seigneurs de guerre ne comptent pas { sun-tzu-warlord } parmi eux
sun-tzu-refused-not-the-next-province = Les cartes se posent dans l’ordre de la rangée, et c’est au tour { $province ->
    [mongolia] de la Mongolie
   *[other] { sun-tzu-from }
}
sun-tzu-refused-not-in-hand = Vous n’avez plus de { $card ->
    [plague] peste
   *[other] { $card }
} en main
sun-tzu-refused-six-already-played = Le 6 ne sert qu’une fois par province, et votre marqueur est déjà { sun-tzu-in }
sun-tzu-refused-more-than-aside = { $aside ->
    [0] Aucune armée n’attend à l’écart : on ne peut pas en acheter
    [one] Une seule armée attend à l’écart : on ne peut pas en acheter plus
   *[other] Seules { $aside } armées attendent à l’écart : on ne peut pas en acheter plus
}
sun-tzu-refused-not-your-card = Votre seigneur de guerre n’est pas { sun-tzu-warlord }
sun-tzu-refused-expired = Trop tard : on ne joue { sun-tzu-warlord } que jusqu’à la dynastie 6
sun-tzu-refused-empty-reserve = Un renfort vient de votre réserve, et elle est vide
sun-tzu-refused-nothing-to-reinforce = On renforce une province que l’on contrôle, et { sun-tzu-the-province } n’est pas à vous
sun-tzu-refused-nothing-to-raid = Il n’y a aucune armée { sun-tzu-in }
sun-tzu-refused-nothing-to-march = Vous n’avez aucune armée { sun-tzu-in }
sun-tzu-refused-not-adjacent = Une armée marche vers une province voisine, et il n’y a pas de chemin { $from } { $to }
sun-tzu-refused-enemy-ahead = Une armée marche vers une province vide ou à vous, et l’ennemi tient { sun-tzu-the-province }
sun-tzu-refused-already-named = { sun-tzu-province-first } a déjà eu son tour dans cette dynastie
sun-tzu-refused-too-many-armies = { $armies ->
    [0] Vous n’avez aucune armée { sun-tzu-in }
    [one] Vous n’avez qu’une armée { sun-tzu-in }
   *[other] Vous n’avez que { $armies } armées { sun-tzu-in }
}
sun-tzu-refused-wrong-total = Il manque exactement { $missing ->
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

sun-tzu-option-mode = Jeu
    .help = Le jeu avancé a deux cartes de plus, moins d’armées au départ, des armées que l’on achète avec des cartes, et des pioches que l’on peut refuser.
    .value = { $value ->
        [basic] Jeu de base
       *[advanced] Jeu avancé
    }
sun-tzu-option-warlords = Seigneurs de guerre
    .help = Chaque camp choisit en secret un seigneur de guerre parmi quatre, avec un pouvoir à lui, qui sert une fois.
    .value = { $value ->
        [true] Avec seigneurs de guerre
       *[false] Sans seigneurs de guerre
    }
sun-tzu-option-scoring_order_variant = Décompte des dynasties 6 et 9
    .help = Dans la variante, chaque province des dynasties 6 et 9 rapporte dès qu’elle est résolue, et le camp mené nomme la suivante.
    .value = { $value ->
        [true] Province par province
       *[false] En une fois
    }
sun-tzu-option-reveal_choice = Ordre des provinces
    .help = Celui qui a le privilège nomme les provinces une à une, en connaissant les résultats, ou annonce tout l’ordre à l’avance.
    .value = { $value ->
        [stepwise] Nommées une à une
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
    .value = Cases rouges à { $value }

## Fins de partie

sun-tzu-ending-red-space = Le marqueur a atteint une case rouge
sun-tzu-ending-track = Le marqueur a décidé après la dernière dynastie
sun-tzu-ending-reserve = La plus grande réserve a décidé
sun-tzu-ending-map = Les armées sur la carte ont décidé
sun-tzu-ending-draw = Tout était égal
