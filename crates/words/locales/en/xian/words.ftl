# Xi’an in English.

xian-title = Xi’an
xian-designers = Marco Legato and Francesco Testini
xian-tagline = Model, paint and arm the Emperor’s Terracotta Army, and put your own soldiers where they count

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
    [armory] Armoury
   *[palace] Palace
}
xian-section = { $section ->
    [A] I Front
    [B] II Middle
   *[C] III Rear
}
xian-tile = { $tile ->
    [open_or_free] the Open or Free tile
    [market] the Market tile
    [reduction] the Reduction tile
   *[plus_one_action] the +1 Action tile
}
xian-end-tile = { $end-tile ->
    [resources] the Resources end tile
    [tens] the Tens of Prestige end tile
    [unused_tiles] the Unused Tiles end tile
    [soldiers] the Soldiers end tile
    [assistants] the Assistants end tile
    [flat] the Six Points end tile
    [majorities] the Majorities end tile
   *[pairs] the Pairs of Equipment end tile
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
} answered the Emperor’s favour
xian-favour-chosen = { $count ->
    [0] { $who-is ->
        [you] You will keep all your
       *[other] { $who } will keep all their
    } cards
   *[other] { $who-is ->
        [you] You will
       *[other] { $who } will
    } return { $cards }
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
    [0] keeps all their cards
    [one] exchanges a card
   *[other] exchanges { $count } cards
}
xian-pair-laid-unseen = { $who-is ->
    [you] You have
   *[other] { $who } has
} played a pair of cards
xian-pair-laid = { $who-is ->
    [you] You play
   *[other] { $who } plays
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
   *[other] , including one from the Accountant
}
xian-clay-delivered = { $who-is ->
    [you] You get
   *[other] { $who } gets
} { $clay } clay{ $extra ->
    [0] {""}
   *[other] , including 1 from the Administrator
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
    [you] You pass and take
   *[other] { $who } passes and takes
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
    [you] You lose
   *[other] { $who } loses
} { xian-prestige } for { $coins ->
    [one] a missing coin
   *[other] { $coins } missing coins
}
xian-builder-placed = { $who-is ->
    [you] You send
   *[other] { $who } sends
} a master builder to the { xian-building }{ $closes ->
    [yes] , which closes that pair of buildings
   *[no] {""}
}
xian-prime-minister-rewards = The Prime Minister gives { $who } { xian-coins } and { xian-prestige }

## Statues, equipment, the track

xian-statue-modelled = { $who-is ->
    [you] You model
   *[other] { $who } models
} a statue on { $space }{ $clay ->
    [0] {" "}for free
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
} { xian-equipment } { $coins ->
    [0] for free
   *[other] for { xian-coins }
}{ $clay ->
    [0] {""}
   *[other] {" "}and { $who-is ->
        [you] gain
       *[other] gains
    } { $clay } clay
}
xian-supervisor-advanced = { $who-is ->
    [you] Your supervisor
   *[other] { $who }’s supervisor
} moves to space { $to } of the track
xian-tile-taken = { $who-is ->
    [you] You take
   *[other] { $who } takes
} { xian-tile }
xian-end-tile-taken = { $who-is ->
    [you] You choose
   *[other] { $who } chooses
} { xian-end-tile }
xian-second-phase = The second phase of round { $round } begins
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

xian-builders-came-home = All master builders return to their players
xian-request-left = The lowest request, { xian-card }, leaves { xian-section }
xian-prime-minister-called = The Prime Minister { $moves ->
    [yes] goes to
   *[no] stays in
} the { xian-building }
xian-request-drawn = A new request is revealed at { xian-section }: { xian-card }
xian-equipment-discarded = { xian-equipment-first } is discarded from slot { $slot }
xian-equipment-dealt = { xian-equipment-first } is dealt to slot { $slot }
xian-round-began = Round { $round } begins

## The end

xian-equipment-shown = { $who-is ->
    [you] You reveal your
   *[other] { $who } reveals their
} equipment: { $equipment-list }
xian-scored = { $who-is ->
    [you] You finish
   *[other] { $who } finishes
} with { $total } prestige: { $parts }
xian-score-part = { $part ->
    [way] { $points } during the game
    [majorities] { $points } for majorities
    [sets] { $points } for sets of equipment
    [matches] { $points } for armed soldiers
    [unused-tiles] { $points } for unused tiles
    [end-tile] { $points } for the end tile
   *[leftovers] { $points } for leftover resources
}
xian-game-ended = { $who-is ->
    [you] You win
   *[other] { $who } wins
} the game

## What is asked

xian-prompt-favour = { $who-are ->
    [you] The Emperor’s favour: exchange any of your cards, once only
    [one] { $who } is considering the Emperor’s favour
   *[many] { $who } are considering the Emperor’s favour
}
xian-prompt-commit = { $who-are ->
    [you] Play a pair: a worker, on a number for the order
    [one] { $who } is choosing a pair of cards
   *[many] { $who } are choosing pairs of cards
}
xian-prompt-turn = It is { $who }’s turn { xian-decision }
xian-prompt-you = { $decision ->
    [favour] Choose the cards to return
    [pair] Play a pair: a worker, on a number for the order
    [worker] Use your worker, or take the pigment instead
    [building] Send a builder into a building, or pass
    [end-of-turn] Use a tile, or end your turn
    [model] Model: choose an empty space of the pit
    [paint] Paint: choose a raw statue in the pit
    [forge] Forge: choose a piece of equipment
    [payment] Choose the pigments to pay with
    [signature] Sign the new statue, or leave it unsigned
    [end-tile] Choose an end tile
    [swap] Emissary: swap a resource, or don’t
    [gift] Market: choose one or two resources to give
   *[taking] Market: choose as many resources to take
}
xian-decision = { $decision ->
    [favour] to choose cards to return
    [pair] to play a pair of cards
    [worker] to use the worker or take a pigment instead
    [building] to enter a building or pass
    [end-of-turn] to use a tile or end the turn
    [model] to choose a space for a statue
    [paint] to choose a statue to paint
    [forge] to choose a piece of equipment
    [payment] to choose the pigments to pay with
    [signature] to sign the new statue or leave it unsigned
    [end-tile] to choose an end tile
    [swap] to swap a resource or not
    [gift] to give resources to the market
   *[taking] to take resources from the market
}

