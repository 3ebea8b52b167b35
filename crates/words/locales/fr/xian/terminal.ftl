# Xi’an dans le terminal

terminal-xian-board = Manche { $round }, phase { $phase }
terminal-xian-section = { $section } : peindre coûte { $price }
terminal-xian-name = { $building ->
    [workshop] Atelier
    [laboratory] Laboratoire
    [armory] Armurerie
   *[palace] Palais
}
terminal-xian-building = { $building } { $pieces }/{ $limit } : { $inside }{ $closed ->
    [yes] , fermé
   *[no] { $fee ->
        [no] {""}
       *[other] , taxe { $fee }
    }
}
terminal-xian-for-sale = À vendre :
terminal-xian-track = Piste : { $order }
terminal-xian-goods = { $seat } { $name } : prestige { $prestige } (finirait à { $forecast }), { $coins }c, argile { $clay }, { $pigments }
terminal-xian-cards = main { $hand } ; équipement { $equipment } ; assistants { $assistants } ; tuiles { $tiles }
terminal-xian-legend = Une case vide montre ce qu’apporte une statue : prestige, c pièces, y r g b pigments. « raw » est une statue non peinte, /1 signée par le siège 1, [1] un soldat du siège 1. PM est le Premier ministre. Une paire de bâtiments pleine se ferme ; ? est un pigment au choix. La piste montre chaque siège avec la case de son contremaître ; le premier nommé l’emporte en cas d’égalité.
