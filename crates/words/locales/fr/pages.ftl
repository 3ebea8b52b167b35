# Les textes des pages, en français. Chaque identifiant est aussi dans le fichier anglais, avec les mêmes variables.

## Partout

skip = Aller au contenu
nav = Vous et vos réglages
theme = { $now ->
    [light] Thème clair (passer au sombre)
    [dark] Thème sombre (suivre l’appareil)
   *[device] Thème de l’appareil (passer au clair)
}
close = Fermer
copy = Copier
copied = Copié
rules = Règles
to-lobby = Retour à l’accueil
to-table = Retour à la table
unofficial = Une réalisation non officielle, faite par des joueurs, sans lien avec les auteurs ni les éditeurs des jeux.

## L’accueil

lobby = Jeux de la Chine impériale
lobby-title = Prenez place
lobby-text = Quatre jeux de société sur la naissance de la Chine impériale. Sans compte : jouez tout de suite contre des robots, ou envoyez un lien à un ami.
lobby-games = Les jeux
lobby-mine = Vos tables
lobby-open = Places libres
lobby-watch = Parties à regarder
lobby-over = Vos parties terminées
lobby-more = { $count ->
    [one] Une autre
   *[other] { $count } autres
}
lobby-all-over = Toutes vos parties
lobby-moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
lobby-since = dernier changement
lobby-now = à l’instant
lobby-to-move = doit jouer
lobby-won = Vous avez gagné
lobby-no-result = Terminée sans résultat
lobby-of = { $what } : { $game }
lobby-records = Ouvrir une partie enregistrée
facts = { $fewest } à { $most } joueurs · environ { $minutes } minutes
facts-exact = { $fewest } joueurs · environ { $minutes } minutes
play-now = Jouer tout de suite
play-now-game = Jouer tout de suite à { $game } contre des robots
new-table = Nouvelle table
standing-my-turn = À vous
standing-kept-seat = Votre place vous attend
standing-free-seat = Place libre
standing-waiting = On attend des joueurs
standing-running = En cours
standing-over = Terminée

## Une nouvelle table

new-title = Nouvelle table : { $game }
new-seats = Joueurs
new-seats-help = Un ami rejoint la table par un lien. Un invité joue avec vous sur le même écran ; un rideau cache les mains.
new-seat = Place { $number }
new-me = { $name } (vous)
new-friend = Un ami, par un lien
new-guest = Un invité sur cet appareil
new-guest-name = Nom de l’invité
new-guest-usual = Invité { $number }
new-bot = Robot : { $name }
new-nobody = Personne (place inutilisée)
new-open = N’importe qui peut prendre une place libre
new-options = Options de jeu
new-more = Autres options
new-open-table = Créer la table

## Places

seat-free = libre
seat-awaited = attendu
sit-down = S’asseoir
invited-title = { $host } vous invite à jouer à { $game }
invited-side = Vous joueriez { $side }.
invited-watch = Seulement regarder
taken-title = { $name } occupe déjà cette place
taken-text = Cette invitation valait pour une seule place, et elle est prise.
taken-watch = Regarder la partie
waiting-title = On attend des joueurs
waiting-text = Envoyez ce lien à un ami, ou faites-lui scanner le code.
waiting-link = Invitation
waiting-kept = On attend encore : { $names }.
waiting-others = Les places libres sont réservées à des amis invités. Vous pouvez regarder d’ici.
waiting-free = Libérer la place { DE($name) }
waiting-leave = Quitter ma place
waiting-decline = Refuser la place
waiting-close = Fermer cette table
closed-title = L’hôte a fermé cette table avant le début de la partie.
prompt-waiting = La partie commence quand toutes les places sont prises

## La table

