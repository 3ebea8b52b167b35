# Les textes du terminal, en français. Chaque nom se trouve aussi dans le fichier anglais, avec les mêmes variables.

## Partout

terminal-player = Joueur
terminal-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
terminal-thinking = { $name } réfléchit…
terminal-since = Depuis votre dernière décision
terminal-would = Conséquences
terminal-would-unknown = Rien de certain
terminal-ways = { $ways } façons
terminal-choose = Vos choix
terminal-nothing-fits = Rien de permis ne va avec « { $text } ». Entrée dit pourquoi.
terminal-above = ↑ PagePréc
terminal-below = ↓ PageSuiv
terminal-undone = Coup annulé
terminal-hint = Le Maître jouerait « { $action } » : { $sentence } ({ $chance } % de chances de gagner)
terminal-hint-thinking = Le Maître étudie votre position…
terminal-log = Journal de la partie
terminal-log-empty = Il ne s’est encore rien passé.
terminal-board = La table
terminal-help = Règles et touches
terminal-rules = Règle { $number }
terminal-rules-none = Aucune règle n’est enfreinte.
terminal-signs = Légende
terminal-curtain = À { $name } de décider
terminal-curtain-text = Les autres ne regardent pas. Appuyez sur Entrée quand personne ne voit l’écran, sauf { $name }.
terminal-moment = Une carte secrète pourrait être jouée maintenant
terminal-moment-text = Qui veut voir s’il en joue une appuie sur le numéro de sa place : { $seats }. Si personne ne le veut, appuyez sur Entrée. Cette page s’affiche, que quelqu’un ait une telle carte ou non.
terminal-nothing = Vous n’avez rien à jouer maintenant. Appuyez sur Entrée pour revenir, avant que les autres ne regardent.
terminal-score = { $name } : { $score }
terminal-kept = La partie est enregistrée dans { $file }. Pour la reprendre : mandate play --continue { $file }
terminal-finished = La partie est enregistrée dans { $file }. Chacun peut la vérifier : mandate verify { $file }
terminal-promise = Le tirage est fixé. L’empreinte de sa graine est { $hash }
terminal-too-small = Cette fenêtre est trop petite. { $columns } colonnes et { $rows } lignes suffisent.

## Les touches

terminal-keys-list = ↑↓ Entrée · / écrire · ? aide · u annuler · h conseil · l journal · q quitter
terminal-keys-walk = Flèches · r tourner · Entrée poser · Échap · ? aide · u annuler · q quitter
terminal-keys-type = Écrivez un coup ou un mot à chercher · Entrée joue · Échap retour
terminal-keys-page = ↑↓ défiler · Échap retour · q quitter
terminal-keys-over = l journal · b table · ? règles · q quitter
terminal-keys-curtain = Entrée montrer · u annuler · q quitter
terminal-keys-moment = Numéro d’une place : regarder · Entrée personne ne joue · q quitter
terminal-keys-nothing = Entrée retour · q quitter
terminal-keys-wait = l journal · b table · ? règles · q quitter
terminal-keys = Les touches
terminal-keys-text = Les flèches choisissent, Entrée joue ce qui est marqué. Dessous se lisent les conséquences.
    Quand les coups sont nombreux, choisissez leur premier mot, puis le suivant ; Échap revient.
    Sur un plateau de cases, les flèches déplacent la pièce et r la tourne.
    / écrit la notation d’un coup, ou un mot à chercher ; Entrée le joue.
    PagePréc et PageSuiv font défiler la table, b la montre toute, l montre le journal.
    u annule, h demande conseil au Maître, ? explique, q ou Ctrl-C quitte.
    Rien ne se perd : chaque coup est aussitôt enregistré dans le fichier.

## Ligne par ligne

