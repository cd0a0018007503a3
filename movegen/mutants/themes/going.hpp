// Pieces that go changed: how a wrong movement is put in the place of the right one, and the
// building blocks of wrong movements. Knows no kind of piece and no error.
#pragma once

#include <optional>
#include <vector>

#include "movegen/mutants/hooked.hpp"

namespace hurdle::mutation {

/// The piece that goes, and where it goes by the rules.
struct Mover : Standing {
  /// Visits the squares that the rules give a piece; it may be asked about another board.
  using Original = FunctionRef<void(const Standing&, VisitSquare)>;

  Walk walk;
  Colour colour;
  Original right;

  Mover(const Standing& standing, Original rules_say)
      : Standing(standing),
        walk(rules.walk(setup, from)),
        colour(piece().colour()),
        right(rules_say) {}

  /// Visits the squares that the rules give it.
  void original(VisitSquare visit) const { right(*this, visit); }
  [[nodiscard]] bool takes(Square to) const { return static_cast<bool>(at(to)); }
  /// The square with a step, or none beyond the edge.
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

/// A wrong movement: visits where the piece goes, a square twice if it likes.
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

/// A sort of piece goes so: on the board, and when it gives check.
[[nodiscard]] Change<Hooks> goes(Sort sort, Going going);
/// A sort of piece goes original, but attacks so.
[[nodiscard]] Change<Hooks> attacks(Sort sort, Going going);
/// A sort of piece goes original, but attacks only where this holds as well, or also where it
/// holds.
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

/// One of these steps; leaps are steps too.
[[nodiscard]] Going steps(Steps some);
/// One of these steps, the same for Black as for White: forward is up for both.
[[nodiscard]] Going steps_up(Steps some);
/// Any distance in these directions.
[[nodiscard]] Going slides(Steps some);
/// At most so many squares in these directions.
[[nodiscard]] Going slides_at_most(int squares, Steps some);
/// Lines that continue past an own piece, and past an enemy.
[[nodiscard]] Going through_own(Steps some);
[[nodiscard]] Going through_enemies(Steps some);
/// Lines that begin anew behind the first piece, which is an enemy.
[[nodiscard]] Going past_an_enemy(Steps some);
/// Steps or lines on a board that is one row of squares: beyond the edge of a rank the next begins.
[[nodiscard]] Going wrapped_steps(Steps some);
[[nodiscard]] Going wrapped_slides(Steps some);
/// The square with a step on such a board, or none beyond its ends.
[[nodiscard]] Square wrapped(const Mover& mover, Square from, Step step);
/// Lines that begin anew behind the first piece, if this is true of its square.
[[nodiscard]] Going slides_past(MayGo which, Steps some = straight);
/// Own pieces other than the royal one on these steps: a capture is not asked for its colour.
[[nodiscard]] Going steps_onto_own(Steps some);
/// Such pieces where lines in these directions end.
[[nodiscard]] Going slides_onto_own(Steps some);
/// Such pieces where the rules would let it go if they were enemies.
[[nodiscard]] Going onto_own();

// ---- Hops ---------------------------------------------------------------------------------------

/// What a hop may do behind its hurdle.
enum class Hop : std::uint8_t { to_empty, to_take, both };

/// In these directions over exactly so many pieces.
[[nodiscard]] Going hops_over(int pieces, Hop hop, Steps some = straight);
/// The first piece on the way to a square that lies in line, or none.
[[nodiscard]] Square hurdle_of(const Mover& mover, Square to);
/// The right squares but those behind hurdles of which this is true.
[[nodiscard]] Going never_over(MayGo bars);
/// Squares behind a hurdle of which this is true.
[[nodiscard]] MayGo over(MayGo which);

// ---- Put together -------------------------------------------------------------------------------

/// As the rules say.
[[nodiscard]] Going original();
/// As the rules say of the piece before its promotion.
[[nodiscard]] Going as_before_promotion();
/// The right squares and these.
[[nodiscard]] Going also(Going more);
/// Both.
[[nodiscard]] Going both(Going one, Going other);
/// The right squares of which this is true, or those of another movement.
[[nodiscard]] Going only_where(MayGo may, Going going = original());
/// The right squares but those of which this is true.
[[nodiscard]] Going never_where(MayGo bars);
/// The right empty squares, and the right captures of which this is true.
[[nodiscard]] Going takes_only_where(MayGo may);
/// The right squares that do not lie in these directions: at one step or many.
[[nodiscard]] Going never(Steps directions);
/// The right squares but the ends of these leaps, which are the same for Black as for White.
[[nodiscard]] Going never_by(Steps leaps);
/// Mutated for one player, right for the other.
[[nodiscard]] Going for_one(Colour colour, Going going);
/// These squares for pieces of which this is true, none for others.
[[nodiscard]] Going where(std::function<bool(const Mover& mover)> stands, Going going);
/// These squares when they are empty, or only when an enemy stands there.
[[nodiscard]] Going to_empty(Going going);
[[nodiscard]] Going to_take(Going going);

/// What a piece may or may not do on a square, for `only_where`.
[[nodiscard]] bool is_empty(const Mover& mover, Square to);
[[nodiscard]] bool is_taken(const Mover& mover, Square to);
[[nodiscard]] bool is_own(const Mover& mover, Square to);
[[nodiscard]] bool is_enemy(const Mover& mover, Square to);
/// This is true of the square where it starts, or where it ends.
[[nodiscard]] MayGo starts_on(bool (*which)(Square square));
[[nodiscard]] MayGo ends_on(bool (*which)(Square square));
/// Squares so many king's steps away, at least and at most.
[[nodiscard]] MayGo at_distance(int least, int most);
/// Squares on these ranks, counted from 1 at the own player's edge.
[[nodiscard]] MayGo to_own_ranks(int first, int last);
[[nodiscard]] MayGo both(MayGo one, MayGo other);

}  // namespace hurdle::mutation
