# What people say to each other at a table, in English: phrases, signs about moves, and who may read what.

## Phrases that everybody reads in their own language

phrase-hello = Hello!
phrase-good-luck = Good luck, and have fun!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-thinking = I need a moment to think.
phrase-no-hurry = Take your time.
phrase-back-soon = I’ll be right back.
phrase-oops = Oops, that was a mistake.
phrase-lucky = What luck!
phrase-good-game = Good game!
phrase-again = Shall we play again?

## Signs about a move

sign-bravo = Well played
sign-wow = What a surprise
sign-laugh = That makes me laugh
sign-ouch = That hurts
sign-hmm = I wonder about that
sign-by = { $name }: { $sign }
signs = Your reaction to this move
react = React to this move

## The place where people talk

words = Chat
words-said = Messages
words-none = Nobody has said anything yet.
words-unread = new messages
words-write = Say something
words-send = Send
words-phrases = Phrases
words-as = Speak as
words-players = Spectators see only the phrases.
words-players-only = Only the players can read what they write to each other.
words-mutes = Mute somebody
words-mute = Mute { $name }
notice-words-often = That was a lot at once. Wait a moment, then say it again.
notice-words-length = Please write something, in at most { $most } characters.
notice-words-phrases = At this table people talk in phrases only.
notice-no-such-move = Not everybody has seen this move yet, or it was taken back.

## Who may read what

readers-help = Everybody at the table sees phrases and reactions to moves, spectators too.
readers-everybody = Spectators can read what players write
readers-players = Only players can read what they write
readers-nobody = Phrases only
