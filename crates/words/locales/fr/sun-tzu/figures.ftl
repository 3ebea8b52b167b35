# Les légendes des figures de Sun Tzu

rules-sun-tzu-plan = Sun Tzu a posé une carte à côté de chaque province. Shao n’en voit aucune, et chacun peut changer d’avis tant que les deux plans ne sont pas prêts.
rules-sun-tzu-six = Le 6 gagne de 2. Il coûte une armée, qui reste comme marqueur à côté de la province : Sun Tzu n’y posera plus jamais de 6.
rules-sun-tzu-plague = Avec une peste, il n’y a pas de bataille. Il y avait cinq armées ; la moitié, arrondie vers le bas, survit.
rules-sun-tzu-battle = Neuf contre cinq, cela fait un écart de 4. Trois points chassent les trois armées de Sun Tzu ; avec le quatrième, une armée de Shao entre.
rules-sun-tzu-shortage = Sun Tzu gagne de 5, mais sa réserve ne compte que trois armées. Les deux autres doivent venir de ses provinces, des voisines d’abord : une du Xinjiang, une du Mandarin.
rules-sun-tzu-scoring = La troisième dynastie s’achève et la première valeur de chaque tuile compte. Le pion avance de la différence des deux sommes.
