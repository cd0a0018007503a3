// Crazyhouse's probes: a few positions of every set, whose counts identify the version of its
// rules. Never change a list (movegen/probes.hpp).
#pragma once

#include <array>

#include "movegen/variants/crazyhouse/notation.hpp"
#include "movegen/vocab/probe.hpp"

namespace hurdle::crazyhouse {

inline constexpr std::array<Probe, 46> probes{{
    {"r3k2r/8/8/8/8/8/8/R3K2R[] w K - 0 1", 3},
    {"r3k3/P2p4/8/8/8/8/8/4K3[] b q - 0 1", 4},
    {"4k3/8/8/8/1b6/8/5P2/RN2K2R[] w KQ - 0 1", 4},
    {"k7/p7/P7/8/8/3p1p2/3P1P1r/4K1RR[] b K - 0 1", 3},
    {"r3k2r/8/8/8/8/8/8/R3K2R[] w KQkq - 0 1", 3},
    {"4k3/8/8/8/8/8/1n6/R3K2R[] w KQ - 0 1", 3},
    {"r3k3/8/1K6/8/8/8/8/8[] b q - 0 1", 4},
    {"r3k2r/8/3N4/8/8/8/8/4K3[] b kq - 0 1", 4},
    {"4k3/8/8/8/8/8/8/4K3[] w - - 0 1", 4},
    {"4k3/8/8/8/8/8/8/1N2K3[] b - - 0 1", 4},
    {"4k3/8/8/8/8/8/8/R3K3[] b - - 0 1", 4},
    {"4k3/8/8/8/8/8/4p3/R3K3[] w Q - 98 90", 4},
    {"4k3/8/8/2PpP3/8/8/8/4K3[] w - d6 0 1", 4},
    {"4k3/8/8/8/4p3/3P4/8/4K3[] w - - 0 1", 4},
    {"4r1k1/8/8/3pP3/8/8/8/4K3[] w - d6 0 1", 4},
    {"4k3/8/8/8/3Pp3/8/5K2/8[] b - d3 0 1", 4},
    {"4k3/8/8/8/8/8/PPPPPPPP/4K3[] w - - 0 1", 4},
    {"4k3/8/p6p/1P4P1/p6p/P6P/8/4K3[] b - - 0 1", 4},
    {"4k3/8/8/8/r6K/8/3P4/8[] w - - 0 1", 4},
    {"4k3/8/8/2N1N3/3p4/8/8/4K3[] b - - 0 1", 4},
    {"7k/8/8/8/3K4/8/8/8[] w - - 0 1", 4},
    {"7k/8/8/8/3R4/8/8/K7[] w - - 0 1", 4},
    {"7k/8/8/8/3N4/8/8/K7[] w - - 0 1", 4},
    {"8/8/8/2npr3/2qKp3/2bpn3/8/7k[] w - - 0 1", 3},
    {"4r1k1/8/8/8/4R3/8/8/4K3[] w - - 0 1", 4},
    {"4k3/8/4r3/8/8/3n4/8/R3K2R[] w - - 0 1", 4},
    {"r3r1k1/8/8/4n3/8/8/8/4K3[] b - - 0 1", 4},
    {"7k/7p/7P/8/8/3p1p2/Rp1P1P2/R3K3[] b Q - 0 1", 4},
    {"4k3/P7/8/8/8/8/7p/4K3[] w - - 0 1", 4},
    {"4k3/8/8/8/8/8/2p1K3/8[] b - - 0 1", 4},
    {"4K3/8/8/8/8/8/kp4R1/8[] b - - 0 1", 4},
    {"8/P6k/8/8/8/8/7p/K7[] w - - 0 1", 4},
    {"4k3/8/8/8/8/3p1p2/3P1P2/4K3[R] w - - 0 1", 4},
    {"4k3/8/8/3b4/8/8/8/4K2R[R] b K - 0 1", 3},
    {"r3k2r/8/8/8/8/8/8/4K3[N] w kq - 0 1", 3},
    {"r~3k2r/8/8/8/8/8/8/4K3[] b k - 0 1", 4},
    {"4k3/8/8/8/8/8/8/4K3[N] w - - 0 1", 4},
    {"4k3/ppp5/8/8/8/8/8/4K3[p] b - - 0 1", 4},
    {"7k/5Q2/6K1/8/8/8/8/8[] b - - 0 1", 4},
    {"4k3/8/8/8/8/8/8/4K3[Pp] b - - 0 1", 3},
    {"4k3/8/8/2q1r3/3P4/2b1n3/3P4/4K3[] w - - 0 1", 3},
    {"1R6/4k3/8/8/8/8/8/1q~2K3[] w - - 0 1", 4},
    {"2r1k3/P7/8/8/8/8/8/4K3[] w - - 0 1", 4},
    {"kb6/pp6/1N6/8/8/7p/7P/7K[n] b - - 0 1", 4},
    {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1", 3},
    {"r1bqk2r/ppp2ppp/2n5/4P3/2Bp4/5N2/PPP2PPP/RNBQ1RK1[NPbp] b kq - 0 1", 2},
}};

}  // namespace hurdle::crazyhouse
