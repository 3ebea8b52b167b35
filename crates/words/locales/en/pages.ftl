# The texts of the pages, in English. Every id here is also in the French file, with the same variables.

## Everywhere

skip = To the content
nav = You and your settings
theme = { $now ->
    [light] Light. Choose dark
    [dark] Dark. Choose as on this device
   *[device] Light or dark as on this device. Choose light
}
close = Close
copy = Copy
copied = Copied
rules = Rules
rules-english = The rules are written in English only so far.
to-lobby = To the lobby
to-table = To the table

## The lobby

lobby = Board games of imperial China
lobby-title = Take a seat
lobby-text = Board games about the birth of imperial China, played by their exact rules. No account: play against bots at once, or send a friend a link.
lobby-games = The games
lobby-mine = Your tables
lobby-watch = Tables to watch or to join
lobby-records = Look at a match that was played elsewhere
facts = { $fewest } to { $most } players · about { $minutes } minutes
facts-exact = { $fewest } players · about { $minutes } minutes
play-now = Play now
play-now-game = Play { $game } now against bots
new-table = New table
standing-my-turn = Your turn
standing-waiting = Free seat
standing-running = Running
standing-over = Finished

## A new table

new-title = A table of { $game }
new-seats = Who sits where
new-seats-help = A friend gets a link. A guest at this device plays with you on the same screen, with a curtain between the hands.
new-seat = Seat { $number }
new-me = { $name } (you)
new-friend = A friend, by link
new-guest = A guest at this device
new-guest-name = Name of the guest
new-bot = Bot: { $name }
new-nobody = Nobody
new-open = Anybody may take a free seat
new-options = How to play
new-more = More
new-open-table = Open the table

## Seats

seat-free = free
sit-down = Sit down
invited-title = { $host } invites you to a game of { $game }
invited-text = You would play as { $name }.
invited-watch = Just watch
waiting-title = Waiting for players
waiting-text = Send this link to a friend, or let them scan the code.
waiting-link = Invitation
waiting-others = The free seats are kept for invited friends. You can watch from here.
prompt-waiting = The game begins when every seat is taken

## The table

board = Board
hand = Your hand
title-your-turn = Your turn
pick-first = First choose a tile from your hand
confirm = Confirm
turn = Turn
cancel = Cancel
undo = Take back
hurry = Hurry the bots
sound = Sound
replay = Replay
rematch = Play again
rematch-go = To the next game
log = What happened
log-since = Since your last turn
log-before = Before
preview-nothing = Nothing else follows from it.
why-unknown = That does not go together.
why-rule = Rule { $rule }
ending-winners = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
prompt-curtain = Pass the device to { $name }
curtain-text = It is { $name }’s turn. Everybody else looks away.
curtain-button = I am { $name }

## Looking back

replay-at = After { $at } of { $last } actions
replay-first = To the start
replay-prev = One action back
replay-next = One action on
replay-last = To the end
replay-slider = Moment of the match
replay-go = Go
replay-eyes = Through whose eyes
replay-public = What everybody sees
record-download = Download the record
fair-title = Was the deal fair?
fair-promise = Before the first decision the server fixed the whole deal with a secret seed, and promised it by showing this fingerprint of the seed:
fair-later = When the match is over, the seed will be shown here, and everybody can check that the promise was kept.
fair-seed = The match is over. This was the seed:
fair-verified = Verified: the seed has that fingerprint, it gives exactly this deal, and all { $actions } actions follow the rules.
fair-broken = The check failed:
records-title = A match from elsewhere
records-text = Choose the record of a finished match. It is checked from the seed to the last action; then you can look at every moment of it.
records-file = Record
records-send = Check and open

## You

me-title = You
me-name = Your name
me-save = Save
me-device-title = A second device
me-device-text = With this private link you are the same person on another device. Keep it to yourself: whoever has it plays in your name.
me-device-show = Show the private link
me-link = Private link
device-title = Are you { $name }?
device-text = This device will then be yours too, with all your tables.
device-button = Yes, I am { $name }

## When something does not work

