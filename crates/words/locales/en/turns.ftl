# It is somebody's turn, in English: how they are told of it.

## At the table

calls = My turn
calls-text = How this page tells you that it is your turn here.
calls-sound = Sound at this table
calls-notify = Notification while you look elsewhere
calls-notify-text = It comes as long as this table is open in a tab. Browsers that let tabs in the background sleep, as many phones do, tell you only when you come back.
calls-notify-blocked = This browser shows no notifications of this site. Its settings can allow them.

## In a feed

feed-turn = Your turn: { $game } with { $names }
feed-turn-text = The others wait for you at a table of { $game }.
me-feed = Feed
me-feed-text = A feed tells your news reader at which tables others wait for you. It is for slow games, and for whoever does not want to come and look.
me-feed-there = Your feed has a private address. It cannot be shown again; a new address makes the old one void.
me-feed-make = Create a feed
me-feed-renew = Make a new address
me-feed-end = End the feed
me-feed-made = Give this address to your news reader. Keep it to yourself: whoever has it sees where it is your turn, and nothing else. It is shown this once; a new address makes this one void.
me-feed-address = Address of the feed
me-push-none = Notifications come from tables that are open in a tab. Mandate sends none through the push services of browser vendors.
