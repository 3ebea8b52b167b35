# What the coach says about Great Wall of China

great-wall-aim = Win the most fame. You get a fame token where you alone have the highest total at a site when your own turn begins.
coach-great-wall-6-1 = You have two actions: draw a card, or play one card or several alike at one site. What counts is who leads when your next turn begins, so leave your opponent no easy way past you; cards in hand are worth something too.
coach-great-wall-5-5 = You lead here and claim one of the two tokens. It is taken off your total at this site: the big one brings more, the small one may keep you ahead for the second token.
