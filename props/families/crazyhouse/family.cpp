// Facts about Crazyhouse for the tests.
#include "props/families/family.hpp"

#include "props/families/crazyhouse/oracle.hpp"

namespace hurdle::props {
namespace {

const CrazyhouseOracle oracle(crazyhouse::notation);

const RegisteredFamily family({
    .name = "crazyhouse",
    .members = {{.notation = crazyhouse::notation,
                 .oracle = oracle,
                 .in_fairy_stockfish = true,
                 .ffish = std::nullopt}},
    .symmetry = {.files = Kept::all_but_castling,
                 .reason = "the king castles to the c-file or the g-file (H6)"},
    .castles = true,
    .starts = {{crazyhouse::notation, "",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1"}},
});

}  // namespace
}  // namespace hurdle::props
