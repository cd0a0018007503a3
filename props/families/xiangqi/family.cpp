// Facts about Xiangqi for the tests.
#include "props/families/family.hpp"

#include "props/families/xiangqi/oracle.hpp"

namespace hurdle::props {
namespace {

const XiangqiOracle oracle(xiangqi::notation);

const RegisteredFamily family({
    .name = "xiangqi",
    .members = {{.notation = xiangqi::notation,
                 .oracle = oracle,
                 .in_fairy_stockfish = true,
                 .ffish = nothing_untold}},
    .symmetry = {.reason = "every clause is left-right alike and said for both players"},
    .starts = {{xiangqi::notation, "",
                "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1"}},
    .pinned = {},
});

}  // namespace
}  // namespace hurdle::props
