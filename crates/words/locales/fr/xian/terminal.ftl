# Xi’an dans le terminal

terminal-xian-board = Manche { $round }, phase { $phase }
terminal-xian-section = { $section ->
    [A] I Avant, a
    [B] II Centre, b
   *[C] III Arrière, c
} : peindre coûte { $price }
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
       *[other] , droit { $fee }
    }
}
terminal-xian-for-sale = À vendre :
terminal-xian-track = Piste : { $order }
terminal-xian-goods = { $seat } { $name } : prestige { $prestige } (si la partie finissait maintenant : { $forecast }), { $coins }c, argile { $clay }, { $pigments }
terminal-xian-cards = main { $hand } ; équipement { $equipment } ; assistants { $assistants } ; tuiles { $tiles }
terminal-xian-legend = Une case vide montre ce qu’apporte une statue : prestige, c pièces, y r g b pigments jaunes, rouges, verts et bleus. « brut » est une statue non peinte, /1 signée par la place 1, [1] un soldat de la place 1. PM est le Premier ministre. Une paire de bâtiments ferme quand elle est pleine ; ? est un pigment au choix. La piste montre chaque place avec la case de son superviseur ; la première nommée l’emporte en cas d’égalité.
terminal-xian-raw = brut
terminal-xian-thing = { $thing ->
    [crossbow] arbalète
    [arrowheads] pointes
    [chariot] char
    [halberd] hallebarde
    [horse] cheval
    [sword] épée
    [ceramist] Céramiste
    [accountant] Comptable
    [administrator] Administrateur
    [emissary] Émissaire
    [scientist] Scientifique
    [officer] Officier
    [open_or_free] Ouvert/Gratuit
    [market] Marché
    [reduction] Réduction
   *[plus_one_action] +1 action
}
