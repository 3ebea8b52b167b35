# The words of Sun Tzu, side by side in both languages

glossary-sun-tzu-dynasty = dynasty
    .means = a round: plan, battles, draw
glossary-sun-tzu-plan = plan
    .means = five cards face down, one beside each province
glossary-sun-tzu-margin = margin
    .means = the difference between the two cards of a battle
glossary-sun-tzu-reserve = reserve
    .means = your armies that are not on the map
glossary-sun-tzu-yellow = yellow card
    .means = 1 to 6; comes back to the hand
glossary-sun-tzu-white = white card
    .means = works once
glossary-sun-tzu-plague = plague
    .means = no battle; half of the garrison goes home
glossary-sun-tzu-marker = marker
    .means = the army that a 6 leaves beside a province for good
glossary-sun-tzu-privilege = privilege
    .means = the right to choose the order of the provinces
glossary-sun-tzu-tile = score tile
    .means = three values of a province, one for each scoring
glossary-sun-tzu-pawn = score pawn
    .means = shows who is ahead; on a red space it wins
glossary-sun-tzu-warlord = warlord
    .means = a secret card of a variant, used once
