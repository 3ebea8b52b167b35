# The captions of the figures of Qin

rules-qin-provinces = A small red province owned by Ada with one pagoda, a lone yellow square, and a major blue province owned by Bo: five squares, two pagodas, safe for good.
rules-qin-two-majors = Both red provinces are major. Nobody may join them, not even their owners.
rules-qin-tie = Two squares against two: no owner could be determined, so the tile may not be placed here. A third square on either side would decide it.
rules-qin-founding = The yellow half meets a lone yellow square: two squares, and Ada owns a province. The red half stays alone and belongs to nobody.
rules-qin-growing = Ada lays the tile, but the red province grows for its owner Bo; the blue half makes a province of its own, which is Ada’s.
rules-qin-major = With its fifth square the yellow province becomes major. A second pagoda joins the first, and nobody can take the province any more.
rules-qin-joining = Ada joins a province of two squares with one of three. The three are Bo’s, so Bo owns all seven, and Ada takes a pagoda back.
rules-qin-village = Around the village Ada had one pagoda and Bo had one, so Bo kept it. The blue province is now major and counts for two: Ada conquers the village.
