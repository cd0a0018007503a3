// Facts about Janggi for the tests.
#include "props/families/family.hpp"

#include "props/families/janggi/oracle.hpp"

namespace hurdle::props {
namespace {

const JanggiOracle oracle(janggi::notation);
const JanggiOracle casual_reading(janggi::notation_casual);

const RegisteredFamily family({
    .name = "janggi",
    .members = {{.notation = janggi::notation,
                 .oracle = oracle,
                 .in_fairy_stockfish = true,
                 .ffish = nothing_untold},
                {.notation = janggi::notation_casual,
                 .oracle = casual_reading,
                 .in_fairy_stockfish = true,
                 .ffish = nothing_untold}},
    .symmetry = {.reason = "every clause is left-right alike and said for both players"},
    .turned_starts = true,
    .starts =
        {
            {janggi::notation, "",
             "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1"},
            {janggi::notation, "outer-elephant",
             "rbna1anbr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RBNA1ANBR w - - 0 1"},
            {janggi::notation, "left-elephant",
             "rnba1anbr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RBNA1ABNR w - - 0 1"},
            {janggi::notation, "right-elephant",
             "rbna1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ANBR w - - 0 1"},
            {janggi::notation, "central-chariot",
             "bnra1arnb/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/BNRA1ARNB w - - 0 1"},
            {janggi::notation_casual, "inner-elephant,left-elephant",
             "rnba1anbr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1"},
        },
    .pinned = {{janggi::notation, "5k3/1Cn6/9/9/9/9/P8/3K5/9/5A3 w - - 4 35",
                "2b1a1b2/3rn4/1c1ak2cr/3p2p2/1np5p/1P4P2/P4P2P/1RNK2NC1/3C2R2/2BA1AB2 w - - 2 21"}},
});

}  // namespace
}  // namespace hurdle::props
