// Shogi's probes: a few positions of every set, whose counts identify the version of its rules.
// Never change a list (movegen/probes.hpp).
#pragma once

#include <array>

#include "movegen/variants/shogi/notation.hpp"
#include "movegen/vocab/probe.hpp"

namespace hurdle::shogi {

inline constexpr std::array<Probe, 38> probes{{
    {"lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL[] w - - 0 1", 3},
    {"4r3k/9/9/9/9/9/9/3G1G3/4K4[] w - - 0 1", 4},
    {"4k4/9/9/4N4/9/9/9/9/K3R4[] w - - 0 1", 4},
    {"4r3k/9/9/9/9/4G4/9/3s5/4K4[] w - - 0 1", 4},
    {"8k/9/9/1S7/9/9/9/9/K8[] w - - 0 1", 4},
    {"lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL[] b - - 0 1", 3},
    {"4k4/9/9/9/9/9/9/9/4K4[PPPPPPPPPppppppppp] w - - 0 1", 2},
    {"4k4/9/9/9/9/9/9/9/4K4[RBGSNLP] w - - 0 1", 2},
    {"R7k/9/9/9/9/9/9/9/K8[gn] b - - 0 1", 3},
    {"4k4/9/9/9/9/9/9/9/4K4[RBN] w - - 0 1", 2},
    {"4k4/9/9/9/9/9/9/9/4K4[] w - - 0 1", 4},
    {"4k4/9/9/9/9/9/9/9/L3K4[] w - - 0 1", 4},
    {"4k4/9/9/9/9/9/9/9/4K4[PLNSGplnsg] b - - 0 1", 1},
    {"k8/9/9/4s4/3pRp3/4n4/9/9/K8[] w - - 0 1", 4},
    {"k8/9/9/3L1N3/3GrS3/4P4/9/9/K8[] b - - 0 1", 3},
    {"k8/9/4l4/9/4p4/4P4/9/4L4/K8[] w - - 0 1", 4},
    {"l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL[GRgnppppps] b - - 0 1", 2},
    {"6n1l/2+S1k4/2lp4p/1np1B2b1/3PP4/1N1S3rP/1P2+pPP+p1/1p1G5/3KG2r1[GLLNPPPPSgpps] w - - 0 1", 2},
    {"ln1g5/1r2S1k2/p2pppn2/2ps2p2/1p7/2P6/PPSPPPPLP/2G2K1pr/LN4G1b[BGLPSnp] b - - 0 1", 2},
    {"kl7/9/1G7/9/9/9/9/9/8K[PLGS] w - - 0 1", 2},
    {"k8/2G6/9/9/9/9/9/9/8K[P] w - - 0 1", 4},
    {"3lkl3/3p1p3/3r5/3N5/3K5/9/9/9/9[P] w - - 0 1", 3},
    {"k8/9/2s1P4/9/4R1g1s/9/6P2/8K/9[] w - - 0 1", 3},
    {"K8/9/2S1p4/9/4+p1G1S/9/6p2/8k/9[] b - - 0 1", 3},
    {"k8/9/9/3sps3/3sSg3/3nln3/9/9/K8[] w - - 0 1", 3},
    {"4r3k/9/9/9/9/4G4/9/9/4K4[] w - - 0 1", 4},
    {"+b6k1/9/9/9/4G4/9/9/9/8K[] w - - 0 1", 4},
    {"4r3k/9/9/9/9/9/4P4/3G5/4K4[] w - - 0 1", 4},
    {"8k/9/9/RB1SNL1P1/4N4/9/9/9/K8[] w - - 0 1", 4},
    {"k8/9/9/9/p8/1p7/2p6/3p5/8K[] b - - 0 1", 4},
    {"9/9/2r1K4/3S5/9/9/9/9/k8[] w - - 0 1", 4},
    {"l7l/3s5/prnp2kp1/2p1Gppnp/1P7/PnPP1P3/3BP2PP/1S1G5/LN1K1G1+rL[BGSppps] w - - 0 46", 2},
    {"9/9/9/3k5/9/5K3/9/9/9[BGGLLNNPPPPPPPPPRSSbggllnnppppppppprss] w - - 0 1", 1},
    {"7lk/9/8S/9/9/9/9/7L1/8K[P] w - - 0 1", 3},
    {"R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3[BGLNPRSgggnnnppppppppppppppppp] w - - 0 1", 1},
    {"4k4/9/9/2P6/9/9/9/9/4K4[P] w - - 0 1", 4},
    {"4k4/9/9/p7p/9/9/9/9/4K4[p] b - - 0 1", 4},
    {"4k4/9/2p6/9/9/9/2P6/9/4K4[Pp] w - - 0 1", 3},
}};

}  // namespace hurdle::shogi
