# Ce que le juge de Qin voit dans une position, pour les conseils

judge-qin-pagodas-on-the-board = pagodes sur le plateau
judge-qin-pagodas-short-of-the-last-three = pagodes avant les trois dernières
judge-qin-on-the-move = avoir le trait
judge-qin-provinces-of-two-squares = provinces de deux cases
judge-qin-provinces-of-three-squares = provinces de trois cases
judge-qin-provinces-of-four-squares = provinces de quatre cases
judge-qin-provinces-of-four-squares-on-the-move = provinces de quatre cases, avec le trait
judge-qin-major-provinces = grandes provinces
judge-qin-small-provinces-without-a-free-square-beside-them = petites provinces sans case libre à côté
judge-qin-small-provinces-that-a-larger-one-can-take-over-one-square = petites provinces qu’une plus grande peut prendre par une case
judge-qin-small-provinces-that-a-larger-one-can-take-over-one-square-on-the-move = petites provinces qu’une plus grande peut prendre par une case, avec le trait
judge-qin-small-provinces-that-a-larger-one-can-take-over-several-squares = petites provinces qu’une plus grande peut prendre par plusieurs cases
judge-qin-small-provinces-that-a-larger-one-can-take-over-several-squares-on-the-move = petites provinces qu’une plus grande peut prendre par plusieurs cases, avec le trait
judge-qin-villages-held-without-a-free-square-beside-them = villages sans case libre à côté
judge-qin-villages-held-without-a-lead = villages gardés sans avance
judge-qin-villages-held-by-one-pagoda = villages gardés d’une pagode d’avance
judge-qin-villages-held-by-two-pagodas = villages gardés de deux pagodes d’avance
judge-qin-villages-held-by-more-pagodas = villages gardés de plus de deux pagodes d’avance
judge-qin-villages-of-others-where-one-is-level = villages des autres où vous êtes à égalité
judge-qin-empty-villages-within-reach-on-the-move = villages libres à portée, avec le trait
