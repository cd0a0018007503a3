// A king in single check that may do too much or too little (M6): chess's king, kings that heed
// some checks only, and checks that are not what they seem.
#include <algorithm>
#include <cstdlib>

#include "props/mutants/makpong/themes.hpp"

namespace hurdle::mutants {
namespace {

using makpong::king;

using Answering = bool (*)(const Setup& setup, Move move, Square checker);

/// What the king may do while one piece gives check.
template <class Rules>
struct Answers : Rules {
  Answers(const Notation& notation, Answering answering) : Rules(notation), answering_(answering) {}

 protected:
  [[nodiscard]] bool king_may_answer(const Setup& setup, Move move, Square checker) const override {
    return answering_(setup, move, checker);
  }

 private:
  Answering answering_;
};

int distance(Square from, Square to) {
  return std::max(std::abs(from.file() - to.file()), std::abs(from.rank() - to.rank()));
}

bool freely(const Setup& /*setup*/, Move /*move*/, Square /*checker*/) {
  return true;
}

bool not_at_all(const Setup& /*setup*/, Move /*move*/, Square /*checker*/) {
  return false;
}

bool by_fleeing_only(const Setup& /*setup*/, Move move, Square checker) {
  return move.to() != checker;
}

bool by_any_capture(const Setup& setup, Move move, Square /*checker*/) {
  return static_cast<bool>(setup.at(move.to()));
}

bool freely_from_afar(const Setup& /*setup*/, Move move, Square checker) {
  return move.to() == checker || distance(move.from(), checker) > 1;
}

bool freely_from_beside(const Setup& /*setup*/, Move move, Square checker) {
  return move.to() == checker || distance(move.from(), checker) == 1;
}

bool freely_for_white(const Setup& setup, Move move, Square checker) {
  return move.to() == checker || setup.side == Colour::white;
}

bool freely_for_black(const Setup& setup, Move move, Square checker) {
  return move.to() == checker || setup.side == Colour::black;
}

bool by_stepping_back(const Setup& setup, Move move, Square checker) {
  const int ahead = (move.to().rank() - move.from().rank()) * forward(setup.side);
  return move.to() == checker || ahead < 0;
}

bool by_straight_captures(const Setup& /*setup*/, Move move, Square checker) {
  return move.to() == checker &&
         (move.from().file() == move.to().file() || move.from().rank() == move.to().rank());
}

/// Checks by one kind of piece do not bind the king.
template <class Rules>
struct HeedsNot : Rules {
  HeedsNot(const Notation& notation, Kind kind) : Rules(notation), kind_(kind) {}

 protected:
  [[nodiscard]] bool king_may_answer(const Setup& setup, Move move, Square checker) const override {
    return setup.at(checker).kind() == kind_ || Rules::king_may_answer(setup, move, checker);
  }

 private:
  Kind kind_;
};

/// A pinned piece may not move, so its check does not bind the king.
template <class Rules>
struct HeedsNoPinned : Rules {
  using Rules::Rules;

 protected:
  [[nodiscard]] bool king_may_answer(const Setup& setup, Move move, Square checker) const override {
    Setup without = setup;
    without.put(checker, Piece{});
    return this->in_check(without, opponent(setup.side)) ||
           Rules::king_may_answer(setup, move, checker);
  }
};

/// The king is bound only as long as something answers the check.
template <class Rules>
struct FleesMate : Rules {
  using Rules::Rules;

 protected:
  [[nodiscard]] bool king_may_answer(const Setup& setup, Move move, Square checker) const override {
    bool answered = false;
    this->movements(setup, [&](Move other) {
      const bool bound = setup.at(other.from()).kind() == king && other.to() != checker;
      answered =
          answered || (!bound && this->keeps_royal_safe(setup, other, this->after(setup, other)));
    });
    return !answered || Rules::king_may_answer(setup, move, checker);
  }
};

/// The checker may be taken although it is guarded: C5 is not asked.
template <class Rules>
struct TakesGuarded : Rules {
  using Rules::Rules;

 protected:
  [[nodiscard]] bool keeps_royal_safe(const Setup& setup, Move move,
                                      const Setup& next) const override {
    return Rules::keeps_royal_safe(setup, move, next) || takes_checker(setup, move);
  }

 private:
  [[nodiscard]] bool takes_checker(const Setup& setup, Move move) const {
    return setup.at(move.from()).kind() == king && this->reaches(setup, move.to(), move.from()) &&
           this->attackers(setup, move.from(), opponent(setup.side)).size() == 1;
  }
};

/// A king in check may not move, so it guards nothing but the checker it could take.
template <class Rules>
struct GuardsNothing : Rules {
  using Rules::Rules;

