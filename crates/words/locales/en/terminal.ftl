# The texts of the terminal, in English. Every id here is also in the French file, with the same variables.

## Everywhere

terminal-player = Player
terminal-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
terminal-thinking = { $name } is thinking…
terminal-since = Since your last decision
terminal-would = What would follow
terminal-would-unknown = Nothing that is certain
terminal-ways = { $ways } ways
terminal-choose = What to play
terminal-nothing-fits = Nothing legal fits “{ $text }”. Enter says why.
terminal-above = ↑ PageUp
terminal-below = ↓ PageDown
terminal-undone = Taken back
terminal-hint = The master would play “{ $action }”: { $sentence } ({ $chance } % to win)
terminal-hint-thinking = The master looks at your position…
terminal-log = What happened
terminal-log-empty = Nothing has happened yet.
terminal-board = The table
terminal-help = Rules and keys
terminal-rules = Rule { $number }
terminal-rules-none = No rule is broken.
terminal-signs = The signs of the drawing
terminal-curtain = { $name } is to decide
terminal-curtain-text = Everybody else looks away. Press Enter when nobody but { $name } sees the screen.
terminal-moment = A secret card could be played now
terminal-moment-text = Who wants to see whether to play one presses the number of their seat: { $seats }. If nobody does, press Enter. This page comes whether or not anybody has such a card.
terminal-nothing = You have nothing to play now. Enter goes back, before the others look again.
terminal-score = { $name }: { $score }
terminal-kept = The game is kept in { $file }. Go on with: mandate play --continue { $file }
terminal-finished = The record is in { $file }. Anybody can check it: mandate verify { $file }
terminal-promise = The deal is fixed. The hash of its seed is { $hash }
terminal-too-small = This window is too small. { $columns } columns and { $rows } lines are enough.

## Keys

terminal-keys-list = ↑↓ Enter play · / type · ? help · u undo · h hint · l log · b table · q quit
terminal-keys-walk = Arrows walk · r turn · Enter lay · Esc back · ? help · u undo · h hint · q quit
terminal-keys-type = Type a spelling or a word to look for · Enter play · Esc back
terminal-keys-page = ↑↓ scroll · Esc back · q quit
terminal-keys-over = l log · b table · ? rules · q quit
terminal-keys-curtain = Enter show · u undo · q quit
terminal-keys-moment = The number of a seat comes forward · Enter nobody plays · q quit
terminal-keys-nothing = Enter back · q quit
terminal-keys-wait = l log · b table · ? rules · q quit
terminal-keys = The keys
terminal-keys-text = Arrows choose, Enter plays what is marked. Below it stands what would follow from it.
    Where actions are many, choose their first word, then the next; Esc goes back.
    On a board of squares, arrows walk and r turns the piece.
    / types: the spelling of an action, or any word to look for; Enter plays it.
    PageUp and PageDown move the table, b shows all of it, l all that happened.
    u takes back, h asks the strongest bot, ? explains, q or Ctrl-C leaves.
    Nothing is lost: every action is kept in the file at once.

## Line by line

terminal-plain-welcome = Type a number, a spelling, or “help”.
terminal-plain-options = What to play, by number or spelling:
terminal-plain-curtain = { $name } is to decide; everybody else looks away. Press Enter to go on.
terminal-plain-moment = A secret card could be played now. Who wants to see whether to play one types the number of their seat: { $seats }. If nobody does, press Enter.
terminal-plain-nothing = You have nothing to play now. Press Enter to go back.
terminal-plain-no-number = There is no number { $number } here.
terminal-plain-help = A number chooses from the list; a spelling such as “{ $example }” plays at once; its first words narrow the list.
    back: the list before
    options: the list again
    board: the board
    hand: everybody’s goods, and your hand
    log: all that happened
    undo: take back
    hint: what the strongest bot would play
    would 2: what would follow from an option
    why: the rule behind the last refusal, or behind what is asked
    rules 4.1: a paragraph of the rules
    quit: leave; the game is kept
terminal-plain-no-rule = The rules have no paragraph { $number }.
terminal-plain-ended = The input has ended.
