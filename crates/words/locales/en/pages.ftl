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
restart-turn = Restart the turn
steps = Your turn so far
steps-back = Take back from here on: { $step }
hurry = Hurry the bots
sound = Sound
replay = Replay
rematch = Play again
rematch-go = To the next game
log = What happened
log-since = Since your last turn
log-before = Before
log-earlier = All that happened before is in the replay
preview-nothing = Nothing else follows from it.
why-unknown = That does not go together.
why-rule = Rule { $rule }
ending-winners = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
prompt-resting = The game goes on in a moment
draft-help = You can change everything until you are ready.
ready = Ready
asks = Ask me
asks-help = Be asked whenever this could be used. Otherwise you pass by yourself, and nobody waits for you.
show = What happened, step by step
show-back = Back
show-next = Next
show-skip = To the end
show-again = Show again
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
me-device-text = With a private link you are the same person on another device. It works once, within ten minutes. Keep it to yourself: whoever has it plays in your name.
me-device-make = Make a private link
me-pass-text = Open this link on the other device within ten minutes. It works once; a new one makes this one void.
me-link = Private link
me-back = Back to you
me-sessions-title = Your devices
me-session-here = This device
me-session-begun = first used { $begun }
me-session = Another device: first used { $begun }, last seen { $seen }
me-session-end = End
me-sessions-end-others = End all other sessions
me-sessions-end-others-text = From then on only this device is yours.
ago-now = just now
ago-minutes = { $count ->
    [one] a minute ago
   *[other] { $count } minutes ago
}
ago-hours = { $count ->
    [one] an hour ago
   *[other] { $count } hours ago
}
ago-days = { $count ->
    [one] a day ago
   *[other] { $count } days ago
}
device-title = Are you { $name }?
device-text = This device will then be yours too, with all your tables.
device-button = Yes, I am { $name }

## When something does not work

notice-title = That did not work
notice-not-found = There is nothing at this address.
notice-trouble = Something is wrong on our side. Nothing was lost; please try again.
notice-pass-void = This link has been used, is older than ten minutes, or was never made here. Make a new one on the device that is yours.
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
