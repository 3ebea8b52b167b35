# The texts of the terminal, in English. Every id here is also in the French file, with the same variables.

## Everywhere

terminal-player = Player
terminal-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
terminal-thinking = { $name } is thinking…
terminal-since = Since your last decision
terminal-would = Consequences
terminal-would-unknown = Nothing certain
terminal-ways = { $ways } ways
terminal-choose = Your options
terminal-nothing-fits = Nothing legal fits “{ $text }”. Enter says why.
terminal-above = ↑ PageUp
terminal-below = ↓ PageDown
terminal-undone = Undone
terminal-hint = The Master would play “{ $action }”: { $sentence } ({ $chance }% chance to win)
terminal-hint-thinking = The Master is studying your position…
terminal-log = Game log
terminal-log-empty = Nothing has happened yet.
terminal-board = The table
terminal-help = Rules and keys
terminal-rules = Rule { $number }
terminal-rules-none = No rule is broken.
terminal-signs = Legend
terminal-curtain = { $name }’s decision
terminal-curtain-text = Everyone else, look away. Press Enter when only { $name } can see the screen.
terminal-moment = A secret card could be played now
terminal-moment-text = Whoever wants to see whether to play one presses the number of their seat: { $seats }. If nobody does, press Enter. This page comes whether or not anyone has such a card.
terminal-nothing = You have nothing to play now. Press Enter to go back before the others look again.
terminal-score = { $name }: { $score }
terminal-kept = The game is saved in { $file }. Continue with: mandate play --continue { $file }
terminal-finished = The record is saved in { $file }. Anyone can check it: mandate verify { $file }
terminal-promise = The deal is fixed. The hash of its seed is { $hash }
terminal-too-small = This window is too small. { $columns } columns and { $rows } lines are enough.

## Keys

terminal-keys-list = ↑↓ Enter play · / type · ? help · u undo · h hint · l log · b table · q quit
terminal-keys-walk = Arrows move · r rotate · Enter place · Esc back · ? help · u undo · q quit
terminal-keys-type = Type a move or a word to search for · Enter play · Esc back
terminal-keys-page = ↑↓ scroll · Esc back · q quit
terminal-keys-over = l log · b table · ? rules · q quit
terminal-keys-curtain = Enter show · u undo · q quit
terminal-keys-moment = Number of a seat: look · Enter nobody plays · q quit
terminal-keys-nothing = Enter back · q quit
terminal-keys-wait = l log · b table · ? rules · q quit
terminal-keys = The keys
terminal-keys-text = Arrows choose, Enter plays what is marked. Below it are its consequences.
    Where there are many actions, choose their first word, then the next; Esc goes back.
    On a board of squares, arrows move and r rotates the piece.
    / types a move, or a word to search for; Enter plays it.
    PageUp and PageDown scroll the table, b shows all of it, l the game log.
    u undoes, h asks the Master, ? explains, q or Ctrl-C quits.
    Nothing is lost: every action is saved in the file at once.

## Line by line

terminal-plain-welcome = Type a number, a move, or “help”.
terminal-plain-options = Your options, by number or notation:
terminal-plain-curtain = { $name }’s decision; everyone else, look away. Press Enter to continue.
terminal-plain-moment = A secret card could be played now. Whoever wants to see whether to play one types the number of their seat: { $seats }. If nobody does, press Enter.
terminal-plain-nothing = You have nothing to play now. Press Enter to go back.
terminal-plain-no-number = There is no number { $number } here.
terminal-plain-help = A number chooses from the list; a move such as “{ $example }” is played at once; its first words narrow the list.
    back: the previous list
    options: the list again
    board: the board
    hand: everyone’s possessions, and your hand
    log: everything that happened
    undo: undo
    hint: what the Master would play
    would 2: the consequences of an option
    why: the rule behind the last refusal, or behind what is asked
    rules 4.1: a paragraph of the rules
    quit: leave; the game is saved
terminal-replay = { $game }, action { $at } of { $last }{ $played ->
    [no] {""}
   *[yes] ; the last was “{ $action }” by { $name }
}
terminal-command-back = back
terminal-command-options = options
terminal-command-board = board
terminal-command-hand = hand
terminal-command-log = log
terminal-command-undo = undo
terminal-command-hint = hint
terminal-command-would = would
terminal-command-why = why
terminal-command-rules = rules
terminal-command-help = help
terminal-command-quit = quit
terminal-command-answer = answer
terminal-command-next = next
terminal-plain-no-rule = The rules have no paragraph { $number }.
terminal-plain-ended = The input has ended.

## Lessons

terminal-lesson-welcome = { $lessons } short lessons, about { $minutes } minutes. Answer with a number or a move, or type “help”.
terminal-lesson-help = A number chooses from the list; a move in its notation is tried at once; its first words narrow the list.
    board: the position again
    options: the list again
    back: the previous list
    rules: the rule that this lesson is about
    answer: one way to do it
    next: on to the next lesson
    quit: leave
terminal-lesson-left = Continue with: mandate lesson { $game } --from { $number }
terminal-lesson-end = That was the last lesson. Now play: mandate play { $game }

## Lists and hints

terminal-games-game = { $id }: { $title } by { $designers }, { $exact ->
    [yes] { $fewest }
   *[no] { $fewest } to { $most }
} seats
terminal-games-usual = [default: { $value }]
terminal-hint-best = After { $at } actions, seat { $seat } ({ $name }) should play: { $action }
terminal-hint-searched = It was preferred to { $others } others in { $games } imagined games:
terminal-hint-solved = This was solved, not searched. { $others ->
    [0] Nothing need be mixed with it:
   *[other] So that nobody can foresee it, mix it with { $others } of the others:
}
terminal-hint-chance = chance to win
terminal-hint-attention = thought about
terminal-hint-share = to be played
terminal-hint-action = action
terminal-hint-as-good = At first sight the second is as good: what follows decided.
terminal-hint-reasons = What the judge sees in it at first sight, beside the second, in points of chance:
terminal-hint-looks-worse = All in all the second looks better at first sight: what follows decided.

## A record that is checked

terminal-verified = { $file }: verified: { $game }, { $promised ->
    [seed] seed
   *[secret] secret, { $contributions ->
        [one] 1 contribution
       *[other] { $contributions } contributions
    }, seed
}, deal and { $actions } actions are as promised; { $result }
terminal-verified-running = the game is not over
terminal-verified-agreed = all agreed to end it without a result
terminal-verified-resigned = { $name } resigned
terminal-verified-timed-out = { $name } had no time left
terminal-verified-won = { $winners } won, scores { $scores }
