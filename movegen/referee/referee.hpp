// The plain generator's face: what every variant's referee answers. Written from the rules alone;
// it knows no description and nothing of the fast generator.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "movegen/vocab/move.hpp"
#include "movegen/vocab/notation.hpp"
#include "movegen/vocab/setup.hpp"

namespace hurdle {

/// Whether a move is legal, and by which clause it is granted or refused.
struct Verdict {
  bool legal = false;
  std::string clause;    ///< "J6"
  std::string sentence;  ///< one sentence in the rules' words, naming squares and pieces
};

/// Why a position is impossible (C8).
struct Fault {
  std::string clause;  ///< "C8", or the variant's clause the position breaks
  Square where;        ///< the offending square, or none
  std::string reason;  ///< one sentence; names the square when there is one
};

/// A piece that gives check.
struct Checker {
  Square where;
  std::string words;  ///< "the cannon on e9 (over the chariot on e5)"
};

/// How a line ends at a position without children.
enum class Ending : std::uint8_t { none, mate, stalemate, ended };

/// The end of a line: what it is, and the clause that says so.
struct EndingVerdict {
  Ending ending = Ending::none;
  std::string clause;
  std::string sentence;  ///< why; the kind of ending is not said again
};

/// A variant's rules, answered plainly. Thread-safe: all members are const and keep no state.
/// Every function but `impossible` asks for a position that `impossible` does not refuse.
class Referee {
 public:
  explicit Referee(const Notation& notation) : notation_(notation) {}
  virtual ~Referee() = default;
  Referee(const Referee&) = delete;
  Referee& operator=(const Referee&) = delete;

  [[nodiscard]] const Notation& notation() const noexcept { return notation_; }

  /// All legal moves, marked with castling and en passant, in no particular order.
  [[nodiscard]] virtual std::vector<Move> legal_moves(const Setup& setup) const = 0;

  /// The number of `legal_moves`, without building a list.
  [[nodiscard]] virtual std::uint64_t count_legal_moves(const Setup& setup) const = 0;

  /// The position after a legal move (marked or plain), counters included.
  [[nodiscard]] virtual Setup after(const Setup& setup, Move move) const = 0;

  /// How many enemy pieces attack the royal piece of the side to move (C5).
  [[nodiscard]] virtual int checkers(const Setup& setup) const = 0;

  /// Those pieces, by square from a1, rank by rank.
  [[nodiscard]] virtual std::vector<Checker> checking_pieces(const Setup& setup) const = 0;

  /// How the line ends here, or `Ending::none`.
  [[nodiscard]] virtual EndingVerdict ending(const Setup& setup) const = 0;

  /// Legal or not, and why: for any move text that could be read.
  [[nodiscard]] virtual Verdict explain(const Setup& setup, Move move) const = 0;

  /// Whether the position is impossible (C8), and why.
  [[nodiscard]] virtual std::optional<Fault> impossible(const Setup& setup) const = 0;

 private:
  const Notation& notation_;
};

}  // namespace hurdle
