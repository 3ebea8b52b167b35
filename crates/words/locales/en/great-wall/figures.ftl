# The captions of the figures of Great Wall of China

rules-great-wall-cards = What each card is worth by itself: wall 1, gate 2, watchtower 3, horseman 2, dragon 1. The totals are on the right.
rules-great-wall-warriors = Each of Ada’s warriors is worth one more than the one before: 1, 2, 3. What lies between them does not matter.
rules-great-wall-noble = With a noble, every uncovered card is worth 1. Ada’s strong cards are worth no more than Bo’s walls: 3 points each, so nobody leads.
rules-great-wall-second-token = Ada’s turn ends with the 7 on one of her cards, which lowers her total by 7. So Bo leads when his turn begins: Bo wins the free 3, Ada wins the 7, and the site starts again.
rules-great-wall-claim = At the start of her turn Ada leads and chooses between the 7 and the 3. Beside each token stand the totals that would follow: after the 3 Ada still leads, after the 7 Bo would.
rules-great-wall-horsemen = Ada has one action left. Two horsemen are played first for free, and the action remains.
rules-great-wall-dragon = Ada’s dragon covers Bo’s watchtower. The watchtower stays there but is worth nothing and has no effect; Ada leads.
rules-great-wall-protected = The watchtower carries a token. No dragon may be played on it, however strong it is.
rules-great-wall-table = A table of two.
rules-great-wall-table-turn = The steps of a turn: first claim and win what is due, then two actions.
rules-great-wall-table-site = A building site, where everybody builds.
rules-great-wall-table-tokens = The fame tokens of this site: its prizes.
rules-great-wall-table-cards = The cards as they were played, from left to right, each in its owner’s colour. A claimed token lies on one of them and is taken off its owner’s total.
rules-great-wall-table-totals = What each player’s cards are worth here, and who leads.
rules-great-wall-table-forecast = What will happen when somebody’s turn begins, if nothing changes.
rules-great-wall-table-seats = What each player has won, and how many cards they still have.
rules-great-wall-first-turn = Ada’s first turn: two walls at site 2, worth 2 together.
rules-great-wall-second-turn = Bo’s first turn: his watchtower is worth 3, and he leads at site 2.
rules-great-wall-third-turn = Ada’s second turn: the horseman and the gate bring her to 6 against 3. She leads until somebody gets past her.
