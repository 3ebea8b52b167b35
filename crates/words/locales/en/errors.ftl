# Why something written down is not taken. Each is a phrase that can stand behind a colon.

option-unknown = { $game } has no option “{ $name }”; it has { $known }
option-wrong-value = { $game } takes one of { $allowed } for its option “{ $name }”, not “{ $value }”
option-no-object = { $game } takes its options as an object of names and values

record-of-file = { $file }: { $reason }
record-format = the format is “{ $found }”, and this program reads { $known }
record-game = it is a record of { $found }, not of { $expected }
record-rules = it was played by version { $found } of the rules, and this program has version { $known }
record-seats = this game is for { $fewest } to { $most } players, not { $asked }
record-deal = the deal does not fit the game
record-unreadable-deal = the deal cannot be read
record-unreadable-seed = the seed is not 64 hexadecimal digits in lower case
record-no-deal = there is neither a seed nor a deal, so a game that is still running cannot be replayed by the public
record-no-seed = the seed is missing, so nobody can check the deal
record-seed = the seed is not the one that was promised: its hash differs from the commitment
record-unreadable-secret = the secret is not 64 hexadecimal digits in lower case
record-unreadable-contribution = the contribution of seat { $seat } is not 64 hexadecimal digits in lower case
record-contribution-order = contributions are written in seat order, one for each seat, and seat { $seat } is out of order
record-no-secret = there are contributions, but no secret that they were added to
record-secret = the secret is not the one that was promised: its hash differs, and it does not give the seed
record-contributions = the seed does not follow from the secret and the contributions
record-commitment = the commitment is not the hash of the secret from which the seed was made
record-dealt-otherwise = the deal is not the one the seed gives
record-unreadable-action = action { $number } cannot be read: “{ $action }”
record-refused = action { $number }, “{ $action }” by seat { $seat }, is refused{ $rule ->
    [none] : it was not that seat’s turn, or the game was over
   *[other] {" "}(rule { $rule })
}
record-outcome = the outcome in the record is not the one the actions lead to
record-note = note { $number } does not fit what happened before it
record-played-on = somebody plays on after the match has ended
