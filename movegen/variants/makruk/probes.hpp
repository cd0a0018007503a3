// Makruk's probes: a few positions of every set, whose counts identify the version of its rules.
// Never change a list (movegen/probes.hpp).
#pragma once

#include <array>

#include "movegen/variants/makruk/notation.hpp"
#include "movegen/vocab/probe.hpp"

namespace hurdle::makruk {

inline constexpr std::array<Probe, 23> probes{{
    {"4r2k/8/8/R7/8/8/8/4K3 w - - 0 1", 4},
    {"k7/8/8/K6r/3P4/4P3/8/8 w - - 0 1", 4},
    {"4k3/8/8/8/2p5/8/8/R3K3 w - - 100 80", 4},
    {"8/3k4/8/8/8/5K2/8/8 w - - 12 70", 4},
    {"8/3k4/8/8/2S5/5K2/8/8 b - - 0 70", 4},
    {"7k/8/8/s6S/S6s/8/8/1K6 w - - 0 1", 4},
    {"4k3/8/p7/N6p/7N/8/8/4K3 b - - 0 1", 4},
    {"r6r/8/3k4/8/8/3K4/8/R6R w - - 0 1", 3},
    {"8/8/3k4/8/3K4/8/8/7R w - - 0 1", 4},
    {"3k4/8/3m4/8/8/3M4/8/3K4 w - - 0 1", 4},
    {"3k4/8/2p5/2P3n1/8/8/4S3/3K4 w - - 99 140", 4},
    {"r1s3n1/3nmksr/1pppp1pp/p4p2/P1N1PP2/1PPP1NPP/1S6/R2KMS1R w - - 2 8", 2},
    {"7r/3mr3/2k1s1pn/1R5p/P1KP1P1P/6P1/3S4/4MSN1 b - - 0 40", 3},
    {"s2r4/4k3/1ppnm2r/N3p3/Pn1Pp1Rp/2S5/N2M1K1S/2R5 w - - 5 36", 2},
    {"3k4/8/8/4pp2/4P1P1/P7/8/3K4 w - - 0 1", 4},
    {"7k/8/8/P7/8/8/8/7K w - - 0 1", 4},
    {"4k3/8/8/8/1p3p2/m7/8/4K3 b - - 0 1", 4},
    {"8/8/5k2/8/3K4/8/8/8 w - - 0 1", 4},
    {"r3k2r/8/8/8/7p/8/8/1K6 b - - 0 1", 4},
    {"8/8/2k1n3/8/4n3/2N5/5N2/2K5 w - - 0 1", 3},
    {"k3r3/8/8/8/4M3/8/8/4K3 w - - 0 1", 4},
    {"k3r3/8/8/8/8/4N3/8/r2SK3 w - - 0 1", 4},
    {"4k3/4s3/3N4/8/8/8/8/K3R3 b - - 0 1", 4},
}};

}  // namespace hurdle::makruk
