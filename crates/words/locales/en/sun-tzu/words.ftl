# Sun Tzu in English. A side is called by its player’s name.

sun-tzu-title = Sun Tzu
sun-tzu-designers = Alan M. Newman
sun-tzu-tagline = Two rivals, five provinces, one secret plan each: guess what the other will play, and march in

## Pieces and places

sun-tzu-province = { $province ->
    [xinjiang] Xinjiang
    [tibet] Tibet
    [qinghai] Qinghai
    [mongolia] Mongolia
   *[mandarin] Mandarin
}
sun-tzu-from = from { sun-tzu-province }
sun-tzu-to = to { sun-tzu-province }
sun-tzu-share = { $armies ->
    [one] one army
   *[other] { $armies } armies
} from { sun-tzu-province }
sun-tzu-card = { $card ->
    [plague] the plague
   *[other] the { $card }
}
sun-tzu-warlord = { $warlord ->
    [reinforcement] Reinforcement
    [raid] Raid
    [feint] Feint
    [march] March
    [head-start] Head Start
    [second-six] Second Six
   *[great-plague] Great Plague
}
sun-tzu-marker = { $space ->
    [0] the score pawn is in the middle
   *[other] the score pawn is on space { $space } of { $ahead-is ->
        [you] your side
       *[other] { $ahead }’s side
    }
}

## What happens

