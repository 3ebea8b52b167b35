# What the judge of Great Wall of China sees in a position, for hints

judge-great-wall-fame-won = fame won
judge-great-wall-fame-on-own-cards = fame on your cards
judge-great-wall-fresh-site-lead-that-nobody-can-take-in-time = both tokens free: a lead nobody can take in time
judge-great-wall-fresh-site-lead-that-somebody-can-take-in-time = both tokens free: a lead somebody can take in time
judge-great-wall-fresh-site-tied-at-the-top = both tokens free: tied at the top
judge-great-wall-fresh-site-lead-within-reach = both tokens free: the lead within reach
judge-great-wall-fresh-site-lead-out-of-reach = both tokens free: the lead out of reach
judge-great-wall-fresh-site-points-ahead = both tokens free: points ahead
judge-great-wall-claimed-site-lead-that-nobody-can-take-in-time = one token claimed: a lead nobody can take in time
judge-great-wall-claimed-site-lead-that-somebody-can-take-in-time = one token claimed: a lead somebody can take in time
judge-great-wall-claimed-site-tied-at-the-top = one token claimed: tied at the top
judge-great-wall-claimed-site-lead-within-reach = one token claimed: the lead within reach
judge-great-wall-claimed-site-lead-out-of-reach = one token claimed: the lead out of reach
judge-great-wall-claimed-site-points-ahead = one token claimed: points ahead
judge-great-wall-walls-in-hand = walls in hand
judge-great-wall-gates-in-hand = gates in hand
judge-great-wall-watchtower-in-hand = the watchtower in hand
judge-great-wall-noble-in-hand = the noble in hand
judge-great-wall-warriors-in-hand = warriors in hand
judge-great-wall-horsemen-in-hand = horsemen in hand
judge-great-wall-dragon-in-hand = the dragon in hand
judge-great-wall-pairs-of-warriors-in-hand = pairs of warriors in hand
judge-great-wall-cards-in-the-deck = cards in the deck
judge-great-wall-actions-owed = actions left
