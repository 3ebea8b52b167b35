# The captions of the figures of Sun Tzu

rules-sun-tzu-plan = Sun Tzu has laid a card beside every province. Shao sees none of them, and both can still change their minds until both are ready.
rules-sun-tzu-six = The 6 wins by 2. It costs one army, which stays beside the province as a marker: Sun Tzu lays no other 6 here.
rules-sun-tzu-plague = With a plague there is no battle. Five armies stood here; half of them, rounded down, survive.
rules-sun-tzu-battle = Nine against five is a margin of 4. Three of it drive off the armies of Sun Tzu, and one army of Shao marches in.
rules-sun-tzu-shortage = Sun Tzu wins by 5 but has only three armies in reserve. Two have to come from other provinces, neighbours first; he takes one from Xinjiang and one from Mandarin.
rules-sun-tzu-scoring = The third dynasty ends and the first value of every tile counts. The marker moves by the difference of both sums.
