# Looking back at a match: the list of moves, autoplay, the page of the analysis, playing on from a moment.

moves = Moves
moves-start = The deal
moves-rounds = Rounds { $first } to { $last }
moves-secret = A secret decision
replay-play = Play
replay-pace = Speed
replay-all = All hands

## The page of the analysis

analysis = Analysis
analysis-text = Every decision of this game is looked at again, from what its player could know. This takes a little while and fills in as it goes.
analysis-begin = Analyse this game
analysis-making = Analysing
analysis-progress = Analysing: { $done } of { $of }
analysis-busy = Another game is being analysed for you. This one can begin when that is done.
analysis-many = Many games are being analysed just now. Please try again in a minute.
analysis-turning-points-yet = What has come to light so far
analysis-sums-later = Still computing. How much was lost by errors and how much was luck is added up when every decision has been looked at.
analysis-graph = Everyone’s chances to win, from the deal to the end
analysis-percent = { $percent }%
analysis-decides = { $name } decides
analysis-played = played
analysis-forced = There was no choice.
analysis-share = { $share } of the time
analysis-mixture = Opponents must guess this decision, so no single choice is best: the engine mixes them.
analysis-verdict = { $name }, { $action }: { $mark }, { $error } points lost
analysis-glance = { $who ->
    [you] You lost { $errors } points by errors and { $fortune } { $luck } by the deal and the draws; the errors of others brought you { $others }.
   *[other] { $name } lost { $errors } points by errors and { $fortune } { $luck } by the deal and the draws; the errors of others brought { $others }.
}
analysis-draws = What chance brought
analysis-draws-none = No draw changed anyone’s chances by much.
analysis-drawn = { $what ->
    [deal] The deal: { $luck } points for { $name }
    [own] What { $name } drew after action { $number }: { $luck } points
    [others] What an opponent drew after action { $number }: { $luck } points for { $name }
   *[open] What came to light after action { $number }: { $luck } points for { $name }
}
notice-analysis-running = This game is still running. It can be analysed when it is over.
notice-analysis-broken-off = This game was broken off. Only a game that was played to its end can be analysed.
notice-analysis-missing = This game has not been analysed yet. Open its analysis first.

## Trying a decision again

retry = Learn from mistakes
retry-begin = Learn from the mistakes of { $name } ({ $count })
retry-task = Find something better.
retry-good = Very good: nothing better can be found.
retry-better = Better: this loses { $error } points instead of { $before }.
retry-worse = No better: this loses { $error } points.
retry-best = Best is: { $action }
retry-next = Next mistake
retry-again = Try again
retry-back = Back to the analysis

## Exploring

explore = Explore
explore-begin = Try something else here
explore-from-there = Go on from there
explore-tried = What was tried
explore-start = As it was played, after action { $number }
explore-back = One step back
explore-task = Try something for { $name }.
explore-next = What the engine would play
explore-reply = How { $name } would best answer
explore-best = It wins { $played }% of such games: nothing better can be found.
explore-lost = That loses { $error } points (uncertain by { $uncertainty }).
explore-equal = That is no worse than the best, as far as can be told.
explore-eyes = You see what { $name } could see here, and the engine knows no more. Hidden things lie as they did in this game, which stays as it was played.
explore-eyes-all = You see what everyone could see. Hidden things lay as they did in this game, which stays as it was played.
explore-address = The address of this page leads anyone to the same position.
notice-answer-superseded = You have asked for something else meanwhile. Please try again.
notice-explored-far = That is as far as one can go. Please go back a few steps.

## Playing on from a moment

branch = Play on from here
branch-text = At a table of your own, against bots, with everyone’s hidden things as they were. You can take back and try again; this game stays as it is.
branch-seat = Play as
branch-level = against
branch-go = Play on
branched = Played on from action { $at } of another game.
branched-back = See the original
