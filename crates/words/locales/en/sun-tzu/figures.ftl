# The captions of the figures of Sun Tzu

rules-sun-tzu-plan = Sun Tzu has placed a card beside every province. Shao sees none of them, and both can still change their minds until both are ready.
rules-sun-tzu-six = The 6 wins by 2. It costs one army, which stays beside the province as a marker: Sun Tzu can never play a 6 here again.
rules-sun-tzu-plague = With a plague there is no battle. Five armies stood here; half of them, rounded down, survive.
rules-sun-tzu-battle = Nine against five is a margin of 4. Three points drive off Sun Tzu’s three armies; with the fourth, one of Shao’s armies marches in.
rules-sun-tzu-shortage = Sun Tzu wins by 5 but has only three armies in reserve. The other two must come from his provinces, neighbours first: one from Xinjiang and one from Mandarin.
rules-sun-tzu-scoring = The third dynasty ends, so the first value on every tile counts. The score pawn moves by the difference between the two sums.
