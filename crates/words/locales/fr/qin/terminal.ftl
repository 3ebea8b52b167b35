# Qin dans le terminal

terminal-qin-board = Partie { $game } sur { $games }, { $side }, pioche : { $stock } tuiles
terminal-qin-player = { $seat } { $name } : { $supply } à placer, { $placed } placées, { $hand }
terminal-qin-tiles = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
terminal-qin-legend = r y b : rouge, jaune, bleue. Les capitales sont de grandes provinces, le chiffre est la place du propriétaire, ? est une case isolée. o est un village et son propriétaire, ~ l’eau, x une case où aucune tuile ne tient. À côté de chaque nom : les pagodes à placer et placées, et la main.
