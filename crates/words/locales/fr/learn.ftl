# Apprendre en jouant : les pages de leçons, et les mêmes dans le terminal

learn = Apprendre
learn-title = { $game } : apprendre en jouant
learn-text = { $lessons } courtes leçons, de la première pièce à un tour entier. Dans chacune, vous voyez une position et jouez un coup ou quelques-uns ; les règles elles-mêmes disent si c’était juste. Environ { $minutes } minutes.
learn-start = Commencer
learn-go-on = Continuer
learn-again = Reprendre depuis le début
learn-lessons = Les leçons
learn-number = Leçon { $number } sur { $lessons }
learn-done = faite
learn-progress = { $done } sur { $lessons } faites. Ce navigateur s’en souvient par un cookie.
learn-task = À vous
learn-next = Leçon suivante
learn-last = C’était la dernière leçon
learn-play = Jouer votre première partie
learn-solved = Juste
learn-refused = Ce n’est pas permis
learn-astray = C’est permis, mais ce n’est pas ce qui est demandé. Voici ce qui se passerait :
learn-nothing = Rien que vous puissiez voir.
learn-try-again = Rien n’a changé. Essayez encore.
learn-onward = Bien. Continuez.
learn-unreadable = Aucune action ne s’écrit ainsi.
learn-restart = Recommencer cette leçon
learn-answer = Montrer une réponse
learn-overview = Toutes les leçons
learn-others = Leçons des autres jeux
learn-rules = Les règles

## Ce que l’on cherche en jouant

card-of = { $game } sur une page
card-print = À imprimer : une feuille A4.
card-link = Sur une page
words-of = Lexique de { $game }
words-text = Dans les deux langues côte à côte, pour les tables où l’on parle les deux.
words-meaning = Ce que cela veut dire
words-link = Lexique
