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
