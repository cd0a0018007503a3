// Building blocks of mutated movements. Depends on no kind of piece.
#pragma once

#include <optional>
#include <vector>

#include "movegen/mutants/hooked.hpp"

namespace hurdle::mutation {

/// The moving piece, and its movement by the rules.
struct Mover : Standing {
  /// Visits the squares of a piece by the rules, on any board.
  using Original = FunctionRef<void(const Standing&, VisitSquare)>;

  Walk walk;
  Colour colour;
  Original right;

  Mover(const Standing& standing, Original rules_say)
      : Standing(standing),
        walk(rules.walk(setup, from)),
        colour(piece().colour()),
        right(rules_say) {}

  /// Visits the squares of this piece by the rules.
  void original(VisitSquare visit) const { right(*this, visit); }
  [[nodiscard]] bool takes(Square to) const { return static_cast<bool>(at(to)); }
  /// The square one step away, or none beyond the edge.
  [[nodiscard]] Square step(Step by) const { return walk.neighbour(from, by); }
  /// A step as White sees it, turned for the piece's own player.
  [[nodiscard]] Step turned(Step by) const {
    return {by.files * forward(colour), by.ranks * forward(colour)};
  }
  /// One step straight forward.
  [[nodiscard]] Step ahead() const { return {0, forward(colour)}; }
  /// The own player's rank of a square, from 1.
  [[nodiscard]] int own_rank(Square square) const { return rules.own_rank(colour, square); }
};

/// A movement: visits each target square; may visit a square twice.
using Going = std::function<void(const Mover& mover, VisitSquare visit)>;
/// Whether a piece may go to a square.
using MayGo = std::function<bool(const Mover& mover, Square to)>;

/// Pieces of a kind: the promoted ones, the plain ones, or all.
struct Sort {
  Kind kind;
  std::optional<bool> promoted;

  constexpr Sort(Kind one, std::optional<bool> flag = std::nullopt) : kind(one), promoted(flag) {}

