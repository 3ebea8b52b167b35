# Sun Tzu in the terminal

terminal-sun-tzu-board = Dynasty { $dynasty } of { $dynasties }, scoring in { $scoring }; { $spaces ->
    [0] the score pawn is in the middle
   *[other] the score pawn is on { $spaces } of { $name }’s side
}
terminal-sun-tzu-name = { $province ->
    [xinjiang] Xinjiang
    [tibet] Tibet
    [qinghai] Qinghai
    [mongolia] Mongolia
   *[mandarin] Mandarin
}
terminal-sun-tzu-province = Province
terminal-sun-tzu-values = Values
terminal-sun-tzu-cards = Cards
terminal-sun-tzu-armies = Armies
terminal-sun-tzu-borders = Borders
terminal-sun-tzu-side = { $seat } { $name }: { $reserve } armies in reserve, { $aside } set aside, { $removed } removed
terminal-sun-tzu-hand = hand: { $hand }; { $pile } cards in the pile
terminal-sun-tzu-warlord = {""}; { $warlord }{ $used ->
    [yes] {""} (used)
   *[no] {""}
}
terminal-sun-tzu-legend = The values of a tile at the three scorings, and in brackets the next one. Cards: seat 0 on the left, seat 1 on the right; ? is face down, * has a 6 marker there.
