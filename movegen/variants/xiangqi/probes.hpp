// Xiangqi's probes: a few positions of every set, whose counts identify the version of its rules.
// Never change a list (movegen/probes.hpp).
#pragma once

#include <array>

#include "movegen/variants/xiangqi/notation.hpp"
#include "movegen/vocab/probe.hpp"

namespace hurdle::xiangqi {

inline constexpr std::array<Probe, 31> probes{{
    {"5k3/9/9/9/9/1R7/9/9/9/3K5 w - - 0 1", 4},
    {"5k3/9/1P7/9/9/1R2p4/9/9/1r7/3K5 w - - 0 1", 3},
    {"5k3/9/9/9/9/1C7/9/9/9/3K5 w - - 0 1", 4},
    {"R2k5/1R7/9/9/9/9/9/9/9/5K3 b - - 0 1", 1},
    {"3k5/9/3P5/5P3/9/9/9/9/4K4/9 b - - 0 1", 1},
    {"4k4/9/3P1P3/9/9/R8/9/9/9/3K5 w - - 0 1", 4},
    {"R2k5/1R7/9/9/9/7N1/9/9/9/5K3 b - - 0 1", 1},
    {"4k4/1R7/R4P3/9/9/9/9/9/9/3K5 w - - 0 1", 4},
    {"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR b - - 0 1", 2},
    {"2bk2b2/9/9/9/9/9/9/9/9/2B1K1B2 w - - 0 1", 4},
    {"3k5/9/4b4/9/9/9/9/4B4/9/4K4 w - - 0 1", 4},
    {"4k4/9/9/9/2b3b2/2B3B2/9/9/9/3K5 w - - 0 1", 4},
    {"3a1c3/5k3/5an2/1P7/6b2/6B2/9/1N1A1A3/9/4K4 b - - 0 1", 3},
    {"4k4/7R1/9/9/2p6/9/9/4B4/4N4/2BAKA3 w - - 0 1", 4},
    {"9/9/5k3/2P6/8P/6B2/9/B2A5/4A2R1/4K4 w - - 0 1", 4},
    {"3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1", 4},
    {"9/3k5/9/9/9/9/9/9/5K3/9 b - - 0 1", 4},
    {"9/4k4/9/9/9/4R4/9/9/9/3K5 b - - 0 1", 4},
    {"9/3k5/9/9/9/9/9/9/4K4/9 w - - 0 1", 4},
    {"9/5k3/9/9/9/9/9/3K5/9/9 w - - 0 1", 4},
    {"9/5k3/9/9/9/9/9/9/3K5/9 b - - 0 1", 4},
    {"5k3/9/9/9/9/4N4/9/9/9/3K5 w - - 0 1", 4},
    {"8N/5k3/9/9/9/9/9/9/9/N2K5 w - - 0 1", 4},
    {"5k3/9/9/9/4P4/3pN4/9/9/9/3K5 w - - 0 1", 4},
    {"2b1kCbCr/9/r3c4/pc2p1p1p/2p6/9/P1P1P1P1P/9/9/RNBAKABNR w - - 0 1", 3},
    {"2bk1a1nr/9/4b4/2p1p1C1p/3P5/p2c3RP/P5P2/9/4K4/r5B2 b - - 0 1", 3},
    {"rnbaka1R1/3C4r/8b/p5p2/2p5p/P1P6/1C2P1P1P/4B4/9/R1BcKA3 b - - 0 1", 3},
    {"3k5/9/9/9/9/8P/P3P4/9/9/4K4 w - - 0 1", 4},
    {"3k5/9/9/9/2P3p2/P7p/9/9/9/4K4 w - - 0 1", 4},
    {"3k5/9/9/9/p7P/2p3P2/9/9/9/5K3 b - - 0 1", 4},
    {"r1ba1a3/4kn3/2n1b4/pNp1p1p1p/4c4/6P2/P1P2R2P/1CcC5/9/2BAKAB2 w - - 0 1", 3},
}};

}  // namespace hurdle::xiangqi
