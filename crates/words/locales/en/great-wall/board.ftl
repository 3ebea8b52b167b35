# Great Wall of China on the board

board-great-wall-site = Site { $site }
board-great-wall-turn = { $name }’s turn
board-great-wall-step-score = Scoring
board-great-wall-step-first = First action
board-great-wall-step-second = Second action
board-great-wall-last-round = Last round: { $is ->
    [you] you have played all your cards.
   *[other] { $name } has played all their cards.
}{ $turn ->
    [you] {" "}This is your last turn.
   *[other] {""}
} Still to play:
board-great-wall-scoring-only = All cards have been played. Only scoring remains, until no site has a leader.
board-great-wall-scoring = After the last round, turn by turn
board-great-wall-scores-nothing = leads nowhere and wins nothing
board-great-wall-wins = { $name } wins the { $token } token
board-great-wall-herald = { $kind ->
    [claim] claims at site { $site }
   *[complete] completes site { $site }
}
board-great-wall-closed = Closed: no new tokens come here
board-great-wall-lost = { $lead }. The tokens here are lost.
board-great-wall-leads = leads
board-great-wall-tied = tied
board-great-wall-noble = Noble: every card is worth 1
board-great-wall-lead-nobody = Nobody has cards here
board-great-wall-lead-sole = { $is ->
    [you] You lead
   *[other] { $name } leads
}
board-great-wall-lead-tied = Nobody leads: { $names } are tied
board-great-wall-will-claim = { $turns ->
    [0] { $is ->
        [you] You claim the { $one } or the { $other } now
       *[other] { $name } claims the { $one } or the { $other } now
    }
   *[other] { $is ->
        [you] You claim the { $one } or the { $other } when your next turn begins
       *[other] { $name } claims the { $one } or the { $other } when their turn begins
    }
}
board-great-wall-will-complete = { $is ->
    [you] You win the { $one }{ $same ->
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
board-great-wall-forecast = { $forecast }, if nothing changes
board-great-wall-summary = Site { $site }{ $open ->
    [true] , free tokens { $tokens }{ $present ->
        [0] {""}
       *[other] ; totals: { $totals }
    }. { $forecast }
   *[false] , closed
}
board-great-wall-token = Free { $token } token
board-great-wall-offer = Claim the { $token } token: the totals become { $totals }. { $lead }
board-great-wall-card-of = { $name }’s { $card }
board-great-wall-column = Column { $column }: { $card }, worth { $value }{ $covers ->
    [0] {""}
   *[other] , covers { $covered }
}{ $token ->
    [0] {""}
   *[other] , carries the { $token } token and is safe from dragons
}
board-great-wall-totals = Totals at site { $site }: { $totals }
board-great-wall-deck = Draw
board-great-wall-draw = { $count ->
    [0] Your deck is empty
    [one] Draw a card: one left in your deck
   *[other] Draw a card: { $count } left in your deck
}
board-great-wall-free = { $count ->
    [one] free
   *[other] free, ×{ $count }
}
board-great-wall-fewer = One fewer card
board-great-wall-more = One more card
board-great-wall-pass = Pass
board-great-wall-horsemen-now = { $count ->
    [one] You can still play your horseman for free. After your last action the turn is over.
   *[other] You can still play your { $count } horsemen for free. After your last action the turn is over.
}
board-great-wall-points = fame
board-great-wall-tokens = { $count ->
    [one] token
   *[other] tokens
}
board-great-wall-held = hand { $hand } · deck { $deck }
board-great-wall-unlaid = Not yet played (hand and deck)
board-great-wall-fame = Fame won
board-great-wall-sum = = { $count }
board-great-wall-face-down = { $count ->
    [0] no token
    [one] one token, face down
   *[other] { $count } tokens, face down
}
board-great-wall-pool = { $count ->
    [0] The pool of tokens is empty.
    [one] One token left in the pool.
   *[other] { $count } tokens left in the pool.
}
board-great-wall-legend = What the cards are worth
board-great-wall-power = { $kind ->
    [wall] 1
    [gate] 2
    [watchtower] 3
    [noble] 1; while uncovered, every card at the site is worth 1
    [warrior] 1, and 1 more for each warrior of the same player to its left
    [horseman] 2; costs no action
   *[dragon] 1; may be played on a card, which then counts for nothing
}
board-great-wall-removed = Removed as equal pairs:
