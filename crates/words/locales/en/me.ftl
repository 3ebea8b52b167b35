# The visitor's own page, in English: games, results, ratings, and what is kept about them.

me-games = Your games
me-games-none = No games yet.
me-games-more = { $count ->
    [one] One more
   *[other] { $count } more
}
me-results = Your results
me-results-none = No finished games yet.
me-results-opponent = Opponent
me-results-won = Won
me-results-drawn = Drawn
me-results-lost = Lost
me-results-bot = { $level } (bot)
me-results-unfinished = { $count ->
    [one] One more game ended without a result.
   *[other] { $count } more games ended without a result.
}
me-ratings = Your ratings
me-ratings-text = Only tables that were opened as rated count. A game of two starts at 1500, one of more at 25; games with bots are rated apart. The number after ± says how far a rating may still be off.
me-ratings-game = Game
me-ratings-rating = Rating
me-ratings-games = Games
me-ratings-people-two = { $game }, two players
me-ratings-people-more = { $game }, three or more players
me-ratings-bots-two = { $game }, against a bot
me-ratings-bots-more = { $game }, three or more with bots
me-data = Your data
me-data-text = One file with your name, your devices and all your games.
me-data-export = Download everything
me-delete = Delete me
me-delete-title = Delete yourself?
me-delete-text = Your name disappears from everywhere: the games you have played stay, and you are “somebody” in them. Games that are still running are given up. All your devices are signed out. This cannot be undone.
me-delete-sure = Yes, delete me
me-deleted-title = You are deleted
me-deleted-text = Nothing here bears your name any more.
somebody = somebody

## Rated tables

new-rated = Rated: the result counts for your ratings, without hints or free undo; with other people, a clock is needed
rated-short = Rated game
rated-text = This game is rated: its result counts for the ratings of those who play.
notice-rated = At a rated table everybody plays on a device of their own.
notice-rated-clock = A rated table with other people needs a clock: without one, whoever is about to lose need only stay away.
