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
standing-free-seat = Place libre
standing-waiting = On attend des joueurs
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
new-guest-usual = Invité { $number }
new-bot = Robot : { $name }
new-nobody = Personne
new-open = Chacun peut prendre une place libre
new-options = Comment jouer
new-more = Plus
new-open-table = Ouvrir la table

## Places

seat-free = libre
seat-awaited = attendu
sit-down = S’asseoir
invited-title = { $host } vous invite à une partie de { $game }
invited-text = Vous joueriez sous le nom de { $name }.
invited-watch = Seulement regarder
taken-title = { $name } y est déjà assis
taken-text = Cette invitation valait pour une place, et la place est prise.
taken-watch = Regarder la partie
waiting-title = On attend des joueurs
waiting-text = Envoyez ce lien à un ami, ou faites-lui scanner le code.
waiting-link = Invitation
waiting-kept = On attend encore : { $names }.
waiting-others = Les places libres sont gardées pour des amis invités. Vous pouvez regarder d’ici.
prompt-waiting = La partie commence quand toutes les places sont prises

## La table

board = Plateau
hand = Votre main
title-your-turn = À vous
pick-first = Choisissez d’abord une tuile de votre main
consequences = Ce qui s’ensuivrait
confirm = Confirmer
turn = Tourner
cancel = Annuler
undo = Reprendre
restart-turn = Recommencer le tour
steps = Votre tour jusqu’ici
steps-back = Reprendre à partir d’ici : { $step }
sending-slow = Votre décision est en route…
sending-lost = Pas encore enregistré. Nouvel essai…
hurry = Presser les robots
sound = Son
replay = Revoir
rematch = Rejouer
rematch-go = Vers la partie suivante
log = Ce qui s’est passé
log-since = Depuis votre dernier tour
log-before = Avant
log-earlier = Tout ce qui s’est passé avant se trouve sous « Revoir »
preview-more = Puis quelque chose de nouveau se révèle.
foretold-turn-ends = Votre tour se termine
preview-nothing = Rien d’autre n’en découle.
why-unknown = Cela ne va pas ensemble.
why-rule = Règle { $rule }
ending-winners = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent
}
prompt-resting = La partie continue dans un instant
draft-help = Vous pouvez tout changer tant que vous n’êtes pas prêt.
ready = Prêt
asks = Me demander
asks-help = On vous demandera chaque fois que cela pourrait servir. Sinon vous passez sans rien faire, et personne ne vous attend.
show = Ce qui s’est passé, pas à pas
show-back = Retour
show-next = Suite
show-skip = Jusqu’à la fin
show-again = Revoir
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
uploaded = Partie importée.
uploaded-text = Cette partie a été jouée ailleurs, et son fichier apporté ici. Les noms sont ceux du fichier ; personne ici ne peut s’en porter garant.
fair-title-coming = La donne sera-t-elle honnête ?
fair-coming = Rien n’est encore distribué. Pour cette table, le serveur a choisi un secret, et le promet en montrant son empreinte (le SHA-256 de ses 32 octets) :
fair-coming-chance = Chaque personne qui s’assied ajoute des octets aléatoires, faits par son propre navigateur. Quand la dernière place est prise, la donne est faite du secret et de tout ce qui a été ajouté. Ainsi ni le serveur ni un joueur ne peut choisir une donne. Après la partie, tout est montré, et chacun peut le vérifier.
fair-title = La donne était-elle honnête ?
fair-promise-secret = Avant que quiconque ne s’assoie, le serveur a choisi un secret, et l’a promis en montrant son empreinte (le SHA-256 de ses 32 octets) :
fair-contributions = Chaque personne qui s’est assise a ajouté 32 octets aléatoires, faits par son propre navigateur ; un navigateur sans le script laisse ce soin au serveur :
fair-later-secret = Quand la dernière place a été prise, la donne a été faite du secret et de ces octets. Quand la partie sera finie, le secret sera montré ici, et chacun pourra vérifier que la promesse a été tenue.
fair-promise = Avant la première décision, le serveur a fixé toute la donne par une graine secrète, et l’a promise en montrant cette empreinte de la graine :
fair-later = Quand la partie sera finie, la graine sera montrée ici, et chacun pourra vérifier que la promesse a été tenue.
fair-seed = La partie est finie. Voici la graine :
fair-secret = La partie est finie. Voici le secret :
fair-seed-made = Du secret et de ce qui a été ajouté découle la graine qui a distribué le jeu :
fair-recipe = La graine est le SHA-256 de ces octets mis bout à bout : les mots « mandate deal » et un octet nul ; les 32 octets du secret ; un octet avec le nombre de ceux qui ont ajouté quelque chose ; puis pour chacun d’eux, dans l’ordre des places, un octet avec le numéro de la place (la première est 0), un octet avec la longueur (32), et les octets eux-mêmes. Tout ce qui précède est écrit en chiffres hexadécimaux. Avec le fichier téléchargé, « mandate verify » fait de même.
fair-verified-secret = Vérifié : le secret a bien cette empreinte, le secret et les contributions donnent cette graine, la graine donne exactement cette donne, et les { $actions } actions suivent les règles.
fair-unverified = Qui étaient les joueurs ne peut pas être vérifié.
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
me-device-text = Avec un lien privé, vous êtes la même personne sur un autre appareil. Il sert une seule fois, dans les dix minutes. Gardez-le pour vous : qui l’a joue en votre nom.
me-device-make = Créer un lien privé
me-pass-text = Ouvrez ce lien sur l’autre appareil dans les dix minutes. Il sert une seule fois ; un nouveau lien annule celui-ci.
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
notice-pass-void = Ce lien a déjà servi, a plus de dix minutes ou ne vient pas d’ici. Créez-en un nouveau sur l’appareil qui est le vôtre.
notice-stale = La table a changé entre-temps. Regardez de nouveau avant de décider.
notice-unreadable = Cela n’a pas pu être compris.
notice-undo-nothing = Vous n’avez rien à reprendre.
notice-undo-revealed = Quelque chose a été révélé, on ne peut donc pas le reprendre.
notice-undo-turn-over = Votre tour est passé, on ne peut donc pas le reprendre.
notice-undo-built-upon = D’autres ont décidé en conséquence, on ne peut donc pas le reprendre.
notice-other-rules = Cette table a été ouverte pour la version { $found } des règles ; ce serveur joue la version { $known }. Elle est gardée telle quelle, et un programme de cette version peut la montrer.
notice-seat-taken = Quelqu’un y est déjà assis.
notice-seats = Ce jeu ne se joue pas à ce nombre de joueurs.
notice-many-tables = Vous avez ouvert aujourd’hui 50 tables qui ne sont pas finies. Finissez-en une d’abord, s’il vous plaît.
notice-no-me = Au moins une place devrait être la vôtre.
notice-unknown-player = Il n’y a pas de tel joueur.
notice-name = Un nom a de 1 à 24 caractères, dont une lettre ou un chiffre et aucun d’invisible, et n’est pas celui d’un robot.
notice-renamed-often = Vous changez de nom bien souvent. Attendez une minute, s’il vous plaît.
notice-name-blocked = Personne ne peut porter ce nom ici.
notice-not-yours = C’est réservé à ceux qui sont assis à cette table.
notice-not-invited = Cette place est gardée pour un ami invité.
notice-not-full = La partie commence quand toutes les places sont prises.
notice-no-record = Ce n’est pas le fichier d’une partie.
notice-record-unfinished = Cette partie n’est pas finie. Seules les parties finies peuvent être gardées ici.
notice-uploads = Vous avez déjà apporté { $most } parties. On n’en garde pas plus pour une même personne.
notice-record-wrong = Le fichier n’est pas ce qu’il prétend : { $reason }.
