# Sun Tzu dans le terminal

terminal-sun-tzu-board = Dynastie { $dynasty } sur { $dynasties }, décompte en { $scoring } ; { $spaces ->
    [0] le pion est au milieu
   *[other] le pion est sur la case { $spaces } du côté { DE($name) }
}
terminal-sun-tzu-name = { $province ->
    [xinjiang] Xinjiang
    [tibet] Tibet
    [qinghai] Qinghai
    [mongolia] Mongolie
   *[mandarin] Mandarin
}
terminal-sun-tzu-province = Province
terminal-sun-tzu-values = Valeurs
terminal-sun-tzu-cards = Cartes
terminal-sun-tzu-armies = Armées
terminal-sun-tzu-borders = Voisines
terminal-sun-tzu-side = { $seat } { $name } : armées en réserve { $reserve }, à l’écart { $aside }, retirées { $removed }
terminal-sun-tzu-hand = main : { $hand } ; { $pile } cartes dans la pile
terminal-sun-tzu-warlord = {""} ; { $warlord }{ $used ->
    [yes] {""} (utilisé)
   *[no] {""}
}
terminal-sun-tzu-legend = Les valeurs d’une tuile aux trois décomptes, et entre parenthèses la prochaine. Cartes : place 0 à gauche, place 1 à droite ; ? est face cachée, * y a un marqueur du 6.
