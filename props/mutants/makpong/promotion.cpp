// Wrong promotions (M5): on another rank, of another piece, by choice, not at all. One error is
// missing because no count can show it. A zone from rank 6 on (Black: down from rank 3) instead of
// the one rank: a pawn advances one rank a move and starts below the zone (C8), so the first rank
// of the zone is the only one on which it can ever arrive.
#include "props/mutants/makpong/themes.hpp"

namespace hurdle::mutants {
namespace {

using makpong::bishop;
using makpong::knight;
using makpong::pawn;
using makpong::queen;
using makpong::rook;

/// Pawns promote on these ranks, counted from 1.
template <class Rules>
struct PromotesOn : Rules {
  PromotesOn(const Notation& notation, int white, int black)
      : Rules(notation), white_(white), black_(black) {}

 protected:
  [[nodiscard]] int promotion_rank(Colour colour) const override {
    return (colour == Colour::white ? white_ : black_) - 1;
  }

 private:
  int white_;
  int black_;
};

/// A pawn that reaches its sixth rank.
struct Arrival {
  const Setup& setup;
  Square from;
  Square to;

  [[nodiscard]] bool captures() const { return static_cast<bool>(setup.at(to)); }
  [[nodiscard]] Move plain() const { return Move::board(from, to); }
  [[nodiscard]] Move becoming(Kind kind) const { return Move::promotion_to(from, to, kind); }
};

using Writing = void (*)(const Arrival& arrival, VisitMove visit);

/// What a pawn becomes, or may become, when it reaches its sixth rank.
template <class Rules>
struct Becomes : Rules {
  Becomes(const Notation& notation, Writing writing) : Rules(notation), writing_(writing) {}

 protected:
  void write_moves(const Setup& setup, Square from, Square to, VisitMove visit) const override {
    const Piece piece = setup.at(from);
    if (piece.kind() != pawn || to.rank() != this->promotion_rank(piece.colour())) {
      return Rules::write_moves(setup, from, to, visit);
    }
    writing_({setup, from, to}, visit);
  }

 private:
  Writing writing_;
};

void by_choice(const Arrival& arrival, VisitMove visit) {
  visit(arrival.becoming(queen));
  visit(arrival.plain());
}

void black_by_choice(const Arrival& arrival, VisitMove visit) {
  visit(arrival.becoming(queen));
  if (arrival.setup.side == Colour::black) {
    visit(arrival.plain());
  }
}

void by_choice_when_capturing(const Arrival& arrival, VisitMove visit) {
  visit(arrival.becoming(queen));
  if (arrival.captures()) {
    visit(arrival.plain());
  }
}

void never(const Arrival& arrival, VisitMove visit) {
  visit(arrival.plain());
}

void by_steps_only(const Arrival& arrival, VisitMove visit) {
  visit(arrival.captures() ? arrival.plain() : arrival.becoming(queen));
}

void by_captures_only(const Arrival& arrival, VisitMove visit) {
  visit(arrival.captures() ? arrival.becoming(queen) : arrival.plain());
}

void never_captures_into_the_camp(const Arrival& arrival, VisitMove visit) {
  if (!arrival.captures()) {
    visit(arrival.becoming(queen));
  }
}

void any_piece(const Arrival& arrival, VisitMove visit) {
  for (const Kind kind : {queen, bishop, knight, rook}) {
    visit(arrival.becoming(kind));
  }
}

void a_bishop(const Arrival& arrival, VisitMove visit) {
  visit(arrival.becoming(bishop));
}

void a_rook(const Arrival& arrival, VisitMove visit) {
  visit(arrival.becoming(rook));
}

/// As in Sittuyin, where the lost general alone comes back.
void a_lost_queen(const Arrival& arrival, VisitMove visit) {
  for (const Piece piece : arrival.setup.board) {
    if (piece.is(arrival.setup.side, queen)) {
      return visit(arrival.plain());
    }
  }
  visit(arrival.becoming(queen));
}

/// The move says queen, and the piece stays a pawn.
template <class Rules>
struct StaysAPawn : Rules {
  using Rules::Rules;

 protected:
  [[nodiscard]] Piece piece_after(Piece moved, Move /*move*/) const override { return moved; }
};

/// Captures that promote are written apart from those that attack, and forgotten there.
template <class Rules>
struct NoCheckByPromoting : Rules {
  using Rules::Rules;

