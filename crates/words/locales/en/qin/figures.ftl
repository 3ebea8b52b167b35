# The captions of the figures of Qin

rules-qin-provinces = A small red province owned by Ada with one pagoda, a lone yellow square, and a major blue province owned by Bo: five squares, two pagodas, safe for good.
rules-qin-two-majors = Both red provinces are major. Nobody may join them, not even their owners.
rules-qin-tie = Two squares against two: no owner could be determined, so the tile may not be placed here. A third square on either side would decide it.
rules-qin-founding = The yellow half meets a lone yellow square: two squares, and Ada owns a province. The red half stays alone and belongs to nobody.
rules-qin-growing = Ada lays the tile, but the red province grows for its owner Bo; the blue half makes a province of its own, which is Ada’s.
rules-qin-major = With its fifth square the yellow province becomes major. A second pagoda joins the first, and nobody can take the province any more.
rules-qin-joining = Ada joins a province of two squares with one of three. The three are Bo’s, so Bo owns all seven, and Ada takes a pagoda back.
rules-qin-village = Around the village Ada had one pagoda and Bo had one, so Bo kept it. The blue province is now major and counts for two: Ada conquers the village.
rules-qin-table = A game of two after ten tiles.
rules-qin-table-grassland = Grassland: a tile covers two free squares of it and must touch a province.
rules-qin-table-village = A village. Whoever alone has the most pagodas on the provinces that touch it takes it, and puts a pagoda there.
rules-qin-table-province = A province: squares of one colour that touch, with a ribbon round them. The pagoda shows whose it is.
rules-qin-table-double = A major province has five squares or more. It carries two pagodas and never changes its owner.
rules-qin-table-absorbed = A village that somebody owns: their pagoda stands on it.
rules-qin-table-last = The tile that was laid last is framed.
rules-qin-table-supply = What each player still has to place, and how many tiles they hold. Whoever has placed all pagodas wins.
rules-qin-bird = The side Bird, for a first game: 151 squares of grassland, 11 villages, and the three printed squares in the middle.
rules-qin-lion = The side Lion: 134 squares of grassland, 14 villages, and water on which nothing can be laid.
rules-qin-first-turn = Ada’s tile makes a red province of two squares, and her first pagoda stands there. The yellow half stays alone.
rules-qin-second-turn = Bo’s yellow half touches both the lone square and the printed one: a yellow province of three, with Bo’s pagoda.
