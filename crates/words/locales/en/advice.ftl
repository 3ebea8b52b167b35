# Hints and the coach, at tables against bots alone

hint-button = Hint
hint-thinking = Thinking…
hint-title = Good moves
hint-plan = A good plan
hint-none = There is nothing to advise now.
hint-chance = wins about { $chance } games in 100
hint-mixed = Your opponent has to guess this: playing the same every time would be a mistake.
hint-for = For it: { $features }
hint-against = Against it: { $features }
hint-later = It does not show at once, but a few moves later.
hint-beside-others = That is what it brings beside plans drawn at random.
hint-search = At first sight another move looks better; thinking ahead finds this one.
notice-hint-people = Hints are for tables against bots alone.
coach = Your coach
coach-hint = Not sure? Ask for a hint (H): it shows good moves and says why.
coach-gains = What { $name } gained above all: { $gains }.
coach-off = Turn the coach off
coach-on = Turn the coach on
first-game = My first game
first-game-text = Against the novice, with a coach who explains each new decision and never plays for you.
level = Level
level-novice = Novice: takes the points in sight, sees nothing else
level-apprentice = Apprentice: judges its moves, overlooks some
level-scholar = Scholar: weighs the position after every move
level-general = General: thinks a little ahead
level-master = Master: thinks as far ahead as time allows
