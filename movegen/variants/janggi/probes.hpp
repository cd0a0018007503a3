// Janggi's probes: a few positions of every set, whose counts are its rules version. A list is
// never changed (movegen/probes.hpp).
#pragma once

#include <array>

#include "movegen/variants/janggi/notation.hpp"
#include "movegen/vocab/probe.hpp"

namespace hurdle::janggi {

inline constexpr std::array<Probe, 34> probes{{
    {"r4k3/9/9/9/9/9/P8/9/9/C1NK5 w - - 0 1", 3},
    {"5k3/9/9/9/9/1CcPn4/9/9/9/3K5 w - - 0 1", 4},
    {"5k3/9/9/9/9/1C7/9/9/9/3K5 w - - 0 1", 4},
    {"9/4k4/3a5/4r4/9/9/2n6/4C4/9/3K5 b - - 0 1", 4},
    {"9/3k5/9/9/9/9/9/9/5K3/R8 w - - 0 1", 4},
    {"9/3k5/9/9/9/9/9/4K4/9/3r1r3 b - - 0 1", 4},
    {"9/4k4/9/9/9/9/9/4r4/3K5/4R4 w - - 0 1", 3},
    {"4k4/9/9/9/9/4p4/9/9/4K4/R8 w - - 100 80", 3},
    {"3k5/9/9/9/9/9/9/9/1C7/1N3K3 b - - 98 90", 3},
    {"3ak4/5a3/9/9/9/1R7/9/9/9/3K5 w - - 0 1", 4},
    {"9/3a5/4k4/9/9/3N5/6B2/9/9/5K3 w - - 0 1", 4},
    {"4k4/9/9/9/9/4P4/9/3R1R3/9/3nKn3 w - - 0 1", 3},
    {"9/3k5/9/9/9/9/9/3c1c3/4b4/4K4 b - - 0 1", 3},
    {"9/3k5/n8/9/9/R8/9/9/3K5/9 w - - 0 1", 4},
    {"9/R3k4/9/9/9/7r1/9/9/9/4K4 b - - 0 1", 4},
    {"8r/4k4/9/R8/9/3P5/9/2N6/4K4/9 w - - 0 1", 3},
    {"5k3/9/9/3p5/4P1p2/3pN4/9/9/9/3K5 w - - 0 1", 4},
    {"5k3/9/9/1p7/4P4/4B4/6p2/3p5/9/3K5 w - - 0 1", 4},
    {"5k3/9/9/1p7/4P4/3pN4/9/9/9/3K5 w - - 0 1", 4},
    {"5k3/9/9/9/3P1P3/9/4N4/2N3B2/9/3K5 w - - 0 1", 4},
    {"3k5/9/9/9/9/4N4/9/3n5/R8/4K4 w - - 0 1", 4},
    {"3ka4/3a5/5R3/r8/9/9/9/9/9/3K5 b - - 0 1", 4},
    {"r1bC1ab1r/3k5/2c3n2/1pp1p1pp1/9/7C1/P3P2cP/2N3N2/4K4/R1BA1AB1R w - - 1 8", 2},
    {"2bakab2/8r/1Cn1c2C1/p2pp2pp/9/3n5/PP2PP2B/N5N2/5K3/2BR1A2R w - - 3 20", 2},
    {"5k3/9/9/9/9/9/9/5n3/3KA4/3C5 w - - 0 1", 4},
    {"5k3/9/9/9/9/9/9/5c3/3KA4/3C5 w - - 0 1", 4},
    {"3k5/9/9/9/9/9/9/9/4K4/9 w - - 0 1", 4},
    {"9/5k3/9/9/9/9/9/5p3/1Rp1R4/3K5 w - - 0 1", 3},
    {"9/5k3/9/9/9/9/9/9/9/3K5 w - - 0 1", 4},
    {"5k3/9/9/9/9/9/9/9/9/2pK5 w - - 0 1", 4},
    {"5k3/9/9/9/p3p3P/P3Pp3/9/9/9/3K5 w - - 0 1", 4},
    {"5k3/9/9/9/9/9/9/9/9/r2K5 w - - 0 1", 4},
    {"4k4/9/3P1P3/9/9/9/9/9/9/3K5 w - - 0 1", 4},
    {"9/3k5/9/9/9/9/9/4K4/4A4/3p1p3 b - - 0 1", 4},
}};

inline constexpr std::array<Probe, 15> casual_probes{{
    {"9/3k5/n8/9/9/R8/9/9/3K5/9 w - - 0 1", 4},
    {"3k5/9/4c4/9/9/p3c4/9/9/9/4K4 w - - 0 1", 4},
    {"5k3/9/9/r8/9/9/N8/9/9/3K5 b p - 130 66", 4},
    {"4k4/9/9/9/9/4p4/9/9/4K4/R8 w - - 100 80", 3},
    {"3k5/9/9/9/9/9/9/9/1C7/1N3K3 b - - 98 90", 3},
    {"3k5/9/9/9/9/9/9/9/9/5K3 w - - 12 70", 3},
    {"4k4/9/9/9/9/4P4/9/3R1R3/9/3nKn3 w - - 0 1", 3},
    {"9/3k5/9/9/9/9/9/3c1c3/4b4/4K4 b - - 0 1", 3},
    {"1R7/4k4/9/9/9/9/9/9/5K3/1r7 w - - 0 1", 3},
    {"8r/4k4/9/R8/9/3P5/9/2N6/4K4/9 w - - 0 1", 3},
    {"4c4/4k4/9/9/9/3P5/9/2N6/4K4/9 w - - 0 1", 4},
    {"9/3k5/9/9/9/9/9/9/4K4/9 w - - 0 1", 4},
    {"1rbC1ab2/4a3R/1c1kcn3/pp5p1/3n2p2/6C2/1PP1P1PP1/2N6/3KA4/R1BA2BN1 w - - 5 17", 2},
    {"1nbaa1b2/4k1C2/9/p3p1ppn/2p6/3PP2P1/r3BP3/3C3R1/3A4c/3K1AB2 w - - 2 20", 2},
    {"3aa1n1r/5kC2/r3b4/5b1pp/2pp4c/p8/1P2PP2P/4C1R2/4KA1B1/RNc1A2B1 w - - 18 24", 2},
}};

inline constexpr std::array<Probed, 2> probed{{
    {notation.name, probes},
    {casual_notation.name, casual_probes},
}};

}  // namespace hurdle::janggi
