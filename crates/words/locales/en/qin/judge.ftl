# What the judge of Qin sees in a position, for hints

judge-qin-pagodas-on-the-board = pagodas on the board
judge-qin-pagodas-short-of-the-last-three = pagodas missing from the last three
judge-qin-on-the-move = being on the move
judge-qin-provinces-of-two-squares = provinces of two squares
judge-qin-provinces-of-three-squares = provinces of three squares
judge-qin-provinces-of-four-squares = provinces of four squares
judge-qin-provinces-of-four-squares-on-the-move = provinces of four squares, on the move
judge-qin-major-provinces = major provinces
judge-qin-small-provinces-without-a-free-square-beside-them = small provinces without a free square beside them
judge-qin-small-provinces-that-a-larger-one-can-take-over-one-square = small provinces that a larger one can take through one square
judge-qin-small-provinces-that-a-larger-one-can-take-over-one-square-on-the-move = small provinces that a larger one can take through one square, on the move
judge-qin-small-provinces-that-a-larger-one-can-take-over-several-squares = small provinces that a larger one can take through several squares
judge-qin-small-provinces-that-a-larger-one-can-take-over-several-squares-on-the-move = small provinces that a larger one can take through several squares, on the move
judge-qin-villages-held-without-a-free-square-beside-them = villages held without a free square beside them
judge-qin-villages-held-without-a-lead = villages held without a lead
judge-qin-villages-held-by-one-pagoda = villages held by one pagoda
judge-qin-villages-held-by-two-pagodas = villages held by two pagodas
judge-qin-villages-held-by-more-pagodas = villages held by more pagodas
judge-qin-villages-of-others-where-one-is-level = others’ villages where you are level
judge-qin-empty-villages-within-reach-on-the-move = empty villages within reach, on the move
