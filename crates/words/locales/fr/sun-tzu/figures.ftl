# Les légendes des figures de Sun Tzu

rules-sun-tzu-plan = Sun Tzu a posé une carte à côté de chaque province. Shao n’en voit aucune, et chacun peut changer d’avis tant que les deux plans ne sont pas prêts.
rules-sun-tzu-six = Le 6 gagne de 2. Il coûte une armée, qui reste comme marqueur à côté de la province : Sun Tzu n’y posera plus jamais de 6.
rules-sun-tzu-plague = Avec une peste, il n’y a pas de bataille. Il y avait cinq armées ; la moitié, arrondie vers le bas, survit.
rules-sun-tzu-battle = Neuf contre cinq, cela fait un écart de 4. Trois points chassent les trois armées de Sun Tzu ; avec le quatrième, une armée de Shao entre.
rules-sun-tzu-shortage = Sun Tzu gagne de 5, mais sa réserve ne compte que trois armées. Les deux autres doivent venir de ses provinces, des voisines d’abord : une du Xinjiang, une du Mandarin.
rules-sun-tzu-scoring = La troisième dynastie s’achève et la première valeur de chaque tuile compte. Le pion avance de la différence des deux sommes.
rules-sun-tzu-table = La table telle que la voit Sun Tzu pendant le plan.
rules-sun-tzu-table-province = L’une des cinq provinces.
rules-sun-tzu-table-tile = Sa tuile de score : ce que rapporte la province à chacun des trois décomptes. Le prochain est en rouge.
rules-sun-tzu-table-armies = Les armées de Sun Tzu sont blanches. Ici, quatre d’entre elles tiennent la Mongolie.
rules-sun-tzu-table-held = Les armées du roi Shao sont noires. Une province qui porte un drapeau n’est tenue que par un camp.
rules-sun-tzu-table-cards = À côté de chaque province, chaque camp pose une carte face cachée : la vôtre à gauche, avec votre emblème.
rules-sun-tzu-table-seats = Ce que chacun voit d’un camp : les armées en réserve, les cartes en main et dans la pioche.
rules-sun-tzu-first-dynasty = Le plateau avant et après la première dynastie : Sun Tzu tient le Xinjiang et la Mongolie, le roi Shao le Tibet et le Mandarin, et il reste un marqueur de chaque 6.
