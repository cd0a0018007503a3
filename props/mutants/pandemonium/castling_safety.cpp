// P10 read wrongly: which attacks forbid castling.
//
// Not among them, since it changes no count: that the square where the king lands is not asked
// beforehand. The position after castling is asked anyway (C5), and there the square is attacked
// by the same pieces: the rook that has come beside it could only hide an attack along the rank,
// and such a piece would stand beyond e1 and give check there, or between king and rook.
// Nor that the enemy king is overlooked on the way: as it cannot stand next to e1, it attacks
// squares of the way only from b2, c2, g2 and h2, and from there also where the king lands.
#include <vector>

#include "props/mutants/pandemonium/family.hpp"

namespace hurdle::mutants {
namespace {

using namespace pandemonium;

/// Only some squares of the way are asked for attacks, counted from the king; more than the three
/// on its way, perhaps.
template <class Rules>
struct OtherSquaresAsked : Rules {
  using Asked = bool (*)(int steps);

  OtherSquaresAsked(const Notation& notation, Asked asked) : Rules(notation), asked_(asked) {}

  bool castling_way_is_safe(const Setup& setup, Wing wing) const override {
    const Square corner = this->rook_start(setup.side, wing);
    for (int steps = 1;; ++steps) {
      const Square square = this->castling_square(setup.side, wing, steps);
      if (asked_(steps) && this->in_check(this->with_king_on(setup, square), setup.side)) {
        return false;
      }
      if (square == corner) {
        return true;
      }
    }
  }

 private:
  Asked asked_;
};

/// The rook in the corner may not be attacked.
template <class Rules>
struct AttackedRookStays : Rules {
  using Rules::Rules;

  bool castling_pair_stands(const Setup& setup, Wing wing) const override {
    return Rules::castling_pair_stands(setup, wing) &&
           !this->attacked(setup, this->rook_start(setup.side, wing), opponent(setup.side));
  }
};

/// Castling is a way out of check.
template <class Rules>
struct CastlesOutOfCheck : Rules {
  using Rules::Rules;

  bool castling_is_no_escape(const Setup& /*setup*/) const override { return true; }
};

/// Neither the square where the king lands nor the position after castling is asked.
template <class Rules>
struct CastlesIntoCheck : Rules {
  using Rules::Rules;

  bool castling_way_is_safe(const Setup& setup, Wing wing) const override {
    for (const int steps : {1, 2}) {
      const Square square = this->castling_square(setup.side, wing, steps);
      if (this->in_check(this->with_king_on(setup, square), setup.side)) {
        return false;
      }
    }
    return true;
  }

  bool keeps_royal_safe(const Setup& setup, Move move, const Setup& next) const override {
    return move.is_castling() || Rules::keeps_royal_safe(setup, move, next);
  }
};

/// Where the enemy's moves go is asked of the empty squares: a pawn attacks what it steps to and
/// not what it could capture on.
template <class Rules>
struct AttacksAreMoves : Rules {
  using Rules::Rules;

  bool castling_way_is_safe(const Setup& setup, Wing wing) const override {
    for (const int steps : {1, 2, 3}) {
      if (this->attacked(setup, this->castling_square(setup.side, wing, steps),
                         opponent(setup.side))) {
        return false;
      }
    }
    return true;
  }
};

/// A pinned enemy does not keep the king from its way.
template <class Rules>
struct PinnedAttackersIgnored : Rules {
  using Rules::Rules;

  bool castling_way_is_safe(const Setup& setup, Wing wing) const override {
    for (const int steps : {1, 2, 3}) {
      const Square square = this->castling_square(setup.side, wing, steps);
      Setup there = this->with_king_on(setup, square);
      there.side = opponent(setup.side);
      for (const Square from : this->attackers(there, square, there.side)) {
        Setup taken = there;
        taken.put(square, there.at(from));
        taken.put(from, Piece{});
        if (!this->in_check(taken, there.side)) {
          return false;
        }
      }
    }
    return true;
  }
};

}  // namespace

void add_castling_safety_mutants(Pandemonium& family) {
  const auto asks = [&](const char* name, const char* error, auto asked) {
    using Asked = bool (*)(int steps);
    family.add<OtherSquaresAsked>({name, "P10", error}, static_cast<Asked>(asked));
  };
  asks("castling-through-attacks", "Only the square where the king lands must not be attacked.",
       [](int steps) { return steps == 3; });
  asks("castling-over-the-first-attack", "The square next to the king may be attacked.",
       [](int steps) { return steps == 2 || steps == 3; });
  asks("castling-over-the-second-attack", "The second square of the king's way may be attacked.",
       [](int steps) { return steps == 1 || steps == 3; });
  asks("no-attack-up-to-the-corner", "No square from king to rook may be attacked.",
       [](int) { return true; });
  asks("no-attack-beyond-the-king", "The square beyond the king's last, too, must not be attacked.",
       [](int steps) { return steps <= 4; });
  family.add<AttackedRookStays>(
      {"attacked-rook-never-castles", "P10", "A rook that is attacked does not castle."});
  family.add<CastlesOutOfCheck>({"castling-out-of-check", "P10", "A king in check may castle."});
  family.add<CastlesIntoCheck>(
      {"castling-into-check", "P10", "The king may castle to an attacked square."});
  family.add<AttacksAreMoves>({"castling-asks-for-moves", "P10",
                               "The way is attacked by what could move there now: by a pawn's "
                               "steps, not by its captures."});
  family.add<PinnedAttackersIgnored>(
      {"castling-past-pinned-pieces", "P10", "A pinned piece does not attack the king's way."});
}

}  // namespace hurdle::mutants
