# Revoir une partie : la liste des coups, le défilement, la page de l’analyse, reprendre à un moment.

moves = Coups
moves-start = La donne
moves-rounds = Tours { $first } à { $last }
moves-secret = Une décision secrète
replay-play = Défiler
replay-pace = Vitesse
replay-all = Toutes les mains

## La page de l’analyse

analysis = Analyse
analysis-text = Chaque décision de cette partie est réexaminée, à partir de ce que son joueur pouvait savoir. Cela prend un petit moment et s’affiche au fur et à mesure.
analysis-begin = Analyser cette partie
analysis-making = Analyse en cours
analysis-progress = Analyse en cours : { $done } sur { $of }
analysis-busy = Une autre partie est en cours d’analyse pour vous. Celle-ci pourra commencer ensuite.
analysis-many = Beaucoup de parties sont en cours d’analyse. Réessayez dans une minute.
analysis-turning-points-yet = Ce qui apparaît déjà
analysis-sums-later = Calcul en cours. La part des erreurs et celle de la chance seront additionnées quand chaque décision aura été examinée.
analysis-graph = Les chances de gagner de chacun, de la donne à la fin
analysis-percent = { $percent } %
analysis-decides = Décision { DE($name) }
analysis-played = joué
analysis-forced = Il n’y avait pas de choix.
analysis-share = { $share } du temps
analysis-mixture = Les adversaires doivent deviner cette décision : aucun choix n’est le meilleur à lui seul, il faut les mêler.
analysis-verdict = { $name }, { $action } : { $mark }, { $error } points perdus
analysis-glance = { $who ->
    [you] Vous avez perdu { $errors } points par vos erreurs et { $fortune ->
        [lost] perdu
       *[won] gagné
    } { $luck } points à la donne et à la pioche ; les erreurs des autres vous en ont rapporté { $others }.
   *[other] { $name } a perdu { $errors } points par ses erreurs et { $fortune ->
        [lost] perdu
       *[won] gagné
    } { $luck } points à la donne et à la pioche ; les erreurs des autres en ont rapporté { $others }.
}
analysis-draws = Ce que le hasard a apporté
analysis-draws-none = Aucune pioche n’a beaucoup changé les chances de quiconque.
analysis-drawn = { $what ->
    [deal] La donne : { $luck } points pour { $name }
    [own] La pioche { DE($name) } après l’action { $number } : { $luck } points
    [others] Ce qu’un adversaire a pioché après l’action { $number } : { $luck } points pour { $name }
   *[open] Ce qui est apparu après l’action { $number } : { $luck } points pour { $name }
}
notice-analysis-running = Cette partie n’est pas terminée. Elle pourra être analysée quand elle le sera.
notice-analysis-broken-off = Cette partie a été interrompue. Seule une partie jouée jusqu’au bout peut être analysée.
notice-analysis-missing = Cette partie n’a pas encore été analysée. Ouvrez d’abord son analyse.

## Reprendre une décision

retry = Apprendre de ses erreurs
retry-begin = Apprendre des erreurs { DE($name) } ({ $count })
retry-task = Trouvez mieux.
retry-good = Très bien : on ne trouve rien de meilleur.
retry-better = C’est mieux : ce coup perd { $error } points au lieu de { $before }.
retry-worse = Ce n’est pas mieux : ce coup perd { $error } points.
retry-best = Le meilleur coup : { $action }
retry-next = Erreur suivante
retry-again = Réessayer
retry-back = Retour à l’analyse

## Explorer

explore = Explorer
explore-begin = Essayer autre chose ici
explore-from-there = Continuer à partir de là
explore-tried = Ce qui a été essayé
explore-start = Comme joué, après l’action { $number }
explore-back = Un pas en arrière
explore-task = Essayez quelque chose pour { $name }.
explore-next = Ce que jouerait le moteur
explore-reply = La meilleure réponse { DE($name) }
explore-best = Ce coup gagne { $played } % de ces parties : on ne trouve rien de meilleur.
explore-lost = Il perd { $error } points (à { $uncertainty } près).
explore-equal = Autant qu’on puisse en juger, il vaut le meilleur.
explore-eyes = Vous voyez ce qui était visible ici pour { $name }, et le moteur n’en sait pas plus. Ce qui est caché est resté tel quel, et la partie d’origine ne change pas.
explore-eyes-all = Vous voyez ce que chacun pouvait voir. Ce qui était caché est resté tel quel, et la partie d’origine ne change pas.
explore-address = L’adresse de cette page mène n’importe qui à la même position.
notice-answer-superseded = Vous avez demandé autre chose entre-temps. Réessayez.
notice-explored-far = On ne peut pas aller plus loin. Revenez quelques pas en arrière.

## Reprendre à un moment

branch = Jouer à partir d’ici
branch-text = À une table à vous, contre des robots, avec tout ce qui était caché tel quel. Vous pouvez annuler et réessayer ; la partie d’origine reste inchangée.
branch-seat = Jouer à la place de
branch-level = contre
branch-go = Jouer
branched = Partie reprise après l’action { $at } d’une autre.
branched-back = Voir l’original
