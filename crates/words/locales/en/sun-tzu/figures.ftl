# The captions of the figures of Sun Tzu

rules-sun-tzu-plan = Sun Tzu has placed a card beside every province. Shao sees none of them, and both can still change their minds until both are ready.
rules-sun-tzu-six = The 6 wins by 2. It costs one army, which stays beside the province as a marker: Sun Tzu can never play a 6 here again.
rules-sun-tzu-plague = With a plague there is no battle. Five armies stood here; half of them, rounded down, survive.
rules-sun-tzu-battle = Nine against five is a margin of 4. Three points drive off Sun Tzu’s three armies; with the fourth, one of Shao’s armies marches in.
rules-sun-tzu-shortage = Sun Tzu wins by 5 but has only three armies in reserve. The other two must come from his provinces, neighbours first: one from Xinjiang and one from Mandarin.
rules-sun-tzu-scoring = The third dynasty ends, so the first value on every tile counts. The score pawn moves by the difference between the two sums.
rules-sun-tzu-table = The table as Sun Tzu sees it while planning.
rules-sun-tzu-table-province = One of the five provinces.
rules-sun-tzu-table-tile = Its score tile: what holding it brings in each of the three scorings. The next one is red.
rules-sun-tzu-table-armies = Sun Tzu’s armies are white. Here four of them hold Mongolia.
rules-sun-tzu-table-held = King Shao’s armies are black. A province with a flag is held by one side only.
rules-sun-tzu-table-cards = Beside each province every side lays one card, face down: yours on the left with your crest.
rules-sun-tzu-table-seats = What everybody sees of a side: armies in reserve, cards in hand and in the pile.
rules-sun-tzu-first-dynasty = The map before and after the first dynasty: Sun Tzu holds Xinjiang and Mongolia, King Shao holds Tibet and Mandarin, and a marker of each 6 stays.