  [[nodiscard]] bool holds(Piece piece) const {
    return piece && piece.kind() == kind && piece.promoted() == promoted.value_or(piece.promoted());
  }
  [[nodiscard]] bool operator()(Piece piece) const { return holds(piece); }
};

[[nodiscard]] constexpr Sort plain(Kind kind) {
  return {kind, false};
}
[[nodiscard]] constexpr Sort promoted(Kind kind) {
  return {kind, true};
}

/// Replaces the moves and attacks of these pieces.
[[nodiscard]] Change<Hooks> goes(Sort sort, Going going);
/// Keeps the moves of these pieces and replaces their attacks.
[[nodiscard]] Change<Hooks> attacks(Sort sort, Going going);
/// Keep the moves of these pieces and restrict their attacks to squares where this holds, or add
/// attacks on such squares.
[[nodiscard]] Change<Hooks> attacks_only_if(Sort sort, MayGo may);
[[nodiscard]] Change<Hooks> attacks_also_if(Sort sort, MayGo may);

// ---- Steps and lines ----------------------------------------------------------------------------

/// Steps as White sees them, turned for Black.
using Steps = std::vector<Step>;

inline const Steps straight{{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
inline const Steps diagonal{{1, 1}, {1, -1}, {-1, -1}, {-1, 1}};
inline const Steps sideways{{-1, 0}, {1, 0}};
inline const Steps ahead{{0, 1}};
inline const Steps back{{0, -1}};
inline const Steps diagonally_ahead{{-1, 1}, {1, 1}};
inline const Steps diagonally_back{{-1, -1}, {1, -1}};
inline const Steps as_king{{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}};
inline const Steps as_gold{{0, 1}, {1, 0}, {0, -1}, {-1, 0}, {-1, 1}, {1, 1}};
inline const Steps two_diagonally{{2, 2}, {2, -2}, {-2, -2}, {-2, 2}};
inline const Steps as_knight{{1, 2},   {2, 1},   {2, -1}, {1, -2},
                             {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};

/// An elephant of Janggi on an empty board.
inline const Steps as_long_elephant{{2, 3},   {3, 2},   {3, -2}, {2, -3},
                                    {-2, -3}, {-3, -2}, {-3, 2}, {-2, 3}};

/// The squares of these steps; leaps are steps too.
[[nodiscard]] Going steps(Steps some);
/// The squares of these steps, not turned for Black: forward is up the board for both players.
[[nodiscard]] Going steps_up(Steps some);
/// Any distance in these directions.
[[nodiscard]] Going slides(Steps some);
/// At most `squares` squares in these directions.
[[nodiscard]] Going slides_at_most(int squares, Steps some);
/// Lines that continue past an own piece, and past an enemy.
[[nodiscard]] Going through_own(Steps some);
[[nodiscard]] Going through_enemies(Steps some);
/// Lines that continue past the first piece if it is an enemy, without that piece's square.
[[nodiscard]] Going past_an_enemy(Steps some);
/// Steps or lines on a board that is one row of squares: the edge of a rank joins the next rank.
[[nodiscard]] Going wrapped_steps(Steps some);
[[nodiscard]] Going wrapped_slides(Steps some);
/// The square one step away on such a board, or none beyond its ends.
[[nodiscard]] Square wrapped(const Mover& mover, Square from, Step step);
/// Lines that continue past the first piece if this is true of its square, without that square.
[[nodiscard]] Going slides_past(MayGo which, Steps some = straight);
/// Own pieces other than the royal piece on the squares of these steps.
[[nodiscard]] Going steps_onto_own(Steps some);
/// Own pieces at the ends of lines in these directions.
[[nodiscard]] Going slides_onto_own(Steps some);
/// Own pieces that it could capture if they were enemies.
[[nodiscard]] Going onto_own();

// ---- Hops ---------------------------------------------------------------------------------------

/// Whether a hop ends on an empty square behind its hurdle, captures there, or either.
enum class Hop : std::uint8_t { to_empty, to_take, both };

/// In these directions over exactly `pieces` pieces.
[[nodiscard]] Going hops_over(int pieces, Hop hop, Steps some = straight);
/// The first piece between the mover and a square on one of its lines, or none.
[[nodiscard]] Square hurdle_of(const Mover& mover, Square to);
/// The squares by the rules, except those behind hurdles of which this is true.
[[nodiscard]] Going never_over(MayGo bars);
/// Squares behind a hurdle of which this is true.
[[nodiscard]] MayGo over(MayGo which);

// ---- Combinations -------------------------------------------------------------------------------

/// The movement by the rules.
[[nodiscard]] Going original();
/// The movement by the rules of the piece before its promotion.
[[nodiscard]] Going as_before_promotion();
/// The squares by the rules and these.
[[nodiscard]] Going also(Going more);
/// The squares of both movements.
[[nodiscard]] Going both(Going one, Going other);
/// The squares of a movement of which this is true.
[[nodiscard]] Going only_where(MayGo may, Going going = original());
/// The squares by the rules, except those of which this is true.
[[nodiscard]] Going never_where(MayGo bars);
/// The empty squares by the rules, and the captures of which this is true.
[[nodiscard]] Going takes_only_where(MayGo may);
/// The squares by the rules that do not lie in these directions, at any distance.
[[nodiscard]] Going never(Steps directions);
/// The squares by the rules, except the ends of these leaps, which are not turned for Black.
[[nodiscard]] Going never_by(Steps leaps);
/// This movement for one player, the movement by the rules for the other.
[[nodiscard]] Going for_one(Colour colour, Going going);
/// The squares of a movement for pieces of which this is true, none for others.
[[nodiscard]] Going where(std::function<bool(const Mover& mover)> stands, Going going);
/// The squares of a movement that are empty; those that hold an enemy.
[[nodiscard]] Going to_empty(Going going);
[[nodiscard]] Going to_take(Going going);

/// Predicates of a target square, for `only_where`.
[[nodiscard]] bool is_empty(const Mover& mover, Square to);
[[nodiscard]] bool is_taken(const Mover& mover, Square to);
[[nodiscard]] bool is_own(const Mover& mover, Square to);
[[nodiscard]] bool is_enemy(const Mover& mover, Square to);
/// A predicate of the square where the move starts, or where it ends.
[[nodiscard]] MayGo starts_on(bool (*which)(Square square));
[[nodiscard]] MayGo ends_on(bool (*which)(Square square));
/// Squares at least `least` and at most `most` king's steps away.
[[nodiscard]] MayGo at_distance(int least, int most);
/// Squares on these ranks, counted from 1 at the own player's edge.
[[nodiscard]] MayGo to_own_ranks(int first, int last);
[[nodiscard]] MayGo both(MayGo one, MayGo other);

}  // namespace hurdle::mutation
