# What the coach says about Sun Tzu

sun-tzu-aim = Pull the score pawn to your side. Provinces you control score after dynasties 3, 6 and 9, and the pawn moves by the difference.
coach-sun-tzu-5-2 = Play one card face down beside each province. The higher number wins, and the difference becomes your armies. Yellow cards come back every time, white ones work once: keep these for provinces that score much, and do not be predictable.
coach-sun-tzu-9-3 = Choose what to keep; the other card goes under your pile. High cards win once, +1 and −1 spoil a big plan of your opponent, a plague empties a strong garrison.
coach-sun-tzu-9-4 = You may draw new cards or pass and leave your pile as it is.
coach-sun-tzu-6-3 = You choose which province is fought for next. Start where the result helps you elsewhere, for example where armies come back to your reserve.
coach-sun-tzu-7-3 = Your reserve cannot pay this. Say from which provinces the armies come: take them where they matter least.
coach-sun-tzu-7-8 = Your reserve has too few armies for what you have won. Say from which provinces the others come: take them where you can spare them.
coach-sun-tzu-5-4 = You may trade white cards for armies that lie aside. Each card brings one army for good.
coach-sun-tzu-3-4 = Choose a warlord. He helps you once, at a moment you choose; your opponent does not know whom you have.
coach-sun-tzu-8-2 = This is a moment at which your warlord could be used. He works once: keep him if the moment is not worth it.
