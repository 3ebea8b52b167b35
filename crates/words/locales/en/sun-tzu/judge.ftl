# What the judge of Sun Tzu sees in a position, for hints

judge-sun-tzu-marker = the score pawn
judge-sun-tzu-scores-now = what scores now
judge-sun-tzu-held-before-one-battle = provinces held before one more battle
judge-sun-tzu-armies-before-one-battle = armies before one more battle
judge-sun-tzu-held-before-two-battles = provinces held before two more battles
judge-sun-tzu-armies-before-two-battles = armies before two more battles
judge-sun-tzu-held-before-three-battles = provinces held before three more battles
judge-sun-tzu-armies-before-three-battles = armies before three more battles
judge-sun-tzu-held-for-later-scorings = provinces held for later scorings
judge-sun-tzu-armies-for-later-scorings = armies for later scorings
judge-sun-tzu-first-armies-of-the-reserve = the first armies in reserve
judge-sun-tzu-more-armies-of-the-reserve = more armies in reserve
judge-sun-tzu-armies-missing = missing armies
judge-sun-tzu-fewer-armies-on-the-map = fewer armies on the map
judge-sun-tzu-provinces-for-the-6 = provinces left for the 6
judge-sun-tzu-better-draw = a better draw
judge-sun-tzu-7 = the 7
judge-sun-tzu-8 = the 8
judge-sun-tzu-9 = the 9
judge-sun-tzu-10 = the 10
judge-sun-tzu-plus-1 = a +1
judge-sun-tzu-more-plus-1 = further +1 cards
judge-sun-tzu-minus-1 = a −1
judge-sun-tzu-more-minus-1 = further −1 cards
judge-sun-tzu-plague = a plague
judge-sun-tzu-more-plagues = further plagues