terminal-plain-welcome = Écrivez un numéro, une notation, ou « aide ».
terminal-plain-options = Vos choix, par numéro ou notation :
terminal-plain-curtain = À { $name } de décider ; les autres ne regardent pas. Entrée pour continuer.
terminal-plain-moment = Une carte secrète pourrait être jouée maintenant. Qui veut voir s’il en joue une écrit le numéro de sa place : { $seats }. Si personne ne le veut, Entrée.
terminal-plain-nothing = Vous n’avez rien à jouer maintenant. Entrée pour revenir.
terminal-plain-no-number = Il n’y a pas de numéro { $number } ici.
terminal-plain-help = Un numéro choisit dans la liste ; une notation comme « { $example } » joue aussitôt ; ses premiers mots réduisent la liste.
    retour : la liste précédente
    choix : la liste encore une fois
    plateau : le plateau
    mains : les possessions de chacun, et votre main
    journal : tout ce qui s’est passé
    annuler : annuler le coup
    conseil : ce que jouerait le Maître
    effets 2 : les conséquences d’un choix
    pourquoi : la règle du dernier refus, ou de ce qui est demandé
    règles 4.1 : un paragraphe des règles
    quitter : partir ; la partie est enregistrée
terminal-plain-no-rule = Les règles n’ont pas de paragraphe { $number }.
terminal-plain-ended = Fin de l’entrée.
terminal-replay = { $game }, action { $at } sur { $last }{ $played ->
    [no] {""}
   *[yes] {""} ; la dernière : « { $action } » par { $name }
}
terminal-command-back = retour
terminal-command-options = choix
terminal-command-board = plateau
terminal-command-hand = mains
terminal-command-log = journal
terminal-command-undo = annuler
terminal-command-hint = conseil
terminal-command-would = effets
terminal-command-why = pourquoi
terminal-command-rules = règles
terminal-command-help = aide
terminal-command-quit = quitter
terminal-command-answer = réponse
terminal-command-next = suivante

## Les leçons

terminal-lesson-welcome = { $lessons } courtes leçons, environ { $minutes } minutes. Répondez par un numéro ou un coup, ou tapez « aide ».
terminal-lesson-help = Un numéro choisit dans la liste ; un coup dans sa notation est essayé aussitôt ; ses premiers mots réduisent la liste.
    plateau : la position, encore une fois
    choix : la liste, encore une fois
    retour : la liste précédente
    règles : la règle dont parle cette leçon
    réponse : une façon de faire
    suivante : passer à la leçon suivante
    quitter : partir
terminal-lesson-left = Pour continuer : mandate lesson { $game } --from { $number }
terminal-lesson-end = C’était la dernière leçon. Jouez maintenant : mandate play { $game }

## Listes et conseils

terminal-games-game = { $id } : { $title } de { $designers }, { $exact ->
    [yes] { $fewest } places
   *[no] de { $fewest } à { $most } places
}
terminal-games-usual = [par défaut : { $value }]
terminal-hint-best = Après { $at } actions, la place { $seat } ({ $name }) devrait jouer : { $action }
terminal-hint-searched = Ce coup a été préféré à { $others } autres dans { $games } parties imaginées :
terminal-hint-solved = C’est le résultat d’un calcul exact. { $others ->
    [0] Il n’y a rien d’autre à y mêler :
   *[other] Pour que personne ne puisse le prévoir, mêlez-y { $others } des autres coups :
}
terminal-hint-chance = chances de gagner
terminal-hint-attention = part de réflexion
terminal-hint-share = à jouer
terminal-hint-action = action
terminal-hint-as-good = À première vue, le deuxième est aussi bon : c’est la suite qui a décidé.
terminal-hint-reasons = Ce que le juge y voit à première vue, par rapport au deuxième, en points de chance :
terminal-hint-looks-worse = Tout compte fait, le deuxième paraît meilleur à première vue : c’est la suite qui a décidé.

## Un enregistrement vérifié

terminal-verified = { $file } : vérifié : { $game }, { $promised ->
    [seed] graine
   *[secret] secret, { $contributions ->
        [one] { $contributions } contribution
       *[other] { $contributions } contributions
    }, graine
}, tirage et { $actions } actions sont comme promis ; { $result }
terminal-verified-running = la partie n’est pas terminée
terminal-verified-agreed = tous ont convenu de la terminer sans résultat
terminal-verified-resigned = { $name } a abandonné
terminal-verified-timed-out = { $name } n’avait plus de temps
terminal-verified-won = victoire { DE($winners) }, points : { $scores }
