# Les légendes des figures de Qin

rules-qin-provinces = Une petite province rouge d’Ada avec une pagode, une case jaune isolée et une grande province bleue de Bo : cinq cases, une pagode double, imprenable.
rules-qin-two-majors = Les deux provinces rouges sont de grandes provinces. Personne ne peut les relier, pas même leurs propriétaires.
rules-qin-tie = Deux cases contre deux : on ne pourrait pas désigner de propriétaire, la tuile ne peut donc pas être posée ici. Une troisième case d’un côté ou de l’autre trancherait.
rules-qin-founding = La moitié jaune rencontre une case jaune isolée : deux cases, et Ada possède une province. La moitié rouge reste seule et n’est à personne.
rules-qin-growing = Ada pose la tuile, mais la province rouge grandit pour son propriétaire, Bo ; la moitié bleue forme une province à part, qui est à Ada.
rules-qin-major = À sa cinquième case, la province jaune devient une grande province : sa pagode devient double, et plus personne ne peut la conquérir.
rules-qin-joining = Ada relie une province de deux cases à une province de trois. Les trois sont à Bo : Bo possède donc les sept, et Ada reprend une pagode.
rules-qin-village = Autour du village, Ada avait une pagode et Bo aussi : Bo le gardait. La province bleue est maintenant une grande province et compte pour deux : Ada conquiert le village.
rules-qin-table = Une partie à deux après dix tuiles.
rules-qin-table-grassland = La prairie : une tuile en couvre deux cases libres et doit toucher une province.
rules-qin-table-village = Un village. Qui a seul le plus de pagodes sur les provinces qui le touchent le prend et y place une pagode.
rules-qin-table-province = Une province : des cases de même couleur qui se touchent, entourées d’un ruban. La pagode montre à qui elle est.
rules-qin-table-double = Une province majeure compte au moins cinq cases. Elle porte deux pagodes et ne change plus de propriétaire.
rules-qin-table-absorbed = Un village qui appartient à quelqu’un : sa pagode s’y dresse.
rules-qin-table-last = La tuile posée en dernier est encadrée.
rules-qin-table-supply = Ce que chacun doit encore placer, et ses tuiles en main. Qui a placé toutes ses pagodes gagne.
rules-qin-bird = La face Oiseau, pour une première partie : 151 cases steppe, 11 villages, et les trois cases imprimées au milieu.
rules-qin-lion = La face Lion : 134 cases steppe, 14 villages, et de l’eau où l’on ne peut rien poser.
rules-qin-first-turn = La tuile d’Ada forme une province rouge de deux cases, où se dresse sa première pagode. La moitié jaune reste isolée.
rules-qin-second-turn = La moitié jaune de Bo touche à la fois la case isolée et la case imprimée : une province jaune de trois cases, avec la pagode de Bo.