notice-title = That did not work
notice-not-found = There is nothing at this address.
notice-trouble = Something is wrong on our side. Nothing was lost; please try again.
notice-stale = The table has moved on. Please look again and decide anew.
notice-unreadable = That could not be understood.
notice-undo-nothing = There is nothing of yours to take back.
notice-undo-revealed = Something came to light that cannot be unseen, so this cannot be taken back.
notice-undo-turn-over = Your turn is over, so this cannot be taken back.
notice-undo-built-upon = Others have decided on the strength of it, so this cannot be taken back.
notice-seat-taken = Somebody sits there already.
notice-seats = This game is not for so many players.
notice-no-me = At least one seat should be yours.
notice-unknown-player = There is no such player.
notice-name = A name has 1 to 24 letters.
notice-not-yours = That is for those who sit at this table.
notice-not-invited = This seat is kept for an invited friend.
notice-not-full = The game begins when every seat is taken.
notice-no-record = This is not the record of a match.
notice-record-wrong = The record is not what it says: { $reason }.

## Qin on the board

board-qin-supply = { $count ->
    [one] one pagoda to place
   *[other] { $count } pagodas to place
}
board-qin-hand = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
board-qin-match-score = { $count } in all
board-qin-game = Game { $game } of { $games }
board-qin-unseen = Tiles you cannot see
board-qin-stock = { $count ->
    [0] The stock is empty.
    [one] One tile is in the stock.
   *[other] { $count } tiles are in the stock.
}
board-qin-red = red
board-qin-yellow = yellow
board-qin-blue = blue
board-qin-tile-rr = double red
board-qin-tile-yy = double yellow
board-qin-tile-bb = double blue
board-qin-tile-ry = red and yellow
board-qin-tile-rb = red and blue
board-qin-tile-yb = yellow and blue
board-qin-square-free = { $space }, grassland
board-qin-square-spare = { $space }, grassland that can never be filled
board-qin-square-water = { $space }, water
board-qin-square-lone = { $space }, lone { $colour } square
board-qin-square-province = { $space }, { $colour } province of { $size }, { $name }{ $kind ->
    [major] , safe
   *[small] , can be taken
}
board-qin-square-village-empty = { $space }, empty village; beside it: { $counts }
board-qin-square-village = { $space }, village of { $name }; beside it: { $counts }

## Sun Tzu on the board

