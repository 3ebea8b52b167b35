# The rules pages: their frame, and the captions of their figures

rules-of = The rules of { $game }
rules-contents = Contents
rules-others = Play it, or read the rules of another game
rules-as-page = Open as a page
rules-figure-before = Before
rules-figure-after = After
rules-figure-refused = Not allowed

## Qin

rules-qin-provinces = A small red province of player A with one pagoda, a lone yellow square, and a major blue province of player B: five squares, two pagodas, never to be taken.
rules-qin-two-majors = Both red provinces are major. Nobody may join them, not even their owners.
rules-qin-tie = Two squares against two: nobody would own the whole, so the tile may not lie here. A third square on either side would decide it.
rules-qin-founding = The yellow half meets a lone yellow square: two squares, and A owns a province. The red half stays alone and belongs to nobody.
rules-qin-growing = A lays the tile, but the red province grows for its owner B; the blue half makes a province of its own, which is A’s.
rules-qin-major = With the fifth square the yellow province becomes major. A second pagoda joins the first, and nobody can take it away any more.
rules-qin-joining = A joins a province of two with one of three. The three squares are B’s, so B owns all seven, and A takes a pagoda back.
rules-qin-village = Beside the village A had one pagoda and B had one, so B kept it. The blue province is major now and counts two: the village changes hands.

## Great Wall of China

rules-great-wall-cards = What cards count where nothing changes it: a wall 1, a gate 2, the watchtower 3, a horseman 2, a dragon 1. The sums stand on the right.
rules-great-wall-warriors = Each warrior of A counts one more than the one before: 1, 2, 3. What lies between them does not matter.
rules-great-wall-noble = One noble, and every uncovered card counts 1. A’s strong cards are worth no more than B’s walls: both have three, and nobody leads.
rules-great-wall-second-token = A ends the turn with a 7 lying on a card, which takes 7 off A’s total. So B leads when B’s turn begins: the free 3 goes to B, the 7 to A, and the site starts anew.
rules-great-wall-claim = At the start of the turn A leads and chooses between the 7 and the 3. Beside each token stands what the totals would be then: after the 3 A still leads, after the 7 B would.
rules-great-wall-horsemen = A owes one action. Two horsemen go down before it for nothing, and the action is still there.
rules-great-wall-dragon = A’s dragon covers B’s watchtower. It lies there for good, counts nothing and does nothing, and A leads.
rules-great-wall-protected = The watchtower carries a token. No dragon may be laid on it, however strong it is.

## Sun Tzu

rules-sun-tzu-plan = Sun Tzu has laid a card beside every province. Shao sees none of them, and both can still change their minds until both are ready.
rules-sun-tzu-six = The 6 wins by 2. It costs one army, which stays beside the province as a marker: Sun Tzu lays no other 6 here.
rules-sun-tzu-plague = With a plague there is no battle. Five armies stood here; half of them, rounded down, survive.
rules-sun-tzu-battle = Nine against five is a margin of 4. Three of it drive off the armies of Sun Tzu, and one army of Shao marches in.
rules-sun-tzu-shortage = Sun Tzu wins by 5 but has only three armies in reserve. Two have to come from other provinces, neighbours first; he takes one from Xinjiang and one from Mandarin.
rules-sun-tzu-scoring = The third dynasty ends and the first value of every tile counts. The marker moves by the difference of both sums.

## Xi’an

rules-xian-formations = The pit at the start of a game with the sides A1, B1 and C1. Statues stand on some spaces; the others show what modelling there brings. Beside each section: what a statue costs, the requests, the price of a painting, and what the majority is worth.
rules-xian-order = The bottom cards decide. C shows a 4 and goes first; A and B both show a 1, and A’s supervisor lies higher in the stack.
rules-xian-fee = B’s builder works in the Palace already, so A pays B one coin. With the Prime Minister three pieces stand in this pair now; the fourth will close it for the rest of the round.
rules-xian-model = A pays 2 clay for a statue in section A, gets what space a8 shows, and signs the statue: nobody else may paint it.
rules-xian-paint = A pays a yellow pigment, which the request asks for, and one of any colour. The new soldier connects two others: a group of three, three points.
rules-xian-forge = A pays 2 coins for the crossbow, which brings 1 clay. Its slot stays empty until the end of the round.
rules-xian-advance = A’s supervisor comes to space 3, onto the one that was there, and A takes the tile Reduction. On equal cards A now goes before B.
rules-xian-scoring = The end of a game, category by category. A had less prestige on the way and wins by soldiers, equipment and the end tile.
