// What the other pieces may do against a check (M6 binds the king alone; M7 lets nothing answer).
#include "props/mutants/makpong/themes.hpp"

namespace hurdle::mutants {
namespace {

using makpong::king;

/// A piece other than the king moves while these pieces give check.
struct Answer {
  const Setup& setup;
  Move move;
  const std::vector<Square>& checkers;

  [[nodiscard]] bool takes() const { return move.to() == checkers.front(); }
  [[nodiscard]] Piece piece() const { return setup.at(move.from()); }
};

using Refusing = bool (*)(const Answer& answer);

/// Some answers of other pieces to a single check are refused.
template <class Rules>
struct OthersMayNot : Rules {
  OthersMayNot(const Notation& notation, Refusing refusing)
      : Rules(notation), refusing_(refusing) {}

 protected:
  [[nodiscard]] bool permitted(const Setup& setup, Move move, const Setup& next) const override {
    if (setup.at(move.from()).kind() == king) {
      return Rules::permitted(setup, move, next);
    }
    const Square royal = this->royal_square(setup, setup.side);
    const std::vector<Square> checkers = this->attackers(setup, royal, opponent(setup.side));
    return checkers.size() != 1 || !refusing_({setup, move, checkers});
  }

 private:
  Refusing refusing_;
};

bool all(const Answer& /*answer*/) {
  return true;
}

bool blocks(const Answer& answer) {
  return !answer.takes();
}

bool captures(const Answer& answer) {
  return answer.takes();
}

bool pawn_moves(const Answer& answer) {
  return answer.piece().kind() == makpong::pawn;
}

/// In double check it is enough to answer one of the checkers.
template <class Rules>
struct OneAnswerIsEnough : Rules {
  using Rules::Rules;

 protected:
  [[nodiscard]] bool keeps_royal_safe(const Setup& setup, Move move,
                                      const Setup& next) const override {
    return Rules::keeps_royal_safe(setup, move, next) ||
           (setup.at(move.from()).kind() != king && checks(setup, setup) > 1 &&
            checks(setup, next) == 1);
  }

 private:
  [[nodiscard]] std::size_t checks(const Setup& before, const Setup& setup) const {
    const Square royal = this->royal_square(setup, before.side);
    return this->attackers(setup, royal, opponent(before.side)).size();
  }
};

}  // namespace

void add_check_answer_mutants(MakpongFamily& family) {
  family.add<OthersMayNot>({"only-the-king-answers", "M6", "No other piece may answer a check."},
                           all);
  family.add<OthersMayNot>({"nothing-steps-between", "M6", "A check cannot be blocked."}, blocks);
  family.add<OthersMayNot>({"only-the-king-takes-the-checker", "M6",
                            "Other pieces may block, but not take the checker."},
                           captures);
  family.add<OthersMayNot>({"pawns-never-answer", "M6", "No pawn's move answers a check."},
                           pawn_moves);
  family.add<OneAnswerIsEnough>(
      {"one-checker-answered-is-enough", "M7", "In double check one checker may be left."});
}

}  // namespace hurdle::mutants
