# Great Wall of China in the terminal

terminal-great-wall-pool = { $tokens ->
    [one] 1 token in the pool
   *[other] { $tokens } tokens in the pool
}
terminal-great-wall-site = Site { $site }: tokens { $tokens }{ $noble ->
    [yes] ; a noble: every card is worth 1
   *[no] {""}
}
terminal-great-wall-closed = Site { $site }: closed
terminal-great-wall-column = { $column } { $name }: { $card } { $value }{ $token ->
    [no] {""}
   *[other] , token { $token }
}{ $covers ->
    [no] {""}
   *[other] , over { $covers }
}
terminal-great-wall-tie = nobody leads
terminal-great-wall-first = → { $name } takes { $one } or { $other } when their turn begins, if nothing changes
terminal-great-wall-both = → { $name } wins { $free } when their turn begins, { $owner } the claimed { $claimed }
terminal-great-wall-player = { $seat } { $name }: { $won }, { $deck } cards in the deck, hand: { $hand }
terminal-great-wall-unlaid = not yet played: { $cards }
terminal-great-wall-points = { $count ->
    [one] 1 point won
   *[other] { $count } points won
}
terminal-great-wall-tokens = { $count ->
    [one] 1 token won
   *[other] { $count } tokens won
}
terminal-great-wall-legend = Each column has its number, its owner, its top card and what that is worth now. A token on a card is deducted from its owner’s total. An arrow tells what happens if nothing changes.