 protected:
  [[nodiscard]] bool reaches(const Setup& setup, Square from, Square to) const override {
    if (setup.at(from).kind() != king) {
      return Rules::reaches(setup, from, to);
    }
    bool bound = false;
    this->for_each_square([&](Square square) {
      const Piece piece = setup.at(square);
      bound = bound || (piece.belongs_to(opponent(setup.at(from).colour())) &&
                        piece.kind() != king && Rules::reaches(setup, square, from));
    });
    return !bound && Rules::reaches(setup, from, to);
  }
};

/// A rook binds the king even through one piece.
template <class Rules>
struct BoundThroughAPiece : Rules {
  using Rules::Rules;

 protected:
  [[nodiscard]] bool permitted(const Setup& setup, Move move, const Setup& next) const override {
    return Rules::permitted(setup, move, next) &&
           !(setup.at(move.from()).kind() == king && covered(setup, move.from()));
  }

 private:
  [[nodiscard]] bool covered(const Setup& setup, Square from) const {
    const Walk walk = this->walk(setup, from);
    bool found = false;
    for (const Step step : orthogonal_steps) {
      const Square cover = walk.first_piece(from, step);
      const Square behind = cover.exists() ? walk.first_piece(cover, step) : Square::none();
      found = found || (behind.exists() && !walk.enemy(cover) &&
                        setup.at(behind).is(opponent(setup.side), makpong::rook));
    }
    return found;
  }
};

void add_answers(MakpongFamily& family) {
  family.add<Answers>({"king-flees-check", "M6", "A king in check may step to any safe square."},
                      freely);
  family.add<Answers>(
      {"king-never-answers", "M6", "A king in check may not even take the checker."}, not_at_all);
  family.add<Answers>({"king-flees-but-takes-not", "M6", "It may flee but not take the checker."},
                      by_fleeing_only);
  family.add<Answers>({"king-takes-anything", "M6", "A king in check may take any enemy piece."},
                      by_any_capture);
  family.add<Answers>(
      {"king-flees-distant-checks", "M6", "Only a checker beside it binds the king."},
      freely_from_afar);
  family.add<Answers>({"king-flees-checks-beside-it", "M6", "Only a distant check binds the king."},
                      freely_from_beside);
  family.add<Answers>({"white-king-flees-check", "M6", "Only Black's king is bound by a check."},
                      freely_for_white);
  family.add<Answers>({"black-king-flees-check", "M6", "Only White's king is bound by a check."},
                      freely_for_black);
  family.add<Answers>({"king-steps-back-in-check", "M6", "A king in check may still step back."},
                      by_stepping_back);
  family.add<Answers>({"king-takes-straight-only", "M6", "It takes no checker diagonally."},
                      by_straight_captures);
}

void add_kinds(MakpongFamily& family) {
  family.add<HeedsNot>({"king-flees-rook-checks", "M6", "A rook's check does not bind the king."},
                       makpong::rook);
  family.add<HeedsNot>({"king-flees-knight-checks", "M6", "A knight's check does not bind it."},
                       makpong::knight);
  family.add<HeedsNot>({"king-flees-queen-checks", "M6", "A queen's check does not bind the king."},
                       makpong::queen);
  family.add<HeedsNot>({"king-flees-bishop-checks", "M6", "A bishop's check does not bind it."},
                       makpong::bishop);
  family.add<HeedsNot>({"king-flees-pawn-checks", "M6", "A pawn's check does not bind the king."},
                       makpong::pawn);
}

}  // namespace

void add_checked_king_mutants(MakpongFamily& family) {
  add_answers(family);
  add_kinds(family);
  family.add<HeedsNoPinned>(
      {"king-flees-pinned-checkers", "M6", "A check by a pinned piece does not bind the king."});
  family.add<FleesMate>(
      {"king-flees-mate", "M6", "Where nothing else answers the check the king may flee."});
  family.add<TakesGuarded>({"king-takes-guarded-checkers", "M6",
                            "The king may take its checker although it is guarded."});
  family.add<GuardsNothing>(
      {"king-in-check-guards-nothing", "M6", "A king that is in check attacks no square."});
  family.add<BoundThroughAPiece>(
      {"king-bound-through-a-piece", "M6", "A rook behind one own piece binds the king already."});
}

}  // namespace hurdle::mutants
