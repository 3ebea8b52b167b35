# Les gens à une table, en français : qui est là, entrer, partir, se demander quelque chose.

## Qui est là

presence-here = présent
presence-away = absent
watching-you = Vous regardez cette partie.
watching-count = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
}

## Entrer

invited-name = Votre nom à la table
invited-options = À quoi l’on joue
invited-rules = Lire d’abord les règles

## Partir, et se demander quelque chose

seat-replaced = { $name } (robot)
leave = Partir ou demander…
leave-end = Proposer d’arrêter la partie
leave-take-back = Demander à reprendre mon dernier coup
leave-replace = Faire jouer un robot pour { $name } :
leave-ask = Demander
leave-replace-after = Après dix minutes d’absence, si les autres présents sont d’accord ; s’il n’y a personne d’autre, après un jour.
resign = Abandonner
resign-text = Vous perdez, et la partie se termine.
resign-text-bot = Vous perdez. Un robot joue à votre place jusqu’à la fin.
asked-end = { $name } propose d’arrêter la partie sans résultat.
asked-take-back = { $name } demande à reprendre son dernier coup.
asked-replace = { $name } demande qu’un robot ({ $bot }) joue pour { $other }, en son absence.
asked-waiting = On attend encore la réponse de : { $names }
answer-agree = Accepter
answer-decline = Refuser
answer-withdraw = Retirer la demande
answer-excuse = Continuer sans les absents
return-text = Un robot joue à votre place.
return = Reprendre ma place
notes = Ce qui a été demandé et convenu
note-resigned = { $who ->
    [you] Vous avez abandonné.
   *[other] { $name } a abandonné.
}
note-asks-end = { $who ->
    [you] Vous avez proposé d’arrêter la partie.
   *[other] { $name } a proposé d’arrêter la partie.
}
note-asks-take-back = { $who ->
    [you] Vous avez demandé à reprendre votre dernier coup.
   *[other] { $name } a demandé à reprendre son dernier coup.
}
note-asks-replace = { $who ->
    [you] Vous avez demandé un robot ({ $bot }) à la place { DE($other) }.
   *[other] { $name } a demandé un robot ({ $bot }) à la place { DE($other) }.
}
note-agrees = { $who ->
    [you] Vous avez accepté.
   *[other] { $name } a accepté.
}
note-declines = { $who ->
    [you] Vous avez refusé.
   *[other] { $name } a refusé.
}
note-withdraws = { $who ->
    [you] Vous avez retiré votre demande.
   *[other] { $name } a retiré sa demande.
}
note-excuses = { $who ->
    [you] Vous avez continué sans la réponse { DE($names) }.
   *[other] { $name } a continué sans la réponse { DE($names) }.
}
note-returns = { $who ->
    [you] Vous êtes de retour.
   *[other] { $name } est de retour.
}
ended-agreed = Tous se sont mis d’accord pour arrêter la partie sans résultat.
ended-resigned = { $name } a abandonné.
notice-over = La partie est terminée.
notice-asking = Une autre demande est en cours. Répondez-y d’abord.
notice-not-asked = Personne ne vous demande rien en ce moment.
notice-replaced = Un robot joue à cette place.
notice-not-replaced = Aucun robot ne joue à votre place.
notice-not-away = Cela n’est possible qu’après dix minutes d’absence ; s’il n’y a personne d’autre pour donner son accord, après un jour.
notice-no-replacing = Ici, personne ne demande de robot à la place d’un absent : à une table avec pendules, c’est le temps qui décide, et dans une partie classée, rien.

## Les pendules

pace = Cadence
pace-help = Le temps ne court que si deux personnes au moins jouent.
pace-none = Sans pendule : personne n’est pressé
pace-live = Tous à la table en ce moment
pace-days = Une partie lente
pace-minutes = Minutes pour la partie
pace-seconds = Secondes de plus par tour
pace-days-number = Jours par tour
pace-none-short = Sans pendule
pace-live-short = { $seconds ->
    [0] { $minutes } min
   *[other] { $minutes } min + { $seconds } s par tour
}
pace-days-short = { $days ->
    [one] 1 jour par tour
   *[other] { $days } jours par tour
}
when-up = Quand le temps est écoulé
when-up-bot = Un robot joue jusqu’au retour de la personne
when-up-loss = La partie est perdue
pace-then-bot = temps écoulé : un robot joue
pace-then-loss = temps écoulé : perdu
notice-pace = Une pendule a au plus 180 minutes, 600 secondes par tour, ou 14 jours par tour.
clock = Temps restant
clock-days = { $days } j { $hours } h
clock-minute = Il vous reste une minute.
clock-seconds = Il vous reste dix secondes.
leave-pause = Demander à arrêter les pendules
asked-pause = { $name } demande à arrêter les pendules un moment.
stopped-text = Les pendules sont arrêtées.
resume = Relancer les pendules
note-asks-pause = { $who ->
    [you] Vous avez demandé à arrêter les pendules.
   *[other] { $name } a demandé à arrêter les pendules.
}
note-resumes = { $who ->
    [you] Vous avez relancé les pendules.
   *[other] { $name } a relancé les pendules.
}
note-time-up-bot = { $who ->
    [you] Votre temps est écoulé. Un robot joue pour vous jusqu’à votre retour.
   *[other] Le temps { DE($name) } est écoulé. Un robot joue jusqu’à son retour.
}
note-time-up-loss = { $who ->
    [you] Votre temps est écoulé.
   *[other] Le temps { DE($name) } est écoulé.
}
ended-time-up = Le temps { DE($name) } est écoulé.
notice-paused = Les pendules sont déjà arrêtées.
notice-not-paused = Les pendules tournent déjà.
