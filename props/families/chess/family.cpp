// Facts about chess and Chess960 for the tests.
#include "props/families/family.hpp"

#include "props/families/chess/oracle.hpp"

namespace hurdle::props {
namespace {

const ChessOracle oracle(chess::notation);
const ChessOracle reading_960(chess::notation_960);

constexpr std::string_view standard = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

const RegisteredFamily family({
    .name = "chess",
    .members = {{.notation = chess::notation,
                 .oracle = oracle,
                 .in_fairy_stockfish = true,
                 .ffish = std::nullopt},
                {.notation = chess::notation_960, .oracle = reading_960, .ffish = std::nullopt}},
    .symmetry = {.files = Kept::all_but_castling,
                 .reason = "the king castles to the c-file or the g-file (H6, H7)"},
    .castles = true,
    .starts = {{chess::notation, "", standard}, {chess::notation_960, "", standard}},
});

}  // namespace
}  // namespace hurdle::props
