# La page du visiteur, en français : parties, résultats, classement, et ce que l’on garde de lui.

me-games = Vos parties
me-games-none = Aucune partie pour l’instant.
me-games-more = { $count ->
    [one] Une autre
   *[other] { $count } autres
}
me-results = Vos résultats
me-results-none = Aucune partie terminée pour l’instant.
me-results-opponent = Adversaire
me-results-won = Gagnées
me-results-drawn = Nulles
me-results-lost = Perdues
me-results-bot = { $level } (robot)
me-results-unfinished = { $count ->
    [one] Une autre partie s’est terminée sans résultat.
   *[other] { $count } autres parties se sont terminées sans résultat.
}
me-ratings = Votre classement
me-ratings-text = Seules comptent les tables ouvertes comme classées. On commence à 1500 à deux, à 25 à plusieurs ; les parties avec des robots ont leur propre classement. Le nombre après ± dit de combien il peut encore être faux.
me-ratings-game = Jeu
me-ratings-rating = Classement
me-ratings-games = Parties
me-ratings-people-two = { $game }, à deux
me-ratings-people-more = { $game }, à trois ou plus
me-ratings-bots-two = { $game }, contre un robot
me-ratings-bots-more = { $game }, à trois ou plus avec des robots
me-data = Vos données
me-data-text = Un fichier avec votre nom, vos appareils et toutes vos parties.
me-data-export = Tout télécharger
me-delete = M’effacer
me-delete-title = Vous effacer ?
me-delete-text = Votre nom disparaît partout : les parties que vous avez jouées restent, et vous y êtes « quelqu’un ». Les parties en cours sont abandonnées. Tous vos appareils sont déconnectés. C’est irréversible.
me-delete-sure = Oui, effacez-moi
me-deleted-title = Vous êtes effacé
me-deleted-text = Plus rien ici ne porte votre nom.
somebody = quelqu’un

## Tables classées

new-rated = Classée : le résultat compte pour votre classement, sans conseils ni reprises libres ; à plusieurs, avec une pendule
rated-short = Partie classée
rated-text = Cette partie est classée : son résultat compte pour le classement de ceux qui jouent.
notice-rated = À une table classée, chacun joue sur son propre appareil.
notice-rated-clock = Une table classée à plusieurs a besoin d’une pendule : sans elle, il suffirait à qui va perdre de ne plus venir.
