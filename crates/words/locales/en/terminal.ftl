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

## The drawings

terminal-qin-board = Game { $game } of { $games }, { $side }, { $stock } tiles in stock
terminal-qin-player = { $seat } { $name }: { $supply } to place, { $placed } placed, { $hand }
terminal-qin-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
terminal-qin-legend = r y b: red, yellow, blue. Capitals are major provinces, the number is the owner’s seat, ? is a lone square. o is a village with its holder, ~ water, x a square that can never be filled.

terminal-great-wall-pool = { $tokens ->
    [one] 1 token in the pool
   *[other] { $tokens } tokens in the pool
}
terminal-great-wall-site = Site { $site }: tokens { $tokens }{ $noble ->
    [yes] ; a noble makes every card count 1
   *[no] {""}
}
terminal-great-wall-closed = Site { $site }: closed
terminal-great-wall-column = { $column } { $name }: { $card } { $value }{ $token ->
    [no] {""}
   *[other] , token { $token }
}{ $covers ->
    [no] {""}
   *[other] , over { $covers }
}
terminal-great-wall-tie = nobody leads
terminal-great-wall-first = → { $name } takes { $one } or { $other } when their turn begins, if nothing changes
terminal-great-wall-both = → { $name } wins { $free } when their turn begins, { $owner } the claimed { $claimed }
terminal-great-wall-player = { $seat } { $name }: { $won }, { $deck } in the deck, hand: { $hand }
terminal-great-wall-unlaid = not laid: { $cards }
terminal-great-wall-points = { $count ->
    [one] 1 point won
   *[other] { $count } points won
}
terminal-great-wall-tokens = { $count ->
    [one] 1 token won
   *[other] { $count } tokens won
}
terminal-great-wall-legend = Each column has its number, its owner, its top card and what that is worth now. A token on a card counts against its owner’s sum. An arrow tells what happens if nothing changes.

terminal-sun-tzu-board = Dynasty { $dynasty } of { $dynasties }, scoring in { $scoring }; { $spaces ->
    [0] the marker stands in the middle
   *[other] the marker is { $spaces } on { $name }’s side
}
terminal-sun-tzu-name = { $province ->
    [xinjiang] Xinjiang
    [tibet] Tibet
    [qinghai] Qinghai
    [mongolia] Mongolia
   *[mandarin] Mandarin
}
terminal-sun-tzu-province = Province
terminal-sun-tzu-values = Values
terminal-sun-tzu-cards = Cards
terminal-sun-tzu-armies = Armies
terminal-sun-tzu-borders = Borders
terminal-sun-tzu-side = { $seat } { $name }: { $reserve } armies in reserve, { $aside } aside, { $removed } removed
terminal-sun-tzu-hand = hand: { $hand }; { $pile } in the pile
terminal-sun-tzu-warlord = {""}; { $warlord }{ $used ->
    [yes] {""} (used)
   *[no] {""}
}
terminal-sun-tzu-legend = The values of a tile at the three scorings, and in brackets the next. Cards: seat 0 on the left, seat 1 on the right; ? lies face down, * has a 6 there already.

terminal-xian-board = Round { $round }, phase { $phase }
terminal-xian-section = { $section }: painting costs { $price }
terminal-xian-name = { $building ->
    [workshop] Workshop
    [laboratory] Laboratory
    [armory] Armory
   *[palace] Palace
}
terminal-xian-building = { $building } { $pieces }/{ $limit }: { $inside }{ $closed ->
    [yes] , closed
   *[no] { $fee ->
        [no] {""}
       *[other] , fee { $fee }
    }
}
terminal-xian-for-sale = For sale:
terminal-xian-track = Track: { $order }
terminal-xian-goods = { $seat } { $name }: prestige { $prestige } (would end { $forecast }), { $coins }c, { $clay } clay, { $pigments }
terminal-xian-cards = hand { $hand }; equipment { $equipment }; assistants { $assistants }; tiles { $tiles }
terminal-xian-legend = An empty space shows what a statue brings: prestige, c coins, y r g b pigments. “raw” is an unpainted statue, /1 signed by seat 1, [1] a soldier of seat 1. PM is the Prime Minister. A pair of buildings closes when it is full; ? is a pigment of any colour. The track shows every seat with the space of its supervisor; whoever stands first wins ties.
