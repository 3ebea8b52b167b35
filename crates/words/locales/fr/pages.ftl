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
fair-title = La donne était-elle honnête ?
fair-promise = Avant la première décision, le serveur a fixé toute la donne par une graine secrète, et l’a promise en montrant cette empreinte de la graine :
fair-later = Quand la partie sera finie, la graine sera montrée ici, et chacun pourra vérifier que la promesse a été tenue.
fair-seed = La partie est finie. Voici la graine :
fair-verified = Vérifié : la graine a bien cette empreinte, elle donne exactement cette donne, et les { $actions } actions suivent les règles.
fair-broken = La vérification a échoué :
records-title = Une partie jouée ailleurs
records-text = Choisissez le fichier d’une partie finie. Il est vérifié de la graine à la dernière action ; ensuite vous pouvez en regarder chaque moment.
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
device-title = Êtes-vous { $name } ?
device-text = Cet appareil sera alors aussi le vôtre, avec toutes vos tables.
device-button = Oui, je suis { $name }

## Quand quelque chose ne va pas

notice-title = Cela n’a pas marché
notice-not-found = Il n’y a rien à cette adresse.
notice-trouble = Quelque chose ne va pas de notre côté. Rien n’est perdu ; veuillez réessayer.
notice-stale = La table a changé entre-temps. Regardez de nouveau avant de décider.
notice-unreadable = Cela n’a pas pu être compris.
notice-undo-nothing = Vous n’avez rien à reprendre.
notice-undo-revealed = Quelque chose a été révélé, on ne peut donc pas le reprendre.
notice-undo-turn-over = Votre tour est terminé : cela ne peut plus être repris.
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
board-qin-square-village-empty = { $space }, village libre ; autour : { $counts }
board-qin-square-village = { $space }, village de { $name } ; autour : { $counts }

## La Grande Muraille sur le plateau

board-great-wall-site = Chantier { $site }
board-great-wall-turn = Le tour de { $name }
board-great-wall-step-score = Décompte
board-great-wall-step-first = Première action
board-great-wall-step-second = Deuxième action
board-great-wall-last-round = Dernier tour de table : { $name } a posé toutes ses cartes, les autres n’ont plus qu’un tour.
board-great-wall-scoring-only = Les cartes sont posées. On ne fait plus que décompter, jusqu’à ce que personne ne mène plus.
board-great-wall-empty = Pas encore de cartes
board-great-wall-closed = Fermé : il ne reste plus de jetons pour ce chantier
board-great-wall-lost = { $lead }. Les jetons d’ici sont perdus.
board-great-wall-leads = mène
board-great-wall-tied = à égalité
board-great-wall-noble = Sous un noble, chaque carte compte 1
board-great-wall-lead-nobody = Personne n’a de cartes ici
board-great-wall-lead-sole = { $is ->
    [you] Vous menez
   *[other] { $name } mène
}
board-great-wall-lead-tied = Personne ne mène : { $names } sont à égalité
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
       *[other] {" "}; totaux : { $totals }
    }. { $lead }
   *[false] , fermé
}
board-great-wall-token = Jeton libre de { $token }
board-great-wall-offer = Prendre le jeton de { $token } : les totaux sont alors { $totals }. { $lead }
board-great-wall-card-of = { $card } de { $name }
board-great-wall-column = Colonne { $column } : { $card }, vaut { $value }{ $covers ->
    [0] {""}
   *[other] , couvre { $covered }
}{ $token ->
    [0] {""}
   *[other] , porte le jeton de { $token } et ne craint pas les dragons
}
board-great-wall-totals = Totaux au chantier { $site } : { $totals }
board-great-wall-deck = Piocher
board-great-wall-draw = { $count ->
    [0] Piocher une carte : votre pioche est vide
    [one] Piocher une carte : il en reste { $count } dans votre pioche
   *[other] Piocher une carte : il en reste { $count } dans votre pioche
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
board-great-wall-removed = Sortis du jeu par paires égales :
