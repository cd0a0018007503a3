// Arrangements of pieces that end the game: rows, squares, lines and chains between two regions.
#include <algorithm>
#include <utility>
#include <vector>

#include "movegen/custom/rules/rules.hpp"

namespace hurdle::custom {
namespace {

/// A direction as files to the right and ranks up.
using Direction = std::pair<int, int>;

/// Looks for arrangements of marked squares.
class Arrangement {
 public:
  Arrangement(const ConnectFacts& facts, BoardSize size, const Squares& pieces)
      : size_(size), pieces_(pieces) {
    if (facts.horizontal) {
      directions_.emplace_back(1, 0);
    }
    if (facts.vertical) {
      directions_.emplace_back(0, 1);
    }
    if (facts.diagonal) {
      directions_.emplace_back(1, 1);
      directions_.emplace_back(1, -1);
    }
  }

  /// The most pieces beside each other in a line, or anywhere on a line.
  [[nodiscard]] int longest(bool beside) const {
    int most = 0;
    for (const auto& direction : directions_) {
      const int right = direction.first;  // bindings could not be captured by clang 14
      const int up = direction.second;
      for_each_square(size_, [&](Square start) {
        int count = 0;
        for (int file = start.file(), rank = start.rank(); size_.has(file, rank);
             file += right, rank += up) {
          const bool piece = has_piece(file, rank);
          count = piece ? count + 1 : beside ? 0 : count;
          most = std::max(most, count);
        }
      });
    }
    return most;
  }

  [[nodiscard]] bool has_square(int side) const {
    bool found = false;
    for_each_square(size_, [&](Square corner) {
      bool full = true;
      for (int right = 0; right < side; ++right) {
        for (int up = 0; up < side && full; ++up) {
          full = has_piece(corner.file() + right, corner.rank() + up);
        }
      }
      found |= full;
    });
    return found;
  }

  [[nodiscard]] bool has_chain(const Squares& from, const Squares& to) const {
    Squares chain = from & pieces_;
    for (Squares before; chain != before;) {
      before = chain;
      for_each_square(size_, [&](Square square) {
        for (const auto& [right, up] : directions_) {
          if (has_piece(square.file() + right, square.rank() + up) && pieces_[square.index()]) {
            const Square next(square.file() + right, square.rank() + up);
            const bool joined = chain[square.index()] || chain[next.index()];
            chain[square.index()] = joined;
            chain[next.index()] = joined;
          }
        }
      });
    }
    return (chain & to).any();
  }

 private:
  [[nodiscard]] bool has_piece(int file, int rank) const {
    return size_.has(file, rank) && pieces_[Square(file, rank).index()];
  }

  BoardSize size_;
  Squares pieces_;
  std::vector<Direction> directions_;
};

}  // namespace

bool Rules::connected(const Position& position, Colour colour) const {
  const ConnectFacts& facts = facts_.connect;
  const auto& [first, second] = facts_.of(colour).connect_regions;
  const bool chains = first.any() && second.any();
  if (facts.row == 0 && facts.square == 0 && facts.collinear == 0 && !chains) {
    return false;
  }
  Squares pieces;
  for_each_square(facts_.size, [&](Square square) {
    const Piece& piece = position.at(square);
    pieces[square.index()] =
        piece.belongs_to(colour) && (facts.types.all || contains(facts.types.types, piece.type));
  });
  const Arrangement arrangement(facts, facts_.size, pieces);
  return (facts.row > 0 && arrangement.longest(true) >= facts.row) ||
         (facts.square > 0 && arrangement.has_square(facts.square)) ||
         (facts.collinear > 0 && arrangement.longest(false) >= facts.collinear) ||
         (chains && arrangement.has_chain(first, second));
}

}  // namespace hurdle::custom
