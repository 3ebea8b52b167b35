//! Made by `mandate learn qin --games 2000 --seed mandate`: for 2 to 4 seats, the weight of each
//! feature at the start and at the end of a game.

use crate::Line;

#[rustfmt::skip]
pub const TABLE: [Line<3>; 20] = [
    ("pagodas on the board", [[ 0.2139,  0.5439], [ 0.1040,  0.4796], [ 0.2182,  0.5832]]),
    ("pagodas short of the last three", [[-0.1460,  0.6067], [-0.4727,  0.5211], [-0.5339,  0.5910]]),
    ("on the move", [[ 0.2035,  0.4949], [ 0.0794,  0.5172], [ 0.1903,  0.5875]]),
    ("provinces of two squares", [[ 0.0028,  0.0659], [ 0.0432,  0.1630], [ 0.0185,  0.1124]]),
    ("provinces of three squares", [[ 0.3125,  0.0874], [ 0.1396,  0.1405], [ 0.2938,  0.2132]]),
    ("provinces of four squares", [[ 0.4618,  0.3001], [ 0.2936,  0.2758], [ 0.4093,  0.3366]]),
    ("provinces of four squares, on the move", [[ 0.3972,  0.3237], [ 0.2622,  0.3235], [ 0.2843,  0.4816]]),
    ("major provinces", [[ 0.1533,  0.2502], [ 0.1999,  0.2094], [ 0.1307,  0.3717]]),
    ("small provinces without a free square beside them", [[-0.1209,  0.0469], [ 0.0857, -0.0089], [-0.0301,  0.0283]]),
    ("small provinces that a larger one can take over one square", [[-0.3039, -0.1774], [-0.0707, -0.2499], [-0.1643, -0.1956]]),
    ("small provinces that a larger one can take over one square, on the move", [[-0.3610,  0.0125], [-0.1908, -0.1229], [-0.3415, -0.0313]]),
    ("small provinces that a larger one can take over several squares", [[-0.2337, -0.2002], [-0.1997, -0.1881], [-0.2739, -0.1035]]),
    ("small provinces that a larger one can take over several squares, on the move", [[-0.2087, -0.0376], [-0.2460, -0.0669], [-0.4035, -0.0018]]),
    ("villages held without a free square beside them", [[-0.1264,  0.0161], [ 0.1176,  0.2089], [-0.0752,  0.1469]]),
    ("villages held without a lead", [[-0.1662, -0.2935], [-0.3730, -0.0908], [-0.2874, -0.2535]]),
    ("villages held by one pagoda", [[-0.3058, -0.0372], [-0.2325, -0.0039], [-0.3692,  0.0887]]),
    ("villages held by two pagodas", [[-0.1162,  0.1712], [ 0.0411,  0.1418], [-0.0646,  0.0244]]),
    ("villages held by more pagodas", [[-0.1079,  0.0443], [-0.1823,  0.2137], [ 0.1432,  0.0292]]),
    ("villages of others where one is level", [[ 0.1620,  0.0531], [-0.0806,  0.0894], [ 0.2305,  0.0353]]),
    ("empty villages within reach, on the move", [[-0.0024,  0.0445], [ 0.0019,  0.0533], [-0.0170,  0.0450]]),
];
