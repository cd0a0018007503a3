// Parses en-passant squares (C6); rejects squares that no pawn move can just have passed over.
#include "movegen/vocab/en_passant.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace hurdle {
namespace {

/// The ranks that a pawn may pass over, counted from 0 at its own edge of the board.
struct PassedRanks {
  int first = 0;
  int last = 0;
};

PassedRanks passed_ranks(const Notation& notation) noexcept {
  PassedRanks ranks;
  for (std::size_t start = 0; start < notation.pawn_reach.size(); ++start) {
    const int last = static_cast<int>(start) + notation.pawn_reach[start] - 1;
    if (last > static_cast<int>(start)) {
      ranks.first = ranks.first == 0 ? static_cast<int>(start) + 1 : ranks.first;
      ranks.last = std::max(ranks.last, last);
    }
  }
  return ranks;
}

struct PlacedSquare {
  Square square;
  std::size_t column;
};

/// Checks the squares of one field in the order of the text.
class PassedSquares {
 public:
  PassedSquares(const Cursor& cursor, const Notation& notation, const Setup& setup,
                const std::vector<PlacedSquare>& squares)
      : cursor_(cursor),
        notation_(notation),
        setup_(setup),
        squares_(squares),
        mover_(opponent(setup.side)) {}

  void check() const {
    check_shape();
    for (const PlacedSquare& passed : squares_) {
      check_passed(passed);
    }
    check_pawn();
    check_start();
  }

 private:
  [[nodiscard]] int steps(Square square) const noexcept {
    return notation_.own_rank(mover_, square) - 1;
  }
  [[nodiscard]] std::string mover_name() const {
    return mover_ == Colour::white ? "white" : "black";
  }
  /// The square `count` steps ahead of `from`, in the direction of the pawn.
  [[nodiscard]] Square ahead(Square from, int count) const noexcept {
    return {from.file(), from.rank() + count * forward(mover_)};
  }
  /// The passed square nearest to the pawn's start, and the one nearest to the pawn.
  [[nodiscard]] const PlacedSquare& nearest() const noexcept {
    return mover_ == Colour::white ? squares_.front() : squares_.back();
  }
  [[nodiscard]] const PlacedSquare& farthest() const noexcept {
    return mover_ == Colour::white ? squares_.back() : squares_.front();
  }

  void check_shape() const;
  void check_passed(const PlacedSquare& passed) const;
  void check_pawn() const;
  void check_start() const;

  const Cursor& cursor_;
  const Notation& notation_;
  const Setup& setup_;
  const std::vector<PlacedSquare>& squares_;
  Colour mover_;
};

void PassedSquares::check_shape() const {
  if (squares_.size() == 1) {
    return;
  }
  const Square first = squares_[0].square;
  const Square second = squares_[1].square;
  const std::size_t column = squares_[1].column;
  if (second == Square(first.file(), first.rank() - 1)) {
    cursor_.fail_at(column, fmt::format("'{0}{1}' is out of order; expected '{1}{0}'",
                                        to_text(first), to_text(second)));
  }
  if (second != Square(first.file(), first.rank() + 1)) {
    cursor_.fail_at(column, fmt::format("{} is not the square in front of {}; expected squares "
                                        "passed by one pawn, in ascending rank",
                                        to_text(second), to_text(first)));
  }
}

void PassedSquares::check_passed(const PlacedSquare& passed) const {
  const int rank = steps(passed.square);
  const auto [first, last] = passed_ranks(notation_);
  if (rank < first || rank > last) {
    const int edge = mover_ == Colour::white ? 1 : notation_.ranks;
    const int nearest_rank = edge + first * forward(mover_);
    const int farthest_rank = edge + last * forward(mover_);
    const std::string ranks = first == last ? std::to_string(nearest_rank)
                                            : fmt::format("{} or {}", nearest_rank, farthest_rank);
    cursor_.fail_at(passed.column,
                    fmt::format("no {} pawn passes over {}; expected a square on rank {}",
                                mover_name(), to_text(passed.square), ranks));
  }
  if (setup_.at(passed.square)) {
    cursor_.fail_at(passed.column, fmt::format("{} is occupied; expected squares that are empty, "
                                               "as a passed square must be",
                                               to_text(passed.square)));
  }
}

void PassedSquares::check_pawn() const {
  const Square stands = ahead(farthest().square, 1);
  if (setup_.at(stands) == Piece(mover_, notation_.special_pawn)) {
    return;
  }
  cursor_.fail_at(
      farthest().column,
      fmt::format("no {} pawn on {}, beyond {}; expected all squares that a {} pawn "
                  "has just passed over, or '-'",
                  mover_name(), to_text(stands), to_text(farthest().square), mover_name()));
}

void PassedSquares::check_start() const {
  const Square start = ahead(nearest().square, -1);
  if (!setup_.at(start)) {
    return;
  }
  cursor_.fail_at(nearest().column,
                  fmt::format("{} is occupied, but a {} pawn that passed over {} came from there; "
                              "expected it to be empty",
                              to_text(start), mover_name(), to_text(nearest().square)));
}

}  // namespace

EnPassant read_en_passant(Cursor& cursor, const Notation& notation, const Setup& setup) {
  EnPassant result;
  if (cursor.rest() == "-") {
    return result;
  }
  if (!notation.en_passant) {
    cursor.fail(fmt::format("{} has no en passant; expected '-'", notation.name));
  }
  std::vector<PlacedSquare> squares;
  while (!cursor.done()) {
    if (squares.size() == 2) {
      cursor.fail("expected '-' or at most two squares");
    }
    const std::size_t column = cursor.column();
    squares.push_back({read_square(cursor, notation), column});
  }
  PassedSquares(cursor, notation, setup, squares).check();
  for (const PlacedSquare& passed : squares) {
    result.add(passed.square);
  }
  return pawn_attacks_any(notation, setup, result) ? result : EnPassant{};
}

bool pawn_attacks_any(const Notation& notation, const Setup& setup,
                      const EnPassant& squares) noexcept {
  const Piece pawn(setup.side, notation.special_pawn);
  const auto attacked_from = [&](int file, int rank) {
    return notation.on_board(file, rank) && setup.at(Square(file, rank)) == pawn;
  };
  return std::any_of(squares.begin(), squares.end(), [&](Square square) {
    const int behind = square.rank() - forward(setup.side);
    return attacked_from(square.file() - 1, behind) || attacked_from(square.file() + 1, behind);
  });
}

}  // namespace hurdle
