// Facts about Makruk for the tests.
#include "props/families/family.hpp"

#include "props/families/makruk/oracle.hpp"

namespace hurdle::props {
namespace {

const MakrukOracle oracle(makruk::notation);

const RegisteredFamily family({
    .name = "makruk",
    .members = {{.notation = makruk::notation,
                 .oracle = oracle,
                 .in_fairy_stockfish = true,
                 .ffish = nothing_untold}},
    .symmetry = {.reason = "every clause is left-right alike and said for both players"},
    .starts = {{makruk::notation, "", "rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 0 1"}},
    .pinned = {},
});

}  // namespace
}  // namespace hurdle::props
