# Les mots de Sun Tzu, côte à côte dans les deux langues

glossary-sun-tzu-dynasty = dynastie
    .means = un tour de jeu : plan, batailles, pioche
glossary-sun-tzu-plan = plan
    .means = cinq cartes face cachée, une à côté de chaque province
glossary-sun-tzu-margin = écart
    .means = la différence entre les deux cartes d’une bataille
glossary-sun-tzu-reserve = réserve
    .means = vos armées qui ne sont pas sur le plateau
glossary-sun-tzu-yellow = carte jaune
    .means = de 1 à 6 ; revient en main
glossary-sun-tzu-white = carte blanche
    .means = ne sert qu’une fois
glossary-sun-tzu-plague = peste
    .means = pas de bataille ; la moitié de la garnison rentre
glossary-sun-tzu-marker = marqueur
    .means = l’armée qu’un 6 laisse pour de bon à côté d’une province
glossary-sun-tzu-privilege = privilège
    .means = le droit de choisir l’ordre des provinces
glossary-sun-tzu-tile = tuile de score
    .means = trois valeurs d’une province, une par décompte
glossary-sun-tzu-pawn = pion de score
    .means = montre qui est en tête ; sur une case rouge, il fait gagner
glossary-sun-tzu-warlord = seigneur de guerre
    .means = une carte secrète d’une variante, utilisée une fois
