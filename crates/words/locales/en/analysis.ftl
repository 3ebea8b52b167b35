# What the analysis of a finished game says. Chances and their losses are points of a hundred.

analysis-running = the game is still running; it can be analysed when it is over
analysis-title = { $game }: { $players }
analysis-turning-points = What decided it
analysis-flawless = Nobody lost anything worth mentioning.
analysis-error = { $number }. { $name } { $sign } “{ $action }”: { $mark }, { $error } points lost (uncertain by { $uncertainty })
analysis-open = The best, “{ $best_action }”, wins { $best }% of such games, this { $played }%.
analysis-secret = Well mixed it is worth { $before }%, and this { $played }%; most often it should be “{ $best_action }”.
analysis-why-wins = It wins at once.
analysis-why-features = What the judge sees in it: { $features }.
analysis-why-follows = Nothing shows at first sight: what follows decides.
analysis-feature = { $feature } ({ $worth })
analysis-mark = { $mark ->
    [inaccuracy] inaccuracy
    [mistake] mistake
    [blunder] blunder
   *[none] small error
}
analysis-sum = How it came about, in points of 100
analysis-start = Chance before the deal
analysis-own-errors = Own errors
analysis-others-errors = Errors of others
analysis-luck = Luck of the deal and the draws
analysis-rest = Guesses, hidden hands and the rest
analysis-result = Result
analysis-adjusted = Result without luck
analysis-rate = Error per decision
analysis-marks = Inaccuracies, mistakes, blunders
analysis-course = { $game }: the course of the game
analysis-axis-chance = chance to win, in %
analysis-axis-actions = actions
analysis-draw = Draw after action
