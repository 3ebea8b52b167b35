# Great Wall of China on the board

board-great-wall-site = Site { $site }
board-great-wall-turn = The turn of { $name }
board-great-wall-step-score = Scoring
board-great-wall-step-first = First action
board-great-wall-step-second = Second action
board-great-wall-last-round = Last round: { $is ->
    [you] you have laid all your cards.
   *[other] { $name } has laid all cards.
}{ $turn ->
    [you] {" "}This is your last turn.
   *[other] {""}
} Still to play:
board-great-wall-scoring-only = The cards are laid. Turns are only scored until nobody leads any more.
board-great-wall-scoring = After the last round, turn by turn
board-great-wall-scores-nothing = leads nowhere and scores nothing
board-great-wall-wins = { $name } wins the token worth { $token }
board-great-wall-closed = Closed: no new tokens come here
board-great-wall-lost = { $lead }. The tokens here are lost.
board-great-wall-leads = leads
board-great-wall-tied = level
board-great-wall-noble = Under a noble every card counts 1
board-great-wall-lead-nobody = Nobody has cards here
board-great-wall-lead-sole = { $is ->
    [you] You lead
   *[other] { $name } leads
}
board-great-wall-lead-tied = Nobody leads: { $names } are level
board-great-wall-will-claim = { $turns ->
    [0] { $is ->
        [you] You claim the { $one } or the { $other } now
       *[other] { $name } claims the { $one } or the { $other } now
    }
   *[other] If nothing changes, { $is ->
        [you] you claim the { $one } or the { $other } when your next turn begins
       *[other] { $name } claims the { $one } or the { $other } when their turn begins
    }
}
board-great-wall-will-complete = If nothing changes, { $is ->
    [you] you win the { $one }{ $same ->
        [true] {" "}and the { $other } when your next turn begins
       *[false] {" "}when your next turn begins, and { $owner } the { $other }
    }
   *[other] { $name } wins the { $one }{ $same ->
        [true] {" "}and the { $other } when their turn begins
       *[false] {" "}when their turn begins, and { $owner-is ->
            [you] you win
           *[other] { $owner } wins
        } the { $other }
    }
}
board-great-wall-summary = Site { $site }{ $open ->
    [true] , free tokens { $tokens }{ $present ->
        [0] {""}
       *[other] ; totals: { $totals }
    }. { $forecast }
   *[false] , closed
}
board-great-wall-token = Free token worth { $token }
board-great-wall-offer = Claim the token worth { $token }: then the totals are { $totals }. { $lead }
board-great-wall-card-of = { $card } of { $name }
board-great-wall-column = Column { $column }: { $card }, worth { $value }{ $covers ->
    [0] {""}
   *[other] , covers { $covered }
}{ $token ->
    [0] {""}
   *[other] , carries the token worth { $token } and is safe from dragons
}
board-great-wall-totals = Totals at site { $site }: { $totals }
board-great-wall-deck = Draw
board-great-wall-draw = { $count ->
    [0] Draw a card: your deck is empty
    [one] Draw a card: one is left in your deck
   *[other] Draw a card: { $count } are left in your deck
}
board-great-wall-free = { $count ->
    [one] free
   *[other] free, ×{ $count }
}
board-great-wall-fewer = One card fewer
board-great-wall-more = One card more
board-great-wall-pass = Pass
board-great-wall-horsemen-now = { $count ->
    [one] You can still lay your horseman for free. After your last action the turn is over.
   *[other] You can still lay your { $count } horsemen for free. After your last action the turn is over.
}
board-great-wall-points = fame
board-great-wall-tokens = { $count ->
    [one] token
   *[other] tokens
}
board-great-wall-held = hand { $hand } · deck { $deck }
board-great-wall-unlaid = Not laid yet, in hand and deck
board-great-wall-fame = Fame won
board-great-wall-sum = = { $count }
board-great-wall-face-down = { $count ->
    [0] no token
    [one] one token, face down
   *[other] { $count } tokens, face down
}
board-great-wall-pool = { $count ->
    [0] The pool of tokens is empty.
   *[other] { $count } tokens are in the pool.
}
board-great-wall-legend = What the cards are worth
board-great-wall-power = { $kind ->
    [wall] 1
    [gate] 2
    [watchtower] 3
    [noble] 1; while it is uncovered, every card of the site counts 1
    [warrior] 1, and 1 more for each warrior of the same player to its left
    [horseman] 2; laid without using an action
   *[dragon] 1; may be laid on a card, which counts for nothing then
}
board-great-wall-removed = Left the game in equal pairs:
