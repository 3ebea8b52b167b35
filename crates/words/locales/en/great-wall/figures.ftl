# The captions of the figures of Great Wall of China

rules-great-wall-cards = What cards count where nothing changes it: a wall 1, a gate 2, the watchtower 3, a horseman 2, a dragon 1. The sums stand on the right.
rules-great-wall-warriors = Each warrior of A counts one more than the one before: 1, 2, 3. What lies between them does not matter.
rules-great-wall-noble = One noble, and every uncovered card counts 1. A’s strong cards are worth no more than B’s walls: both have three, and nobody leads.
rules-great-wall-second-token = A ends the turn with a 7 lying on a card, which takes 7 off A’s total. So B leads when B’s turn begins: the free 3 goes to B, the 7 to A, and the site starts anew.
rules-great-wall-claim = At the start of the turn A leads and chooses between the 7 and the 3. Beside each token stands what the totals would be then: after the 3 A still leads, after the 7 B would.
rules-great-wall-horsemen = A owes one action. Two horsemen go down before it for nothing, and the action is still there.
rules-great-wall-dragon = A’s dragon covers B’s watchtower. It lies there for good, counts nothing and does nothing, and A leads.
rules-great-wall-protected = The watchtower carries a token. No dragon may be laid on it, however strong it is.
