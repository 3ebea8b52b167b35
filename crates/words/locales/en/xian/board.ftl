# Xi’an on the board

board-xian-pit = The pit
board-xian-buildings = The buildings
board-xian-equipment = Equipment for sale
board-xian-track = The supervisor track
board-xian-end-tiles = End tiles
board-xian-order = Order of this phase
board-xian-round = Round { $round } of 6, phase { $phase }
board-xian-ties = Tie-break order:
board-xian-rank = { $name }: initiative { $initiative }, space { $space } of the track
board-xian-yellow = yellow
board-xian-red = red
board-xian-green = green
board-xian-blue = blue
board-xian-card = { $colour } { $number }
board-xian-brings = { $card }:
board-xian-amount = { $resource ->
    [coin] { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
    [clay] { $count } clay
    [yellow] { $count } yellow
    [red] { $count } red
    [green] { $count } green
   *[blue] { $count } blue
}
board-xian-prestige = { $count } prestige
board-xian-request = Request for { $slot }: { $colour }, number { $number }{ $leaves ->
    [yes] . The lowest: it leaves after this round and calls the Prime Minister to the building of its colour
   *[no] {""}
}
board-xian-model-cost = A statue in { $section } costs { $clay } clay
board-xian-can-pay = You can afford to paint here
board-xian-cannot-pay = You can’t afford to paint here
board-xian-standing = Soldiers in { $section } and what they would score: { $standing }
board-xian-space-empty = { $space }, empty
board-xian-space-raw = { $space }, raw statue
board-xian-space-soldier = { $space }, { $name }’s soldier
board-xian-space-signed = signed by { $name }
board-xian-space-clay = a statue costs you { $clay } clay
board-xian-space-group = painting it scores { $count ->
    [one] one point
   *[other] { $count } points
}
board-xian-workshop = Workshop
board-xian-laboratory = Laboratory
board-xian-armory = Armoury
board-xian-palace = Palace
board-xian-verb-model = model
board-xian-verb-paint = paint
board-xian-verb-forge = forge
board-xian-verb-advance = advance
board-xian-pair-open = Open: { $pieces } of { $limit } places taken
board-xian-pair-closed = Closed: { $pieces } of { $limit } places taken
board-xian-minister = The Prime Minister
board-xian-minister-waits = The Prime Minister: 1 coin and 1 prestige for the first to enter
board-xian-fee = { $fee ->
    [0] No fee
    [one] Fee: 1 coin
   *[other] Fee: { $fee } coins
}
board-xian-shortfall = { $missing ->
    [one] 1 coin short
   *[other] { $missing } coins short
}: −{ $prestige } prestige
board-xian-with-open = Closed, but your tile opens it.
board-xian-slot-empty = empty
board-xian-price = { $coins ->
    [one] costs { $coins } coin
   *[other] costs { $coins } coins
}{ $clay ->
    [0] {""}
   *[other] , brings { $clay } clay
}
board-xian-leaves = discarded at round end
board-xian-crossbow = Crossbow
board-xian-arrowheads = Arrowheads
board-xian-chariot = Chariot
board-xian-halberd = Halberd
board-xian-horse = Horse
board-xian-sword = Sword
board-xian-wood = wood
board-xian-bronze = bronze
board-xian-tile-open-or-free = Open / Free
board-xian-tile-open-or-free-help = Enter a closed pair, or enter without a fee
board-xian-tile-market = Market
board-xian-tile-market-help = Trade one or two resources with the reserve
board-xian-tile-reduction = Reduction
board-xian-tile-reduction-help = Modelling, painting or forging costs one resource less
board-xian-tile-plus-one-action = +1 Action
board-xian-tile-plus-one-action-help = One building action without a master builder
board-xian-used = (used)
board-xian-end-tile = End tile
board-xian-end-resources = 1 for each resource, up to 15
board-xian-end-tens = 1 for every 10 prestige
board-xian-end-unused-tiles = 3 for each unused tile
board-xian-end-soldiers = 2 for each soldier
board-xian-end-assistants = 2 for each assistant
board-xian-end-flat = 6
board-xian-end-majorities = 5 for each section where nobody has more soldiers than you
board-xian-end-pairs = 4 for each pair of identical equipment
board-xian-worth-to-you = worth { $count } to you now
board-xian-favour = Put under your deck and draw the same number:
board-xian-top = Top card: your worker
board-xian-bottom = Bottom card: your place in the order
board-xian-or = or
board-xian-worker = Your worker:
board-xian-cards = In your hand:
board-xian-under-deck = Under your deck until round 6:
board-xian-change = { $what ->
    [prestige] Prestige
    [coin] Coins
    [clay] Clay
    [yellow] Yellow pigments
    [red] Red pigments
    [green] Green pigments
   *[blue] Blue pigments
}: { $was } → { $is }
board-xian-goes-before = You go before { $name } whatever they play
board-xian-goes-after = { $name } goes before you whatever they play
board-xian-goes-perhaps = You go before { $name } unless their bottom card is { $lowest ->
    [6] a 6
   *[other] a { $lowest } or higher
} ({ $ahead } of { $all } possible cards)
board-xian-sealed = You have decided; the others have not yet.
board-xian-swap-give = Give
board-xian-swap-take = Take
board-xian-hint-building = Pick a building on the board, or:
board-xian-hint-model = Pick an empty space of the pit.
board-xian-hint-paint = Pick a raw statue in the pit.
board-xian-hint-forge = Pick a piece of equipment on the board.
board-xian-with-open-tile = Use Open
board-xian-with-free-tile = Use Free
board-xian-with-reduced-tile = Use Reduction
board-xian-ceramist = Ceramist
board-xian-ceramist-help = +1 prestige for each statue you model
board-xian-accountant = Accountant
board-xian-accountant-help = +1 coin from every Tax Collector
board-xian-administrator = Administrator
board-xian-administrator-help = +1 clay from every Craftsman
board-xian-emissary = Emissary
board-xian-emissary-help = may swap a resource whenever your supervisor advances
board-xian-scientist = Scientist
board-xian-scientist-help = modelling costs 1 clay less
board-xian-officer = Officer
board-xian-officer-help = forging costs 1 coin less
board-xian-soldiers-left = { $count ->
    [one] one soldier left
   *[other] { $count } soldiers left
}
board-xian-signatures-left = { $count ->
    [one] one signature left
   *[other] { $count } signatures left
}
board-xian-equipment-owned = { $count ->
    [one] one equipment card
   *[other] { $count } equipment cards
}
board-xian-forecast = If the game ended now
board-xian-scoring = Final scoring
board-xian-collected = Possessions
board-xian-recruiting = Assistants: prestige if recruited this round
board-xian-letter = { $colour ->
    [yellow] Y
    [red] R
    [green] G
   *[blue] B
}
board-xian-reserve = In reserve
board-xian-statues = { $count ->
    [one] one brown statue
   *[other] { $count } brown statues
}
board-xian-unplayed = { $count ->
    [one] one card not played yet
   *[other] { $count } cards not played yet
}
board-xian-legend-title = What the signs mean
board-xian-legend-seal = Prestige
board-xian-legend-coin = Coins
board-xian-legend-clay = Clay
board-xian-legend-drop = A pigment (Y yellow, R red, G green, B blue)
board-xian-legend-any = A pigment of any colour
board-xian-legend-statue = Soldiers left to paint
board-xian-legend-brush = Signatures left
board-xian-legend-sword = Equipment owned
board-xian-legend-places = Points for the most, second most and third most soldiers in a section
board-xian-legend-standing = Soldiers of a player in a section, and the points they would score now
board-xian-legend-leaves = The request that leaves when the round ends
board-xian-legend-pays = You have the pigments that a painting here asks for
board-xian-legend-pair = The worker card on the card that decided the order
board-xian-scored-way = During the game
board-xian-scored-majority-a = Majority in A
board-xian-scored-majority-b = Majority in B
board-xian-scored-majority-c = Majority in C
board-xian-scored-sets = Sets of equipment
board-xian-scored-matches = Armed soldiers
board-xian-scored-unused-tiles = Unused tiles
board-xian-scored-end-tile = End tile
board-xian-scored-leftovers = Leftover resources
board-xian-scored-total = Total