board-sun-tzu-map = The five provinces
board-sun-tzu-province = { $province }, pays { $values }, next { $next }; { $held }
board-sun-tzu-nobody = no armies
board-sun-tzu-armies-of = { $count ->
    [one] one army of { $name }
   *[other] { $count } armies of { $name }
}
board-sun-tzu-face-down = a card of { $name } face down
board-sun-tzu-laid = { $name }: { $card }
board-sun-tzu-marked = { $count ->
    [one] marker of the 6 of { $name }
   *[other] { $count } markers of the 6 of { $name }
}
board-sun-tzu-embattled = the battle is here
board-sun-tzu-dynasty = Dynasty { $dynasty } of 9; the next scoring is after dynasty { $scoring }
board-sun-tzu-dynasty-short = Dynasty { $dynasty }, scoring after { $scoring }
board-sun-tzu-track = Track: { $one } is { $ones } from the red space, { $other } is { $others } from it
board-sun-tzu-card = { $card ->
    [plague] plague
    [-1] −1
   *[other] { $card }
}
board-sun-tzu-side = { $side ->
    [sun-tzu] Sun Tzu
   *[king-shao] King Shao
}
board-sun-tzu-hand = Hand
board-sun-tzu-to-trade = To trade
board-sun-tzu-kept = To your hand
board-sun-tzu-goes-under = Under your pile
board-sun-tzu-on-map = Choose on the map.
board-sun-tzu-share = { $count ->
    [one] one army from { $province }
   *[other] { $count } armies from { $province }
}
board-sun-tzu-warlord = { $warlord ->
    [reinforcement] Reinforcement
    [raid] Raid
    [feint] Feint
    [march] March
    [head-start] Head start
    [second-six] Second six
   *[great-plague] Great plague
}
board-sun-tzu-warlord-help = { $warlord ->
    [reinforcement] One army from your reserve to a province of yours, before or after the battles.
    [raid] One army of any province back to its owner’s reserve, before or after the battles, up to dynasty 6.
    [feint] Your 7, 8, 9 or 10 counts as a 6, once both cards are seen.
    [march] One of your armies to an adjacent province, before or after the battles, up to dynasty 6.
    [head-start] The marker starts on space 1 of King Shao’s side.
    [second-six] One more 6 where its marker stands already.
   *[great-plague] A plague leaves a single army.
}
board-sun-tzu-warlord-when = { $when ->
    [set-up] shown when both have chosen
    [plan] used by laying a second 6
    [window] you are asked before and after the battles
    [reveal] you are asked in the battle where it fits
   *[expired] can no longer be played
}
board-sun-tzu-reserve-of = { $count ->
    [one] one army in the reserve
   *[other] { $count } armies in the reserve
}
board-sun-tzu-cards = { $hand } cards, pile { $pile }
board-sun-tzu-ledger = Armies and cards
board-sun-tzu-reserve = Reserve
board-sun-tzu-on-the-map = On the map
board-sun-tzu-markers = Markers of the 6
board-sun-tzu-aside = Aside, to be bought
board-sun-tzu-removed = Removed for good
board-sun-tzu-hand-size = Cards in hand
board-sun-tzu-pile-size = Pile
board-sun-tzu-next-draw = Next draw
board-sun-tzu-draw = { $look ->
    [0] –
   *[other] { $keep } of { $look }
}
board-sun-tzu-warlord-of = Warlord
board-sun-tzu-secret = secret
board-sun-tzu-used = { $warlord } (used)
board-sun-tzu-names-provinces = { $side } names the provinces.
board-sun-tzu-has-privilege = { $side } has the privilege of the order.
board-sun-tzu-row-order = The provinces come in the order of the row: Xinjiang, Tibet, Qinghai, Mongolia, Mandarin.
board-sun-tzu-merged = In this dynasty each province scores as soon as it is resolved.
board-sun-tzu-unseen = White cards not seen yet
board-sun-tzu-under-pile = Put under your pile, the lowest last
board-sun-tzu-left-pile = Left in the pile, the top first
board-sun-tzu-comparison = How cards compare
board-sun-tzu-comparison-help = The card on the left against the card above. A number beats a lower one by the difference. With a plague there is no battle, and half of the armies survive.
## Great Wall of China on the board

board-great-wall-site = Site { $site }
board-great-wall-turn = The turn of { $name }
board-great-wall-step-score = Scoring
board-great-wall-step-first = First action
board-great-wall-step-second = Second action
board-great-wall-last-round = Last round: { $name } has laid all cards, so everybody else has just one more turn.
board-great-wall-scoring-only = The cards are laid. Turns are only scored until nobody leads any more.
board-great-wall-empty = No cards yet
board-great-wall-closed = Closed: no tokens are left for this site
board-great-wall-lost = { $lead }. The tokens here are lost.
board-great-wall-leads = leads
board-great-wall-tied = level
board-great-wall-noble = Under a noble every card counts 1
board-great-wall-lead-nobody = Nobody has cards here
board-great-wall-lead-sole = { $is ->
    [you] You lead
   *[other] { $name } leads
}
board-great-wall-lead-tied = Nobody leads: { $names } are level
board-great-wall-will-claim = { $turns ->
    [0] { $is ->
        [you] You claim the { $one } or the { $other } now
       *[other] { $name } claims the { $one } or the { $other } now
    }
   *[other] If nothing changes, { $is ->
        [you] you claim the { $one } or the { $other } when your next turn begins
       *[other] { $name } claims the { $one } or the { $other } when their turn begins
    }
}
board-great-wall-will-complete = If nothing changes, { $is ->
    [you] you win the { $one }{ $same ->
        [true] {" "}and the { $other } when your next turn begins
       *[false] {" "}when your next turn begins, and { $owner } the { $other }
    }
   *[other] { $name } wins the { $one }{ $same ->
        [true] {" "}and the { $other } when their turn begins
       *[false] {" "}when their turn begins, and { $owner-is ->
            [you] you win
           *[other] { $owner } wins
        } the { $other }
    }
}
board-great-wall-summary = Site { $site }{ $open ->
    [true] , free tokens { $tokens }{ $present ->
        [0] {""}
       *[other] ; totals: { $totals }
    }. { $lead }
   *[false] , closed
}
board-great-wall-token = Free token worth { $token }
board-great-wall-offer = Claim the token worth { $token }: then the totals are { $totals }. { $lead }
board-great-wall-card-of = { $card } of { $name }
board-great-wall-column = Column { $column }: { $card }, worth { $value }{ $covers ->
    [0] {""}
   *[other] , covers { $covered }
}{ $token ->
    [0] {""}
   *[other] , carries the token worth { $token } and is safe from dragons
}
board-great-wall-totals = Totals at site { $site }: { $totals }
board-great-wall-deck = Draw
board-great-wall-draw = { $count ->
    [0] Draw a card: your deck is empty
    [one] Draw a card: one is left in your deck
   *[other] Draw a card: { $count } are left in your deck
}
board-great-wall-free = { $count ->
    [one] free
   *[other] free, ×{ $count }
}
board-great-wall-pass = Pass
board-great-wall-horsemen-now = { $count ->
    [one] You can still lay your horseman for free. After your last action the turn is over.
   *[other] You can still lay your { $count } horsemen for free. After your last action the turn is over.
}
board-great-wall-points = fame
board-great-wall-tokens = { $count ->
    [one] token
   *[other] tokens
}
board-great-wall-held = hand { $hand } · deck { $deck }
board-great-wall-unlaid = Not laid yet, in hand and deck
board-great-wall-fame = Fame won
board-great-wall-sum = = { $count }
board-great-wall-face-down = { $count ->
    [0] no token
    [one] one token, face down
   *[other] { $count } tokens, face down
}
board-great-wall-pool = { $count ->
    [0] The pool of tokens is empty.
   *[other] { $count } tokens are in the pool.
}
board-great-wall-removed = Left the game in equal pairs:
## Xi’an on the board

