// Facts about Shogi for the tests. Peers list a pawn drop that mates and count it as a loss (S14).
#include "props/families/family.hpp"

#include "props/families/shogi/oracle.hpp"

namespace hurdle::props {
namespace {

const ShogiOracle oracle(shogi::notation);

bool is_pawn_drop_that_mates(PeerInquiry& inquiry, const PeerNode& node, Move move) {
  return move.is_drop() && move.kind() == shogi::pawn && inquiry.mates_by_drop(node, move, "S14");
}

const RegisteredFamily family({
    .name = "shogi",
    .members = {{.notation = shogi::notation,
                 .oracle = oracle,
                 .in_fairy_stockfish = true,
                 .fairy_stockfish_differs = {"S14"},
                 .ffish = std::vector<UntoldClause>{{.id = "S14",
                                                     .extra = is_pawn_drop_that_mates}}}},
    .symmetry = {.reason = "every clause is left-right alike and said for both players"},
    .turned_starts = true,
    .starts = {{shogi::notation, "",
                "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL[] w - - 0 1"}},
    .pinned = {},
});

}  // namespace
}  // namespace hurdle::props
