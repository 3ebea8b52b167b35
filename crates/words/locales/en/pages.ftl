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
play-now-game = Play now: { $game } against bots
new-table = New table
standing-my-turn = Your turn
standing-free-seat = Free seat
standing-waiting = Waiting for players
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
new-guest-usual = Guest { $number }
new-bot = Bot: { $name }
new-nobody = Nobody
new-open = Anybody may take a free seat
new-options = How to play
new-more = More
new-open-table = Open the table

## Seats

seat-free = free
seat-awaited = awaited
sit-down = Sit down
invited-title = { $host } invites you to a game of { $game }
invited-text = You would play as { $name }.
invited-watch = Just watch
taken-title = { $name } sits there already
taken-text = This invitation was for one seat, and the seat is taken.
taken-watch = Watch the game
waiting-title = Waiting for players
waiting-text = Send this link to a friend, or let them scan the code.
waiting-link = Invitation
waiting-kept = Still to come: { $names }.
waiting-others = The free seats are kept for invited friends. You can watch from here.
prompt-waiting = The game begins when every seat is taken

## The table

board = Board
hand = Your hand
title-your-turn = Your turn
pick-first = First choose a tile from your hand
consequences = What would follow
confirm = Confirm
turn = Turn
cancel = Cancel
undo = Take back
restart-turn = Restart the turn
steps = Your turn so far
steps-back = Take back from here on: { $step }
sending-slow = Sending your decision…
sending-lost = Not saved yet. Trying again…
hurry = Hurry the bots
sound = Sound
replay = Replay
rematch = Play again
rematch-go = To the next game
log = What happened
log-since = Since your last turn
log-before = Before
log-earlier = All that happened before is in the replay
preview-more = Then something new comes to light.
foretold-turn-ends = Your turn ends
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
uploaded = Uploaded.
uploaded-text = This match was played elsewhere and its record was brought here. The names are as the record says; nobody here can vouch for them.
fair-title-coming = Will the deal be fair?
fair-coming = Nothing is dealt yet. For this table the server has chosen a secret, and promises it by showing its fingerprint (the SHA-256 of its 32 bytes):
fair-coming-chance = Everybody who sits down adds random bytes, made by their own browser. When the last seat is taken, the deal is made of the secret and all that was added. So neither the server nor a player can choose a deal. After the match everything is shown, and anybody can check it.
fair-title = Was the deal fair?
fair-promise-secret = Before anybody sat down the server chose a secret, and promised it by showing its fingerprint (the SHA-256 of its 32 bytes):
fair-contributions = Everybody who sat down added 32 random bytes, made by their own browser; a browser without the script leaves that to the server:
fair-later-secret = When the last seat was taken, the deal was made of the secret and these bytes. When the match is over, the secret will be shown here, and everybody can check that the promise was kept.
fair-promise = Before the first decision the server fixed the whole deal with a secret seed, and promised it by showing this fingerprint of the seed:
fair-later = When the match is over, the seed will be shown here, and everybody can check that the promise was kept.
fair-seed = The match is over. This was the seed:
fair-secret = The match is over. This was the secret:
fair-seed-made = From the secret and what was added follows the seed that dealt the game:
fair-recipe = The seed is the SHA-256 of these bytes in a row: the words “mandate deal” and a zero byte; the 32 bytes of the secret; one byte with the number of those who added something; then for each of them, in the order of the seats, one byte with the number of the seat (the first is 0), one byte with the length (32), and the bytes themselves. Everything above is written in hexadecimal digits. With the downloaded record, “mandate verify” does the same.
fair-verified-secret = Verified: the secret has that fingerprint, secret and contributions give this seed, the seed gives exactly this deal, and all { $actions } actions follow the rules.
fair-unverified = Who the players were cannot be checked.
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
notice-other-rules = This table was opened for version { $found } of the rules; this server plays version { $known }. It is kept as it was, and can be looked at by a program of that version.
notice-seat-taken = Somebody sits there already.
notice-seats = This game is not for so many players.
notice-many-tables = You have opened 50 tables today that are not finished. Please finish one of them first.
notice-no-me = At least one seat should be yours.
notice-unknown-player = There is no such player.
notice-name = A name has 1 to 24 characters, a letter or digit among them and none that cannot be seen, and is not that of a bot.
notice-renamed-often = You have changed your name very often. Please wait a minute.
notice-name-blocked = Nobody may have this name here.
notice-not-yours = That is for those who sit at this table.
notice-not-invited = This seat is kept for an invited friend.
notice-not-full = The game begins when every seat is taken.
notice-no-record = This is not the record of a match.
notice-record-unfinished = This match is not over. Only finished matches can be kept here.
notice-uploads = You have brought { $most } matches here already. More than that are not kept for one person.
notice-record-wrong = The record is not what it says: { $reason }.
