# Ce que dit l’entraîneur à la Grande Muraille

great-wall-aim = Gagnez le plus de renommée. Vous obtenez un jeton là où vous êtes seul à avoir le plus grand total d’un chantier quand commence votre tour.
coach-great-wall-6-1 = Vous avez deux actions : piocher une carte, ou jouer une carte ou plusieurs identiques sur un chantier. Ce qui compte, c’est de mener quand commencera votre prochain tour : ne laissez pas à l’adversaire de moyen facile de vous dépasser ; les cartes en main valent aussi quelque chose.
coach-great-wall-5-5 = Vous menez ici et prenez un des deux jetons. Il est retiré de votre total sur ce chantier : le grand rapporte plus, le petit peut vous laisser en tête pour le second jeton.
