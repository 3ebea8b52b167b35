# The texts of the pages, in English. Every id here is also in the French file, with the same variables.

## Everywhere

skip = Skip to content
nav = You and your settings
theme = { $now ->
    [light] Light theme: switch to dark
    [dark] Dark theme: follow the device
   *[device] Theme of the device: switch to light
}
close = Close
copy = Copy
copied = Copied
rules = Rules
to-lobby = Back to the lobby
to-table = Back to the table
unofficial = An unofficial implementation made by players, not affiliated with the designers or publishers of the games.

## The lobby

lobby = Board games of imperial China
lobby-title = Take a seat
lobby-text = Four board games about the birth of imperial China. No account needed: play against bots right away, or send a friend a link.
lobby-games = The games
lobby-mine = Your tables
lobby-open = Open seats
lobby-watch = Games to watch
lobby-over = Your finished games
lobby-more = { $count ->
    [one] One more
   *[other] { $count } more
}
lobby-all-over = All your games
lobby-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
lobby-since = last change
lobby-now = just now
lobby-to-move = to move
lobby-won = You won
lobby-no-result = Ended without a result
lobby-of = { $what }: { $game }
lobby-records = Open a saved game
facts = { $fewest } to { $most } players · about { $minutes } minutes
facts-exact = { $fewest } players · about { $minutes } minutes
play-now = Play now
play-now-game = Play now: { $game } against bots
new-table = New table
standing-my-turn = Your turn
standing-kept-seat = Your seat is waiting
standing-free-seat = Open seat
standing-waiting = Waiting for players
standing-running = In progress
standing-over = Finished

## A new table

new-title = New { $game } table
new-seats = Players
new-seats-help = A friend joins by link. A guest plays with you on this screen; hands are hidden between turns.
new-seat = Seat { $number }
new-me = { $name } (you)
new-friend = A friend, by link
new-guest = A guest on this device
new-guest-name = Guest’s name
new-guest-usual = Guest { $number }
new-bot = Bot: { $name }
new-nobody = Nobody (seat not used)
new-open = Anyone may take an open seat
new-options = Game options
new-more = More options
new-open-table = Create table

## Seats

seat-free = open
seat-awaited = awaited
sit-down = Sit down
invited-title = { $host } invites you to play { $game }
invited-side = You would play { $side }.
invited-watch = Just watch
taken-title = { $name } is already sitting there
taken-text = This invitation was for one seat, and it has been taken.
taken-watch = Watch the game
waiting-title = Waiting for players
waiting-text = Send this link to a friend, or let them scan the code.
waiting-link = Invitation
waiting-kept = Still to come: { $names }.
waiting-others = The open seats are reserved for invited friends. You can watch from here.
waiting-free = Free the seat of { $name }
waiting-leave = Give up my seat
waiting-decline = Decline the seat
waiting-close = Close this table
closed-title = The host closed this table before the game began.
prompt-waiting = The game begins when every seat is taken

## The table

board = Board
hand = Your hand
tray = What you do now
fold = Fold or unfold your hand
hint = Pick something, then a place for it. What would follow is told here before you confirm.
title-your-turn = Your turn
pick-first = First choose a tile from your hand
consequences = Consequences
confirm = Confirm
confirm-all = Confirm every decision
turn = Rotate
cancel = Cancel
undo = Undo
undo-text = Ctrl+Z. What was drawn will be drawn again, in the same order.
restart-turn = Restart the turn
steps = Your turn so far
steps-back = Undo back to: { $step }
sending-slow = Sending your decision…
sending-lost = Not saved yet. Trying again…
away = The connection is lost. Trying again…
hurry = Speed up the bots
sound = Sound
volume = Volume
replay = Replay
tools = Hint, leaving and more
rematch = Play again
rematch-go = Go to the next game
log = Game log
log-since = Since your last turn
log-before = Before
log-back = Previous action since your last turn (,)
log-next = Next action since your last turn (.)
log-turn = { $who ->
    [you] Your turn: { $count } actions
   *[other] { $name }’s turn: { $count } actions
}
log-turn-came-to = { $who ->
    [you] Your turn: { $what }
   *[other] { $name }’s turn: { $what }
}
log-empty = Nothing has happened yet.
log-earlier = Earlier events are in the replay
preview-more = Then something new is revealed.
foretold-turn-ends = Your turn ends
preview-nothing = No other effects.
why-unknown = Those choices don’t go together.
why-rule = Rule { $rule }
ending-winners = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
prompt-resting = The game continues in a moment
draft-help = You can change anything until you press Ready.
ready = Ready
asks = Ask me
asks-help = You’ll be asked whenever this card could be used. If off, you pass automatically and nobody waits for you.
show = What happened, step by step
show-back = Back
show-next = Next
show-skip = Skip to the end
show-again = Show again
edict-passes = The Mandate of Heaven passes to
prompt-curtain = Pass the device to { $name }
curtain-text = It’s { $name }’s turn. Everyone else, please look away.
curtain-button = I am { $name }

## Looking back

