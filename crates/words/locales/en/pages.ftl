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
new-nobody = Nobody
new-open = Anybody may take a free seat
new-options = How to play
new-more = More
new-open-table = Open the table

## Seats

seat-free = free
bot-random = Wanderer (random)
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
board-sun-tzu-name = { $province ->
    [xinjiang] Xinjiang
    [tibet] Tibet
    [qinghai] Qinghai
    [mongolia] Mongolia
   *[mandarin] Mandarin
}
