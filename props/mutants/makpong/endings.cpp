// Wrong ends of lines (M8): stalemates that are none, and games that end too soon. Stalemate as
// mate, or mate as stalemate, is missing: both have no children, so no count can show it.
#include "props/mutants/makpong/themes.hpp"

namespace hurdle::mutants {
namespace {

using makpong::king;

/// The pieces of a side other than its king.
int company(const Setup& setup, Colour colour) {
  int count = 0;
  for (const Piece piece : setup.board) {
    count += piece.belongs_to(colour) && piece.kind() != king ? 1 : 0;
  }
  return count;
}

bool holds(const Setup& setup, Colour colour, Kind kind) {
  for (const Piece piece : setup.board) {
    if (piece.is(colour, kind)) {
      return true;
    }
  }
  return false;
}

using Passing = bool (*)(const Setup& setup);

/// A side without a move, and not in check, passes.
template <class Rules>
struct PassesInStalemate : Rules {
  PassesInStalemate(const Notation& notation, Passing passing)
      : Rules(notation), passing_(passing) {}

 protected:
  void special_moves(const Setup& setup, VisitMove visit) const override {
    const Square royal = this->royal_square(setup, setup.side);
    if (!royal.exists() || !passing_(setup) || this->in_check(setup, setup.side)) {
      return;
    }
    bool found = false;
    this->for_each_square([&](Square from) {
      if (!found && setup.at(from).belongs_to(setup.side)) {
        this->targets(setup, from, [&](Square to) {
          this->write_moves(setup, from, to,
                            [&](Move move) { found = found || this->legal(setup, move); });
        });
      }
    });
    if (!found) {
      visit(Move::pass(royal));
    }
  }

 private:
  Passing passing_;
};

bool always(const Setup& /*setup*/) {
  return true;
}

bool with_other_pieces(const Setup& setup) {
  return company(setup, setup.side) > 0;
}

bool with_a_bare_king(const Setup& setup) {
  return company(setup, setup.side) == 0;
}

using Ended = bool (*)(const Setup& setup);

/// The game is over too soon.
template <class Rules>
struct EndsWhen : Rules {
  EndsWhen(const Notation& notation, Ended ended) : Rules(notation), ended_(ended) {}

 protected:
  [[nodiscard]] bool over(const Setup& setup) const override { return ended_(setup); }

 private:
  Ended ended_;
};

bool a_king_is_bare(const Setup& setup) {
  return company(setup, Colour::white) == 0 || company(setup, Colour::black) == 0;
}

bool both_kings_are_bare(const Setup& setup) {
  return company(setup, Colour::white) == 0 && company(setup, Colour::black) == 0;
}

bool nobody_can_mate(const Setup& setup) {
  const int pieces = company(setup, Colour::white) + company(setup, Colour::black);
  return pieces <= 1 && !holds(setup, Colour::white, makpong::rook) &&
         !holds(setup, Colour::black, makpong::rook) &&
         !holds(setup, Colour::white, makpong::pawn) && !holds(setup, Colour::black, makpong::pawn);
}

/// Makruk counts the moves of a lone king: sixteen, plies here, against a rook, and more else.
bool the_count_is_full(const Setup& setup) {
  const bool rook =
      holds(setup, Colour::white, makpong::rook) || holds(setup, Colour::black, makpong::rook);
  return a_king_is_bare(setup) && setup.half >= (rook ? 32U : 128U);
}

}  // namespace

void add_end_mutants(MakpongFamily& family) {
  family.add<PassesInStalemate>({"stalemate-is-a-pass", "M8", "A side without a move passes."},
                                always);
  family.add<PassesInStalemate>(
      {"stalemate-passes-with-pieces", "M8", "A side whose pieces cannot move passes."},
      with_other_pieces);
  family.add<PassesInStalemate>({"stalemate-passes-bare", "M8", "A bare king may pass."},
                                with_a_bare_king);
  family.add<EndsWhen>({"a-bare-king-ends-the-game", "M8", "A side with a bare king has lost."},
                       a_king_is_bare);
  family.add<EndsWhen>({"bare-kings-end-the-game", "M8", "Two bare kings have no more moves."},
                       both_kings_are_bare);
  family.add<EndsWhen>({"no-mating-piece-ends-the-game", "M8", "One minor piece ends the game."},
                       nobody_can_mate);
  family.add<EndsWhen>({"makruk-counting-ends-the-game", "M8", "Makruk's counting cuts lines off."},
                       the_count_is_full);
}

}  // namespace hurdle::mutants
