# The captions of the figures of Xi’an

rules-xian-formations = The pit at the start of a game with the sides A1, B1 and C1. Statues stand on some spaces; the others show what modelling there brings. Beside each section: what a statue costs, the requests, the price of a painting, and what the majority is worth.
rules-xian-order = The bottom cards decide. C shows a 4 and goes first; A and B both show a 1, and A’s supervisor lies higher in the stack.
rules-xian-fee = B’s builder works in the Palace already, so A pays B one coin. With the Prime Minister three pieces stand in this pair now; the fourth will close it for the rest of the round.
rules-xian-model = A pays 2 clay for a statue in section A, gets what space a8 shows, and signs the statue: nobody else may paint it.
rules-xian-paint = A pays a yellow pigment, which the request asks for, and one of any colour. The new soldier connects two others: a group of three, three points.
rules-xian-forge = A pays 2 coins for the crossbow, which brings 1 clay. Its slot stays empty until the end of the round.
rules-xian-advance = A’s supervisor comes to space 3, onto the one that was there, and A takes the tile Reduction. On equal cards A now goes before B.
rules-xian-scoring = The end of a game, category by category. A had less prestige on the way and wins by soldiers, equipment and the end tile.
