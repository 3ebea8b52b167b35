# What can go wrong on the command line, one sentence each. What a file or the system says stands at the end.

trouble-seats = { $game } is played by { $fewest } to { $most }, not by { $asked }
trouble-players = { $players } players cannot sit in { $seats } seats: name one for all, or one for each
trouble-nothing-owed = seat { $seat } owes no decision there
trouble-nobody-owes = nobody owes a decision there: the game is over
trouble-nothing-to-do = there must be at least one game
trouble-no-threads = there must be at least one thread
trouble-cannot-read = cannot read { $file }: { $reason }
trouble-cannot-write = cannot write { $file }: { $reason }
trouble-file-taken = { $file } is there already; go on with it by --continue, or choose another name
trouble-nobody-plays = nobody plays here but bots: seat somebody as me
trouble-input = cannot read the input: { $reason }
trouble-terminal = the terminal cannot be used: { $reason }; try --plain
trouble-no-record = { $file } is no record: { $reason }
trouble-unknown-game = { $file }: there is no game “{ $game }” here
trouble-no-such-action = the match has { $last } actions; there is no position after { $asked }
trouble-no-such-puzzle = there are { $last } puzzles; there is no puzzle { $asked }
trouble-no-such-lesson = there are { $last } lessons; there is no lesson { $asked }
trouble-no-such-seat = there is no seat { $seat } at this table
trouble-no-seed = the system gives no randomness for a seed
trouble-output = cannot write the result: { $reason }
trouble-our-fault = a game could not be played on: { $reason }
