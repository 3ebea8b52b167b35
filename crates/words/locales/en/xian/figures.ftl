# The captions of the figures of Xi’an

rules-xian-formations = The pit at the start of a game with the sides A1, B1 and C1. Statues stand on some spaces; the others show what modelling there brings. Beside each section: what a statue costs, the requests, the price of a painting, and what the majority is worth.
rules-xian-order = The bottom cards decide. Chen reveals a 4 and goes first; Ada and Bo both reveal a 1, and Ada’s supervisor is higher in the stack.
rules-xian-fee = Bo’s master builder is already in the Palace, so Ada pays Bo one coin. With the Prime Minister, three pieces are now in this pair; the fourth will close it for the rest of the round.
rules-xian-model = Ada pays 2 clay for a statue in section A, gets what space a8 shows, and signs the statue: nobody else may paint it.
rules-xian-paint = Ada pays a yellow pigment, which the request asks for, and one of any colour. The new soldier connects two others: a group of three, three points.
rules-xian-forge = Ada pays 2 coins for the crossbow, which brings 1 clay. Its slot stays empty until the end of the round.
rules-xian-advance = Ada’s supervisor moves to space 3, on top of the one already there, and Ada takes the Reduction tile. On equal initiative Ada now goes before Bo.
rules-xian-scoring = The end of a game, category by category. Ada had less prestige before scoring and wins through soldiers, equipment and the end tile.
