// A piece that goes wrongly: what all errors of movement (N1-N5) have in common. Knows how an error
// is put in the place of the right movement, and building blocks of errors; knows no error.
#pragma once

#include <functional>
#include <initializer_list>
#include <span>
#include <string>
#include <vector>

#include "props/mutants/goes.hpp"
#include "props/mutants/nine-elder/themes.hpp"

namespace hurdle::mutants::elder {

/// The piece that goes, and where it goes by the rules.
struct Mover : GoingPiece {
  /// A step as White sees it, turned for the piece's own player.
  [[nodiscard]] Step turned(Step step) const {
    return {step.files * forward(colour), step.ranks * forward(colour)};
  }

  /// The player's own rank, from 1.
  [[nodiscard]] int own_rank() const {
    return colour == Colour::white ? from.rank() + 1 : nine_elder::notation.ranks - from.rank();
  }
};

/// A wrong movement: visits where the piece goes, a square twice if it likes.
using Going = std::function<void(const Mover& mover, VisitSquare visit)>;

/// What stands on the board: a kind, plain or promoted.
struct Which {
  Kind kind;
  bool promoted = false;

  [[nodiscard]] bool is(Piece piece) const {
    return piece && piece.kind() == kind && piece.promoted() == promoted;
  }
};

inline constexpr Which dragon{nine_elder::incense, true};
inline constexpr Which horse{nine_elder::angle, true};
inline constexpr Which iron{nine_elder::cannon, true};
inline constexpr Which copper{nine_elder::van, true};
inline constexpr Which promoted_silver{nine_elder::silver, true};
inline constexpr Which promoted_cassia{nine_elder::cassia, true};
inline constexpr Which gilding{nine_elder::pawn, true};

/// One sort of piece goes wrongly.
template <class Rules>
struct Goes : Rules {
  Goes(const Notation& notation, Which which, Going going)
      : Rules(notation), which_(which), going_(std::move(going)) {}

 protected:
  void targets(const Setup& setup, Square from, VisitSquare visit) const override {
    const auto rightly = [&](VisitSquare each) { Rules::targets(setup, from, each); };
    if (!which_.is(setup.at(from))) {
      return rightly(visit);
    }
    std::array<bool, square_count> visited{};
    going_({{setup, this->walk(setup, from), from, setup.at(from).colour(), rightly}},
           [&](Square to) {
             if (!visited[to.index()]) {
               visited[to.index()] = true;
               visit(to);
             }
           });
  }

 private:
  Which which_;
  Going going_;
};

/// A wrong movement of one sort of piece, with its words.
struct WrongGoing {
  Belief belief;
  Which which;
  Going going;
};

using Steps = std::vector<Step>;

inline const Steps straight{{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
inline const Steps diagonal{{1, 1}, {1, -1}, {-1, -1}, {-1, 1}};
inline const Steps as_jade{{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}};
inline const Steps as_gold{{0, 1}, {1, 0}, {0, -1}, {-1, 0}, {-1, 1}, {1, 1}};
inline const Steps as_silver{{0, 1}, {1, 1}, {1, -1}, {-1, -1}, {-1, 1}};

/// One of these steps, as White sees them.
[[nodiscard]] Going steps(Steps some);
/// Any distance in these directions.
[[nodiscard]] Going slides(Steps some);
/// At most so many squares in these directions.
[[nodiscard]] Going slides_at_most(int squares, Steps some);
/// The right squares and these.
[[nodiscard]] Going also(Going more);
/// Both.
[[nodiscard]] Going both(Going one, Going other);
/// The right squares that do not lie in these directions: at one step or many.
[[nodiscard]] Going never(Steps directions);
/// The right squares of which this is true.
[[nodiscard]] Going only_where(std::function<bool(const Mover& mover, Square to)> keeps);
/// Wrong for one player, right for the other.
[[nodiscard]] Going for_one(Colour colour, Going going);
/// The same squares for Black as for White: forward is up for both.
[[nodiscard]] Going facing_up(Steps some);
/// These squares when they are empty, or only when an enemy stands there.
[[nodiscard]] Going to_empty(Going going);
[[nodiscard]] Going to_take(Going going);
/// Steps or lines on a board that is a row of 81 squares: behind the i-file the next rank begins.
[[nodiscard]] Going wrapped_steps(Steps some);
[[nodiscard]] Going wrapped_slides(Steps some);
/// Lines that go on behind an own piece, and behind an enemy.
[[nodiscard]] Going through_own(Steps some);
[[nodiscard]] Going through_enemies(Steps some);

/// One sort of piece goes rightly, but gives check wrongly.
template <class Rules>
struct Checks : Rules {
  Checks(const Notation& notation, Which which, Going going)
      : Rules(notation), which_(which), going_(std::move(going)) {}

 protected:
  [[nodiscard]] bool reaches(const Setup& setup, Square from, Square to) const override {
    if (!which_.is(setup.at(from))) {
      return Rules::reaches(setup, from, to);
    }
    bool found = false;
    const auto rightly = [&](VisitSquare each) { Rules::targets(setup, from, each); };
    going_({{setup, this->walk(setup, from), from, setup.at(from).colour(), rightly}},
           [&](Square target) { found |= target == to; });
    return found;
  }

 private:
  Which which_;
  Going going_;
};

/// Adds these errors in every reading.
void add_all(Readings& family, std::span<const WrongGoing> errors);

/// Adds these errors about giving check in every reading.
void add_all_checks(Readings& family, std::span<const WrongGoing> errors);

/// Adds these errors in some readings.
template <class... Some>
void add_all_to(Readings& family, std::span<const WrongGoing> errors) {
  for (const WrongGoing& error : errors) {
    (family.template add_to<Goes, Some>(error.belief, error.which, error.going), ...);
  }
}

}  // namespace hurdle::mutants::elder