board = Plateau
hand = Votre main
tray = Ce que vous avez à faire
fold = Replier ou déplier votre main
hint = Choisissez une pièce, puis sa place. Ce qui s’ensuivrait est dit ici avant que vous ne confirmiez.
title-your-turn = À vous
pick-first = Choisissez d’abord une tuile de votre main
consequences = Conséquences
confirm = Confirmer
confirm-all = Confirmer chaque décision
turn = Tourner
cancel = Annuler
undo = Annuler le coup
undo-text = Ctrl+Z. Ce qui a été pioché le sera encore, dans le même ordre.
restart-turn = Recommencer le tour
steps = Votre tour jusqu’ici
steps-back = Revenir avant : { $step }
sending-slow = Votre décision est en route…
sending-lost = Pas encore enregistré. Nouvel essai…
away = La connexion est perdue. Nouvel essai…
hurry = Accélérer les robots
sound = Son
volume = Volume
replay = Revoir la partie
tools = Conseil, départ et autres
rematch = Rejouer
rematch-go = Aller à la partie suivante
log = Journal de la partie
log-since = Depuis votre dernier tour
log-before = Avant
log-back = Action précédente depuis votre dernier tour (,)
log-next = Action suivante depuis votre dernier tour (.)
log-turn = { $who ->
    [you] Votre tour : { $count } actions
   *[other] Tour { DE($name) } : { $count } actions
}
log-turn-came-to = { $who ->
    [you] Votre tour : { $what }
   *[other] Tour { DE($name) } : { $what }
}
log-empty = Il ne s’est encore rien passé.
log-earlier = Le début du journal se trouve dans « Revoir la partie »
preview-more = Puis quelque chose de caché est révélé.
foretold-turn-ends = Votre tour se termine
preview-nothing = Aucune autre conséquence.
why-unknown = Ces choix ne vont pas ensemble.
why-rule = Règle { $rule }
ending-winners = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent
}
prompt-resting = La partie continue dans un instant
draft-help = Vous pouvez tout changer tant que vous n’êtes pas prêt.
ready = Prêt
asks = Me demander
asks-help = La question vous sera posée chaque fois que la carte pourrait servir. Sinon, vous passez automatiquement et personne ne vous attend.
show = Le déroulement, pas à pas
show-back = Retour
show-next = Suivant
show-skip = Aller à la fin
show-again = Revoir
edict-passes = Le Mandat du Ciel revient à
prompt-curtain = Passez l’appareil à { $name }
curtain-text = C’est à { $name } de jouer. Que les autres détournent les yeux.
curtain-button = Je suis { $name }

## Revoir

replay-at = Action { $at } sur { $last }
replay-first = Au début
replay-prev = Une action en arrière
replay-next = Une action en avant
replay-last = À la fin
replay-slider = Moment de la partie
replay-go = Aller
replay-eyes = Point de vue
replay-public = Vue publique
record-download = Télécharger la partie
uploaded = Partie importée.
uploaded-text = Cette partie a été jouée ailleurs, puis importée ici. Les noms sont ceux du fichier ; personne ici ne peut s’en porter garant.
fair-title-coming = Le tirage sera-t-il honnête ?
fair-coming = Rien n’est encore distribué. Pour cette table, le serveur a choisi un secret et en a publié l’empreinte (le SHA-256 de ses 32 octets) :
fair-coming-chance = Chaque personne qui s’assied ajoute des octets aléatoires, faits par son propre navigateur. Quand la dernière place est prise, le tirage est fait à partir du secret et de tout ce qui a été ajouté : ni le serveur ni un joueur ne peut donc le choisir. Après la partie, tout est affiché et chacun peut le vérifier.
fair-title = Le tirage était-il honnête ?
fair-promise-secret = Avant que quiconque ne s’assoie, le serveur a choisi un secret et en a publié l’empreinte (le SHA-256 de ses 32 octets) :
fair-contributions = Chaque personne qui s’est assise a ajouté 32 octets aléatoires, faits par son propre navigateur ; un navigateur sans le script laisse ce soin au serveur :
fair-later-secret = Quand la dernière place a été prise, le tirage a été fait à partir du secret et de ces octets. À la fin de la partie, le secret sera affiché ici et chacun pourra vérifier le tirage.
fair-promise = Avant la première décision, le serveur a fixé tout le tirage par une graine secrète et en a publié l’empreinte :
fair-later = À la fin de la partie, la graine sera affichée ici et chacun pourra vérifier le tirage.
fair-seed = La partie est terminée. Voici la graine :
fair-secret = La partie est terminée. Voici le secret :
fair-seed-made = Du secret et de ce qui a été ajouté découle la graine du tirage :
fair-recipe = La graine est le SHA-256 de ces octets mis bout à bout : les mots « mandate deal » et un octet nul ; les 32 octets du secret ; un octet avec le nombre de ceux qui ont ajouté quelque chose ; puis pour chacun d’eux, dans l’ordre des places, un octet avec le numéro de la place (la première est 0), un octet avec la longueur (32), et les octets eux-mêmes. Tout ce qui précède est écrit en chiffres hexadécimaux. Avec le fichier téléchargé, « mandate verify » fait de même.
fair-verified-secret = Vérifié : le secret a bien cette empreinte, le secret et les contributions donnent cette graine, la graine donne exactement ce tirage, et les { $actions } actions suivent les règles.
fair-unverified = L’identité des joueurs ne peut pas être vérifiée.
fair-verified = Vérifié : la graine a bien cette empreinte, elle donne exactement ce tirage, et les { $actions } actions suivent les règles.
fair-broken = La vérification a échoué :
records-title = Partie enregistrée
records-text = Choisissez le fichier d’une partie terminée. Il est vérifié de la graine à la dernière action ; vous pouvez ensuite en revoir chaque moment.
records-file = Fichier
records-send = Vérifier et ouvrir

