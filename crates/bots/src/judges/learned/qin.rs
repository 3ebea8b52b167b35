//! Made by `mandate learn qin --games 1500 --seed mandate`: for 2 to 4 seats, the weight of each
//! feature at the start and at the end of a game.

use crate::Line;

#[rustfmt::skip]
pub const TABLE: [Line<3>; 20] = [
    ("pagodas on the board", [[ 0.2213,  0.5348], [ 0.2152,  0.5626], [ 0.2442,  0.5749]]),
    ("pagodas short of the last three", [[ 0.0327,  0.4928], [-0.1365,  0.5212], [-0.2000,  0.6335]]),
    ("on the move", [[ 0.1962,  0.4800], [ 0.1673,  0.5181], [ 0.1247,  0.5846]]),
    ("provinces of two squares", [[ 0.0505,  0.1732], [ 0.0522,  0.1066], [-0.0026,  0.1219]]),
    ("provinces of three squares", [[ 0.3417,  0.1926], [ 0.2515,  0.1073], [ 0.1485,  0.1552]]),
    ("provinces of four squares", [[ 0.2693,  0.2512], [ 0.4304,  0.2404], [ 0.2974,  0.2812]]),
    ("provinces of four squares, on the move", [[ 0.2005,  0.3687], [ 0.3737,  0.3455], [ 0.2589,  0.3717]]),
    ("major provinces", [[ 0.2165,  0.3147], [ 0.2257,  0.3941], [ 0.2033,  0.2079]]),
    ("small provinces without a free square beside them", [[-0.0392, -0.0407], [ 0.0194, -0.0078], [-0.0851,  0.0364]]),
    ("small provinces that a larger one can take over one square", [[-0.1287, -0.1686], [-0.0969, -0.2467], [-0.0854, -0.2834]]),
    ("small provinces that a larger one can take over one square, on the move", [[-0.0624,  0.0159], [-0.1226, -0.1254], [-0.3127, -0.0667]]),
    ("small provinces that a larger one can take over several squares", [[-0.1761, -0.0846], [-0.0908, -0.1397], [-0.3373, -0.1580]]),
    ("small provinces that a larger one can take over several squares, on the move", [[ 0.0974,  0.1676], [-0.1274, -0.0940], [-0.4298, -0.0072]]),
    ("villages held without a free square beside them", [[-0.2498,  0.1090], [-0.1085,  0.0166], [-0.0376,  0.1780]]),
    ("villages held without a lead", [[-0.0635, -0.2600], [-0.2522, -0.3351], [-0.2580, -0.3523]]),
    ("villages held by one pagoda", [[-0.2356, -0.0059], [-0.4498,  0.0925], [-0.2082, -0.0471]]),
    ("villages held by two pagodas", [[-0.0552,  0.1642], [-0.2071,  0.1027], [-0.1851,  0.1813]]),
    ("villages held by more pagodas", [[ 0.2420,  0.0363], [ 0.0822,  0.0234], [ 0.0014,  0.1631]]),
    ("villages of others where one is level", [[ 0.2516,  0.1461], [ 0.1267,  0.0719], [ 0.1686,  0.0458]]),
    ("empty villages within reach, on the move", [[ 0.0279,  0.0750], [-0.0065,  0.0369], [ 0.0183,  0.1242]]),
];
