# Ce qui peut mal aller sur la ligne de commande, une phrase chacun. Ce que dit un fichier ou le système vient à la fin.

trouble-seats = { $game } se joue à { $fewest } au moins et à { $most } au plus, et non à { $asked }
trouble-players = { $players } joueurs ne tiennent pas sur { $seats } places : nommez-en un pour toutes, ou un pour chacune
trouble-nothing-owed = la place { $seat } n’a rien à décider à ce moment
trouble-nobody-owes = personne n’a rien à décider à ce moment : la partie est terminée
trouble-nothing-to-do = il faut au moins une partie
trouble-no-threads = il faut au moins un fil d’exécution
trouble-cannot-read = impossible de lire { $file } : { $reason }
trouble-cannot-write = impossible d’écrire { $file } : { $reason }
trouble-file-taken = { $file } existe déjà ; continuez cette partie avec --continue, ou choisissez un autre nom
trouble-nobody-plays = il n’y a ici que des robots : donnez une place à me
trouble-input = impossible de lire l’entrée : { $reason }
trouble-terminal = le terminal ne peut pas être utilisé : { $reason } ; essayez --plain
trouble-no-record = { $file } n’est pas un enregistrement : { $reason }
trouble-unknown-game = { $file } : il n’y a pas de jeu « { $game } » ici
trouble-no-such-action = la partie compte { $last } actions ; il n’y a pas de position après la { $asked }
trouble-no-such-puzzle = il y a { $last } problèmes ; il n’y a pas de problème { $asked }
trouble-no-such-lesson = il y a { $last } leçons ; il n’y a pas de leçon { $asked }
trouble-no-such-seat = il n’y a pas de place { $seat } à cette table
trouble-no-seed = le système ne donne pas de hasard pour une graine
trouble-output = impossible d’écrire le résultat : { $reason }
trouble-our-fault = une partie n’a pas pu être continuée : { $reason }
