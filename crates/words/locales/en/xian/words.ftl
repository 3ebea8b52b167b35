# Xi’an in English.

xian-title = Xi’an
xian-tagline = Shape, paint and arm the Emperor’s clay army, and let your own soldiers stand where it counts

## Pieces and places

xian-colour = { $colour ->
    [yellow] yellow
    [red] red
    [green] green
   *[blue] blue
}
xian-card = the { xian-colour } { $number }
xian-resource = { $resource ->
    [coin] { $count ->
        [one] a coin
       *[other] { $count } coins
    }
    [clay] { $count } clay
   *[other] { $count ->
        [one] a { xian-pigment }
       *[other] { $count } { xian-pigment }s
    }
}
xian-pigment = { $resource ->
    [yellow] yellow pigment
    [red] red pigment
    [green] green pigment
   *[blue] blue pigment
}
xian-coins = { $coins ->
    [one] one coin
   *[other] { $coins } coins
}
xian-prestige = { $prestige } prestige
xian-building = { $building ->
    [workshop] Workshop
    [laboratory] Laboratory
    [armory] Armory
   *[palace] Palace
}
xian-tile = { $tile ->
    [open_or_free] the tile “Open or free”
    [market] the tile “Market”
    [reduction] the tile “Reduction”
   *[plus_one_action] the tile “+1 action”
}
xian-end-tile = { $end-tile ->
    [resources] the end tile for resources
    [tens] the end tile for tens of prestige
    [unused_tiles] the end tile for unused tiles
    [soldiers] the end tile for soldiers
    [assistants] the end tile for assistants
    [flat] the end tile worth 6
    [majorities] the end tile for majorities
   *[pairs] the end tile for pairs of equipment
}
xian-assistant = { $assistant ->
    [ceramist] the Ceramist
    [accountant] the Accountant
    [administrator] the Administrator
    [emissary] the Emissary
    [scientist] the Scientist
   *[officer] the Officer
}
xian-equipment = { $equipment ->
    [crossbow] a crossbow
    [arrowheads] a set of arrowheads
    [chariot] a chariot
    [halberd] a halberd
    [horse] a horse
   *[sword] a sword
}
xian-equipment-first = { $equipment ->
    [crossbow] A crossbow
    [arrowheads] A set of arrowheads
    [chariot] A chariot
    [halberd] A halberd
    [horse] A horse
   *[sword] A sword
}

## Cards and order

xian-favour-decided = { $who-is ->
    [you] You have
   *[other] { $who } has
} decided about the Emperor’s favour
xian-favour-chosen = { $count ->
    [0] { $who-is ->
        [you] You want
       *[other] { $who } wants
    } to keep all cards
   *[other] { $who-is ->
        [you] You want
       *[other] { $who } wants
    } to return { $cards }
}
xian-cards-exchanged = { $who-is ->
    [you] You return
   *[other] { $who } returns
} { $cards } and { $who-is ->
    [you] draw
   *[other] draws
} { $drawn }
xian-cards-exchanged-unseen = { $who-is ->
    [you] You { xian-exchange-you }
   *[other] { $who } { xian-exchange }
}
xian-exchange-you = { $count ->
    [0] keep all your cards
    [one] exchange a card
   *[other] exchange { $count } cards
}
xian-exchange = { $count ->
    [0] keeps all cards
    [one] exchanges a card
   *[other] exchanges { $count } cards
}
xian-pair-laid-unseen = { $who-is ->
    [you] You have
   *[other] { $who } has
} laid a pair of cards
xian-pair-laid = { $who-is ->
    [you] You lay
   *[other] { $who } lays
} { $top } on { $bottom }
xian-pair-revealed = { $who-is ->
    [you] You reveal
   *[other] { $who } reveals
} { $top } on { $bottom }
xian-order-fixed = Order of this phase: { $order }
xian-cards-drawn = { $who-is ->
    [you] You draw
   *[other] { $who } draws
} { $cards }

## The worker

xian-taxes-collected = { $who-is ->
    [you] You collect
   *[other] { $who } collects
} { xian-coins }{ $extra ->
    [0] {""}
   *[other] , one of them thanks to the Accountant
}
xian-clay-delivered = { $who-is ->
    [you] You get
   *[other] { $who } gets
} { $clay } clay{ $extra ->
    [0] {""}
   *[other] , 1 of it thanks to the Administrator
}
xian-recruited = { $who-is ->
    [you] You recruit
   *[other] { $who } recruits
} { xian-assistant }{ $prestige ->
    [0] {""}
   *[other] {" "}for { xian-prestige }
}
xian-pigments-taken = { $who-is ->
    [you] You take
   *[other] { $who } takes
} { $pigments }{ xian-exhausted }
xian-exhausted = { $missing ->
    [0] {""}
   *[other] ; the reserve has no { $exhausted } left
}
xian-no-pigment-left = { $who-is ->
    [you] You get
   *[other] { $who } gets
} no pigment: the reserve has no { $exhausted } left

## The buildings

