# It is somebody's turn, in English: how they are told of it.

## At the table

calls = Turn alerts
calls-text = How you are told when it is your turn at this table.
calls-sound = Sound at this table
calls-notify = Notify me while I am in another tab or program
calls-notify-text = It comes as long as this table is open in a tab. Browsers that let tabs in the background sleep, as many phones do, tell you only when you come back.
calls-notify-blocked = This browser shows no notifications of this site. Its settings can allow them.

## In a feed

feed-turn = Your turn: { $game } with { $names }
feed-turn-text = The others wait for you at a table of { $game }.
me-feed = Feed
me-feed-text = A feed tells your news reader at which tables others wait for you. It is for slow games, so that you need not keep coming back to look.
me-feed-there = Your feed has a private address. It cannot be shown again; a new address makes the old one void.
me-feed-make = Create a feed
me-feed-renew = Make a new address
me-feed-end = End the feed
me-feed-made = Give this address to your news reader. Keep it to yourself: whoever has it sees where it is your turn, and nothing else. It is shown this once; a new address makes this one void.
me-feed-address = Address of the feed
me-push-none = Notifications come from tables that are open in a tab. Mandate sends none through the push services of browser vendors.

## By webhook

me-turns = When it is my turn
me-webhook = Webhook
me-webhook-text = Programs, such as the chat of your club, can be told when others have been waiting for you for two minutes at a table where you are not. One message per turn.
me-webhook-there = Messages go to { $host }.
me-webhook-address = Address of the webhook
me-webhook-save = Save
me-webhook-try = Send a test
me-webhook-end = End the webhook
webhook-unreadable = This is not an address that begins with http or https.
webhook-with-user = An address with a user name or a password is not taken.
webhook-unknown = There is no host of this name, or it cannot be found now.
webhook-closed = This address leads into a private network. Messages go to public addresses only.
webhook-too-often = You have tried this very often today. Please wait until tomorrow.
webhook-trial = A test from Mandate: here you are told when it is your turn.
webhook-arrived = The test has arrived.
webhook-not-arrived = The test has not arrived.

## By mail

me-mail = Mail
me-mail-text = Mandate writes to you when others have been waiting for you for two minutes at a table where you are not. One mail per turn. The address is used for nothing else.
me-mail-there = Mails go to { $address }.
me-mail-asked = A mail with a link has been sent to { $address }. Open it within a day; nothing else is sent before.
me-mail-broken = The mail server does not work at the moment. Mails are late, or do not come.
me-mail-address = Mail address
me-mail-save = Send me a link
me-mail-end = No more mails
mail-unreadable = This is not a mail address.
mail-too-often = Too many mails have been asked for today. Please wait until tomorrow.
mail-not-sent = The mail could not be sent. Check the address, or try again later.
mail-asks-subject = Mandate: is this your address?
mail-asks = Somebody, probably you, wants to hear at this address when it is their turn at { $site }. If it was you, open this link within a day:
mail-asks-not = If it was not you, there is nothing to do: nothing else is sent here.
mail-confirm = Do you want a mail to { $address } when it is your turn?
mail-confirm-button = Yes, write to me
mail-confirmed = From now on you get a mail when it is your turn and you are away.
mail-turn-end = No more mails when it is my turn:
mail-end = Do you want no more mails when it is your turn?
mail-end-button = No more mails
mail-ended = No more mails are sent to this address.
notice-mail-link-void = This link has been used, is more than a day old, or was not made here.
