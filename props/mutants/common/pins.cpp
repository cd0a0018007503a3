// Errors about moves that expose the own royal piece (C5).
#include <algorithm>

#include "props/mutants/common/safety.hpp"

namespace hurdle::mutants {
namespace {

template <class Rules>
struct RoyalShadow : Rules {
  using Rules::Rules;

 protected:
  [[nodiscard]] bool keeps_royal_safe(const Setup& setup, Move move,
                                      const Setup& next) const override {
    if (!is_royal_move(setup, move)) {
      return Rules::keeps_royal_safe(setup, move, next);
    }
    const Piece shadow(setup.side, this->notation().counter_pawn);
    return Rules::keeps_royal_safe(setup, move, with(next, move.from(), shadow));
  }
};

template <class Rules>
struct RoyalTakesProtected : Rules {
  using Rules::Rules;

 protected:
  [[nodiscard]] bool keeps_royal_safe(const Setup& setup, Move move,
                                      const Setup& next) const override {
    return (is_royal_move(setup, move) && setup.at(move.to())) ||
           Rules::keeps_royal_safe(setup, move, next);
  }
};

template <class Rules>
struct RoyalStepsUntested : Rules {
  using Rules::Rules;

 protected:
  [[nodiscard]] bool keeps_royal_safe(const Setup& setup, Move move,
                                      const Setup& next) const override {
    return (is_royal_move(setup, move) && !this->in_check(setup, setup.side)) ||
           Rules::keeps_royal_safe(setup, move, next);
  }
};

template <class Rules>
struct PinnedPiecesFrozen : Rules {
  using Rules::Rules;

 protected:
  [[nodiscard]] bool keeps_royal_safe(const Setup& setup, Move move,
                                      const Setup& next) const override {
    return Rules::keeps_royal_safe(setup, move, next) && !frozen(setup, move);
  }

 private:
  [[nodiscard]] bool frozen(const Setup& setup, Move move) const {
    return is_plain_move(setup, move) && !this->in_check(setup, setup.side) &&
           this->in_check(with(setup, move.from(), Piece{}), setup.side);
  }
};

template <class Rules>
struct CapturesUntested : Rules {
  using Rules::Rules;

 protected:
  [[nodiscard]] bool keeps_royal_safe(const Setup& setup, Move move,
                                      const Setup& next) const override {
    const bool untested =
        is_plain_move(setup, move) && setup.at(move.to()) && !this->in_check(setup, setup.side);
    return untested || Rules::keeps_royal_safe(setup, move, next);
  }
};

/// Pins along one kind of line, or by attackers that stand on no line, are overlooked.
template <class Rules>
class PinsForgotten : public Rules {
 public:
  PinsForgotten(const Notation& written, Way way) : Rules(written), way_(way) {}

 protected:
  [[nodiscard]] bool keeps_royal_safe(const Setup& setup, Move move,
                                      const Setup& next) const override {
    return Rules::keeps_royal_safe(setup, move, next) || overlooked(setup, move, next);
  }

 private:
  [[nodiscard]] bool overlooked(const Setup& setup, Move move, const Setup& next) const {
    if (!is_plain_move(setup, move) || this->in_check(setup, setup.side)) {
      return false;
    }
    const Square royal = this->royal_square(next, setup.side);
    const std::vector<Square> attackers = this->attackers(next, royal, opponent(setup.side));
    return std::all_of(attackers.begin(), attackers.end(),
                       [&](Square from) { return way_between(from, royal) == way_; });
  }

  Way way_;
};

template <class Rules>
struct DropsUntested : Rules {
  using Rules::Rules;

 protected:
  [[nodiscard]] bool keeps_royal_safe(const Setup& setup, Move move,
                                      const Setup& next) const override {
    return move.is_drop() || Rules::keeps_royal_safe(setup, move, next);
  }
};

bool is_called(const Notation& notation, std::string_view beginning) {
  return notation.name.substr(0, beginning.size()) == beginning;
}

/// In Makpong the error shows nowhere: a piece that aims at the target through the royal piece's
/// square would give check itself, beside the one checker that M6 lets the king take; and then it
/// may not move at all (M7). Without a check nothing aims through that square.
bool royal_may_flee(const Notation& notation) {
  return !is_called(notation, "makpong");
}

/// Makpong has no piece that slides on diagonals, so nothing is pinned there.
bool has_diagonal_pins(const Notation& notation) {
  return !is_called(notation, "makpong");
}

/// Only a lame leaper attacks along a way that is no line and can be opened. A leap over everything
/// is opened by no move.
bool has_lame_leapers(const Notation& notation) {
  return is_called(notation, "janggi") ||
         (is_called(notation, "nine-elder") && notation.name != "nine-elder-leaping");
}

bool has_hands(const Notation& notation) {
  return notation.hands;
}

void add_forgotten_pins(EveryVariant& family) {
  family.add<PinsForgotten>(
      {"pins-on-files-forgotten", "C5", "A piece may leave a file that it shields."}, Way::file);
  family.add<PinsForgotten>(
      {"pins-on-ranks-forgotten", "C5", "A piece may leave a rank that it shields."}, Way::rank);
  family.add_where<PinsForgotten>(
      has_diagonal_pins,
      {"pins-on-diagonals-forgotten", "C5", "A piece may leave a diagonal that it shields."},
      Way::diagonal);
  family.add_where<PinsForgotten>(has_lame_leapers,
                                  {"pins-by-lame-leapers-forgotten", "C5",
                                   "A piece may leave the way of a lame leaper that it shields."},
                                  Way::none);
}

}  // namespace

void add_pin_mutants(EveryVariant& family) {
  family.add_where<RoyalShadow>(royal_may_flee,
                                {"royal-casts-a-shadow", "C5",
                                 "A royal piece may step back along the line of the check, into "
                                 "the shadow of the square that it left."});
  family.add<RoyalTakesProtected>(
      {"royal-takes-protected", "C5", "A royal piece may capture a piece that is protected."});
  family.add<RoyalStepsUntested>(
      {"royal-steps-into-check", "C5", "A royal piece that is not in check may go anywhere."});
  family.add<PinnedPiecesFrozen>(
      {"pinned-pieces-are-frozen", "C5", "A pinned piece does not even move along its pin."});
  family.add<CapturesUntested>({"captures-expose", "C5", "A pinned piece may capture."});
  add_forgotten_pins(family);
  family.add_where<DropsUntested>(
      has_hands, {"drops-ignore-check", "C5", "A drop is legal even when it answers no check."});
}

}  // namespace hurdle::mutants