## Vous

me-title = Vous
me-name = Votre nom
me-save = Enregistrer
me-table-title = À la table
me-owners = À qui sont les pièces
me-owners-devices = Couleurs et emblèmes : montagnes, lune, fleur, hexagone, soleil
me-owners-letters = Couleurs et lettres : A, B, C, D, E
me-confirming = Ce qui attend « Confirmer »
me-confirming-all = Chaque décision
me-confirming-final = Seulement ce qu’on ne peut pas annuler
me-confirming-nothing = Rien : ce qui est choisi est joué
me-device-title = Un second appareil
me-device-text = Avec un lien privé, vous êtes la même personne sur un autre appareil. Il sert une seule fois, dans les dix minutes. Gardez-le pour vous : quiconque le possède joue en votre nom.
me-device-make = Créer un lien privé
me-pass-text = Ouvrez ce lien sur l’autre appareil dans les dix minutes. Il sert une seule fois ; un nouveau lien annule celui-ci.
me-link = Lien privé
me-back = Retour à votre page
me-sessions-title = Vos appareils
me-session-here = Cet appareil
me-session-begun = première visite { $begun }
me-session = Un autre appareil : première visite { $begun }, dernière visite { $seen }
me-session-end = Déconnecter
me-sessions-end-others = Déconnecter tous les autres appareils
me-sessions-end-others-text = Dès lors, seul cet appareil est le vôtre.
ago-now = à l’instant
ago-minutes = { $count ->
    [one] il y a une minute
   *[other] il y a { $count } minutes
}
ago-hours = { $count ->
    [one] il y a une heure
   *[other] il y a { $count } heures
}
ago-days = { $count ->
    [one] hier
   *[other] il y a { $count } jours
}
device-title = Êtes-vous { $name } ?
device-text = Cet appareil sera alors aussi le vôtre, avec toutes vos tables.
device-button = Oui, je suis { $name }

## Quand quelque chose ne va pas

notice-title = Cela n’a pas marché
notice-not-found = Il n’y a rien à cette adresse.
notice-trouble = Quelque chose ne va pas de notre côté. Rien n’est perdu ; veuillez réessayer.
notice-no-database = Le site n’atteint pas sa base de données pour le moment. Ce que vous avez envoyé n’est pas encore enregistré. Veuillez réessayer dans un instant.
notice-pass-void = Ce lien a déjà servi, a plus de dix minutes ou ne vient pas d’ici. Créez-en un nouveau sur l’appareil qui est le vôtre.
notice-stale = La table a changé entre-temps. Regardez de nouveau avant de décider.
notice-unreadable = La demande est illisible.
notice-undo-nothing = Vous n’avez aucun coup à annuler.
notice-undo-revealed = Une information cachée a été révélée : ce coup ne peut plus être annulé.
notice-undo-turn-over = Votre tour est terminé : ce coup ne peut plus être annulé.
notice-undo-built-upon = D’autres ont déjà joué à partir de ce coup : il ne peut plus être annulé.
notice-other-rules = Cette table a été ouverte pour la version { $found } des règles ; ce serveur joue la version { $known }. Elle est conservée telle quelle, et un programme de cette version peut la montrer.
notice-seat-taken = Cette place est déjà prise.
notice-seats = Ce jeu ne se joue pas à ce nombre de joueurs.
notice-many-tables = Vous avez ouvert aujourd’hui 50 tables qui ne sont pas terminées. Terminez-en une d’abord, s’il vous plaît.
notice-no-me = Prenez au moins une place.
notice-unknown-player = Ce joueur n’existe pas.
notice-name = Un nom compte de 1 à 24 caractères, dont une lettre ou un chiffre et aucun d’invisible, et n’est pas celui d’un robot.
notice-renamed-often = Vous changez de nom bien souvent. Attendez une minute, s’il vous plaît.
notice-name-blocked = Ce nom n’est pas autorisé ici.
notice-not-yours = Seuls les joueurs de cette table peuvent le faire.
notice-not-invited = Cette place est réservée à un ami invité.
notice-closed = L’hôte a fermé cette table.
notice-begun = Tout le monde est là, et la partie a commencé.
notice-not-full = La partie commence quand toutes les places sont prises.
notice-no-record = Ce n’est pas le fichier d’une partie.
notice-record-unfinished = Cette partie n’est pas terminée. Seules les parties terminées peuvent être conservées ici.
notice-uploads = Vous avez déjà importé { $most } parties. On n’en conserve pas plus pour une même personne.
notice-record-wrong = Ce fichier n’a pas passé la vérification : { $reason }.
