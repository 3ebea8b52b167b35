# Great Wall of China in English.

great-wall-title = Great Wall of China
great-wall-tagline = Build the wall together, outdo each other at every site, and take the fame before anyone else can

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
    [you] You draw
   *[other] { $who } draws
} { $left ->
    [0] the last card of the deck
   *[other] a card
}
great-wall-passed = { $who-is ->
    [you] You pass
   *[other] { $who } passes
}
great-wall-laid = { $who-is ->
    [you] You lay
   *[other] { $who } lays
} { great-wall-cards } at site { $site }{ $free ->
    [yes] , without using an action
   *[no] {""}
}
great-wall-covered = { $who-is ->
    [you] You lay your dragon
   *[other] { $who } lays the dragon
} on { $owner-is ->
    [you] your
   *[other] { $own ->
        [yes] their own
       *[no] { $owner }’s
    }
} { great-wall-card } at site { $site }, which counts for nothing now
great-wall-claimed = { $who-is ->
    [you] You claim the token worth { $token } at site { $site } and lay it on your card
   *[other] { $who } claims the token worth { $token } at site { $site } and lays it on the card
} in column { $column }
great-wall-unled = Nobody leads site { $site } any more
great-wall-leads = { $who-is ->
    [you] You lead
   *[other] { $who } leads
} site { $site } with { $total }
great-wall-level = At site { $site } { $who } are level with { $total } each, so nobody leads
great-wall-completed = { $who-is ->
    [you] You lead site { $site } with { $total } and complete
   *[other] { $who } leads site { $site } with { $total } and completes
} it
great-wall-won = { $who-is ->
    [you] You win
   *[other] { $who } wins
} the token worth { $token } from site { $site }
great-wall-cleared = { $cards ->
    [one] The only card of site { $site } leaves
   *[other] The { $cards } cards of site { $site } leave
} the game
great-wall-pair-removed = Two equal tokens worth { $token } are turned up for site { $site } and leave the game
great-wall-opened = Site { $site } gets { $left ->
    [0] the last two tokens
   *[other] two new tokens
}, worth { $one } and { $other }
great-wall-closed = Site { $site } gets no new tokens and is closed for good
great-wall-last-round = { $who-is ->
    [you] You have laid all your cards: everybody else has
   *[other] { $who } has laid all cards: everybody else has
} one more turn
great-wall-scoring-only = The last round is over: from now on sites are only scored
great-wall-over-exhausted = All fame has been won: { great-wall-winners }
great-wall-over-settled = Every site has been won: { great-wall-winners }
great-wall-over-blocked = Nobody leads any of the sites that are left: { great-wall-winners }
great-wall-winners = { $winners-are ->
    [you] you win
    [one] { $winners } wins
   *[many] { $winners } win
} with { $score } { $score ->
    [one] point
   *[other] points
} of fame

## What is asked

great-wall-prompt-claim = { $who-is ->
    [you] You lead site { $site }: claim a token there and lay it on one of your cards
   *[other] It is { $who }’s turn to claim a token at site { $site }
}
great-wall-prompt-act = { $who-is ->
    [you] Your turn: { $pass ->
        [yes] lay cards, draw one or pass
       *[no] lay cards or draw one
    } ({ $owed ->
        [one] one action left
       *[other] { $owed } actions left
    }{ $horsemen ->
        [0] {""}
        [one] ; your horseman needs none
       *[other] ; your horsemen need none
    })
   *[other] It is { $who }’s turn to lay cards or draw
}
great-wall-action-draw = Draw a card
great-wall-action-pass = Pass
great-wall-action-lay = Lay { great-wall-cards } at site { $site }
great-wall-action-cover = Lay the dragon on column { $column } of site { $site }
great-wall-action-claim = Claim the token worth { $token } at site { $site } and lay it on column { $column }

## Why not

great-wall-refused-no-such-site = There is no site { $site } in this game
great-wall-refused-site-closed = Site { $site } is closed: there were no tokens left for it
great-wall-refused-no-such-column = Site { $site } has no column { $column }
great-wall-refused-claim-first = You lead site { $site }: claim a token there before anything else
great-wall-refused-claim-in-order = Tokens are claimed in the order of the sites, so site { $asked } comes before site { $site }
great-wall-refused-nothing-to-claim = A token is claimed where you lead when your turn begins and both tokens are free, which is not so at site { $site }
great-wall-refused-no-such-token = No free token at site { $site } is worth { $token }
great-wall-refused-not-your-card = A token lies on a card of your own, and the one on top of column { $column } of site { $site } is not yours
great-wall-refused-card-is-covered = A token lies on an uncovered card, and a dragon lies on column { $column } of site { $site }
great-wall-refused-only-scoring = After the last round nothing is laid or drawn, only scored
great-wall-refused-deck-empty = Your deck is empty, and it is never rebuilt
great-wall-refused-no-passing = An action can be declined in the last round only
great-wall-refused-not-in-hand = { $count ->
    [one] You hold no { great-wall-card }
   *[other] You do not hold { great-wall-cards }
}
great-wall-refused-protected = The token on column { $column } of site { $site } protects it from dragons

## Options

great-wall-option-start = Who begins
    .help = The first turn belongs to a player drawn by lot, or to the first seat.
    .value = { $value ->
        [random] Drawn by lot
       *[first] The first seat
    }
great-wall-option-open_scores = Open scores
    .help = Won tokens usually lie face down. With open scores everybody sees what they are worth.
    .value = { $value ->
        [true] Everybody sees all won tokens
       *[false] Won tokens lie face down
    }

## Endings

great-wall-ending-exhausted = All fame has been won
great-wall-ending-settled = Every site has been won
great-wall-ending-blocked = Nobody leads any of the sites that are left
