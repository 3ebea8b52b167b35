# The words of Qin, side by side in both languages

glossary-qin-grassland = grassland
    .means = a free square on which a tile may lie
glossary-qin-tile = tile
    .means = a domino of two province squares
glossary-qin-lone-square = lone square
    .means = a province square without a neighbour of its colour; it belongs to nobody
glossary-qin-province = province
    .means = two or more connected squares of one colour, with one owner
glossary-qin-small = small province
    .means = a province of two to four squares, with one pagoda
glossary-qin-major = major province
    .means = a province of five squares or more, with two pagodas; nobody can take it
glossary-qin-pagoda = pagoda
    .means = what marks your provinces and villages; whoever places the last one wins
glossary-qin-supply = supply
    .means = your pagodas that are not on the board yet
glossary-qin-village = village
    .means = goes to the most pagodas on the provinces that touch it
glossary-qin-joining = to join
    .means = to connect provinces of one colour into one
glossary-qin-stock = stock
    .means = the tiles that are still to be drawn
