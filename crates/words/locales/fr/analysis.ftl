# Ce que dit l’analyse d’une partie terminée. Chances et pertes sont en points sur cent.

analysis-running = la partie n’est pas terminée ; elle pourra être analysée quand elle le sera
analysis-title = { $game } : { $players }
analysis-turning-points = Ce qui a décidé de la partie
analysis-flawless = Personne n’a rien perdu qui mérite d’être signalé.
analysis-error = { $number }. { $name } { $sign } « { $action } » : { $mark }, { $error } points perdus (à { $uncertainty } près)
analysis-open = Le meilleur coup, « { $best_action } », gagne { $best } % de ces parties, celui-ci { $played } %.
analysis-secret = Bien mêlée, la décision vaut { $before } %, et ce coup { $played } % ; le plus souvent, il faut « { $best_action } ».
analysis-why-wins = Ce coup gagne tout de suite.
analysis-why-features = Ce que le juge y voit : { $features }.
analysis-why-follows = Rien ne se voit au premier coup d’œil : c’est la suite qui décide.
analysis-feature = { $feature } ({ $worth })
analysis-mark = { $mark ->
    [inaccuracy] imprécision
    [mistake] erreur
    [blunder] gaffe
   *[none] petite erreur
}
analysis-sum = Comment on y est arrivé, en points sur 100
analysis-start = Chances avant la donne
analysis-own-errors = Ses erreurs
analysis-others-errors = Erreurs des autres
analysis-luck = Chance de la donne et des pioches
analysis-rest = Paris, mains cachées et le reste
analysis-result = Résultat
analysis-adjusted = Résultat sans la chance
analysis-rate = Erreur par décision
analysis-marks = Imprécisions, erreurs, gaffes
analysis-course = { $game } : le cours de la partie
analysis-axis-chance = chances de gagner, en %
analysis-axis-actions = actions
analysis-draw = Pioche après l’action
