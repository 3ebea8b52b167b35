# Pourquoi quelque chose d’écrit n’est pas accepté. Chaque message peut suivre deux-points.

option-unknown = { $game } n’a pas d’option « { $name } » ; il y a { $known }
option-wrong-value = { $game } accepte pour son option « { $name } » une de ces valeurs : { $allowed }, et non « { $value } »
option-no-object = { $game } attend ses options sous forme d’objet, avec des noms et des valeurs

record-of-file = { $file } : { $reason }
record-format = le format est « { $found } », et ce programme lit { $known }
record-game = c’est une partie de { $found }, et non de { $expected }
record-rules = elle a été jouée avec la version { $found } des règles, et ce programme a la version { $known }
record-seats = ce jeu se joue à { $fewest } au moins et à { $most } au plus, et non à { $asked }
record-deal = le tirage ne convient pas au jeu
record-unreadable-deal = le tirage est illisible
record-unreadable-seed = la graine ne se compose pas de 64 chiffres hexadécimaux en minuscules
record-no-deal = il n’y a ni graine ni tirage : une partie en cours ne peut pas être revue par le public
record-no-seed = la graine manque : personne ne peut vérifier le tirage
record-seed = la graine n’est pas celle qui a été promise : son empreinte diffère
record-unreadable-secret = le secret ne se compose pas de 64 chiffres hexadécimaux en minuscules
record-unreadable-contribution = la contribution de la place { $seat } ne se compose pas de 64 chiffres hexadécimaux en minuscules
record-contribution-order = les contributions s’écrivent dans l’ordre des places, une par place, et la place { $seat } n’est pas à la sienne
record-no-secret = il y a des contributions, mais pas de secret auquel elles s’ajoutent
record-secret = le secret n’est pas celui qui a été promis : son empreinte diffère, et il ne donne pas la graine
record-contributions = la graine ne découle pas du secret et des contributions
record-commitment = l’empreinte promise n’est pas celle du secret dont la graine a été faite
record-dealt-otherwise = le tirage n’est pas celui que donne la graine
record-unreadable-action = l’action { $number } est illisible : « { $action } »
record-refused = l’action { $number }, « { $action } » de la place { $seat }, est refusée{ $rule ->
    [none] {""} : ce n’était pas à cette place de jouer, ou la partie était terminée
   *[other] {" "}(règle { $rule })
}
record-outcome = le résultat inscrit n’est pas celui auquel mènent les actions
record-note = la note { $number } ne s’accorde pas avec ce qui précède
record-played-on = quelqu’un joue encore alors que la partie est finie
