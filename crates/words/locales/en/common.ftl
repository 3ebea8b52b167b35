# What all games say in the same way.
#
# A player $who is a name, or “you” for the reader; $who-is tells which: you or other.
# Several players $who are a list with the reader first, so it does not begin a sentence; $who-are is you (the
# reader alone), among (the reader and others), one or many.

you = you
seat = seat { $number }
and = { $list } and { $last }
parts = { $first }; { $then }
labelled = { $label }: { $text }

refused-game-over = The game is over
refused-not-your-turn = It is not your turn

over = The game is over: { $winners-are ->
    [you] you have won
    [one] { $winners } has won
   *[many] { $winners } have won
}
