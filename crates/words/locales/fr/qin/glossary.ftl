# Les mots de Qin, côte à côte dans les deux langues

glossary-qin-grassland = steppe
    .means = une case libre où une tuile peut se poser
glossary-qin-tile = tuile
    .means = un domino de deux cases province
glossary-qin-lone-square = case isolée
    .means = une case province sans voisine de sa couleur ; elle n’est à personne
glossary-qin-province = province
    .means = au moins deux cases reliées d’une même couleur, qui ont un propriétaire
glossary-qin-small = petite province
    .means = une province de deux à quatre cases, avec une pagode
glossary-qin-major = grande province
    .means = une province d’au moins cinq cases, à double pagode ; imprenable
glossary-qin-pagoda = pagode
    .means = ce qui marque vos provinces et vos villages ; qui place la dernière gagne
glossary-qin-supply = réserve
    .means = vos pagodes qui ne sont pas encore sur le plateau
glossary-qin-village = village
    .means = revient à qui a le plus de pagodes sur les provinces qui le touchent
glossary-qin-joining = relier
    .means = réunir des provinces d’une même couleur en une seule
glossary-qin-stock = pioche
    .means = les tuiles qui restent à piocher
