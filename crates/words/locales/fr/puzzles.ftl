# Problèmes : les pages, et la même chose dans le terminal

puzzles = Problèmes
puzzles-title = { $game } : problèmes
puzzles-text = { $puzzles } positions tirées de parties de nos robots les plus forts. Dans chacune, un coup est nettement meilleur que tous les autres, et un robot qui ne pèse que la position après chaque coup en joue un autre. Les plus faciles se trouvent parfois à qui ne regarde que les points ; les plus redoutables, même le maître ne les trouve pas au rythme d’une partie. Rien de caché n’est nécessaire : ce que vous voyez suffit.
puzzles-progress = { $done } sur { $puzzles } résolus. Ce navigateur s’en souvient par un cookie.
puzzles-others = Problèmes des autres jeux
puzzle-today = Le problème du jour
puzzle-number = Problème { $number } sur { $puzzles }
puzzle-done = résolu
puzzle-easy = facile
puzzle-medium = moyen
puzzle-hard = difficile
puzzle-fiendish = redoutable
puzzle-question = Que joueriez-vous ?
puzzle-task = Vous êtes { $name }, et c’est à vous. Trouvez le seul coup nettement meilleur que les autres.
puzzle-lately = Ce qui vient de se passer
puzzle-worse = C’est permis, mais ce coup gagne environ { $loses } parties sur 100 de moins que le meilleur.
puzzle-not-best = C’est permis, mais ce n’est pas le meilleur coup.
puzzle-chances = Il gagne environ { $best } parties sur 100, le coup suivant { $next }.
puzzle-tempting = Au premier regard, ceci paraît meilleur : { $action }
puzzle-levels = Trouvé par : { $levels }
puzzle-nobody = Aucun de nos robots ne le trouve au rythme d’une partie.
puzzle-skip = Passer celui-ci
puzzle-next = Problème suivant
