# Xi’an on the board

board-xian-pit = The pit
board-xian-buildings = The buildings
board-xian-equipment = Equipment for sale
board-xian-track = The stairs to the tomb
board-xian-end-tiles = End tiles
board-xian-order = Order of this phase
board-xian-round = Round { $round }, phase { $phase }
board-xian-ties = Ties:
board-xian-rank = { $name }: initiative { $initiative }, space { $space } of the track
board-xian-yellow = yellow
board-xian-red = red
board-xian-green = green
board-xian-blue = blue
board-xian-card = { $worker }, { $colour } { $number }
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
board-xian-request = A request for { $colour }, number { $number }{ $leaves ->
    [yes] . The lowest: it leaves after this round and calls the Prime Minister to the building of its colour
   *[no] {""}
}
board-xian-model-cost = A statue in { $section } costs { $clay } clay
board-xian-can-pay = You can afford to paint here
board-xian-cannot-pay = You can’t afford to paint here
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
board-xian-minister = The Prime Minister
board-xian-minister-waits = The Prime Minister: 1 coin and 1 prestige for the first to enter
board-xian-fee = { $fee ->
    [0] no fee
   *[other] fee { $fee }
}
board-xian-shortfall = { $missing ->
    [one] 1 coin short
   *[other] { $missing } coins short
}: −{ $prestige } prestige
board-xian-with-open = your tile opens it
board-xian-price = { $coins ->
    [one] costs { $coins } coin
   *[other] costs { $coins } coins
}{ $clay ->
    [0] {""}
   *[other] , brings { $clay } clay
}
board-xian-leaves = Leaves the market after this round
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
board-xian-end-tile = End tile
board-xian-end-resources = each resource, 15 at most
board-xian-end-tens = every 10 prestige
board-xian-end-unused-tiles = each unused tile
board-xian-end-soldiers = each painted statue
board-xian-end-assistants = each assistant
board-xian-end-flat = for certain
board-xian-end-majorities = each section you lead
board-xian-end-pairs = each pair of one equipment
board-xian-worth-to-you = worth { $count } to you now
board-xian-favour = Cards to put under your deck, for as many new ones
board-xian-or = or
board-xian-cards = In hand:
board-xian-under-deck = Under your deck:
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
board-xian-with-open-tile = Open
board-xian-with-free-tile = Free
board-xian-with-reduced-tile = Reduction
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
board-xian-recruiting = Helpers: points for hiring now
board-xian-reserve = Left in the reserve
board-xian-statues = { $count ->
    [one] one brown statue
   *[other] { $count } brown statues
}
board-xian-legend-title = What the signs mean
board-xian-legend-seal = Prestige: the points that win
board-xian-legend-coin = A coin: pays fees and equipment
board-xian-legend-clay = Clay: what a statue costs
board-xian-legend-any = A pigment of any colour
board-xian-legend-leaves = Leaves the market after this round
board-xian-scored-way = During the game
board-xian-scored-sets = Sets of arms
board-xian-scored-matches = Armed statues
board-xian-scored-unused-tiles = Unused tiles
board-xian-scored-end-tile = End tile
board-xian-scored-leftovers = Leftovers
board-xian-scored-total = Prestige
board-xian-section = { $section ->
    [A] I Front
    [B] II Middle
   *[C] III Rear
}
board-xian-ties-help = Who goes first on equal numbers
board-xian-tax-collector = Tax Collector
board-xian-craftsman = Craftsman
board-xian-miner = Miner
board-xian-painting = What a painting costs here
board-xian-twice = two of this colour
board-xian-any = and one pigment of any colour
board-xian-lead = Most painted statues at the end: { $first } points, then { $second }, then { $third }
board-xian-place = { $names }: { $soldiers ->
    [one] { $soldiers } painted statue
   *[other] { $soldiers } painted statues
} each, { $count ->
    [one] { $count } point
   *[other] { $count } points
} each if the game ended now
board-xian-place-free = Nobody’s yet: { $count } points
board-xian-court-open = { $left ->
    [one] 1 place left in these two
   *[other] { $left } places left in these two
}
board-xian-court-closed = Both are closed
board-xian-court-open-help = When all stones are taken, both buildings close for the rest of the round
board-xian-court-closed-help = All stones are taken: both buildings are closed for the rest of the round
board-xian-short-closed = closed
board-xian-short-fee = fee too high
board-xian-short-statues = no statues left
board-xian-short-clay = too little clay
board-xian-short-pigments = pigments missing
board-xian-short-soldiers = no soldiers left
board-xian-short-coins = too few coins
board-xian-short-top = at the top already
board-xian-sold = sold
board-xian-arms = { $equipment }: arms a painted statue of { $section }, 3 points at the end
board-xian-start = Start
board-xian-start-help = Supervisors start here
board-xian-end-tile-help = Choose one of the end tiles that are left
board-xian-tile-told = { $tile }: { $help }{ $state ->
    [ready] {""}
    [used] {" "}(used)
   *[not] {" "}(not yet yours)
}
board-xian-told = { $name }: { $help }
board-xian-end-tile-told = { $points }: { $counts }
board-xian-pair = A worker, and a number for the order
board-xian-as-order = { $number } for the order
board-xian-your-order = Your number for the order: { $number }
board-xian-tag-worker = worker
board-xian-tag-order = order
board-xian-tag-return = back
board-xian-my-goods = My goods
board-xian-my-things = Tiles, helpers, arms
board-xian-pass = Pass
board-xian-at-the-end = { $count } at the end
board-xian-decided = has decided
board-xian-ledger = Cards not played yet
board-xian-legend-yellow = Yellow pigment: the disc
board-xian-legend-red = Red pigment: the diamond
board-xian-legend-green = Green pigment: the leaf
board-xian-legend-blue = Blue pigment: the waves
board-xian-legend-request = A request: this colour pays for a painting here
board-xian-legend-leaving = The lowest request: it leaves after this round and calls the Prime Minister
board-xian-legend-raw = A raw statue: whoever pays the pigments may paint it
board-xian-legend-painted = A painted statue: a soldier that counts for the lead of its section
board-xian-legend-signature = A signature: only this player may paint the statue
board-xian-legend-minister = The Prime Minister: a coin and a point for the first to enter
board-xian-slip-helpers = Helpers
board-xian-slip-reserve = Reserve
board-xian-slip-forecast = Forecast
board-xian-slip-ledger = Cards
board-xian-legend-signs = Signs
board-xian-cards-help = Your cards for later
board-xian-under-deck-help = The cards you put under your deck come back in round 6
board-xian-slip-everybody = Holdings
board-xian-everybody = What everybody has