xian-action-return = { $count ->
    [0] Keep all cards
   *[other] Return { $cards }
}
xian-action-commit = Play { $top } on { $bottom }
xian-action-main = Use the worker
xian-action-pigment = Take a pigment instead
xian-action-enter = Enter the { xian-building }{ $door ->
    [open] {" "}with the Open tile
    [free] {" "}with the Free tile
   *[usual] {""}
}
xian-action-pass = Pass and take a coin
xian-action-market = Use the Market tile
xian-action-extra = Extra action: { $verb ->
    [model] model a statue
    [paint] paint a statue
    [forge] forge equipment
   *[advance] advance the supervisor
}
xian-action-end-turn = End the turn
xian-action-model = Model on { $space }{ xian-reduced }
xian-action-paint = Paint the statue on { $space }{ xian-reduced }
xian-action-forge = Forge the equipment in slot { $slot }{ xian-reduced }
xian-reduced = { $reduced ->
    [yes] {" "}with Reduction
   *[no] {""}
}
xian-action-pay = Pay { $pigments }
xian-action-sign = Sign the statue
xian-action-no-signature = Leave it unsigned
xian-action-choose = Choose { xian-end-tile }
xian-action-swap = Swap { $given } for { $taken }
xian-action-no-swap = Don’t swap
xian-action-give = Give { $resources }
xian-action-take = Take { $resources }

## Why not

xian-refused-another-decision = Not yet: first it is your turn { xian-decision }
xian-refused-not-in-hand = You don’t have { $card } in hand
xian-refused-one-card-twice = A pair needs two different cards
xian-refused-tile-not-taken = You need { xian-tile }, from space { $track } of the track
xian-refused-tile-used = A tile can be used once per game, and you have already used { xian-tile }
xian-refused-no-statue-left = No brown statue is left in the reserve, so nobody can model until one is painted
xian-refused-pair-closed = The { xian-building } and its neighbour are closed: { $pieces } of { $limit } places are taken
xian-refused-pair-open = The { xian-building } is open, so the tile would open nothing
xian-refused-no-fee = Entering the { xian-building } costs you nothing, so the tile would save nothing
xian-refused-fee-too-high = Entering the { xian-building } costs { xian-coins }. You are { $missing ->
    [one] one coin
   *[other] { $missing } coins
} short, at 2 prestige each, and you don’t have enough prestige
xian-refused-nothing-to-model = You don’t have enough clay for any empty space
xian-refused-nothing-to-paint = You don’t have the pigments for any statue you may paint
xian-refused-nothing-to-forge = You wouldn’t have enough coins left for any equipment on display
xian-refused-supervisor-at-the-end = Your supervisor is on the last space of the track
xian-refused-no-soldier-left = All your soldiers are already in the pit
xian-refused-space-taken = A statue needs an empty space, and { $space } is taken
xian-refused-too-little-clay = A statue on { $space } costs you { $cost } clay, and you have { $clay }
xian-refused-nothing-to-reduce = This costs you nothing already, so the tile would save nothing
xian-refused-no-raw-statue = There is no raw statue on { $space } to paint
xian-refused-signed-by-rival = The statue on { $space } is signed by { $who }; nobody else may paint it
xian-refused-pigments-lack = You don’t have the pigments needed to paint { $space }
xian-refused-wrong-payment = Those pigments don’t pay for { $space }
xian-refused-slot-empty = Slot { $slot } is empty until the round ends
xian-refused-too-few-coins = The equipment in slot { $slot } costs you { $price ->
    [one] one coin
   *[other] { $price } coins
}, and you have { $coins }; you can’t pay for it with prestige
xian-refused-end-tile-gone = That end tile is not on the track
xian-refused-same-kind = A resource is swapped for one of another kind
xian-refused-not-owned = You have no { $resource ->
    [coin] coin
    [clay] clay
   *[other] { xian-pigment }
} to give
xian-refused-gift-not-owned = You don’t have all of those resources
xian-refused-nothing-for-gift = The reserve doesn’t have enough other resources to give for those
xian-refused-nothing-to-trade = You have nothing to give to the market
xian-refused-another-count = You must take exactly as many as you gave: { $given }
xian-refused-taken-back = You gave { $given }, so you can’t take the same back
xian-refused-reserve-lacks = The reserve doesn’t have enough { $resource ->
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
xian-option-open_equipment = Rivals’ equipment
    .help = Equipment you buy is normally kept face down. With this option everyone can see it.
    .value = { $value ->
        [true] Face up
       *[false] Face down
    }

## Endings

xian-ending-scored = The six rounds have been played

## What a turn came to, as a headline

xian-came-building = { xian-building }
xian-came-passed = no building
xian-came-modelled = { $count } modelled
xian-came-painted = { $count } painted
xian-came-forged = { $count } forged
xian-came-advanced = { $count ->
    [one] one step ahead
   *[other] { $count } steps ahead
}
