// Chess's probes and Chess960's: a few positions of every set, whose counts are a variant's rules
// version. A list is never changed (movegen/probes.hpp).
#pragma once

#include <array>

#include "movegen/variants/chess/notation.hpp"
#include "movegen/vocab/probe.hpp"

namespace hurdle::chess {

inline constexpr std::array<Probe, 52> probes{{
    {"r3k2r/8/8/8/8/8/8/R3K2R w K - 0 1", 3},
    {"r3k3/5p2/8/8/8/8/8/4K3 b q - 0 1", 4},
    {"4k2r/6P1/8/8/8/8/7r/4K3 w k - 0 1", 4},
    {"r3k2r/8/1N6/8/8/8/8/4K3 w kq - 0 1", 3},
    {"k7/p7/P7/8/8/3p1p2/3P1P1r/4K1RR b K - 0 1", 4},
    {"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", 3},
    {"r3k2r/8/8/8/8/8/1K6/6R1 b kq - 0 1", 3},
    {"4k3/8/8/8/8/8/6p1/R3K2R w KQ - 0 1", 3},
    {"4k3/8/8/8/8/8/8/RN2K1NR w KQ - 0 1", 4},
    {"r3k2r/8/3N4/8/8/8/8/4K3 b kq - 0 1", 4},
    {"4k3/8/8/8/8/8/8/4K3 w - - 0 1", 4},
    {"4k3/8/8/8/8/8/8/1N2K3 b - - 0 1", 4},
    {"2b1k3/8/8/8/8/8/8/1N2K3 w - - 0 1", 4},
    {"4k3/8/8/8/8/8/8/R3K3 b - - 0 1", 4},
    {"4k3/8/8/8/8/8/4p3/R3K3 w Q - 98 90", 4},
    {"4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 1", 4},
    {"4k3/8/8/8/Pp5P/8/8/4K3 b - a3 0 1", 4},
    {"7K/8/8/8/k1Pp1p1R/8/8/8 b - c3 0 1", 4},
    {"3k4/8/8/8/3Pp3/8/8/3R2K1 b - d3 0 1", 4},
    {"4k3/8/8/8/3Pp3/8/5K2/8 b - d3 0 1", 4},
    {"4k3/8/8/8/8/8/PPPPPPPP/4K3 w - - 0 1", 4},
    {"4k3/8/p6p/P6P/1p4p1/P6P/8/4K3 w - - 0 1", 4},
    {"8/8/8/8/3k4/8/2P1P3/4K3 w - - 0 1", 4},
    {"8/3p4/8/R6k/8/8/8/4K3 b - - 0 1", 4},
    {"4k3/8/8/2N1N3/3p4/8/8/4K3 b - - 0 1", 4},
    {"7k/8/8/8/3K4/8/8/8 w - - 0 1", 4},
    {"8/8/1k6/8/8/8/8/K6Q w - - 0 1", 4},
    {"1k6/8/8/8/8/8/1K6/7B w - - 0 1", 4},
    {"6k1/n5n1/1n3n2/8/3B4/2n1n3/1n3n2/K7 w - - 0 1", 3},
    {"8/8/8/2npr3/2qKp3/2bpn3/8/7k w - - 0 1", 4},
    {"4r1k1/8/8/8/4R3/8/8/4K3 w - - 0 1", 4},
    {"4r1k1/8/8/8/8/3n1n2/4P3/4K3 w - - 0 1", 4},
    {"4k3/8/8/8/8/8/8/r3K3 w - - 0 1", 4},
    {"4k3/8/8/8/4n3/8/6PP/6RK b - - 0 1", 4},
    {"7k/7p/7P/8/8/3p1p2/Rp1P1P2/R3K3 b Q - 0 1", 4},
    {"4k3/P7/8/8/8/8/7p/4K3 w - - 0 1", 4},
    {"4k3/8/8/8/8/8/2p5/3RK3 b - - 0 1", 4},
    {"r6K/3P4/8/8/8/8/8/4k3 w - - 0 1", 4},
    {"8/8/8/8/8/k7/1p6/2B1K3 b - - 0 1", 4},
    {"8/P6k/8/8/8/8/7p/K7 w - - 0 1", 4},
    {"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 2},
    {"8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 3},
    {"r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 3},
    {"r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 1", 2},
    {"n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1", 3},
    {"7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", 4},
    {"8/8/8/8/8/k7/p7/K7 w - - 0 1", 4},
    {"kb5R/8/1K6/8/8/8/8/8 b - - 0 1", 4},
    {"7k/8/6K1/8/8/8/8/5Q2 w - - 0 1", 4},
    {"k7/8/8/8/8/8/1p1K4/8 b - - 0 1", 4},
    {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 3},
    {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1", 3},
}};

inline constexpr std::array<Probe, 32> probes_960{{
    {"4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 1", 4},
    {"4k3/8/8/2PpP3/8/8/8/4K3 w - - 0 1", 4},
    {"8/8/2k5/8/3Pp3/8/6B1/4K3 b - d3 0 1", 4},
    {"4k3/8/8/8/3Pp3/8/8/4R1K1 b - d3 0 1", 4},
    {"4k3/8/8/8/r6K/8/3P4/8 w - - 0 1", 4},
    {"3q2k1/8/8/8/8/8/8/R3K2R w KQ - 0 1", 3},
    {"r3k2r/6P1/8/8/8/8/8/4K3 b kq - 0 1", 3},
    {"r3k2r/4P3/8/8/8/8/8/4K3 b kq - 0 1", 4},
    {"4k3/8/8/8/8/3n4/8/R3K2R w KQ - 0 1", 4},
    {"4k2r/7r/8/8/3B4/8/8/K7 w k - 0 1", 3},
    {"4k2r/6P1/8/8/8/8/7r/4K3 w k - 0 1", 4},
    {"r3k2r/8/8/8/3B4/8/8/4K3 w kq - 0 1", 3},
    {"r3k2r/p2p1p1p/P2P1P1P/8/8/7p/7P/7K b kq - 0 1", 4},
    {"7k/7p/7P/8/8/3p1p2/r2P1P2/RR2K3 b Q - 0 1", 4},
    {"4r1k1/8/8/8/8/8/4R1n1/4K3 w - - 0 1", 4},
    {"4k3/8/8/8/8/8/4P3/R3K3 w Q - 100 90", 4},
    {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 3},
    {"6kr/8/8/8/8/8/8/6K1 b k - 0 1", 4},
    {"4kr2/8/8/8/8/8/8/3K4 b k - 0 1", 4},
    {"6k1/8/8/8/8/8/8/2RK4 w Q - 0 1", 4},
    {"7k/8/8/8/8/8/8/1KR5 w K - 0 1", 4},
    {"1kr2B2/8/8/8/8/8/8/7K b k - 0 1", 4},
    {"2r5/6k1/8/8/8/8/8/1K5R w K - 0 1", 3},
    {"6r1/k7/8/8/8/8/8/1K5R w K - 0 1", 3},
    {"Rrk5/8/8/8/8/8/8/7K b q - 0 1", 4},
    {"Nr1k4/8/8/8/8/8/8/7K b q - 0 1", 4},
    {"4k3/8/8/8/8/8/8/R1R1K1RR w GC - 0 1", 4},
    {"5kr1/4p3/8/8/8/8/7P/7K b k - 0 1", 4},
    {"1k5r/8/4N3/8/8/8/6K1/8 b k - 0 1", 4},
    {"1rk1r3/pppppppp/8/8/8/8/PPPPPPPP/1RK1R3 w KQkq - 0 1", 3},
    {"7k/7p/7P/8/8/p2p1p1p/P2P1P1P/R3K2R w Q - 0 1", 4},
    {"1r2k3/1r6/8/8/5B2/8/8/7K w q - 0 1", 3},
}};

inline constexpr std::array<Probed, 2> probed{{
    {notation.name, probes},
    {notation_960.name, probes_960},
}};

}  // namespace hurdle::chess
