# Ce que dit l’entraîneur à Qin

qin-aim = Soyez le premier à placer toutes vos pagodes : une par province ou village que vous gagnez, deux pour une province de cinq cases ou plus.
coach-qin-4 = Posez une de vos trois tuiles de sorte qu’elle touche une case province. Regardez les deux moitiés : à côté d’une case de sa couleur, une moitié fonde une province pour vous ou en agrandit une. Fondez quand vous le pouvez, et n’agrandissez pas la province de l’adversaire.
