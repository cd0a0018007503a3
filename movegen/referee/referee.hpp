// The interface of every variant's referee, the plain move generator. Written from the rules alone:
// never include movegen/fast or a description here, so that each checks the other.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "movegen/vocab/move.hpp"
#include "movegen/vocab/notation.hpp"
#include "movegen/vocab/setup.hpp"

namespace hurdle {

/// Whether a move is legal, and the clause that makes it legal or illegal.
struct Verdict {
  bool legal = false;
  std::string clause;    ///< "J6"
  std::string sentence;  ///< one sentence in the words of the rules, with squares and pieces
};

/// Why a position is invalid (C8).
struct InvalidReason {
  std::string clause;  ///< "C8", or the variant's clause that the position violates
  Square where;        ///< the offending square, or none
  std::string reason;  ///< one sentence; names the square when there is one
};

/// A piece that gives check.
struct Checker {
  Square where;
  std::string words;  ///< "the cannon on e9 (over the chariot on e5)"
};

/// How a line of moves ends at a position without children.
enum class Ending : std::uint8_t { none, mate, stalemate, ended };

/// How a line of moves ends, and by which clause.
struct EndingVerdict {
  Ending ending = Ending::none;
  std::string clause;
  std::string sentence;  ///< the reason; does not repeat the kind of ending
};

/// A variant's rules. Thread-safe: all members are const and keep no state. Every function except
/// `invalid_reason` requires a valid position.
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

  /// How the line of moves ends in this position, or `Ending::none`.
  [[nodiscard]] virtual EndingVerdict ending(const Setup& setup) const = 0;

  /// Whether a move is legal, and why. Accepts every move that `parse_move` accepts.
  [[nodiscard]] virtual Verdict explain(const Setup& setup, Move move) const = 0;

  /// Why the position is invalid (C8); nothing if it is valid.
  [[nodiscard]] virtual std::optional<InvalidReason> invalid_reason(const Setup& setup) const = 0;

 private:
  const Notation& notation_;
};

}  // namespace hurdle
