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
new-nobody = Personne
new-open = Chacun peut prendre une place libre
new-options = Comment jouer
new-more = Plus
new-open-table = Ouvrir la table

## Places

seat-free = libre
bot-random = Vagabond (au hasard)
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
board-sun-tzu-name = { $province ->
    [xinjiang] Xinjiang
    [tibet] Tibet
    [qinghai] Qinghai
    [mongolia] Mongolie
   *[mandarin] Mandarin
}
