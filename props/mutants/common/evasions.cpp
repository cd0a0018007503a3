// Errors about how a check is answered (C5).
#include "props/mutants/common/safety.hpp"

namespace hurdle::mutants {
namespace {

/// Asks more or less of a move while the royal piece is in check.
template <class Rules>
class InCheck : public Rules {
 public:
  using Rules::Rules;

 protected:
  [[nodiscard]] bool keeps_royal_safe(const Setup& setup, Move move,
                                      const Setup& next) const override {
    const bool safe = Rules::keeps_royal_safe(setup, move, next);
    const std::vector<Square> checkers =
        this->attackers(setup, this->royal_square(setup, setup.side), opponent(setup.side));
    return checkers.empty() || move.is_pass() ? safe : answers(setup, move, next, checkers, safe);
  }

  [[nodiscard]] virtual bool answers(const Setup& setup, Move move, const Setup& next,
                                     const std::vector<Square>& checkers, bool safe) const = 0;

  /// Whether the move takes this piece.
  [[nodiscard]] static bool takes(const Setup& setup, Move move, const Setup& next, Square square) {
    return !move.is_drop() && next.at(square) != setup.at(square);
  }
};

template <class Rules>
struct OnlyRoyalAnswers : InCheck<Rules> {
  using InCheck<Rules>::InCheck;

 protected:
  [[nodiscard]] bool answers(const Setup& setup, Move move, const Setup& /*next*/,
                             const std::vector<Square>& /*checkers*/, bool safe) const override {
    return safe && is_royal_move(setup, move);
  }
};

template <class Rules>
struct BlocksForgotten : InCheck<Rules> {
  using InCheck<Rules>::InCheck;

 protected:
  [[nodiscard]] bool answers(const Setup& setup, Move move, const Setup& next,
                             const std::vector<Square>& checkers, bool safe) const override {
    return safe && (is_royal_move(setup, move) || this->takes(setup, move, next, checkers.front()));
  }
};

template <class Rules>
struct CapturesForgotten : InCheck<Rules> {
  using InCheck<Rules>::InCheck;

 protected:
  [[nodiscard]] bool answers(const Setup& setup, Move move, const Setup& next,
                             const std::vector<Square>& checkers, bool safe) const override {
    return safe &&
           (is_royal_move(setup, move) || !this->takes(setup, move, next, checkers.front()));
  }
};

template <class Rules>
struct PinnedTakesChecker : InCheck<Rules> {
  using InCheck<Rules>::InCheck;

 protected:
  [[nodiscard]] bool answers(const Setup& setup, Move move, const Setup& next,
                             const std::vector<Square>& checkers, bool safe) const override {
    return safe || (checkers.size() == 1 && is_plain_move(setup, move) &&
                    this->takes(setup, move, next, checkers.front()));
  }
};

template <class Rules>
struct OneOfTwoAnswered : InCheck<Rules> {
  using InCheck<Rules>::InCheck;

 protected:
  [[nodiscard]] bool answers(const Setup& setup, Move move, const Setup& next,
                             const std::vector<Square>& checkers, bool safe) const override {
    const Square royal = this->royal_square(next, setup.side);
    return safe || (checkers.size() == 2 && !is_royal_move(setup, move) &&
                    this->attackers(next, royal, opponent(setup.side)).size() == 1);
  }
};

template <class Rules>
struct NoDropAnswers : InCheck<Rules> {
  using InCheck<Rules>::InCheck;

 protected:
  [[nodiscard]] bool answers(const Setup& /*setup*/, Move move, const Setup& /*next*/,
                             const std::vector<Square>& /*checkers*/, bool safe) const override {
    return safe && !move.is_drop();
  }
};

}  // namespace

void add_evasion_mutants(EveryVariant& family) {
  family.add<OnlyRoyalAnswers>(
      {"only-the-royal-answers-check", "C5", "A check is answered by the royal piece alone."});
  family.add<BlocksForgotten>(
      {"checks-are-not-blocked", "C5",
       "A check is answered by the royal piece or by taking the checker, never from between."});
  family.add<CapturesForgotten>({"checkers-are-not-taken", "C5",
                                 "Only the royal piece itself may take a piece that gives check."});
  family.add<PinnedTakesChecker>(
      {"pinned-piece-takes-the-checker", "C5", "Even a pinned piece may take the lone checker."});
  family.add<OneOfTwoAnswered>(
      {"double-check-half-answered", "C5", "A double check is met when one checker is."});
  family.add_where<NoDropAnswers>(
      [](const Notation& notation) { return notation.hands; },
      {"drops-do-not-answer-check", "C5", "In check no piece may be dropped."});
}

}  // namespace hurdle::mutants