replay-at = Action { $at } of { $last }
replay-first = To the start
replay-prev = One action back
replay-next = One action forward
replay-last = To the end
replay-slider = Moment of the game
replay-go = Go
replay-eyes = View as
replay-public = Public view
record-download = Download the game record
uploaded = Uploaded.
uploaded-text = This game was played elsewhere and its record was uploaded here. The names are those in the record; nobody here can vouch for them.
fair-title-coming = Will the deal be fair?
fair-coming = Nothing has been dealt yet. For this table the server has chosen a secret and published its fingerprint (the SHA-256 of its 32 bytes):
fair-coming-chance = Everyone who sits down adds random bytes made by their own browser. When the last seat is taken, the deal is made from the secret and everything that was added, so neither the server nor a player can choose it. After the game everything is shown, and anyone can check it.
fair-title = Was the deal fair?
fair-promise-secret = Before anyone sat down, the server chose a secret and published its fingerprint (the SHA-256 of its 32 bytes):
fair-contributions = Everyone who sat down added 32 random bytes made by their own browser; a browser without the script leaves that to the server:
fair-later-secret = When the last seat was taken, the deal was made from the secret and these bytes. When the game is over, the secret will be shown here, so that anyone can check it.
fair-promise = Before the first decision, the server fixed the whole deal with a secret seed and published this fingerprint of it:
fair-later = When the game is over, the seed will be shown here, so that anyone can check it.
fair-seed = The game is over. This was the seed:
fair-secret = The game is over. This was the secret:
fair-seed-made = The secret and what was added give the seed that dealt the game:
fair-recipe = The seed is the SHA-256 of these bytes in a row: the words “mandate deal” and a zero byte; the 32 bytes of the secret; one byte with the number of those who added something; then for each of them, in seat order, one byte with the number of the seat (the first is 0), one byte with the length (32), and the bytes themselves. Everything above is written in hexadecimal digits. With the downloaded record, “mandate verify” does the same.
fair-verified-secret = Verified: the secret has that fingerprint, secret and contributions give this seed, the seed gives exactly this deal, and all { $actions } actions follow the rules.
fair-unverified = Who the players were cannot be verified.
fair-verified = Verified: the seed has that fingerprint, it gives exactly this deal, and all { $actions } actions follow the rules.
fair-broken = The check failed:
records-title = A saved game
records-text = Choose the record of a finished game. It is verified from the seed to the last action; then you can step through it.
records-file = Record
records-send = Verify and open

## You

me-title = You
me-name = Your name
me-save = Save
me-table-title = At the table
me-owners = Whose piece it is
me-owners-devices = Colours and emblems: peaks, moon, blossom, hexagon, sun
me-owners-letters = Colours and letters: A, B, C, D, E
me-confirming = What waits for Confirm
me-confirming-all = Every decision
me-confirming-final = Only what cannot be undone
me-confirming-nothing = Nothing: what is chosen is played
me-device-title = A second device
me-device-text = Open a private link on another device to be the same player there. It works once, within ten minutes. Keep it to yourself: anyone who has it can play in your name.
me-device-make = Create a private link
me-pass-text = Open this link on the other device within ten minutes. It works once; a new link cancels this one.
me-link = Private link
me-back = Back to your page
me-sessions-title = Your devices
me-session-here = This device
me-session-begun = first used { $begun }
me-session = Another device: first used { $begun }, last seen { $seen }
me-session-end = Sign out
me-sessions-end-others = Sign out all other devices
me-sessions-end-others-text = From then on, only this device is yours.
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

notice-title = Something went wrong
notice-not-found = There is nothing at this address.
notice-trouble = Something is wrong on our side. Nothing was lost; please try again.
notice-no-database = The site cannot reach its database right now. What you sent is not saved yet. Please try again in a moment.
notice-pass-void = This link has been used, is more than ten minutes old, or was not made here. Create a new one on the device that is yours.
notice-stale = The table has changed. Please look again before you decide.
notice-unreadable = We couldn’t read that request.
notice-undo-nothing = You have nothing to undo.
notice-undo-revealed = Hidden information has been revealed, so this can’t be undone.
notice-undo-turn-over = Your turn is over, so this can’t be undone.
notice-undo-built-upon = Others have already acted on it, so this can’t be undone.
notice-other-rules = This table was opened for version { $found } of the rules; this server plays version { $known }. The table is kept as it was, and a program of that version can show it.
notice-seat-taken = That seat is already taken.
notice-seats = This game can’t be played with that number of players.
notice-many-tables = You have opened 50 tables today that are not finished. Please finish one of them first.
notice-no-me = Take at least one seat yourself.
notice-unknown-player = That player does not exist.
notice-name = A name has 1 to 24 characters, none of them invisible and at least one a letter or a digit, and is not the name of a bot.
notice-renamed-often = You are changing your name very often. Please wait a minute.
notice-name-blocked = This name is not allowed here.
notice-not-yours = Only players at this table can do that.
notice-not-invited = This seat is reserved for an invited friend.
notice-closed = The host has closed this table.
notice-begun = Everyone is here, and the game has begun.
notice-not-full = The game begins when every seat is taken.
notice-no-record = This is not a game record.
notice-record-unfinished = This game is not over. Only finished games can be kept here.
notice-uploads = You have already uploaded { $most } games. No more are kept for one person.
notice-record-wrong = This record failed verification: { $reason }.
