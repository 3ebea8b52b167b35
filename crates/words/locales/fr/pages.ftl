# Les textes des pages, en français. Chaque identifiant est aussi dans le fichier anglais, avec les mêmes variables.

## Partout

skip = Aller au contenu
nav = Vous et vos réglages
theme = { $now ->
    [light] Clair. Choisir sombre
    [dark] Sombre. Choisir comme l’appareil
   *[device] Clair ou sombre comme l’appareil. Choisir clair
}
close = Fermer
copy = Copier
copied = Copié
rules = Règles
rules-english = Les règles ne sont écrites qu’en anglais pour le moment.
to-lobby = Vers l’accueil
to-table = Vers la table

## L’accueil

lobby = Jeux de la Chine impériale
lobby-title = Prenez place
lobby-text = Des jeux de société sur la naissance de la Chine impériale, avec leurs règles exactes. Sans compte : jouez tout de suite contre des robots, ou envoyez un lien à un ami.
lobby-games = Les jeux
lobby-mine = Vos tables
lobby-watch = Tables à regarder ou à rejoindre
lobby-records = Regarder une partie jouée ailleurs
facts = { $fewest } à { $most } joueurs · environ { $minutes } minutes
facts-exact = { $fewest } joueurs · environ { $minutes } minutes
play-now = Jouer tout de suite
play-now-game = Jouer tout de suite à { $game } contre des robots
new-table = Nouvelle table
standing-my-turn = À vous
standing-waiting = Place libre
standing-running = En cours
standing-over = Terminée

## Une nouvelle table

new-title = Une table de { $game }
new-seats = Qui s’assied où
new-seats-help = Un ami reçoit un lien. Un invité joue avec vous sur le même écran, un rideau cache les mains.
new-seat = Place { $number }
new-me = { $name } (vous)
new-friend = Un ami, par un lien
new-guest = Un invité sur cet appareil
new-guest-name = Nom de l’invité
new-bot = Robot : { $name }
new-nobody = Personne
new-open = Chacun peut prendre une place libre
new-options = Comment jouer
new-more = Plus
new-open-table = Ouvrir la table

## Places

seat-free = libre
sit-down = S’asseoir
invited-title = { $host } vous invite à une partie de { $game }
invited-text = Vous joueriez sous le nom de { $name }.
invited-watch = Seulement regarder
waiting-title = On attend des joueurs
waiting-text = Envoyez ce lien à un ami, ou faites-lui scanner le code.
waiting-link = Invitation
waiting-others = Les places libres sont gardées pour des amis invités. Vous pouvez regarder d’ici.
prompt-waiting = La partie commence quand toutes les places sont prises

## La table

board = Plateau
hand = Votre main
title-your-turn = À vous
pick-first = Choisissez d’abord une tuile de votre main
confirm = Confirmer
turn = Tourner
cancel = Annuler
undo = Reprendre
hurry = Presser les robots
sound = Son
replay = Revoir
rematch = Rejouer
rematch-go = Vers la partie suivante
log = Ce qui s’est passé
log-since = Depuis votre dernier tour
log-before = Avant
preview-nothing = Rien d’autre n’en découle.
why-unknown = Cela ne va pas ensemble.
why-rule = Règle { $rule }
ending-winners = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent
}
prompt-curtain = Passez l’appareil à { $name }
curtain-text = C’est à { $name } de jouer. Les autres regardent ailleurs.
curtain-button = Je suis { $name }

## Revoir

replay-at = Après { $at } actions sur { $last }
replay-first = Au début
replay-prev = Une action en arrière
replay-next = Une action en avant
replay-last = À la fin
replay-slider = Moment de la partie
replay-go = Aller
replay-eyes = Par les yeux de qui
replay-public = Ce que chacun voit
record-download = Télécharger la partie
fair-title = La donne était-elle honnête ?
fair-promise = Avant la première décision, le serveur a fixé toute la donne par une graine secrète, et l’a promise en montrant cette empreinte de la graine :
fair-later = Quand la partie sera finie, la graine sera montrée ici, et chacun pourra vérifier que la promesse a été tenue.
fair-seed = La partie est finie. Voici la graine :
fair-verified = Vérifié : la graine a bien cette empreinte, elle donne exactement cette donne, et les { $actions } actions suivent les règles.
fair-broken = La vérification a échoué :
records-title = Une partie jouée ailleurs
records-text = Choisissez le fichier d’une partie finie. Il est vérifié de la graine à la dernière action ; ensuite vous pouvez en regarder chaque moment.
records-file = Fichier
records-send = Vérifier et ouvrir

