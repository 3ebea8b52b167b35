# What the coach says about Xi’an

xian-aim = Have the most prestige after six rounds. Prestige comes from statues you model and paint, from equipment, from the supervisor’s way and from majorities in the pit.
coach-xian-4-2 = Once, before the first pair, you may exchange cards you do not like. Four cards that give you clay or coins and one high number for the turn order are a good start.
coach-xian-4-3 = Play two cards as a pair: the top one is your worker and brings what is printed on it, the bottom one sets your place in the turn order, the higher number first. Ask yourself which building you want, and whether you must be there first.
coach-xian-worker = Your turn begins with the worker on top of your pair: take what is printed on it, or one pigment of its colour instead. The pigment is the better choice when it is just the one that you need to paint.
coach-xian-building = Now send a master builder into a building, or pass for a coin. Model with clay, paint with pigments, forge with coins, or advance your supervisor. You pay every rival who is in that very building; whoever enters the Prime Minister’s first gets a coin and a point.
coach-xian-end-of-turn = Both steps of your turn are done. You may still use a bonus tile, or end your turn and keep the tile: each is used once in a game, and one that was never used is worth 1 point.
coach-xian-market-tile = You have the Market: before, between or after the steps of your turn you may give one or two resources and take as many others. Use it when it pays for an action that you could not pay for otherwise.
coach-xian-extra-action-tile = You have +1 Action: before, between or after the steps of your turn you may model, paint, forge or advance once more, without a master builder and without a fee. What the action itself costs is due.
coach-xian-6-1 = Choose where the statue stands and pay clay. You get what the space shows; think also of who will be able to paint it.
coach-xian-6-4 = You may sign the statue. Then nobody but you can paint it; you have few signatures.
coach-xian-6-5 = Choose a statue to paint: your soldier takes its place, and you score 1 for each soldier of its connected group. Large groups and sections where you are ahead are worth most.
coach-xian-6-6 = Choose what you pay with. Keep the pigments that the next requests ask for.
coach-xian-6-8 = Choose an equipment card. Sets of different kinds are worth more than the same one twice.
coach-xian-6-11 = Choose an end tile: it scores at the end for what it shows. Take the one that fits what you have.
coach-xian-6-12 = You may swap one resource for another. Swap what you have too much of for what your next action costs.
coach-xian-7-5 = The market: give resources you do not need and take others. Think of what your next building costs.
