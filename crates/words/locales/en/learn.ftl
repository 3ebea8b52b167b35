# Learning by playing: pages of lessons, and the same in the terminal

learn = Learn
learn-title = Learn { $game } by playing
learn-text = { $lessons } short lessons, from the first piece to a whole turn. In each you see a position and play one move or a few; the rules themselves say whether it was right. About { $minutes } minutes.
learn-start = Start
learn-go-on = Continue
learn-again = Start over
learn-lessons = The lessons
learn-number = Lesson { $number } of { $lessons }
learn-done = done
learn-progress = { $done } of { $lessons } done. This browser remembers it in a cookie.
learn-task = Your task
learn-next = Next lesson
learn-last = That was the last lesson
learn-play = Play your first game
learn-solved = Correct
learn-refused = That is not allowed
learn-astray = That is allowed, but it does not solve the task. Here is what would happen:
learn-nothing = Nothing that you could see.
learn-try-again = Nothing has changed. Try again.
learn-onward = Good. Go on.
learn-unreadable = No action is spelt like that.
learn-restart = Begin this lesson again
learn-answer = Show an answer
learn-overview = All lessons
learn-others = Lessons of other games
learn-rules = The rules

## What one looks up while playing

card-of = { $game } on one page
card-print = Made to be printed: one sheet of A4.
card-link = On one page
words-of = { $game } glossary
words-text = In both languages side by side, for tables where both are spoken.
words-meaning = What it means
words-link = Glossary
