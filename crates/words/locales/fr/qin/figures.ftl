# Les légendes des figures de Qin

rules-qin-provinces = Une petite province rouge d’Ada avec une pagode, une case jaune isolée et une grande province bleue de Bo : cinq cases, une pagode double, imprenable.
rules-qin-two-majors = Les deux provinces rouges sont de grandes provinces. Personne ne peut les relier, pas même leurs propriétaires.
rules-qin-tie = Deux cases contre deux : on ne pourrait pas désigner de propriétaire, la tuile ne peut donc pas être posée ici. Une troisième case d’un côté ou de l’autre trancherait.
rules-qin-founding = La moitié jaune rencontre une case jaune isolée : deux cases, et Ada possède une province. La moitié rouge reste seule et n’est à personne.
rules-qin-growing = Ada pose la tuile, mais la province rouge grandit pour son propriétaire, Bo ; la moitié bleue forme une province à part, qui est à Ada.
rules-qin-major = À sa cinquième case, la province jaune devient une grande province : sa pagode devient double, et plus personne ne peut la conquérir.
rules-qin-joining = Ada relie une province de deux cases à une province de trois. Les trois sont à Bo : Bo possède donc les sept, et Ada reprend une pagode.
rules-qin-village = Autour du village, Ada avait une pagode et Bo aussi : Bo le gardait. La province bleue est maintenant une grande province et compte pour deux : Ada conquiert le village.
