//! Made by `mandate learn sun-tzu --games 1920 --seed a`: for 2 to 2 seats, the weight of each
//! feature at the start and at the end of a game.

use crate::Line;

#[rustfmt::skip]
pub const TABLE: [Line<1>; 26] = [
    ("marker", [[-0.2004,  0.6689]]),
    ("scores now", [[-0.1159,  0.7293]]),
    ("held before one battle", [[-0.0168,  0.4390]]),
    ("armies before one battle", [[-0.1696,  0.2269]]),
    ("held before two battles", [[-0.0538,  0.2967]]),
    ("armies before two battles", [[-0.1114,  0.3247]]),
    ("held before three battles", [[ 0.0508,  0.2095]]),
    ("armies before three battles", [[ 0.0034,  0.2851]]),
    ("held for later scorings", [[ 0.0185,  0.0927]]),
    ("armies for later scorings", [[ 0.0124,  0.3189]]),
    ("first armies of the reserve", [[ 0.1390, -0.0474]]),
    ("more armies of the reserve", [[ 0.0187,  0.0477]]),
    ("armies missing", [[-0.1844, -0.0608]]),
    ("fewer armies on the map", [[-0.0293,  0.1955]]),
    ("provinces for the 6", [[ 0.0282, -0.2258]]),
    ("better draw", [[ 0.1286,  0.2982]]),
    ("7", [[-0.0261,  0.8391]]),
    ("8", [[ 0.2555,  0.5329]]),
    ("9", [[ 0.4303,  0.9183]]),
    ("10", [[ 0.3160,  0.8708]]),
    ("+1", [[ 0.3380,  0.9659]]),
    ("more +1", [[ 0.2367,  0.8108]]),
    ("-1", [[ 0.0930,  0.2572]]),
    ("more -1", [[ 0.1655, -0.0445]]),
    ("plague", [[ 0.2293,  0.2521]]),
    ("more plagues", [[-0.0123,  0.0312]]),
];
