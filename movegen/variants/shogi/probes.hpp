// Shogi's probes: positions for its clauses, whose counts are its rules version. A list is never
// changed (movegen/probes.hpp).
#pragma once

#include <array>

#include "movegen/variants/shogi/notation.hpp"
#include "movegen/vocab/probe.hpp"

namespace hurdle::shogi {

inline constexpr std::array<Probe, 21> probes{{
    {"lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL[] w - - 0 1", 3},
    {"3k5/9/9/4+R4/9/2+B6/9/9/4K4[] w - - 0 1", 4},
    {"3rk4/9/9/2b6/9/6B2/9/9/4K1R2[] b - - 0 1", 3},
    {"k8/9/2+S1+N4/9/3+L1+P3/9/2G1S4/9/4K4[] w - - 0 1", 4},
    {"4k4/9/1N5N1/N8/9/9/9/9/4K4[] w - - 0 1", 4},
    {"4k4/1L1P5/9/2L1P4/9/9/9/9/4K4[] w - - 0 1", 4},
    {"4k4/9/9/9/9/n1l1p4/9/2s1r1b2/K8[] b - - 0 1", 4},
    {"4k4/9/2P3p2/9/4+P4/9/2p3P2/9/4K4[Pp] w - - 0 1", 2},
    {"4k4/9/9/9/9/9/9/9/4K4[LNPlnp] w - - 0 1", 2},
    {"4k4/9/9/9/9/9/9/9/4K4[GSrb] b - - 0 1", 2},
    {"kn7/9/KG7/9/9/9/9/9/9[P] w - - 0 1", 4},
    {"kn7/2g6/K8/9/9/9/9/9/8L[P] w - - 0 1", 4},
    {"9/9/9/9/9/9/6k2/9/1r5NK[p] b - - 0 1", 4},
    {"9/9/9/9/9/9/6k1p/9/5r1NK[lp] b - - 0 1", 4},
    {"4l1k2/9/9/9/4r4/9/4S4/3N5/2b1K4[Pg] w - - 0 1", 2},
    {"4k4/9/3N1N3/9/9/9/4L4/9/K3R4[] b - - 0 1", 4},
    {"8k/6G2/7+B1/9/9/9/9/9/8K[P] w - - 0 1", 4},
    {"ln1gsg1n1/r2s2kbl/1p7/pPpp2ppp/5pPP1/2PP1P3/P3pRN1P/LB1S4G/1N1GK2SL[P] w - - 0 26", 3},
    {"1n1g2s2/l1s4kl/+N3pp1p1/P2r1g3/6pnp/ppp1PPPPP/L4GN1L/1B1+b1KSR1/4G4[PPpps] w - - 0 31", 2},
    {"1ns1kg3/4g1sb1/lppp1r3/5pp1P/pN2p2P1/P1PPP1P2/1P2GP1R+p/1BG3S2/L3SK1N1[LNlp] w - - 3 24", 2},
    {"R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3[RBGSNLPgggnnnppppppppppppppppp] w - - 0 1", 1},
}};

inline constexpr std::array<Probed, 1> probed{{
    {notation.name, probes},
}};

}  // namespace hurdle::shogi