sun-tzu-warlord-chosen = { $who-is ->
    [you] You secretly choose
   *[other] { $who } secretly chooses
} { sun-tzu-warlord }
sun-tzu-warlords-ready = Both warlords are chosen and stay secret for now
sun-tzu-head-start = { $who-is ->
    [you] You have a head start: the score pawn begins on space 1 of your side
   *[other] { $who } has a head start: the score pawn begins on space 1 of { $who }’s side
}
sun-tzu-warlord-shown = { $who-is ->
    [you] You reveal your
   *[other] { $who } reveals their
} warlord: { sun-tzu-warlord }
sun-tzu-opening-hand = { $who-is ->
    [you] You begin
   *[other] { $who } begins
} with { $cards } in addition to the yellow cards
sun-tzu-dynasty-began = Dynasty { $dynasty } begins
sun-tzu-card-laid = { $who-is ->
    [you] You play
   *[other] { $who } plays
} { sun-tzu-card } in { sun-tzu-province }, face down
sun-tzu-trade-settled = { $count ->
    [0] { $who-is ->
        [you] You keep all your
       *[other] { $who } keeps all their
    } white cards
   *[other] { $who-is ->
        [you] You will trade
       *[other] { $who } will trade
    } { $cards } for { sun-tzu-count-armies }
}
sun-tzu-count-armies = { $count ->
    [one] an army
   *[other] { $count } armies
}
sun-tzu-plans-ready = Both plans are ready
sun-tzu-mustered = { $who-is ->
    [you] You trade
   *[other] { $who } trades
} { $cards } for { sun-tzu-count-armies }
sun-tzu-reinforced = { $who-is ->
    [you] You reinforce
   *[other] { $who } reinforces
} { sun-tzu-province }, which now has { $armies ->
    [one] one army
   *[other] { $armies } armies
}
sun-tzu-raided = { $who-is ->
    [you] You raid
   *[other] { $who } raids
} { sun-tzu-province }: { $owner-is ->
    [you] one of your armies returns to your reserve
   *[other] one of { $owner }’s armies returns to the reserve
}
sun-tzu-marched = { $who-is ->
    [you] You march
   *[other] { $who } marches
} an army { $from } { $to }
sun-tzu-passed = { $who-is ->
    [you] You keep your
   *[other] { $who } keeps their
} warlord secret
sun-tzu-order-of-the-row = The provinces are revealed in row order
sun-tzu-order-decided = { $who-is ->
    [you] You choose
   *[other] { $who } chooses
} the order of the provinces this dynasty ({ $own ->
    [one] one army
   *[other] { $own } armies
} on the map against { $rival })
sun-tzu-chooser-changed = Now { $who-is ->
    [you] you choose
   *[other] { $who } chooses
} the next province
sun-tzu-province-named = { $who-is ->
    [you] You choose
   *[other] { $who } chooses
} { sun-tzu-province } next
sun-tzu-revealed = { sun-tzu-province }: { $one-is ->
    [you] you reveal
   *[other] { $one } reveals
} { $ones }, { $other-is ->
    [you] you reveal
   *[other] { $other } reveals
} { $others }
sun-tzu-paid = { $who-is ->
    [you] You pay
   *[other] { $who } pays
} { $armies ->
    [one] an army
   *[other] { $armies } armies
} for { sun-tzu-card } in { sun-tzu-province }{ sun-tzu-from-map }{ $stays ->
    [yes] ; it stays there as a marker
   *[no] {""}
}
sun-tzu-from-map = { $from-map ->
    [0] {""}
   *[other] { $from-reserve ->
        [0] , taken from the map
       *[other] , { $from-map } of them taken from the map
    }
}
sun-tzu-plague-in-vain = A plague strikes { sun-tzu-province }, but nobody is there
sun-tzu-plague-struck = A plague strikes { sun-tzu-province }: { $armies ->
    [one] { $who-is ->
        [you] your
       *[other] { $who }’s
    } only army there survives
   *[other] { $who-is ->
        [you] you keep
       *[other] { $who } keeps
    } { $survivors } of { $armies } armies there
}
sun-tzu-undecided = The battle for { sun-tzu-province } is a tie: nothing changes
sun-tzu-fought = { $who-is ->
    [you] You win
   *[other] { $who } wins
} the battle for { sun-tzu-province } by { $margin }{ $driven-off ->
    [0] {""}
    [one] {" "}and { sun-tzu-drives } one of { sun-tzu-rivals } armies off
   *[other] {" "}and { sun-tzu-drives } { $driven-off } of { sun-tzu-rivals } armies off
}
sun-tzu-drives = { $who-is ->
    [you] drive
   *[other] drives
}
sun-tzu-rivals = { $rival-is ->
    [you] your
   *[other] { $rival }’s
}
sun-tzu-placed = { $armies ->
    [0] { $who-is ->
        [you] You have
       *[other] { $who } has
    } no more armies to place in { sun-tzu-province }
   *[other] { $who-is ->
        [you] You place
       *[other] { $who } places
    } { $armies ->
        [one] one army
       *[other] { $armies } armies
    } in { sun-tzu-province }{ sun-tzu-from-map }{ $lapsed ->
        [0] {""}
        [one] ; there is no army left for the last one
       *[other] ; there are no armies left for the other { $lapsed }
    }
}
sun-tzu-province-paid-nobody = { sun-tzu-province } is empty and scores for nobody
sun-tzu-province-scored = { sun-tzu-province } scores { $points ->
    [one] one point
   *[other] { $points } points
} for { $who }: { sun-tzu-marker }
sun-tzu-scored = Scoring: { $ones ->
    [one] one point
   *[other] { $ones } points
} for { $one } and { $others } for { $other }; { sun-tzu-marker }
sun-tzu-looked = { $who-is ->
    [you] You look
   *[other] { $who } looks
} at { $cards }, to keep { $keep ->
    [one] one of them
   *[other] { $keep } of them
}
sun-tzu-took = { $who-is ->
    [you] You take
   *[other] { $who } takes
} { $cards }
sun-tzu-kept = { $who-is ->
    [you] You keep
   *[other] { $who } keeps
} { $cards }; { sun-tzu-card } goes under the pile
sun-tzu-draw-declined = { $who-is ->
    [you] You don’t draw
   *[other] { $who } doesn’t draw
}
sun-tzu-drew = { $took ->
    [0] { $who-is ->
        [you] You draw no card
       *[other] { $who } draws no card
    }
    [one] { $who-is ->
        [you] You draw one card
       *[other] { $who } draws one card
    }
   *[other] { $who-is ->
        [you] You draw { $took } cards
       *[other] { $who } draws { $took } cards
    }
} and now { $who-is ->
    [you] have
   *[other] has
} { $hand } in hand
sun-tzu-ended = { $ending ->
    [red-space] The score pawn has reached a red space
    [track] The score pawn is on the winner’s side after the last dynasty
    [reserve] The score pawn is in the middle, and the larger reserve decides
   *[map] The score pawn is in the middle, the reserves are equal, and the armies on the map decide
}: { $who-is ->
    [you] you win
   *[other] { $who } wins
}
sun-tzu-ended-in-a-draw = Everything is equal: the game is a draw

## What is asked

sun-tzu-prompt-choose-warlord = { $who-are ->
    [you] Choose one of your four warlords
   *[one] { $who } chooses a warlord
}
sun-tzu-prompt-lay = { $who-are ->
    [you] Play a card in { sun-tzu-province }
   *[one] { $who } plays a card in { sun-tzu-province }
}
sun-tzu-prompt-trade = { $who-are ->
    [you] { $up-to ->
        [0] You have no white cards to trade for armies
        [one] Trade one white card for an army, or none
       *[other] Trade up to { $up-to } white cards for as many armies, or none
    }
   *[one] { $who } may trade white cards for armies
}
sun-tzu-prompt-play-warlord = { $who-are ->
    [you] You may play your warlord
   *[one] { $who } may play a warlord
}, { sun-tzu-warlord }, { $moment ->
    [before] before the battles
    [after] after the battles
   *[battle] in the battle for { sun-tzu-province }
}
sun-tzu-prompt-name = { $at-once ->
    [yes] { $who-are ->
        [you] Announce the order: choose the next province
       *[one] { $who } announces the order of the provinces
    }
   *[no] { $who-are ->
        [you] Choose the next province to reveal
       *[one] { $who } chooses the next province to reveal
    }
}
sun-tzu-prompt-pay = { $who-are ->
    [you] Pay for your card in { sun-tzu-province }: choose { sun-tzu-missing-armies } from your provinces
   *[one] { $who } chooses armies to pay for their card in { sun-tzu-province }
}{ sun-tzu-beside-the-reserve }
sun-tzu-prompt-withdraw = { $who-are ->
    [you] You need more armies in { sun-tzu-province }: take { sun-tzu-missing-armies } from your other provinces
   *[one] { $who } chooses armies to march into { sun-tzu-province }
}{ sun-tzu-beside-the-reserve }
sun-tzu-missing-armies = { $missing ->
    [one] one army
   *[other] { $missing } armies
}
sun-tzu-beside-the-reserve = { $reserve ->
    [0] {""}
   *[other] {" "}(the reserve gives { $reserve })
}
sun-tzu-prompt-draw-or-pass = { $who-are ->
    [you] Look at the top { $look ->
        [one] card
       *[other] { $look } cards
    } of your pile and keep { $keep }, or don’t draw
   *[one] { $who } may look at the top { $look ->
        [one] card
       *[other] { $look } cards
    } of their pile and keep { $keep }
}
sun-tzu-prompt-keep = { $who-are ->
    [you] Keep
   *[one] { $who } keeps
} { $keep ->
    [one] one
   *[other] { $keep }
} of these: { $cards }
sun-tzu-prompt-wait = { $who-are ->
    [you] You decide in secret
    [one] { $who } is deciding in secret
   *[many] { $who } are deciding in secret
}
sun-tzu-prompt-pause = The game continues in a moment

sun-tzu-action-choose = Choose { sun-tzu-warlord }
sun-tzu-action-lay = Play { sun-tzu-card } in { sun-tzu-province }
sun-tzu-action-trade = Trade { $cards }
sun-tzu-action-no-trade = Trade nothing
sun-tzu-action-reinforce = Reinforce { sun-tzu-province }
sun-tzu-action-raid = Raid { sun-tzu-province }
sun-tzu-action-march = March an army { $from } { $to }
sun-tzu-action-pass = Pass
sun-tzu-action-reveal = Reveal { sun-tzu-province } next
sun-tzu-action-pay = Pay with { $shares }
sun-tzu-action-feint = Feint: let your card count as a 6
sun-tzu-action-great-plague = Great Plague: leave a single army
sun-tzu-action-withdraw = Take { $shares }
sun-tzu-action-draw = Look at your pile
sun-tzu-action-keep = Keep { $cards }

## Why not

