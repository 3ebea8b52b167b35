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
board-sun-tzu-step-scoring = Scoring after dynasty { $dynasty }
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
board-sun-tzu-nobody-here = nobody
board-sun-tzu-tile-help = What the province pays after dynasties III, VI and IX; the red number is next.
board-sun-tzu-track-help = The score pawn moves towards the side that scores more; on a red slip that side has won.
board-sun-tzu-six-help = An army of { $side } stays here for good: no second 6 in this province.
board-sun-tzu-six-stands = your 6 stands here
board-sun-tzu-has-won = { $side } has won
board-sun-tzu-dynasty-now = Dynasty { $dynasty }
board-sun-tzu-dynasty-next = next scoring after dynasty { $scoring }
board-sun-tzu-stands = { $space ->
    [0] the middle
   *[other] { $space } on { $side }’s side
}
board-sun-tzu-from-to = from { $from } to { $to }
board-sun-tzu-wins-by = { $card } wins by { $margin }
board-sun-tzu-step-battle = Battle { $number } of 5: { $province }
board-sun-tzu-step-warlord = { $side }: { $warlord }
board-sun-tzu-step-trade = { $side } buys armies
board-sun-tzu-gold = Gold: back every dynasty
board-sun-tzu-white = White: work once
board-sun-tzu-to-trade-from = White cards to trade
board-sun-tzu-looked-at = Cards from your pile
board-sun-tzu-to-go = { $count ->
    [0] All five cards lie
    [one] One province to go
   *[other] { $count } of 5 to go
}
board-sun-tzu-rule = The higher card wins by the difference.
board-sun-tzu-rule-effect = It first drives off that many enemy armies, then marches in with the rest.
board-sun-tzu-about-number = A number beats a lower one by the difference. It comes back to your hand.
board-sun-tzu-about-one = The 1 lets you look at one card more in the next draw and keep one more.
board-sun-tzu-about-six = The 6 costs one army, which stays in the province for good: once in each province.
board-sun-tzu-about-high = A high number beats a lower one by the difference. It works once.
board-sun-tzu-about-plus-one = +1 beats any number by 1, however high. It works once.
board-sun-tzu-about-plus = +2 and +3 beat any number by 2 or 3, and cost armies that leave the game.
board-sun-tzu-about-minus = −1 loses to any number by 1 only. It works once.
board-sun-tzu-about-plague = Plague: no battle; half of the armies there survive. It works once.
board-sun-tzu-reserve-short = reserve
board-sun-tzu-hand-short = hand
board-sun-tzu-pile-short = pile
board-sun-tzu-hand-of = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
board-sun-tzu-pile-of = { $count ->
    [one] one card in the pile
   *[other] { $count } cards in the pile
}
board-sun-tzu-warlord-secret = a secret warlord
board-sun-tzu-how-battle = How a battle goes
board-sun-tzu-signs = What the signs mean
board-sun-tzu-sign-white = Armies of Sun Tzu: white, with the bamboo book
board-sun-tzu-sign-black = Armies of King Shao: black, with the horned mask
board-sun-tzu-sign-gold-card = Gold card: comes back to the hand every dynasty
board-sun-tzu-sign-white-card = White card with cut corners: works once
board-sun-tzu-sign-six = An army that stays for good where a 6 was played
board-sun-tzu-plays = { $side ->
    [sun-tzu] Sun Tzu (white)
   *[king-shao] King Shao (black)
}
