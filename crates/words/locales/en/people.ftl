# People at a table, in English: who is there, coming in, leaving, asking each other.

## Who is there

presence-here = here
presence-away = away
watching-you = You are watching this game.
watching-count = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}

## Coming in

invited-name = Your name at the table
invited-options = What you would play
invited-rules = Read the rules first

## Leaving, and asking each other

seat-replaced = { $name } (bot)
leave = Leave or ask…
leave-end = Offer to end the game
leave-take-back = Ask to take my last move back
leave-replace = Let a bot play for { $name }:
leave-ask = Ask
leave-replace-after = Once they have been away for ten minutes, if the others who are there agree; if nobody else is there, for a day.
resign = Resign
resign-text = You lose, and the game ends.
resign-text-bot = You lose. A bot plays your seat to the end.
asked-end = { $name } offers to end the game without a result.
asked-take-back = { $name } asks to take the last move back.
asked-replace = { $name } asks to let a bot ({ $bot }) play for { $other }, who is away.
asked-waiting = Still to answer: { $names }
answer-agree = Agree
answer-decline = Decline
answer-withdraw = Withdraw
answer-excuse = Go on without those who are away
return-text = A bot is playing in your place.
return = Take my seat again
notes = What was asked and agreed
note-resigned = { $who ->
    [you] You resigned.
   *[other] { $name } resigned.
}
note-asks-end = { $who ->
    [you] You offered to end the game.
   *[other] { $name } offered to end the game.
}
note-asks-take-back = { $who ->
    [you] You asked to take your last move back.
   *[other] { $name } asked to take their last move back.
}
note-asks-replace = { $who ->
    [you] You asked for a bot ({ $bot }) in place of { $other }.
   *[other] { $name } asked for a bot ({ $bot }) in place of { $other }.
}
note-agrees = { $who ->
    [you] You agreed.
   *[other] { $name } agreed.
}
note-declines = { $who ->
    [you] You declined.
   *[other] { $name } declined.
}
note-withdraws = { $who ->
    [you] You withdrew your request.
   *[other] { $name } withdrew the request.
}
note-excuses = { $who ->
    [you] You went on without the answer of { $names }.
   *[other] { $name } went on without the answer of { $names }.
}
note-returns = { $who ->
    [you] You are back.
   *[other] { $name } is back.
}
ended-agreed = All agreed to end the game without a result.
ended-resigned = { $name } resigned.
notice-over = The game is over.
notice-asking = Something else is being asked. Please answer that first.
notice-not-asked = Nobody is asking you for anything right now.
notice-replaced = A bot is playing this seat.
notice-not-replaced = No bot is playing in your place.
notice-not-away = That is possible only once they have been away for ten minutes; if nobody else is there to agree, for a day.
notice-no-replacing = Here time alone decides about somebody who is away, or nothing does: at a table with a clock, or in a rated game, nobody asks for a bot in their place.

## Clocks

pace = Pace
pace-help = Time runs only where two people or more play.
pace-none = No clock: nobody is in a hurry
pace-live = All at the table now
pace-days = A slow game
pace-minutes = Minutes for the game
pace-seconds = Seconds more per turn
pace-days-number = Days per turn
pace-none-short = No clock
pace-live-short = { $seconds ->
    [0] { $minutes } min
   *[other] { $minutes } min + { $seconds } s per turn
}
pace-days-short = { $days ->
    [one] 1 day per turn
   *[other] { $days } days per turn
}
when-up = When time is up
when-up-bot = A bot plays until the person comes back
when-up-loss = The game is lost
pace-then-bot = time up: a bot plays
pace-then-loss = time up: lost
notice-pace = A clock has at most 180 minutes, 600 seconds per turn, or 14 days per turn.
clock = Time left
clock-days = { $days } d { $hours } h
clock-minute = You have one minute left.
clock-seconds = You have ten seconds left.
leave-pause = Ask to stop the clocks
asked-pause = { $name } asks to stop the clocks for a while.
stopped-text = The clocks are stopped.
resume = Let the clocks run on
note-asks-pause = { $who ->
    [you] You asked to stop the clocks.
   *[other] { $name } asked to stop the clocks.
}
note-resumes = { $who ->
    [you] You let the clocks run on.
   *[other] { $name } let the clocks run on.
}
note-time-up-bot = { $who ->
    [you] Your time was up. A bot plays for you until you come back.
   *[other] { $name } had no time left. A bot plays until they come back.
}
note-time-up-loss = { $who ->
    [you] Your time was up.
   *[other] { $name } had no time left.
}
ended-time-up = { $name } had no time left.
notice-paused = The clocks are stopped already.
notice-not-paused = The clocks are running already.
