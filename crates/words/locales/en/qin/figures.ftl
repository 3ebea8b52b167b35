# The captions of the figures of Qin

rules-qin-provinces = A small red province of player A with one pagoda, a lone yellow square, and a major blue province of player B: five squares, two pagodas, never to be taken.
rules-qin-two-majors = Both red provinces are major. Nobody may join them, not even their owners.
rules-qin-tie = Two squares against two: nobody would own the whole, so the tile may not lie here. A third square on either side would decide it.
rules-qin-founding = The yellow half meets a lone yellow square: two squares, and A owns a province. The red half stays alone and belongs to nobody.
rules-qin-growing = A lays the tile, but the red province grows for its owner B; the blue half makes a province of its own, which is A’s.
rules-qin-major = With the fifth square the yellow province becomes major. A second pagoda joins the first, and nobody can take it away any more.
rules-qin-joining = A joins a province of two with one of three. The three squares are B’s, so B owns all seven, and A takes a pagoda back.
rules-qin-village = Beside the village A had one pagoda and B had one, so B kept it. The blue province is major now and counts two: the village changes hands.
