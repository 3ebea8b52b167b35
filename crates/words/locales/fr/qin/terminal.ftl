# Qin dans le terminal

terminal-qin-board = Partie { $game } sur { $games }, { $side }, pioche : { $stock }
terminal-qin-player = { $seat } { $name } : { $supply } à placer, { $placed } en jeu, { $hand }
terminal-qin-tiles = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
terminal-qin-legend = r y b : rouge, jaune, bleu. Les capitales sont des provinces majeures, le chiffre est le siège du propriétaire, ? est une case isolée. o est un village et qui le tient, ~ l’eau, x une case qui ne sera jamais remplie.