xian-passed = { $who-is ->
    [you] You enter
   *[other] { $who } enters
} no building and { $who-is ->
    [you] take
   *[other] takes
} { xian-coins }
xian-tile-used = { $who-is ->
    [you] You use
   *[other] { $who } uses
} { xian-tile }
xian-fee-paid = { $who-is ->
    [you] You pay
   *[other] { $who } pays
} { $to } { xian-coins } to enter the { xian-building }
xian-prestige-paid = { $who-is ->
    [you] You give
   *[other] { $who } gives
} { xian-prestige } for { $coins ->
    [one] a coin that was missing
   *[other] { $coins } coins that were missing
}
xian-builder-placed = { $who-is ->
    [you] You send
   *[other] { $who } sends
} a builder to the { xian-building }{ $closes ->
    [yes] , which closes its pair of buildings
   *[no] {""}
}
xian-prime-minister-rewards = The Prime Minister gives { $who } { xian-coins } and { xian-prestige }

## Statues, equipment, the track

xian-statue-modelled = { $who-is ->
    [you] You model
   *[other] { $who } models
} a statue on { $space }{ $clay ->
    [0] {" "}for nothing
   *[other] {" "}for { $clay } clay
}
xian-space-rewards = Space { $space } brings { $who } { $gains }{ xian-exhausted }
xian-ceramist-rewards = The Ceramist brings { $who } { xian-prestige }
xian-statue-signed = { $who-is ->
    [you] You sign
   *[other] { $who } signs
} the statue on { $space }
xian-statue-painted = { $who-is ->
    [you] You paint
   *[other] { $who } paints
} the statue on { $space } with { $pigments }, for { xian-prestige }{ $soldiers ->
    [one] {""}
   *[other] {" "}(a group of { $soldiers } soldiers)
}
xian-equipment-forged = { $who-is ->
    [you] You forge
   *[other] { $who } forges
} { xian-equipment } for { $coins ->
    [0] nothing
   *[other] { xian-coins }
}{ $clay ->
    [0] {""}
   *[other] {" "}and { $who-is ->
        [you] get
       *[other] gets
    } { $clay } clay with it
}
xian-supervisor-advanced = { $who-is ->
    [you] Your supervisor
   *[other] { $who }’s supervisor
} advances to space { $to } of the track
xian-tile-taken = { $who-is ->
    [you] You take
   *[other] { $who } takes
} { xian-tile }
xian-end-tile-taken = { $who-is ->
    [you] You keep
   *[other] { $who } keeps
} { xian-end-tile }
xian-swapped = { $who-is ->
    [you] Your
   *[other] { $who }’s
} Emissary swaps { $given } for { $taken }
xian-market-given = { $who-is ->
    [you] You give
   *[other] { $who } gives
} { $resources } to the market
xian-market-taken = { $who-is ->
    [you] You take
   *[other] { $who } takes
} { $resources } from the market

## Between rounds

xian-builders-came-home = All builders come home
xian-request-left = The lowest request, { xian-card }, leaves { $place }
xian-prime-minister-called = The Prime Minister { $moves ->
    [yes] goes to
   *[no] stays in
} the { xian-building }
xian-request-drawn = A new request is turned up at { $place }: { xian-card }
xian-equipment-discarded = { xian-equipment-first } is taken off slot { $slot } and discarded
xian-equipment-dealt = { xian-equipment-first } comes up in slot { $slot }
xian-round-began = Round { $round } begins

## The end

xian-equipment-shown = { $who-is ->
    [you] You show your
   *[other] { $who } shows the
} equipment: { $equipment-list }
xian-scored = { $who-is ->
    [you] You end
   *[other] { $who } ends
} with { $total } prestige: { $parts }
xian-score-part = { $part ->
    [way] { $points } on the way
    [majorities] { $points } for majorities
    [sets] { $points } for sets of equipment
    [matches] { $points } for armed soldiers
    [unused-tiles] { $points } for unused tiles
    [end-tile] { $points } for the end tile
   *[leftovers] { $points } for leftovers
}
xian-game-ended = { $who-is ->
    [you] You win
   *[other] { $who } wins
} the game

## What is asked

xian-prompt-favour = { $who-are ->
    [you] The Emperor’s favour: exchange as many of your cards as you like, this once
    [one] { $who } is thinking about the Emperor’s favour
   *[many] { $who } are thinking about the Emperor’s favour
}
xian-prompt-commit = { $who-are ->
    [you] Lay a pair: the top card is your worker, the bottom one decides the order
    [one] { $who } is choosing a pair of cards
   *[many] { $who } are choosing pairs of cards
}
xian-prompt-turn = { $who-is ->
    [you] It is your turn
   *[other] It is { $who }’s turn
} { xian-decision }
xian-decision = { $decision ->
    [favour] to say which cards to return
    [pair] to lay a pair of cards
    [worker] to use the worker, or take a pigment instead
    [building] to enter a building or pass
    [end-of-turn] to use a tile or end the turn
    [model] to choose a space for a statue
    [paint] to choose a statue to paint
    [forge] to choose a piece of equipment
    [payment] to choose the pigments to pay with
    [signature] to sign the new statue, or not
    [end-tile] to choose an end tile
    [swap] to swap a resource, or not
    [gift] to give something to the market
   *[taking] to take something from the market
}