## Vous

me-title = Vous
me-name = Votre nom
me-save = Enregistrer
me-device-title = Un second appareil
me-device-text = Avec ce lien privé, vous êtes la même personne sur un autre appareil. Gardez-le pour vous : qui l’a joue en votre nom.
me-device-show = Montrer le lien privé
me-link = Lien privé
device-title = Êtes-vous { $name } ?
device-text = Cet appareil sera alors aussi le vôtre, avec toutes vos tables.
device-button = Oui, je suis { $name }

## Quand quelque chose ne va pas

notice-title = Cela n’a pas marché
notice-not-found = Il n’y a rien à cette adresse.
notice-trouble = Quelque chose ne va pas de notre côté. Rien n’est perdu ; veuillez réessayer.
notice-stale = La table a changé entre-temps. Regardez de nouveau avant de décider.
notice-unreadable = Cela n’a pas pu être compris.
notice-undo-nothing = Vous n’avez rien à reprendre.
notice-undo-revealed = Quelque chose a été révélé, on ne peut donc pas le reprendre.
notice-undo-turn-over = Votre tour est passé, on ne peut donc pas le reprendre.
notice-undo-built-upon = D’autres ont décidé en conséquence, on ne peut donc pas le reprendre.
notice-seat-taken = Quelqu’un y est déjà assis.
notice-seats = Ce jeu ne se joue pas à ce nombre de joueurs.
notice-no-me = Au moins une place devrait être la vôtre.
notice-unknown-player = Il n’y a pas de tel joueur.
notice-name = Un nom a de 1 à 24 lettres.
notice-not-yours = C’est réservé à ceux qui sont assis à cette table.
notice-not-invited = Cette place est gardée pour un ami invité.
notice-not-full = La partie commence quand toutes les places sont prises.
notice-no-record = Ce n’est pas le fichier d’une partie.
notice-record-wrong = Le fichier n’est pas ce qu’il prétend : { $reason }.

## Qin sur le plateau

board-qin-supply = { $count ->
    [one] une pagode à placer
   *[other] { $count } pagodes à placer
}
board-qin-hand = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
board-qin-match-score = { $count } en tout
board-qin-game = Manche { $game } sur { $games }
board-qin-unseen = Tuiles que vous ne voyez pas
board-qin-stock = { $count ->
    [0] La pioche est vide.
    [one] Une tuile est dans la pioche.
   *[other] { $count } tuiles sont dans la pioche.
}
board-qin-red = rouge
board-qin-yellow = jaune
board-qin-blue = bleue
board-qin-tile-rr = double rouge
board-qin-tile-yy = double jaune
board-qin-tile-bb = double bleue
board-qin-tile-ry = rouge et jaune
board-qin-tile-rb = rouge et bleue
board-qin-tile-yb = jaune et bleue
board-qin-square-free = { $space }, prairie
board-qin-square-spare = { $space }, prairie qui ne pourra jamais être couverte
board-qin-square-water = { $space }, eau
board-qin-square-lone = { $space }, case { $colour } isolée
board-qin-square-province = { $space }, province { $colour } de { $size }, { $name }{ $kind ->
    [major] , imprenable
   *[small] , prenable
}
board-qin-square-village-empty = { $space }, village libre ; autour : { $counts }
board-qin-square-village = { $space }, village de { $name } ; autour : { $counts }

## Sun Tzu sur le plateau

