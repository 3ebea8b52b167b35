# Great Wall of China in English.

great-wall-title = Great Wall of China
great-wall-designers = Reiner Knizia
great-wall-tagline = Build the wall together, outdo the others at every site, and win the Emperor’s fame

## Pieces

great-wall-card = { $kind ->
    [wall] wall
    [gate] gate
    [watchtower] watchtower
    [noble] noble
    [warrior] warrior
    [horseman] horseman
   *[dragon] dragon
}
great-wall-cards = { $count ->
    [one] a { great-wall-card }
   *[other] { $count } { $kind ->
        [wall] walls
        [gate] gates
        [watchtower] watchtowers
        [noble] nobles
        [warrior] warriors
        [horseman] horsemen
       *[dragon] dragons
    }
}

## What happens

great-wall-drew = { $who-is ->
    [you] You draw
   *[other] { $who } draws
} { great-wall-cards }
great-wall-drew-unseen = { $who-is ->
    [you] You draw { $left ->
        [0] the last card of your deck
       *[other] a card
    }
   *[other] { $who } draws { $left ->
        [0] the last card of their deck
       *[other] a card
    }
}
great-wall-passed = { $who-is ->
    [you] You pass
   *[other] { $who } passes
}
great-wall-laid = { $who-is ->
    [you] You play
   *[other] { $who } plays
} { great-wall-cards } at site { $site }{ $free ->
    [yes] , without using an action
   *[no] {""}
}
great-wall-covered = { $who-is ->
    [you] You play your dragon
   *[other] { $who } plays their dragon
} at site { $site } on { $owner-is ->
    [you] your
   *[other] { $own ->
        [yes] their own
       *[no] { $owner }’s
    }
} { great-wall-card }, which no longer counts
great-wall-claimed = { $who-is ->
    [you] You claim the { $token } token at site { $site } and put it on your card
   *[other] { $who } claims the { $token } token at site { $site } and puts it on their card
} in column { $column }
great-wall-unled = Nobody leads site { $site } any more
great-wall-leads = { $who-is ->
    [you] You lead
   *[other] { $who } leads
} site { $site } with { great-wall-points }
great-wall-points = { $total ->
    [one] { $total } point
   *[other] { $total } points
}
great-wall-level = At site { $site }, { $who } are tied at { great-wall-points }, so nobody leads
great-wall-completed = { $who-is ->
    [you] You lead site { $site } with { great-wall-points } and complete
   *[other] { $who } leads site { $site } with { great-wall-points } and completes
} it
great-wall-won = { $who-is ->
    [you] You win
   *[other] { $who } wins
} the { $token } token from site { $site }
great-wall-cleared = { $cards ->
    [one] The only card at site { $site } is removed
   *[other] The { $cards } cards at site { $site } are removed
} from the game
great-wall-pair-removed = Two { $token } tokens come up for site { $site } and are removed from the game
great-wall-opened = Site { $site } gets { $left ->
    [0] the last two tokens
   *[other] two new tokens
}: { $one } and { $other }
great-wall-closed = Site { $site } gets no new tokens and is closed for good
great-wall-last-round = { $who-is ->
    [you] You have played all your cards: everyone else gets
   *[other] { $who } has played all their cards: everyone else gets
} one more turn
great-wall-scoring-only = The last round is over: only scoring remains
great-wall-over-exhausted = All fame has been won: { great-wall-winners }
great-wall-over-settled = Every site has been won: { great-wall-winners }
great-wall-over-blocked = Nobody leads any of the sites that are left: { great-wall-winners }
great-wall-winners = { $winners-are ->
    [you] you win
    [one] { $winners } wins
   *[many] { $winners } win
} with { $score } fame

## What is asked

great-wall-prompt-claim = { $who-is ->
    [you] You lead site { $site }: claim a token and put it on one of your cards there
   *[other] It is { $who }’s turn to claim a token at site { $site }
}
great-wall-prompt-act = { $who-is ->
    [you] Your turn: { $pass ->
        [yes] play cards, draw a card or pass
       *[no] play cards or draw a card
    } ({ $owed ->
        [one] one action left
       *[other] { $owed } actions left
    }{ $horsemen ->
        [0] {""}
        [one] ; your horseman is free
       *[other] ; your horsemen are free
    })
   *[other] It is { $who }’s turn to play cards or draw
}
great-wall-action-draw = Draw a card
great-wall-action-pass = Pass
great-wall-action-lay = Play { great-wall-cards } at site { $site }
great-wall-action-cover = Play the dragon on column { $column } of site { $site }
great-wall-action-claim = Claim the { $token } token at site { $site } and put it on column { $column }

## Why not

great-wall-refused-no-such-site = There is no site { $site } in this game
great-wall-refused-site-closed = Site { $site } is closed: there are no more tokens
great-wall-refused-no-such-column = Site { $site } has no column { $column }
great-wall-refused-claim-first = You lead site { $site }: claim a token there before anything else
great-wall-refused-claim-in-order = Tokens are claimed site by site, so site { $asked } comes before site { $site }
great-wall-refused-nothing-to-claim = You can claim a token only where you lead at the start of your turn and both tokens are free; that is not the case at site { $site }
great-wall-refused-no-such-token = No free token at site { $site } is worth { $token }
great-wall-refused-not-your-card = A token goes on one of your own cards; the top card of column { $column } at site { $site } is not yours
great-wall-refused-card-is-covered = A token goes on an uncovered card; column { $column } at site { $site } is covered by a dragon
great-wall-refused-only-scoring = After the last round you can no longer play or draw cards
great-wall-refused-deck-empty = Your deck is empty
great-wall-refused-no-passing = You can pass only in the last round
great-wall-refused-not-in-hand = { $count ->
    [one] You have no { great-wall-card } in hand
   *[other] You don’t have { great-wall-cards } in hand
}
great-wall-refused-protected = The token on column { $column } of site { $site } protects it from dragons

## Options

great-wall-option-start = Who starts
    .help = A random player takes the first turn, or seat 1 does.
    .value = { $value ->
        [random] Random
       *[first] Seat 1
    }
great-wall-option-open_scores = Open scores
    .help = Tokens you win are normally kept face down. With open scores everyone can see their values.
    .value = { $value ->
        [true] Everyone sees the tokens won
       *[false] Tokens won are kept face down
    }

## Endings

great-wall-ending-exhausted = All fame has been won
great-wall-ending-settled = Every site has been won
great-wall-ending-blocked = Nobody leads any of the sites that are left

## What a turn came to, as a headline

great-wall-came-laid = { $count } laid at site { $site }
great-wall-came-drew = { $count } drawn
great-wall-came-covered = one covered at site { $site }
great-wall-came-claimed = token { $token } claimed
great-wall-came-completed = site { $site } complete
