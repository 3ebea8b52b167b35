# Puzzles: pages, and the same in the terminal

puzzles = Puzzles
puzzles-title = { $game } puzzles
puzzles-text = { $puzzles } positions from games of our strongest bots. In each, one move is clearly better than all others, and a bot that weighs only the position after each move plays something else. The easy ones a simple eye for points may still find; the fiendish ones not even the master finds at the pace of a game. Nothing hidden is needed: what you see decides.
puzzles-progress = { $done } of { $puzzles } solved. This browser remembers it in a cookie.
puzzles-others = Puzzles of other games
puzzle-today = Puzzle of the day
puzzle-number = Puzzle { $number } of { $puzzles }
puzzle-done = solved
puzzle-easy = easy
puzzle-medium = medium
puzzle-hard = hard
puzzle-fiendish = fiendish
puzzle-question = What would you play?
puzzle-task = You are { $name }, and it is your turn. Find the one move that is clearly the best.
puzzle-lately = What happened last
puzzle-worse = That is allowed, but it wins about { $loses } games in 100 fewer than the best move.
puzzle-not-best = That is allowed, but it is not the best move.
puzzle-chances = It wins about { $best } games in 100, the next best move { $next }.
puzzle-tempting = At first sight this looks best: { $action }
puzzle-levels = Found by: { $levels }
puzzle-nobody = None of our bots finds it at the pace of a game.
puzzle-skip = Skip this one
puzzle-next = Next puzzle
