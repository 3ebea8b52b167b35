# Sun Tzu on the board

board-sun-tzu-map = The five provinces
board-sun-tzu-name = { $province ->
    [xinjiang] Xinjiang
    [tibet] Tibet
    [qinghai] Qinghai
    [mongolia] Mongolia
   *[mandarin] Mandarin
}
board-sun-tzu-province = { $province }: values { $values }, next scoring { $next }; { $held }
board-sun-tzu-nobody = no armies
board-sun-tzu-armies-of = { $count ->
    [one] { $name }: one army
   *[other] { $name }: { $count } armies
}
board-sun-tzu-face-down = { $name }’s card, face down
board-sun-tzu-laid = { $name }: { $card }
board-sun-tzu-marked = { $count ->
    [one] { $name }’s 6 marker
   *[other] { $count } of { $name }’s 6 markers
}
board-sun-tzu-embattled = the battle is here
board-sun-tzu-dynasty = Dynasty { $dynasty } of 9; the next scoring is after dynasty { $scoring }
board-sun-tzu-dynasty-short = Dynasty { $dynasty }, scoring after { $scoring }
board-sun-tzu-track = Track: { $one } is { $ones ->
    [one] one space
   *[other] { $ones } spaces
} from the red space, { $other } is { $others ->
    [one] one space
   *[other] { $others } spaces
} from it
board-sun-tzu-card = { $card ->
    [plague] plague
    [-1] −1
   *[other] { $card }
}
board-sun-tzu-side = { $side ->
    [sun-tzu] Sun Tzu
   *[king-shao] King Shao
}
board-sun-tzu-plan = Plan: play a card in every province, in any order
board-sun-tzu-your-plan = Your plan
board-sun-tzu-slot = { $province }: { $card }
board-sun-tzu-empty = no card yet
board-sun-tzu-clear = Remove the card from { $province }
board-sun-tzu-is-planning = is planning
board-sun-tzu-is-ready = is ready
board-sun-tzu-may-withdraw = Your reserve has { $reserve ->
    [0] no armies
    [one] one army
   *[other] { $reserve } armies
}, and these cards could need up to { $needed }: the rest would have to come from your other provinces.
board-sun-tzu-step-before = Before the battle
board-sun-tzu-step-scoring = Scoring
board-sun-tzu-hand = Hand
board-sun-tzu-to-trade = To trade
board-sun-tzu-kept = To your hand
board-sun-tzu-goes-under = Under your pile
board-sun-tzu-on-map = Choose on the map.
board-sun-tzu-share = { $count ->
    [one] one army from { $province }
   *[other] { $count } armies from { $province }
}
board-sun-tzu-warlord = { $warlord ->
    [reinforcement] Reinforcement
    [raid] Raid
    [feint] Feint
    [march] March
    [head-start] Head Start
    [second-six] Second Six
   *[great-plague] Great Plague
}
board-sun-tzu-warlord-help = { $warlord ->
    [reinforcement] One army from your reserve to a province you control, before or after the battles.
    [raid] One army of any province back to its owner’s reserve, before or after the battles, up to dynasty 6.
    [feint] Your 7, 8, 9 or 10 counts as a 6, once both cards are seen.
    [march] One of your armies to an adjacent province, before or after the battles, up to dynasty 6.
    [head-start] The score pawn starts on space 1 of King Shao’s side.
    [second-six] A second 6 where you already have a 6 marker.
   *[great-plague] A plague leaves only one army.
}
board-sun-tzu-warlord-when = { $warlord }: { $when ->
    [set-up] revealed when both have chosen
    [plan] used by playing a second 6
    [window] you are asked before and after the battles
    [reveal] you are asked in the battle where it fits
   *[expired] can no longer be played
}
board-sun-tzu-reserve-of = { $count ->
    [one] one army in the reserve
   *[other] { $count } armies in the reserve
}
board-sun-tzu-cards = { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
}, pile { $pile }
board-sun-tzu-legend = The red number is what a province scores next time. The score pawn moves towards the side that scores more; if it reaches a red space, that side wins.
board-sun-tzu-ledger = Armies and cards
board-sun-tzu-reserve = Reserve
board-sun-tzu-on-the-map = On the map
board-sun-tzu-markers = 6 markers
board-sun-tzu-aside = Set aside (can be bought)
board-sun-tzu-removed = Out of the game
board-sun-tzu-hand-size = Cards in hand
board-sun-tzu-pile-size = Pile
board-sun-tzu-next-draw = Next draw (kept of seen)
board-sun-tzu-draw = { $look ->
    [0] –
   *[other] { $keep } of { $look }
}
board-sun-tzu-warlord-of = Warlord
board-sun-tzu-secret = secret
board-sun-tzu-used = { $warlord } (used)
board-sun-tzu-names-provinces = { $side } chooses the provinces.
board-sun-tzu-has-privilege = { $side } chooses the order of the provinces.
board-sun-tzu-order-open = When both plans are made, the side with fewer armies on the map chooses the order of the provinces; with equal numbers { $holder ->
    [nobody] they come in row order.
    [sun-tzu] Sun Tzu does.
   *[king-shao] King Shao does.
}
board-sun-tzu-row-order = The provinces come in row order: Xinjiang, Tibet, Qinghai, Mongolia, Mandarin.
board-sun-tzu-merged = In this dynasty each province scores as soon as it is resolved.
board-sun-tzu-unseen = Unseen white cards
board-sun-tzu-under-pile = Under your pile (bottom card last)
board-sun-tzu-left-pile = Left in the pile (top card first)
board-sun-tzu-comparison = How cards compare
board-sun-tzu-comparison-help = The card on the left against the card above. A number beats a lower one by the difference. With a plague there is no battle, and half of the armies survive.
