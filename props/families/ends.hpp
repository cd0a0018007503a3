// A second reading of how whole games end, next to movegen/ends.hpp: the clauses of a page about
// whole games, each worked out anew from the list of all positions at every ply. Slow and plain;
// takes legal moves and checks from the referee, and knows nothing of the first reading.
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

/// A position of a game, and what the referee says of it.
struct Moment {
  Setup setup;
  bool check = false;  ///< the side to move is in check
  bool moves = false;  ///< it has a legal move
};

/// A game up to now: the start and the position after every ply.
using Moments = std::span<const Moment>;

[[nodiscard]] Moment moment_of(const Referee& referee, const Setup& setup);

/// How a game ends.
struct PlainEnd {
  std::optional<Colour> winner;  ///< none: a draw
  std::string_view clause;
  std::string_view decided = "";  ///< the clause that decides who wins, where it is another
};

/// An impasse that is claimed: an end, or nothing when the claim is refused.
using PlainClaim = std::optional<PlainEnd>;

/// Names of options and their values, as a user gives them.
using PlainOptions = std::map<std::string, std::string, std::less<>>;

/// One game's ends.
class PlainEnds {
 public:
  explicit PlainEnds(const Notation& notation);
  virtual ~PlainEnds() = default;
  PlainEnds(const PlainEnds&) = delete;
  PlainEnds& operator=(const PlainEnds&) = delete;

  /// Whether the game is over at its last position, if it was not before.
  [[nodiscard]] virtual std::optional<PlainEnd> end(Moments game,
                                                    const PlainOptions& options) const = 0;
  /// Whether a clause looks at former positions, so that a game begun anew ends later by it.
  [[nodiscard]] virtual bool by_history(std::string_view clause) const = 0;
  /// The clause by which a referee is called at the last position while the game goes on, or "".
  [[nodiscard]] virtual std::string_view report(Moments /*game*/) const { return ""; }
  [[nodiscard]] virtual PlainClaim impasse(const Moment& /*last*/,
                                           const PlainOptions& /*options*/) const {
    return std::nullopt;
  }
  /// Every way to play: all options with all of their values, the defaults left off once.
  [[nodiscard]] virtual std::vector<PlainOptions> ways() const { return {{}}; }
  /// White's and black's points, where a clause decides by them.
  [[nodiscard]] virtual std::optional<std::pair<double, double>> points(
      const Setup& /*setup*/) const {
    return std::nullopt;
  }

  [[nodiscard]] const Notation& notation() const { return notation_; }

 protected:
  /// The unpromoted or promoted pieces of a side by their letters, on the board.
  [[nodiscard]] std::string pieces(const Setup& setup, Colour side) const;
  /// How many of them have this letter.
  [[nodiscard]] int number(const Setup& setup, Colour side, char letter) const;

 private:
  const Notation& notation_;
};

/// What a game calls the same position: asked of any two.
using SamePosition = bool (*)(const Setup&, const Setup&);

/// How often the last position has occurred.
[[nodiscard]] int occurrences(Moments game, SamePosition same);
/// The ply of its occurrence number `number`, from 1.
[[nodiscard]] std::size_t occurrence(Moments game, SamePosition same, int number);
/// The one side whose every ply after ply `from` gave check; none, too, when both sides' did.
[[nodiscard]] std::optional<Colour> perpetual_checker(Moments game, std::size_t from);

/// The ends of this variant, or null when its family has none.
[[nodiscard]] const PlainEnds* plain_ends_of(const Notation& notation);

[[nodiscard]] inline PlainEnd lost_by(Colour loser, std::string_view clause) {
  return {opponent(loser), clause};
}
[[nodiscard]] inline PlainEnd drawn_by(std::string_view clause) {
  return {std::nullopt, clause};
}

}  // namespace hurdle::props