xian-action-return = { $count ->
    [0] Keep all cards
   *[other] Return { $cards }
}
xian-action-commit = Lay { $top } on { $bottom }
xian-action-main = Use the worker
xian-action-pigment = Take a pigment instead
xian-action-enter = Enter the { xian-building }{ $door ->
    [open] {" "}although its pair is closed
    [free] {" "}without a fee
   *[usual] {""}
}
xian-action-pass = Pass and take a coin
xian-action-market = Go to the market
xian-action-extra = Extra action: { $verb ->
    [model] model a statue
    [paint] paint a statue
    [forge] forge equipment
   *[advance] advance the supervisor
}
xian-action-end-turn = End the turn
xian-action-model = Model on { $space }{ xian-reduced }
xian-action-paint = Paint the statue on { $space }{ xian-reduced }
xian-action-forge = Forge what lies in slot { $slot }{ xian-reduced }
xian-reduced = { $reduced ->
    [yes] {" "}for one less
   *[no] {""}
}
xian-action-pay = Pay { $pigments }
xian-action-sign = Sign the statue
xian-action-no-signature = Leave it unsigned
xian-action-choose = Keep { xian-end-tile }
xian-action-swap = Swap { $given } for { $taken }
xian-action-no-swap = Swap nothing
xian-action-give = Give { $resources }
xian-action-take = Take { $resources }

## Why not

xian-refused-another-decision = Something else comes first: now it is your turn { xian-decision }
xian-refused-not-in-hand = You do not hold { $card }
xian-refused-one-card-twice = A pair is two cards, and { $card } is only one
xian-refused-tile-not-taken = This takes { xian-tile }, which waits on space { $track } of the track
xian-refused-tile-used = A tile works once a game, and you have used { xian-tile }
xian-refused-no-statue-left = No brown statue is left in the reserve, so nobody can model until one is painted
xian-refused-pair-closed = The { xian-building } is closed with its neighbour: { $pieces } of { $limit } pieces stand in the pair
xian-refused-pair-open = The { xian-building } is open, so the tile would open nothing
xian-refused-no-fee = Entering the { xian-building } costs you nothing, so the tile would save nothing
xian-refused-fee-too-high = Entering the { xian-building } costs { xian-coins }: { $missing ->
    [one] one of them is
   *[other] { $missing } of them are
} missing, and at 2 prestige for each that is more than you have
xian-refused-nothing-to-model = You have too little clay for any empty space
xian-refused-nothing-to-paint = You have no pigments that pay for a statue you may paint
xian-refused-nothing-to-forge = The coins you would have left buy no equipment on display
xian-refused-supervisor-at-the-end = Your supervisor stands on the last space of the track
xian-refused-no-soldier-left = All your soldiers stand in the pit already
xian-refused-space-taken = A statue needs an empty space, and { $space } is taken
xian-refused-too-little-clay = A statue on { $space } costs you { $cost } clay, and you have { $clay }
xian-refused-nothing-to-reduce = This costs you nothing already, so the tile would save nothing
xian-refused-no-raw-statue = There is no raw statue on { $space } to paint
xian-refused-signed-by-rival = The statue on { $space } is signed by { $who }, who alone may paint it
xian-refused-pigments-lack = You do not have the pigments that a painting on { $space } asks for
xian-refused-wrong-payment = These are not pigments of yours that pay for { $space }
xian-refused-slot-empty = Slot { $slot } is empty until the round ends
xian-refused-too-few-coins = What lies in slot { $slot } costs you { $price ->
    [one] one coin
   *[other] { $price } coins
}, and you have { $coins }; prestige does not pay for it
xian-refused-end-tile-gone = There is no such tile left on the track as { xian-end-tile }
xian-refused-same-kind = A resource is swapped for one of another kind
xian-refused-not-owned = You have no { $resource ->
    [coin] coin
    [clay] clay
   *[other] { xian-pigment }
} to give
xian-refused-gift-not-owned = You do not have all of this to give
xian-refused-nothing-for-gift = The reserve could not give enough other resources for this
xian-refused-nothing-to-trade = You have nothing to give to the market
xian-refused-another-count = You take as many as you gave: { $given }
xian-refused-taken-back = You gave { $given }, and do not take the same back
xian-refused-reserve-lacks = The reserve has not enough { $resource ->
    [coin] coins
    [clay] clay
   *[other] { xian-pigment }s
}

## Options

xian-option-negative_prestige = Prestige below zero
    .help = With this option prestige may fall below zero, so that every entry fee can be paid.
    .value = { $value ->
        [true] Allowed
       *[false] Not allowed
    }
xian-option-open_equipment = Equipment of the others
    .help = Usually bought equipment lies face down. With this option everybody sees it.
    .value = { $value ->
        [true] Lies open
       *[false] Lies face down
    }

## Endings

xian-ending-scored = The six rounds have been played
