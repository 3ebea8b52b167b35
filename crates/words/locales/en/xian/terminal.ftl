# Xi’an in the terminal

terminal-xian-board = Round { $round }, phase { $phase }
terminal-xian-section = { $section ->
    [A] I Front, a
    [B] II Middle, b
   *[C] III Rear, c
}: painting costs { $price }
terminal-xian-name = { $building ->
    [workshop] Workshop
    [laboratory] Laboratory
    [armory] Armoury
   *[palace] Palace
}
terminal-xian-raw = raw
terminal-xian-thing = { $thing ->
    [crossbow] crossbow
    [arrowheads] arrowheads
    [chariot] chariot
    [halberd] halberd
    [horse] horse
    [sword] sword
    [ceramist] Ceramist
    [accountant] Accountant
    [administrator] Administrator
    [emissary] Emissary
    [scientist] Scientist
    [officer] Officer
    [open_or_free] Open/Free
    [market] Market
    [reduction] Reduction
   *[plus_one_action] +1 Action
}
terminal-xian-building = { $building } { $pieces }/{ $limit }: { $inside }{ $closed ->
    [yes] , closed
   *[no] { $fee ->
        [no] {""}
       *[other] , fee { $fee }
    }
}
terminal-xian-for-sale = For sale:
terminal-xian-track = Track: { $order }
terminal-xian-goods = { $seat } { $name }: prestige { $prestige } (if the game ended now: { $forecast }), { $coins }c, { $clay } clay, { $pigments }
terminal-xian-cards = hand { $hand }; equipment { $equipment }; assistants { $assistants }; tiles { $tiles }
terminal-xian-legend = An empty space shows what a statue brings: prestige, c coins, y r g b yellow, red, green and blue pigments. “raw” is an unpainted statue, /1 signed by seat 1, [1] a soldier of seat 1. PM is the Prime Minister. A pair of buildings closes when it is full; ? is a pigment of any colour. The track shows every seat with the space of its supervisor; whoever comes first wins ties.
