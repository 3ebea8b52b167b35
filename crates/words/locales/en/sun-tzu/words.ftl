# Sun Tzu in English. A side is called by its player’s name.

sun-tzu-title = Sun Tzu
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
    [reinforcement] the reinforcement
    [raid] the raid
    [feint] the feint
    [march] the march
    [head-start] the head start
    [second-six] the second six
   *[great-plague] the great plague
}
sun-tzu-marker = { $space ->
    [0] the marker stands in the middle
   *[other] the marker stands on space { $space } of { $ahead-is ->
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
    [you] You have a head start: the marker begins on space 1 of your side
   *[other] { $who } has a head start: the marker begins on space 1 of { $who }’s side
}
sun-tzu-warlord-shown = { $who-is ->
    [you] You show your
   *[other] { $who } shows a
} warlord: { sun-tzu-warlord }
sun-tzu-opening-hand = { $who-is ->
    [you] You begin
   *[other] { $who } begins
} with { $cards } beside the yellow cards
sun-tzu-dynasty-began = Dynasty { $dynasty } begins
sun-tzu-card-laid = { $who-is ->
    [you] You lay
   *[other] { $who } lays
} { sun-tzu-card } in { sun-tzu-province }, face down
sun-tzu-trade-settled = { $count ->
    [0] { $who-is ->
        [you] You keep all your
       *[other] { $who } keeps all
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
} { sun-tzu-province }, where { $armies ->
    [one] one army stands
   *[other] { $armies } armies stand
} now
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
    [you] You keep your warlord
   *[other] { $who } keeps the warlord
} secret
sun-tzu-order-of-the-row = The provinces are turned up in the order of the row
sun-tzu-order-decided = { $who-is ->
    [you] You name
   *[other] { $who } names
} the provinces in this dynasty, with { $own } against { $rival } { $rival ->
    [one] army
   *[other] armies
} on the map
sun-tzu-chooser-changed = Now { $who-is ->
    [you] you name
   *[other] { $who } names
} the next province
sun-tzu-province-named = { $who-is ->
    [you] You name
   *[other] { $who } names
} { sun-tzu-province } to come next
sun-tzu-revealed = { sun-tzu-province }: { $one-is ->
    [you] you show
   *[other] { $one } shows
} { $ones }, { $other-is ->
    [you] you show
   *[other] { $other } shows
} { $others }
sun-tzu-paid = { $who-is ->
    [you] You pay
   *[other] { $who } pays
} { $armies ->
    [one] an army
   *[other] { $armies } armies
} for { sun-tzu-card } in { sun-tzu-province }{ sun-tzu-from-map }{ $stays ->
    [yes] , and it stays there as a marker
   *[no] {""}
}
sun-tzu-from-map = { $from-map ->
    [0] {""}
   *[other] { $from-reserve ->
        [0] , taken from the map
       *[other] , { $from-map } of them taken from the map
    }
}
sun-tzu-plague-in-vain = A plague strikes { sun-tzu-province }, where nobody is
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
sun-tzu-undecided = Nobody wins the battle for { sun-tzu-province }
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
    } no army left to place in { sun-tzu-province }
   *[other] { $who-is ->
        [you] You march
       *[other] { $who } marches
    } into { sun-tzu-province } with { $armies ->
        [one] one army
       *[other] { $armies } armies
    }{ sun-tzu-from-map }{ $lapsed ->
        [0] {""}
       *[other] {""}; there are none left for the remaining { $lapsed }
    }
}
sun-tzu-province-paid-nobody = { sun-tzu-province } is empty and pays nobody
sun-tzu-province-scored = { sun-tzu-province } pays { $who } { $points ->
    [one] one point
   *[other] { $points } points
}: { sun-tzu-marker }
sun-tzu-scored = Scoring: { $ones } for { $one } and { $others } for { $other }; { sun-tzu-marker }
sun-tzu-looked = { $who-is ->
    [you] You look
   *[other] { $who } looks
} at { $cards }, to keep { $keep ->
    [one] one
   *[other] { $keep }
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
    [you] You leave your pile
   *[other] { $who } leaves the pile
} alone
sun-tzu-drew = { $who-is ->
    [you] You draw
   *[other] { $who } draws
} { $took ->
    [0] no card
    [one] one card
   *[other] { $took } cards
} and { $who-is ->
    [you] hold
   *[other] holds
} { $hand } now
sun-tzu-ended = { $ending ->
    [red-space] The marker is on the red space
    [track] The marker is on the winning side after the last dynasty
    [reserve] The marker is in the middle, and the larger reserve decides
   *[map] The marker is in the middle, the reserves are equal, and the armies on the map decide
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
    [you] Lay a card in { sun-tzu-province }
   *[one] { $who } lays a card in { sun-tzu-province }
}
sun-tzu-prompt-trade = { $who-are ->
    [you] Trade { $up-to ->
        [one] one white card for an army
       *[other] up to { $up-to } white cards for as many armies
    }, or none
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
        [you] Announce the order: name the province that comes next
       *[one] { $who } announces the order of the provinces
    }
   *[no] { $who-are ->
        [you] Name the province to be turned up next
       *[one] { $who } names the province to be turned up next
    }
}
sun-tzu-prompt-pay = { $who-are ->
    [you] Pay for your card in { sun-tzu-province }: choose { sun-tzu-missing-armies } from your provinces
   *[one] { $who } chooses armies to pay for the card in { sun-tzu-province }
}{ sun-tzu-beside-the-reserve }
sun-tzu-prompt-withdraw = { $who-are ->
    [you] March into { sun-tzu-province }: choose { sun-tzu-missing-armies } from other provinces
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
    } of your pile and keep { $keep }, or leave it alone
   *[one] { $who } may look at the top { $look ->
        [one] card
       *[other] { $look } cards
    } of the pile and keep { $keep }
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
sun-tzu-prompt-pause = The game goes on in a moment

