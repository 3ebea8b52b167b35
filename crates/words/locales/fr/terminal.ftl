# Les textes du terminal, en français. Chaque nom se trouve aussi dans le fichier anglais, avec les mêmes variables.

## Partout

terminal-player = Joueur
terminal-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
terminal-thinking = { $name } réfléchit…
terminal-since = Depuis votre dernière décision
terminal-would = Ce qui suivrait
terminal-would-unknown = Rien de certain
terminal-ways = { $ways } façons
terminal-choose = Que jouer
terminal-nothing-fits = Rien de permis ne va avec « { $text } ». Entrée dit pourquoi.
terminal-above = ↑ PagePréc
terminal-below = ↓ PageSuiv
terminal-undone = Repris
terminal-hint = Le maître jouerait « { $action } » : { $sentence } ({ $chance } % de gagner)
terminal-hint-thinking = Le maître regarde votre position…
terminal-log = Ce qui s’est passé
terminal-log-empty = Il ne s’est encore rien passé.
terminal-board = La table
terminal-help = Règles et touches
terminal-rules = Règle { $number }
terminal-rules-none = Aucune règle n’est enfreinte.
terminal-signs = Les signes du dessin
terminal-curtain = À { $name } de décider
terminal-curtain-text = Les autres ne regardent pas. Appuyez sur Entrée quand { $name } est seul à voir l’écran.
terminal-moment = Une carte secrète pourrait être jouée maintenant
terminal-moment-text = Qui veut voir s’il en joue une appuie sur le numéro de son siège : { $seats }. Si personne ne le veut, appuyez sur Entrée. Cette page vient, que quelqu’un ait une telle carte ou non.
terminal-nothing = Vous n’avez rien à jouer maintenant. Entrée revient, avant que les autres ne regardent.
terminal-score = { $name } : { $score }
terminal-kept = La partie est gardée dans { $file }. Pour la reprendre : mandate play --continue { $file }
terminal-finished = La partie est notée dans { $file }. Chacun peut la vérifier : mandate verify { $file }
terminal-promise = La donne est fixée. L’empreinte de sa graine est { $hash }
terminal-too-small = Cette fenêtre est trop petite. { $columns } colonnes et { $rows } lignes suffisent.

## Les touches

terminal-keys-list = ↑↓ Entrée jouer · / écrire · ? aide · u reprendre · h conseil · l b q
terminal-keys-walk = Flèches aller · r tourner · Entrée poser · Échap retour · ? aide · u h l b q
terminal-keys-type = Écrivez un coup ou un mot à chercher · Entrée joue · Échap retour
terminal-keys-page = ↑↓ défiler · Échap retour · q quitter
terminal-keys-over = l journal · b table · ? règles · q quitter
terminal-keys-curtain = Entrée montrer · u reprendre · q quitter
terminal-keys-moment = Numéro d’un siège s’avancer · Entrée personne ne joue · q quitter
terminal-keys-nothing = Entrée retour · q quitter
terminal-keys-wait = l journal · b table · ? règles · q quitter
terminal-keys = Les touches
terminal-keys-text = Les flèches choisissent, Entrée joue ce qui est marqué. Dessous se lit ce qui suivrait.
    Quand les coups sont nombreux, choisissez leur premier mot, puis le suivant ; Échap revient.
    Sur un plateau de cases, les flèches avancent et r tourne la pièce.
    / écrit : la notation d’un coup, ou un mot à chercher ; Entrée le joue.
    PagePréc et PageSuiv déplacent la table, b la montre toute, l tout ce qui s’est passé.
    u reprend, h demande au plus fort, ? explique, q ou Ctrl-C quitte.
    Rien ne se perd : chaque coup est aussitôt gardé dans le fichier.

## Ligne par ligne

terminal-plain-welcome = Écrivez un numéro, une notation, ou « help ».
terminal-plain-options = Que jouer, par numéro ou notation :
terminal-plain-curtain = À { $name } de décider ; les autres ne regardent pas. Entrée pour continuer.
terminal-plain-moment = Une carte secrète pourrait être jouée maintenant. Qui veut voir s’il en joue une écrit le numéro de son siège : { $seats }. Si personne ne le veut, Entrée.
terminal-plain-nothing = Vous n’avez rien à jouer maintenant. Entrée pour revenir.
terminal-plain-no-number = Il n’y a pas de numéro { $number } ici.
terminal-plain-help = Un numéro choisit dans la liste ; une notation comme « { $example } » joue aussitôt ; ses premiers mots réduisent la liste.
    back : la liste d’avant
    options : la liste encore une fois
    board : le plateau
    hand : les biens de chacun, et votre main
    log : tout ce qui s’est passé
    undo : reprendre
    hint : ce que jouerait le plus fort
    would 2 : ce qui suivrait d’un choix
    why : la règle du dernier refus, ou de ce qui est demandé
    rules 4.1 : un paragraphe des règles
    quit : partir ; la partie est gardée
terminal-plain-no-rule = Les règles n’ont pas de paragraphe { $number }.
terminal-plain-ended = L’entrée est finie.
