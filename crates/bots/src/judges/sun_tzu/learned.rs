//! Made by `lab learn sun-tzu --games 19200 --seed mandate`: for 2 to 2 seats, the weights of each
//! feature from the start of a game to its end.

use crate::FeatureWeights;

#[rustfmt::skip]
pub const TABLE: [FeatureWeights<1>; 26] = [
    ("marker", [[ 0.0000,  0.1970,  0.3122,  0.8686]]),
    ("scores now", [[ 0.0000,  0.2079,  0.3547,  0.9292]]),
    ("held before one battle", [[ 0.1542,  0.0738,  0.2095,  0.5479]]),
    ("armies before one battle", [[ 0.0833, -0.0094,  0.1044,  0.4760]]),
    ("held before two battles", [[ 0.1130, -0.0058,  0.1879,  0.1994]]),
    ("armies before two battles", [[ 0.0352,  0.0012,  0.3168,  0.3202]]),
    ("held before three battles", [[ 0.0000,  0.0470,  0.1238,  0.0000]]),
    ("armies before three battles", [[ 0.0000,  0.0953,  0.2246,  0.0000]]),
    ("held for later scorings", [[-0.0159,  0.0314,  0.0793,  0.0000]]),
    ("armies for later scorings", [[-0.0067,  0.0906,  0.2211,  0.0000]]),
    ("first armies of the reserve", [[-0.3346,  0.0341,  0.0677,  0.1318]]),
    ("more armies of the reserve", [[-0.0458,  0.0171,  0.0482,  0.1012]]),
    ("armies missing", [[ 0.0043, -0.1478, -0.1129, -0.0964]]),
    ("fewer armies on the map", [[ 0.0553,  0.0493, -0.0748,  0.2978]]),
    ("provinces for the 6", [[ 0.0249, -0.0033,  0.0336,  0.0821]]),
    ("better draw", [[ 0.3824,  0.2175,  0.2458, -0.1982]]),
    ("7", [[ 0.3957, -0.0602,  0.6178,  1.9269]]),
    ("8", [[ 0.2682,  0.2606,  0.9342,  1.5612]]),
    ("9", [[ 0.2843,  0.3340,  1.0201,  1.4315]]),
    ("10", [[ 0.2188,  0.4578,  1.0856,  0.9767]]),
    ("+1", [[ 0.3636,  0.2433,  0.7338,  2.4089]]),
    ("more +1", [[ 0.0532,  0.0835,  0.6253,  0.6906]]),
    ("-1", [[ 0.0639,  0.4092,  0.1862,  0.3600]]),
    ("more -1", [[-0.1381,  0.4123,  0.1108, -0.1086]]),
    ("plague", [[ 0.1872,  0.2614,  0.3516,  0.9806]]),
    ("more plagues", [[ 0.0019,  0.0952,  0.1397,  0.2278]]),
];
