// Oracle for how whole games end, independent of movegen/ends.hpp: each clause about whole games is
// evaluated anew from the list of all positions at every ply. Slow and simple; takes legal moves
// and checks from the referee.
#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "movegen/referee/referee.hpp"

namespace hurdle::props {

/// A position of a game, with the referee's facts about it.
struct Moment {
  Setup setup;
  bool check = false;  ///< the side to move is in check
  bool moves = false;  ///< the side to move has a legal move
};

/// A game so far: the start position and the position after every ply.
using Moments = std::span<const Moment>;

[[nodiscard]] Moment moment_of(const Referee& referee, const Setup& setup);

/// How a game ends.
struct PlainEnd {
  std::optional<Colour> winner;  ///< empty: a draw
  std::string_view clause;
  std::string_view decided = "";  ///< the clause that decides the winner, if another
};

/// The verdict on a claimed impasse: an end, or nothing if the claim is refused.
using PlainClaim = std::optional<PlainEnd>;

/// Option names and values, as given by users.
using PlainOptions = std::map<std::string, std::string, std::less<>>;

/// The oracle for one game's ends.
class PlainEnds {
 public:
  explicit PlainEnds(const Notation& notation);
  virtual ~PlainEnds() = default;
  PlainEnds(const PlainEnds&) = delete;
  PlainEnds& operator=(const PlainEnds&) = delete;

  /// The end of the game at its last position; requires that it had not ended before.
  [[nodiscard]] virtual std::optional<PlainEnd> end(Moments game,
                                                    const PlainOptions& options) const = 0;
  /// Whether a clause depends on earlier positions, so that a game started later ends later by it.
  [[nodiscard]] virtual bool by_history(std::string_view clause) const = 0;
  /// The clause that calls a referee at the last position while the game goes on, or "".
  [[nodiscard]] virtual std::string_view report(Moments /*game*/) const { return ""; }
  [[nodiscard]] virtual PlainClaim impasse(const Moment& /*last*/,
                                           const PlainOptions& /*options*/) const {
    return std::nullopt;
  }
  /// All combinations of option values, each default left out once.
  [[nodiscard]] virtual std::vector<PlainOptions> ways() const { return {{}}; }
  /// White's and Black's points, if a clause decides by points.
  [[nodiscard]] virtual std::optional<std::pair<double, double>> points(
      const Setup& /*setup*/) const {
    return std::nullopt;
  }

  [[nodiscard]] const Notation& notation() const { return notation_; }

 protected:
  /// The letters of a side's pieces on the board, promoted or not.
  [[nodiscard]] std::string pieces(const Setup& setup, Colour side) const;
  /// The number of these pieces with this letter.
  [[nodiscard]] int number(const Setup& setup, Colour side, char letter) const;

 private:
  const Notation& notation_;
};

/// Compares two positions as the game's repetition rule does.
using SamePosition = bool (*)(const Setup&, const Setup&);
/// The pieces on the board, and the side to move; pieces in hand too.
[[nodiscard]] bool same_board(const Setup& a, const Setup& b);
[[nodiscard]] bool same_board_and_hands(const Setup& a, const Setup& b);

/// How many times the last position has occurred.
[[nodiscard]] int occurrences(Moments game, SamePosition same);
/// The ply of its occurrence number `number`, counted from 1.
[[nodiscard]] std::size_t occurrence(Moments game, SamePosition same, int number);
/// The side that gave check with each of its plies after ply `from`; none if both sides did.
[[nodiscard]] std::optional<Colour> perpetual_checker(Moments game, std::size_t from);

/// The oracle for the ends of this variant, or null if its family has none.
[[nodiscard]] const PlainEnds* plain_ends_of(const Notation& notation);

/// A sequence of moves, played `count` times.
[[nodiscard]] std::string times(int count, const std::string& moves);

/// The value of an option, or `otherwise` if it is not given.
[[nodiscard]] std::string option_of(const PlainOptions& options, std::string_view name,
                                    std::string_view otherwise = "");

[[nodiscard]] inline PlainEnd lost_by(Colour loser, std::string_view clause) {
  return {opponent(loser), clause};
}
[[nodiscard]] inline PlainEnd drawn_by(std::string_view clause) {
  return {std::nullopt, clause};
}

}  // namespace hurdle::props