 protected:
  [[nodiscard]] bool reaches(const Setup& setup, Square from, Square to) const override {
    const Piece piece = setup.at(from);
    const bool promotes =
        piece.kind() == pawn && to.exists() && to.rank() == this->promotion_rank(piece.colour());
    return !promotes && Rules::reaches(setup, from, to);
  }
};

/// Promotions are not among the answers to a check.
template <class Rules>
struct NeverAnswersCheck : Rules {
  using Rules::Rules;

 protected:
  [[nodiscard]] bool permitted(const Setup& setup, Move move, const Setup& next) const override {
    return Rules::permitted(setup, move, next) &&
           !(move.is_promotion() && this->in_check(setup, setup.side));
  }
};

void add_ranks(MakpongFamily& family) {
  family.add<PromotesOn>({"promotes-on-the-last-rank", "M5", "Pawns promote as in chess."}, 8, 1);
  family.add<PromotesOn>({"promotes-a-rank-late", "M5", "Pawns promote on rank 7, Black on 2."}, 7,
                         2);
  family.add<PromotesOn>({"promotes-a-rank-early", "M5", "Pawns promote on rank 5, Black on 4."}, 5,
                         4);
  family.add<PromotesOn>({"promotes-on-rank-6-for-both", "M5", "Black too promotes on rank 6."}, 6,
                         6);
  family.add<PromotesOn>({"promotes-on-rank-3-for-both", "M5", "White too promotes on rank 3."}, 3,
                         3);
  family.add<PromotesOn>({"black-promotes-a-rank-early", "M5", "Black promotes on rank 4."}, 6, 4);
  family.add<PromotesOn>({"black-promotes-a-rank-late", "M5", "Black promotes on rank 2."}, 6, 2);
  family.add<PromotesOn>({"white-promotes-a-rank-early", "M5", "White promotes on rank 5."}, 5, 3);
  family.add<PromotesOn>({"white-promotes-a-rank-late", "M5", "White promotes on rank 7."}, 7, 3);
}

void add_choices(MakpongFamily& family) {
  family.add<Becomes>({"promotion-by-choice", "M5", "A pawn may stay a pawn."}, by_choice);
  family.add<Becomes>({"promotion-by-choice-for-black", "M5", "Black's pawns may stay pawns."},
                      black_by_choice);
  family.add<Becomes>(
      {"promotion-by-choice-when-capturing", "M5", "A capturing pawn may stay one."},
      by_choice_when_capturing);
  family.add<Becomes>({"promotion-never", "M5", "Pawns stay pawns and stop at the edge."}, never);
  family.add<Becomes>({"promotion-by-steps-only", "M5", "A capturing pawn stays a pawn."},
                      by_steps_only);
  family.add<Becomes>({"promotion-by-captures-only", "M5", "A stepping pawn stays a pawn."},
                      by_captures_only);
  family.add<Becomes>(
      {"promotion-capture-refused", "M5", "A pawn cannot capture on the rank where it promotes."},
      never_captures_into_the_camp);
  family.add<Becomes>({"promotion-to-any-piece", "M5", "A pawn becomes what its player chooses."},
                      any_piece);
  family.add<Becomes>({"promotion-to-a-bishop", "M5", "A pawn becomes a bishop."}, a_bishop);
  family.add<Becomes>({"promotion-to-a-rook", "M5", "A pawn becomes a rook."}, a_rook);
  family.add<Becomes>(
      {"promotion-to-a-lost-queen", "M5", "A pawn promotes only while its side has no queen."},
      a_lost_queen);
}

}  // namespace

void add_promotion_mutants(MakpongFamily& family) {
  add_ranks(family);
  add_choices(family);
  family.add<StaysAPawn>(
      {"promotion-leaves-a-pawn", "M5", "The promoted pawn goes on moving as a pawn."});
  family.add<NoCheckByPromoting>(
      {"promoting-capture-gives-no-check", "M5", "A capture that would promote attacks nothing."});
  family.add<NeverAnswersCheck>(
      {"promotion-never-answers-check", "M5", "A pawn cannot answer a check by promoting."});
}

}  // namespace hurdle::mutants
