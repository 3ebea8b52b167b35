# Les légendes des figures de Qin

rules-qin-provinces = Une petite province rouge du joueur A avec une pagode, une case jaune isolée et une province bleue majeure du joueur B : cinq cases, deux pagodes, imprenable.
rules-qin-two-majors = Les deux provinces rouges sont majeures. Personne ne peut les relier, pas même leurs propriétaires.
rules-qin-tie = Deux cases contre deux : personne ne posséderait l’ensemble, la tuile ne peut donc pas être posée ici. Une troisième case d’un côté ou de l’autre trancherait.
rules-qin-founding = La moitié jaune rencontre une case jaune isolée : deux cases, et A possède une province. La moitié rouge reste seule et n’est à personne.
rules-qin-growing = A pose la tuile, mais la province rouge grandit pour son propriétaire B ; la moitié bleue forme une province à part, qui est à A.
rules-qin-major = À la cinquième case, la province jaune devient majeure. Une seconde pagode rejoint la première, et plus personne ne peut la prendre.
rules-qin-joining = A relie une province de deux cases à une province de trois. Les trois sont à B : B possède donc les sept, et A reprend une pagode.
rules-qin-village = Auprès du village, A avait une pagode et B une aussi : B le gardait. La province bleue est maintenant majeure et compte deux : le village change de mains.