board-xian-pit = The pit
board-xian-buildings = The buildings
board-xian-equipment = Equipment for sale
board-xian-track = The supervisors’ track
board-xian-end-tiles = End tiles
board-xian-order = Order of this phase
board-xian-steps = How far this turn has come
board-xian-step-worker = Worker
board-xian-step-building = Building
board-xian-step-end = End
board-xian-round = Round { $round } of 6, phase { $phase }
board-xian-ties = If cards are equal:
board-xian-rank = { $name }: initiative { $initiative }, space { $space } of the track
board-xian-yellow = yellow
board-xian-red = red
board-xian-green = green
board-xian-blue = blue
board-xian-card = { $colour } { $number }
board-xian-amount = { $resource ->
    [coin] { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
    [clay] { $count } clay
    [yellow] { $count } yellow
    [red] { $count } red
    [green] { $count } green
   *[blue] { $count } blue
}
board-xian-prestige = { $count } prestige
board-xian-request = Request for { $slot }: { $colour }, number { $number }{ $leaves ->
    [yes] . The lowest: it leaves after this round and calls the Prime Minister to the building of its colour
   *[no] {""}
}
board-xian-model-cost = A statue in { $section } costs { $clay } clay
board-xian-can-pay = You can pay for a painting here
board-xian-cannot-pay = You lack the pigments for a painting here
board-xian-standing = Soldiers in { $section } and what they would score: { $standing }
board-xian-space-empty = { $space }, empty
board-xian-space-raw = { $space }, raw statue
board-xian-space-soldier = { $space }, soldier of { $name }
board-xian-space-signed = signed by { $name }
board-xian-space-clay = a statue costs you { $clay } clay
board-xian-space-group = painting it scores { $count }
board-xian-workshop = Workshop
board-xian-laboratory = Laboratory
board-xian-armory = Armory
board-xian-palace = Palace
board-xian-verb-model = model
board-xian-verb-paint = paint
board-xian-verb-forge = forge
board-xian-verb-advance = advance
board-xian-pair-open = Pair open: { $pieces } of { $limit } pieces
board-xian-pair-closed = Pair closed: { $pieces } of { $limit } pieces
board-xian-minister = The Prime Minister
board-xian-minister-waits = The Prime Minister, with a coin and a point for the first to enter
board-xian-fee = { $fee ->
    [0] No fee for you
    [one] Fee: 1 coin
   *[other] Fee: { $fee } coins
}
board-xian-shortfall = { $missing ->
    [one] One coin is missing
   *[other] { $missing } coins are missing
}: −{ $prestige } prestige
board-xian-with-open = Closed, but your tile opens it.
board-xian-slot-empty = empty
board-xian-leaves = leaves soon
board-xian-crossbow = Crossbow
board-xian-arrowheads = Arrowheads
board-xian-chariot = Chariot
board-xian-halberd = Halberd
board-xian-horse = Horse
board-xian-sword = Sword
board-xian-wood = wood
board-xian-bronze = bronze
board-xian-tile-open-or-free = Open / Free
board-xian-tile-open-or-free-help = Enter a closed pair, or enter without a fee
board-xian-tile-market = Market
board-xian-tile-market-help = Trade one or two resources with the reserve
board-xian-tile-reduction = Reduction
board-xian-tile-reduction-help = One statue, painting or piece of equipment costs one less
board-xian-tile-plus-one-action = +1 Action
board-xian-tile-plus-one-action-help = One building action without a builder
board-xian-used = (used)
board-xian-end-tile = End tile
board-xian-end-resources = 1 for each resource, up to 15
board-xian-end-tens = 1 for every 10 prestige
board-xian-end-unused-tiles = 3 for each unused tile
board-xian-end-soldiers = 2 for each soldier
board-xian-end-assistants = 2 for each assistant
board-xian-end-flat = 6
board-xian-end-majorities = 5 for each section led
board-xian-end-pairs = 4 for each pair of one equipment
board-xian-worth-to-you = now { $count } to you
board-xian-favour = Put under your deck, to draw as many:
board-xian-top = Top card: your worker
board-xian-bottom = Bottom card: your place in the order
board-xian-or = or
board-xian-cards = In your hand:
board-xian-under-deck = Under your deck until round 6:
board-xian-sealed = You have decided; the others have not yet.
board-xian-swap-give = Give
board-xian-swap-take = Take
board-xian-hint-building = Pick a building on the board, or:
board-xian-hint-model = Pick an empty space of the pit.
board-xian-hint-paint = Pick a raw statue in the pit.
board-xian-hint-forge = Pick a piece of equipment on the board.
board-xian-with-open-tile = Use Open
board-xian-with-free-tile = Use Free
board-xian-with-reduced-tile = Use Reduction
board-xian-ceramist = Ceramist
board-xian-ceramist-help = 1 prestige more for each statue modelled
board-xian-accountant = Accountant
board-xian-accountant-help = 1 coin more from every Tax Collector
board-xian-administrator = Administrator
board-xian-administrator-help = 1 clay more from every Craftsman
board-xian-emissary = Emissary
board-xian-emissary-help = may swap a resource after each advance
board-xian-scientist = Scientist
board-xian-scientist-help = modelling costs 1 clay less
board-xian-officer = Officer
board-xian-officer-help = forging costs 1 coin less
board-xian-soldiers-left = { $count ->
    [one] one soldier left
   *[other] { $count } soldiers left
}
board-xian-signatures-left = { $count ->
    [one] one signature left
   *[other] { $count } signatures left
}
board-xian-equipment-owned = { $count ->
    [one] one equipment card
   *[other] { $count } equipment cards
}
board-xian-forecast = If it ended now
board-xian-scoring = Final scoring
board-xian-collected = Collected
board-xian-recruiting = Assistants: points for recruiting this round
board-xian-reserve = In reserve
board-xian-statues = { $count ->
    [one] one brown statue
   *[other] { $count } brown statues
}
board-xian-unplayed = { $count ->
    [one] one card not played yet
   *[other] { $count } cards not played yet
}
board-xian-scored-way = On the way
board-xian-scored-majority-a = Majority in A
board-xian-scored-majority-b = Majority in B
board-xian-scored-majority-c = Majority in C
board-xian-scored-sets = Sets of equipment
board-xian-scored-matches = Armed soldiers
board-xian-scored-unused-tiles = Unused tiles
board-xian-scored-end-tile = End tile
board-xian-scored-leftovers = Leftovers
board-xian-scored-total = Total
board-sun-tzu-name = { $province ->
    [xinjiang] Xinjiang
    [tibet] Tibet
    [qinghai] Qinghai
    [mongolia] Mongolia
   *[mandarin] Mandarin
}