sun-tzu-action-choose = Choose { sun-tzu-warlord }
sun-tzu-action-lay = Lay { sun-tzu-card } in { sun-tzu-province }
sun-tzu-action-trade = Trade { $cards }
sun-tzu-action-no-trade = Trade nothing
sun-tzu-action-reinforce = Reinforce { sun-tzu-province }
sun-tzu-action-raid = Raid { sun-tzu-province }
sun-tzu-action-march = March an army { $from } { $to }
sun-tzu-action-pass = Pass
sun-tzu-action-reveal = Name { sun-tzu-province }
sun-tzu-action-pay = Pay with { $shares }
sun-tzu-action-feint = Feint: let your card count as a 6
sun-tzu-action-great-plague = Great plague: leave a single army
sun-tzu-action-withdraw = March in with { $shares }
sun-tzu-action-draw = Look at your pile
sun-tzu-action-keep = Keep { $cards }

## Why not

sun-tzu-refused-another-question = Something else comes first: { $question ->
    [warlord] choose one of your four warlords
    [lay] lay a card in { sun-tzu-province }
    [trade] trade white cards for armies, or do not
    [window] play your warlord, or pass
    [reveal] name the next province
    [pay] pay for the card in { sun-tzu-province } with armies from your provinces
    [reaction] use your warlord in { sun-tzu-province }, or pass
    [withdraw] choose the armies that march into { sun-tzu-province }
    [draw-or-pass] look at your pile, or leave it alone
   *[keep] keep some of the cards you look at
}
sun-tzu-refused-not-your-warlord = Your four warlords do not include { sun-tzu-warlord }
sun-tzu-refused-not-the-next-province = Cards are laid in the order of the row, and { sun-tzu-province } is next
sun-tzu-refused-not-in-hand = You have { $card ->
    [plague] no plague
   *[other] no { $card }
} left in your hand
sun-tzu-refused-six-already-played = The 6 works once in each province, and your marker stands in { sun-tzu-province } already
sun-tzu-refused-more-than-aside = { $aside ->
    [0] No armies lie aside, so none can be bought
    [one] Only one army lies aside, so only one can be bought
   *[other] Only { $aside } armies lie aside, so no more can be bought
}
sun-tzu-refused-not-your-card = Your warlord is another one than { sun-tzu-warlord }
sun-tzu-refused-expired = It is too late for { sun-tzu-warlord }, which works up to dynasty 6 only
sun-tzu-refused-empty-reserve = A reinforcement comes from your reserve, which is empty
sun-tzu-refused-nothing-to-reinforce = You reinforce a province that you control, and { sun-tzu-province } is not one
sun-tzu-refused-nothing-to-raid = There is no army in { sun-tzu-province } to raid
sun-tzu-refused-nothing-to-march = None of your armies stands in { sun-tzu-province }
sun-tzu-refused-not-adjacent = An army marches to an adjacent province, and there is no way { $from } { $to }
sun-tzu-refused-enemy-ahead = An army marches to an empty province or one of your own, and the enemy holds { sun-tzu-province }
sun-tzu-refused-already-named = { sun-tzu-province } has had its turn in this dynasty
sun-tzu-refused-too-many-armies = { $armies ->
    [0] You have no army in { sun-tzu-province }
    [one] You have only one army in { sun-tzu-province }
   *[other] You have only { $armies } armies in { sun-tzu-province }
}
sun-tzu-refused-wrong-total = Exactly { $missing ->
    [one] one army is
   *[other] { $missing } armies are
} missing, not { $given }
sun-tzu-refused-from-the-same-province = The armies in { sun-tzu-province } are there already
sun-tzu-refused-neighbours-first = Adjacent provinces give their armies first, so { sun-tzu-province } must wait
sun-tzu-refused-wrong-number-kept = You keep exactly { $keep ->
    [one] one
   *[other] { $keep }
} of the cards
sun-tzu-refused-not-looked-at = There is { $card ->
    [plague] no such plague
   *[other] no such { $card }
} among the cards you look at

## Options

sun-tzu-option-mode = Game
    .help = The advanced game has two more cards, fewer armies at the start, armies to be bought with cards, and draws that may be declined.
    .value = { $value ->
        [basic] Basic game
       *[advanced] Advanced game
    }
sun-tzu-option-warlords = Warlords
    .help = Each side secretly chooses one of four warlords with a power of its own, to be used once.
    .value = { $value ->
        [true] With warlords
       *[false] Without warlords
    }
sun-tzu-option-scoring_order_variant = Scoring of dynasties 6 and 9
    .help = In the variant, each province of dynasties 6 and 9 scores as soon as it is resolved, and the side behind names the next one.
    .value = { $value ->
        [true] Province by province
       *[false] All at once
    }
sun-tzu-option-reveal_choice = Order of the provinces
    .help = Whoever has the privilege names the provinces one by one, knowing the results so far, or announces the whole order beforehand.
    .value = { $value ->
        [stepwise] Named one by one
       *[upfront] Announced beforehand
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
    .help = In the ten-card opening each side begins with four white cards beside its six yellow ones.
    .value = { $value ->
        [0] Six yellow cards
       *[other] Ten cards
    }
sun-tzu-option-track_limit = Length of the track
    .help = Reaching the red space at the end of the track wins at once. A shorter track makes for a shorter game.
    .value = Red spaces at { $value }

## Endings

sun-tzu-ending-red-space = The marker has reached a red space
sun-tzu-ending-track = The marker has decided after the last dynasty
sun-tzu-ending-reserve = The larger reserve has decided
sun-tzu-ending-map = The armies on the map have decided
sun-tzu-ending-draw = Everything was equal