sun-tzu-refused-another-question = First { $question ->
    [warlord] choose one of your four warlords
    [lay] play a card in { sun-tzu-province }
    [trade] trade white cards for armies, or choose not to
    [window] play your warlord, or pass
    [reveal] choose the next province
    [pay] pay for the card in { sun-tzu-province } with armies from your provinces
    [reaction] use your warlord in { sun-tzu-province }, or pass
    [withdraw] choose the armies that march into { sun-tzu-province }
    [draw-or-pass] look at your pile, or choose not to draw
   *[keep] keep some of the cards you are looking at
}
sun-tzu-refused-not-your-warlord = { sun-tzu-warlord } is not one of your four warlords
sun-tzu-refused-not-the-next-province = Cards are played in row order here, and { sun-tzu-province } is next
sun-tzu-refused-not-in-hand = You have { $card ->
    [plague] no plague
   *[other] no { $card }
} left in your hand
sun-tzu-refused-six-already-played = The 6 can be used once per province, and you already have a marker in { sun-tzu-province }
sun-tzu-refused-more-than-aside = { $aside ->
    [0] You have no armies set aside to buy
    [one] You have only one army set aside, so you can’t buy more
   *[other] You have only { $aside } armies set aside, so you can’t buy more
}
sun-tzu-refused-not-your-card = Your warlord is not { sun-tzu-warlord }
sun-tzu-refused-expired = { sun-tzu-warlord } can be used only up to dynasty 6
sun-tzu-refused-empty-reserve = A reinforcement comes from your reserve, which is empty
sun-tzu-refused-nothing-to-reinforce = You can reinforce only a province you control, and you don’t control { sun-tzu-province }
sun-tzu-refused-nothing-to-raid = There is no army in { sun-tzu-province } to raid
sun-tzu-refused-nothing-to-march = You have no army in { sun-tzu-province }
sun-tzu-refused-not-adjacent = An army marches to an adjacent province, and there is no border { $from } { $to }
sun-tzu-refused-enemy-ahead = An army marches to an empty province or one of your own, and the enemy controls { sun-tzu-province }
sun-tzu-refused-already-named = { sun-tzu-province } has already been chosen this dynasty
sun-tzu-refused-too-many-armies = { $armies ->
    [0] You have no army in { sun-tzu-province }
    [one] You have only one army in { sun-tzu-province }
   *[other] You have only { $armies } armies in { sun-tzu-province }
}
sun-tzu-refused-wrong-total = You need exactly { $missing ->
    [one] one army
   *[other] { $missing } armies
}, not { $given }
sun-tzu-refused-from-the-same-province = The armies in { sun-tzu-province } are there already
sun-tzu-refused-neighbours-first = Adjacent provinces give their armies first, so { sun-tzu-province } must wait
sun-tzu-refused-wrong-number-kept = You keep exactly { $keep ->
    [one] one
   *[other] { $keep }
} of the cards
sun-tzu-refused-not-looked-at = { $card ->
    [plague] A plague
   *[other] A { $card }
} is not among the cards you are looking at

## Options

sun-tzu-option-mode = Rules
    .help = The advanced game adds the +2 and +3 cards, starts with 18 armies instead of 21, and lets you buy armies with cards and decline a draw.
    .value = { $value ->
        [basic] Basic game
       *[advanced] Advanced game
    }
sun-tzu-option-warlords = Warlords
    .help = Each side secretly chooses one of its four warlords, whose power can be used once.
    .value = { $value ->
        [true] With warlords
       *[false] Without warlords
    }
sun-tzu-option-scoring_order_variant = Scoring of dynasties 6 and 9
    .help = In the variant, each province in dynasties 6 and 9 scores as soon as it is resolved, and the trailing side chooses the next one.
    .value = { $value ->
        [true] Province by province
       *[false] All at once
    }
sun-tzu-option-reveal_choice = Order of the provinces
    .help = Whoever has the privilege chooses the provinces one by one, knowing the results so far, or announces the whole order in advance.
    .value = { $value ->
        [stepwise] One by one
       *[upfront] Announced in advance
    }
sun-tzu-option-plague_survivors = Survivors of a plague
    .help = A plague leaves half of the armies, and at least one. Half of an odd number is rounded down or up.
    .value = { $value ->
        [floor] Rounded down
       *[ceil] Rounded up
    }
sun-tzu-option-plague_cancels_card = The card opposite a plague
    .help = Usually a plague cancels the battle only. It may cancel the card opposite as well, which then leaves no marker, costs nothing and brings no extra card.
    .value = { $value ->
        [true] Is cancelled
       *[false] Still takes effect
    }
sun-tzu-option-initial_draw = Opening hand
    .help = In the ten-card opening each side starts with four white cards in addition to its six yellow ones.
    .value = { $value ->
        [0] Six yellow cards
       *[other] Ten cards
    }
sun-tzu-option-track_limit = Length of the track
    .help = Reaching the red space at the end of the track wins at once. A shorter track makes for a shorter game.
    .value = Red spaces: the { $value }s

## Endings

sun-tzu-ending-red-space = The score pawn reached a red space
sun-tzu-ending-track = Decided on the score track after dynasty 9
sun-tzu-ending-reserve = Tie on the track: the larger reserve won
sun-tzu-ending-map = Tie on the track and in reserve: more armies on the map won
sun-tzu-ending-draw = A draw
