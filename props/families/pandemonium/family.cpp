// Facts about Pandemonium for the tests. The description for peers (ffish.ini) cannot fully express
// P4, P9 and P10.
#include "props/families/family.hpp"

#include "movegen/vocab/text/text.hpp"
#include "props/families/pandemonium/oracle.hpp"

namespace hurdle::props {
namespace {

const PandemoniumOracle oracle(pandemonium::notation);

/// Whether the side to move was already in check before the pawn passed, which no game allows.
bool in_check_by_no_game(const Referee& referee, const Setup& setup) {
  if (setup.en_passant.empty() || referee.checkers(setup) == 0) {
    return false;
  }
  const bool up = setup.side == Colour::black;  // direction of the pawn that has passed
  const Square lowest = *setup.en_passant.begin();
  const Square highest = *(setup.en_passant.end() - 1);
  const Square below(lowest.file(), lowest.rank() - 1);
  const Square above(highest.file(), highest.rank() + 1);
  Setup before = setup;
  before.side = opponent(setup.side);
  before.en_passant.clear();
  before.put(up ? below : above, setup.at(up ? above : below));
  before.put(up ? above : below, Piece());
  return referee.invalid_reason(before).has_value();
}

/// In a position that no game reaches, a peer may not notice that capturing en passant answers the
/// check because the capturing pawn interposes.
bool answers_a_check_of_no_game(PeerInquiry& inquiry, const PeerNode& node, Move move) {
  return inquiry.referee().explain(node.setup, move).clause == "P4" &&
         in_check_by_no_game(inquiry.referee(), node.setup);
}

bool is_pawn_drop_that_mates(PeerInquiry& inquiry, const PeerNode& node, Move move) {
  return move.is_drop() && inquiry.mates_by_drop(node, move, "P9");
}

/// A peer keeps no right to castle, but gets it again if the position is sent as a FEN.
bool castles_where_they_stand(PeerInquiry& inquiry, const PeerNode& node, Move move) {
  return move.is_castling() && inquiry.referee().explain(node.setup, move).clause == "P10" &&
         inquiry.ask_by_fen(node.setup).count(to_text(pandemonium::notation, move)) != 0;
}

const RegisteredFamily family({
    .name = "pandemonium",
    .members = {{.notation = pandemonium::notation,
                 .oracle = oracle,
                 .ffish =
                     std::vector<UntoldClause>{
                         {.id = "P4", .missing = answers_a_check_of_no_game},
                         {.id = "P9", .extra = is_pawn_drop_that_mates},
                         {.id = "P10", .missing = castles_where_they_stand},
                     }}},
    .symmetry = {.files = Kept::all_but_castling,
                 .reason = "castling starts on the e-file of ten files (P10)"},
    .castles = true,
    .starts = {{pandemonium::notation, "",
                "rnbqkmcbnr/pppppppppp/10/10/10/10/10/10/PPPPPPPPPP/RNBQKMCBNR[] w - - 0 1"}},
});

}  // namespace
}  // namespace hurdle::props
