//! Made by `mandate learn sun-tzu --games 4800 --seed a`: for 2 to 2 seats, the weight of each
//! feature at the start and at the end of a game.

use crate::Line;

#[rustfmt::skip]
pub const TABLE: [Line<1>; 26] = [
    ("marker", [[-0.1049,  0.6549]]),
    ("scores now", [[-0.0378,  0.7242]]),
    ("held before one battle", [[-0.0155,  0.4180]]),
    ("armies before one battle", [[-0.0047,  0.2370]]),
    ("held before two battles", [[-0.0558,  0.3028]]),
    ("armies before two battles", [[-0.0321,  0.3174]]),
    ("held before three battles", [[ 0.0037,  0.2046]]),
    ("armies before three battles", [[ 0.0233,  0.2871]]),
    ("held for later scorings", [[-0.0058,  0.1492]]),
    ("armies for later scorings", [[-0.0214,  0.3009]]),
    ("first armies of the reserve", [[ 0.1192,  0.0231]]),
    ("more armies of the reserve", [[ 0.0480,  0.0378]]),
    ("armies missing", [[-0.0065, -0.1366]]),
    ("fewer armies on the map", [[-0.1784,  0.1654]]),
    ("provinces for the 6", [[-0.0272,  0.1745]]),
    ("better draw", [[ 0.1984,  0.1892]]),
    ("7", [[ 0.0877,  0.9199]]),
    ("8", [[ 0.2544,  0.7030]]),
    ("9", [[ 0.2807,  0.9095]]),
    ("10", [[ 0.2844,  1.0455]]),
    ("+1", [[ 0.0632,  1.2916]]),
    ("more +1", [[ 0.1946,  0.6089]]),
    ("-1", [[ 0.2482,  0.3613]]),
    ("more -1", [[ 0.4966, -0.0528]]),
    ("plague", [[ 0.2383,  0.4639]]),
    ("more plagues", [[ 0.0276,  0.1094]]),
];
