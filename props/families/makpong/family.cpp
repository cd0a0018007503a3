// Facts about Simplified Makpong for the tests.
#include "props/families/family.hpp"

#include "props/families/makpong/oracle.hpp"

namespace hurdle::props {
namespace {

const MakpongOracle oracle(makpong::notation);

const RegisteredFamily family({
    .name = "makpong",
    .members = {{.notation = makpong::notation,
                 .oracle = oracle,
                 .in_fairy_stockfish = true,
                 .ffish = nothing_untold}},
    .symmetry = {.reason = "every clause is left-right alike and said for both players"},
    .starts = {{makpong::notation, "", "rnskmsnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 0 1"},
               {makpong::notation, "makruk",
                "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 0 1"}},
    .pinned = {{makpong::notation, "8/3M4/8/k7/4K3/N7/8/8 w - - 29 142",
                "1r1m1sn1/4s3/ppp2k1r/3ppPpp/2S3SP/PPP1P1P1/8/RNNKM1R1 w - - 5 21"}},
});

}  // namespace
}  // namespace hurdle::props