board-sun-tzu-map = Les cinq provinces
board-sun-tzu-province = { $province }, rapporte { $values }, ensuite { $next } ; { $held }
board-sun-tzu-nobody = aucune armée
board-sun-tzu-armies-of = { $count ->
    [one] une armée { DE($name) }
   *[other] { $count } armées { DE($name) }
}
board-sun-tzu-face-down = une carte { DE($name) } face cachée
board-sun-tzu-laid = { $name } : { $card }
board-sun-tzu-marked = { $count ->
    [one] marqueur du 6 { DE($name) }
   *[other] { $count } marqueurs du 6 { DE($name) }
}
board-sun-tzu-embattled = la bataille est ici
board-sun-tzu-dynasty = Dynastie { $dynasty } sur 9 ; prochain décompte après la dynastie { $scoring }
board-sun-tzu-dynasty-short = Dynastie { $dynasty }, décompte après la { $scoring }
board-sun-tzu-track = Piste : { $one } est à { $ones } de la case rouge, { $other } en est à { $others }
board-sun-tzu-card = { $card ->
    [plague] peste
    [-1] −1
   *[other] { $card }
}
board-sun-tzu-side = { $side ->
    [sun-tzu] Sun Tzu
   *[king-shao] Le roi Shao
}
board-sun-tzu-hand = Main
board-sun-tzu-to-trade = À échanger
board-sun-tzu-kept = Pour votre main
board-sun-tzu-goes-under = Sous votre pile
board-sun-tzu-on-map = Choisissez sur la carte.
board-sun-tzu-share = { $count ->
    [one] une armée, { $province }
   *[other] { $count } armées, { $province }
}
board-sun-tzu-warlord = { $warlord ->
    [reinforcement] Renfort
    [raid] Raid
    [feint] Feinte
    [march] Marche
    [head-start] Avance
    [second-six] Second six
   *[great-plague] Grande peste
}
board-sun-tzu-warlord-help = { $warlord ->
    [reinforcement] Une armée de votre réserve vers une de vos provinces, avant ou après les batailles.
    [raid] Une armée de n’importe quelle province retourne à la réserve de son camp, avant ou après les batailles, jusqu’à la dynastie 6.
    [feint] Votre 7, 8, 9 ou 10 compte comme un 6, une fois les deux cartes vues.
    [march] Une de vos armées vers une province adjacente, avant ou après les batailles, jusqu’à la dynastie 6.
    [head-start] Le marqueur commence sur la case 1 du côté du roi Shao.
    [second-six] Un 6 de plus là où se trouve déjà son marqueur.
   *[great-plague] Une peste ne laisse qu’une armée.
}
board-sun-tzu-warlord-when = { $when ->
    [set-up] montré quand les deux camps ont choisi
    [plan] utilisé en posant un second 6
    [window] la question vous est posée avant et après les batailles
    [reveal] la question vous est posée dans la bataille qui s’y prête
   *[expired] ne peut plus être joué
}
board-sun-tzu-reserve-of = { $count ->
    [one] une armée dans la réserve
   *[other] { $count } armées dans la réserve
}
board-sun-tzu-cards = { $hand } cartes, pile { $pile }
board-sun-tzu-ledger = Armées et cartes
board-sun-tzu-reserve = Réserve
board-sun-tzu-on-the-map = Sur la carte
board-sun-tzu-markers = Marqueurs du 6
board-sun-tzu-aside = De côté, à acheter
board-sun-tzu-removed = Retirées du jeu
board-sun-tzu-hand-size = Cartes en main
board-sun-tzu-pile-size = Pile
board-sun-tzu-next-draw = Prochaine pioche
board-sun-tzu-draw = { $look ->
    [0] –
   *[other] { $keep } sur { $look }
}
board-sun-tzu-warlord-of = Seigneur de guerre
board-sun-tzu-secret = secret
board-sun-tzu-used = { $warlord } (utilisé)
board-sun-tzu-names-provinces = { $side } désigne les provinces.
board-sun-tzu-has-privilege = { $side } a le privilège de l’ordre.
board-sun-tzu-row-order = Les provinces viennent dans l’ordre de la rangée : Xinjiang, Tibet, Qinghai, Mongolie, Mandarin.
board-sun-tzu-merged = Dans cette dynastie, chaque province rapporte dès qu’elle est résolue.
board-sun-tzu-unseen = Cartes blanches pas encore vues
board-sun-tzu-under-pile = Mises sous votre pile, la plus basse en dernier
board-sun-tzu-left-pile = Restées dans la pile, celle du dessus d’abord
board-sun-tzu-comparison = Comparer les cartes
board-sun-tzu-comparison-help = La carte de gauche contre celle du haut. Un nombre bat un nombre plus petit, de la différence. Avec une peste il n’y a pas de bataille, et la moitié des armées survit.
## La Grande Muraille sur le plateau

