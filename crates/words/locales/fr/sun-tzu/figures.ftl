# Les légendes des figures de Sun Tzu

rules-sun-tzu-plan = Sun Tzu a posé une carte à côté de chaque province. Shao n’en voit aucune, et chacun peut changer d’avis tant que les deux plans ne sont pas prêts.
rules-sun-tzu-six = Le 6 gagne de 2. Il coûte une armée, qui reste comme marqueur à côté de la province : Sun Tzu n’y posera pas d’autre 6.
rules-sun-tzu-plague = Avec une peste, il n’y a pas de bataille. Il y avait cinq armées ; la moitié, arrondie vers le bas, survit.
rules-sun-tzu-battle = Neuf contre cinq, cela fait un écart de 4. Trois points chassent les armées de Sun Tzu, et une armée de Shao entre.
rules-sun-tzu-shortage = Sun Tzu gagne de 5, mais sa réserve n’a que trois armées. Deux doivent venir d’autres provinces, des voisines d’abord ; il en prend une au Xinjiang et une au Mandarin.
rules-sun-tzu-scoring = La troisième dynastie s’achève et la première valeur de chaque tuile compte. Le marqueur avance de la différence des deux sommes.
