# Mandate as an app on a phone or a desk, and what a link to a table says in a chat.
install-text = Play, learn and study four board games: Qin, Great Wall of China, Sun Tzu and Xi’an.
offline-title = No connection
offline-text = Mandate cannot be reached just now. Your tables are safe: they are kept on the server and wait for you.
offline-again = Try again
shared-title = { $game }: { $names }
shared-waiting = A table that waits for players. Sit down, or watch.
shared-playing = A match is being played. Open it to watch.