board-great-wall-site = Chantier { $site }
board-great-wall-turn = Le tour de { $name }
board-great-wall-step-score = Décompte
board-great-wall-step-first = Première action
board-great-wall-step-second = Deuxième action
board-great-wall-last-round = Dernier tour de table : { $name } a posé toutes ses cartes, les autres n’ont plus qu’un tour.
board-great-wall-scoring-only = Les cartes sont posées. On ne fait plus que décompter, jusqu’à ce que personne ne mène plus.
board-great-wall-empty = Pas encore de cartes
board-great-wall-closed = Fermé : il ne reste plus de jetons pour ce chantier
board-great-wall-lost = { $lead }. Les jetons d’ici sont perdus.
board-great-wall-leads = mène
board-great-wall-tied = à égalité
board-great-wall-noble = Sous un noble, chaque carte compte 1
board-great-wall-lead-nobody = Personne n’a de cartes ici
board-great-wall-lead-sole = { $is ->
    [you] Vous menez
   *[other] { $name } mène
}
board-great-wall-lead-tied = Personne ne mène : { $names } sont à égalité
board-great-wall-will-claim = { $turns ->
    [0] { $is ->
        [you] Vous prenez maintenant le { $one } ou le { $other }
       *[other] { $name } prend maintenant le { $one } ou le { $other }
    }
   *[other] Si rien ne change, { $is ->
        [you] vous prenez le { $one } ou le { $other } au début de votre prochain tour
       *[other] { $name } prend le { $one } ou le { $other } au début de son tour
    }
}
board-great-wall-will-complete = Si rien ne change, { $is ->
    [you] vous gagnez le { $one }{ $same ->
        [true] {" "}et le { $other } au début de votre prochain tour
       *[false] {" "}au début de votre prochain tour, et { $owner } le { $other }
    }
   *[other] { $name } gagne le { $one }{ $same ->
        [true] {" "}et le { $other } au début de son tour
       *[false] {" "}au début de son tour, et { $owner-is ->
            [you] vous gagnez
           *[other] { $owner } gagne
        } le { $other }
    }
}
board-great-wall-summary = Chantier { $site }{ $open ->
    [true] , jetons libres { $tokens }{ $present ->
        [0] {""}
       *[other] {" "}; totaux : { $totals }
    }. { $lead }
   *[false] , fermé
}
board-great-wall-token = Jeton libre de { $token }
board-great-wall-offer = Prendre le jeton de { $token } : les totaux sont alors { $totals }. { $lead }
board-great-wall-card-of = { $card } de { $name }
board-great-wall-column = Colonne { $column } : { $card }, vaut { $value }{ $covers ->
    [0] {""}
   *[other] , couvre { $covered }
}{ $token ->
    [0] {""}
   *[other] , porte le jeton de { $token } et ne craint pas les dragons
}
board-great-wall-totals = Totaux au chantier { $site } : { $totals }
board-great-wall-deck = Piocher
board-great-wall-draw = { $count ->
    [0] Piocher une carte : votre pioche est vide
    [one] Piocher une carte : il en reste { $count } dans votre pioche
   *[other] Piocher une carte : il en reste { $count } dans votre pioche
}
board-great-wall-free = { $count ->
    [one] libre
   *[other] libre, ×{ $count }
}
board-great-wall-pass = Passer
board-great-wall-horsemen-now = { $count ->
    [one] Vous pouvez encore poser votre cavalier sans dépenser d’action. Après votre dernière action, le tour est fini.
   *[other] Vous pouvez encore poser vos { $count } cavaliers sans dépenser d’action. Après votre dernière action, le tour est fini.
}
board-great-wall-points = de gloire
board-great-wall-tokens = { $count ->
    [one] jeton
   *[other] jetons
}
board-great-wall-held = main { $hand } · pioche { $deck }
board-great-wall-unlaid = Pas encore posées, main et pioche
board-great-wall-fame = Gloire gagnée
board-great-wall-sum = = { $count }
board-great-wall-face-down = { $count ->
    [0] aucun jeton
    [one] un jeton, face cachée
   *[other] { $count } jetons, face cachée
}
board-great-wall-pool = { $count ->
    [0] La réserve de jetons est vide.
   *[other] Il y a { $count } jetons dans la réserve.
}
board-great-wall-removed = Sortis du jeu par paires égales :
## Xi’an sur le plateau

board-xian-pit = La fosse
board-xian-buildings = Les bâtiments
board-xian-equipment = Équipement en vente
board-xian-track = La piste des superviseurs
board-xian-end-tiles = Tuiles finales
board-xian-order = Ordre de cette phase
board-xian-steps = Où en est ce tour
board-xian-step-worker = Ouvrier
board-xian-step-building = Bâtiment
board-xian-step-end = Fin
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
board-xian-request = Demande pour { $slot } : { $colour }, numéro { $number }{ $leaves ->
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
board-xian-pair-open = Paire ouverte : { $pieces } sur { $limit } pièces
board-xian-pair-closed = Paire fermée : { $pieces } sur { $limit } pièces
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
board-xian-cards = Dans votre main :
board-xian-under-deck = Sous votre pioche jusqu’à la manche 6 :
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
board-sun-tzu-name = { $province ->
    [xinjiang] Xinjiang
    [tibet] Tibet
    [qinghai] Qinghai
    [mongolia] Mongolie
   *[mandarin] Mandarin
}
