// Simplified Makpong's clauses as laws over random positions, by looking at the board: every move
// of the fast generator keeps them, and every move they allow is there.
#include <algorithm>
#include <cstdlib>
#include <set>

#include "movegen/variants/makpong/notation.hpp"
#include "movegen/vocab/text.hpp"
#include "props/laws/support.hpp"

namespace hurdle::props {
namespace {

constexpr int positions_a_case = 5;

/// M1: along a file or rank with nothing between.
bool rook_way(const Setup& setup, Square from, Square to) {
  const int files = to.file() - from.file();
  const int ranks = to.rank() - from.rank();
  if ((files == 0) == (ranks == 0)) {
    return false;
  }
  const int distance = std::abs(files + ranks);
  for (int step = 1; step < distance; ++step) {
    const Square square(from.file() + files / distance * step,
                        from.rank() + ranks / distance * step);
    if (setup.at(square)) {
      return false;
    }
  }
  return true;
}

/// Whether the piece on `from` attacks `to`, whatever stands there.
bool attacks(const Setup& setup, Square from, Square to) {
  const Piece piece = setup.at(from);
  const int files = std::abs(to.file() - from.file());
  const int advance = (to.rank() - from.rank()) * forward(piece.colour());
  const int ranks = std::abs(advance);
  const bool diagonal_step = files == 1 && ranks == 1;
  switch (index_of(piece.kind())) {
    case index_of(makpong::king):
      return std::max(files, ranks) == 1;
    case index_of(makpong::queen):
      return diagonal_step;
    case index_of(makpong::bishop):
      return diagonal_step || (files == 0 && advance == 1);
    case index_of(makpong::knight):
      return files * ranks == 2;
    case index_of(makpong::rook):
      return rook_way(setup, from, to);
    default:
      return files == 1 && advance == 1;
  }
}

/// Whether the piece on `from` goes to `to`, if the king's safety is not asked (M1-M4).
bool goes(const Setup& setup, Square from, Square to) {
  const Piece piece = setup.at(from);
  if (from == to || setup.at(to).belongs_to(piece.colour())) {
    return false;
  }
  const bool straight =
      to.file() == from.file() && (to.rank() - from.rank()) * forward(piece.colour()) == 1;
  if (piece.kind() != makpong::pawn) {
    return attacks(setup, from, to);
  }
  return setup.at(to) ? attacks(setup, from, to) : straight;
}

std::vector<Square> checkers(const Setup& setup, Colour owner) {
  std::vector<Square> found;
  const auto king = std::find(setup.board.begin(), setup.board.end(), Piece(owner, makpong::king));
  const Square royal = Square::at(static_cast<std::size_t>(king - setup.board.begin()));
  for (std::size_t index = 0; index < square_count; ++index) {
    if (!setup.board[index].belongs_to(opponent(owner))) {
      continue;
    }
    if (attacks(setup, Square::at(index), royal)) {
      found.push_back(Square::at(index));
    }
  }
  return found;
}

/// M5: rank 6 for white, rank 3 for black.
bool is_promotion_rank(Colour colour, Square square) {
  return square.rank() == (colour == Colour::white ? 5 : 2);
}

class MakpongLaw : public Law {
 protected:
  template <class Property>
  static void on_positions(Property&& property) {
    check([&] { property((*sampled(variant())).setup); }, random_cases() * positions_a_case);
  }
};

TEST_P(MakpongLaw, M5PawnsBecomeQueensExactlyOnTheSixthRank) {
  on_positions([](const Setup& setup) {
    for (const Move move : variant().fast.moves(setup)) {
      const bool reaches =
          setup.at(move.from()).kind() == makpong::pawn && is_promotion_rank(setup.side, move.to());
      if (move.is_promotion() != reaches) {
        RC_FAIL(to_text(variant().notation, move));
      }
      if (!reaches) {
        continue;
      }
      const Piece queen(setup.side, makpong::queen);
      RC_ASSERT((move.kind() == makpong::queen));
      RC_ASSERT((variant().fast.after(setup, move).at(move.to()) == queen));
    }
  });
}

TEST_P(MakpongLaw, M6AKingInCheckMovesOnlyOntoTheOneChecker) {
  on_positions([](const Setup& setup) {
    const std::vector<Square> giving = checkers(setup, setup.side);
    if (giving.empty()) {
      return;
    }
    for (const Move move : variant().fast.moves(setup)) {
      if (setup.at(move.from()).kind() != makpong::king) {
        continue;
      }
      const bool onto_the_checker = giving.size() == 1 && move.to() == giving.front();
      if (!onto_the_checker) {
        RC_FAIL(to_text(variant().notation, move));
      }
    }
  });
}

TEST_P(MakpongLaw, M7DoubleCheckIsMate) {
  on_positions([](const Setup& setup) {
    const std::vector<Square> giving = checkers(setup, setup.side);
    RC_ASSERT(variant().fast.checkers(setup) == static_cast<int>(giving.size()));
    if (giving.size() > 1) {
      RC_ASSERT(variant().fast.moves(setup).empty());
    }
  });
}

/// Every pair of squares: a move is legal exactly when the clauses allow it.
TEST_P(MakpongLaw, EveryMoveTheClausesAllowIsThere) {
  on_positions([](const Setup& setup) {
    const std::vector<Square> giving = checkers(setup, setup.side);
    std::set<std::string> allowed;
    const auto consider = [&](Square from, Square to) {
      const Piece piece = setup.at(from);
      if (!variant().notation.on_board(to.file(), to.rank()) || !goes(setup, from, to)) {
        return;
      }
      const bool stays = piece.kind() == makpong::king && !giving.empty();
      if (stays && (giving.size() > 1 || to != giving.front())) {
        return;
      }
      Setup after = setup;
      after.put(to, piece);
      after.put(from, Piece{});
      if (!checkers(after, setup.side).empty()) {
        return;
      }
      const bool promotes = piece.kind() == makpong::pawn && is_promotion_rank(setup.side, to);
      allowed.insert(to_text(variant().notation, promotes
                                                     ? Move::promotion_to(from, to, makpong::queen)
                                                     : Move::board(from, to)));
    };
    for (std::size_t from = 0; from < square_count; ++from) {
      if (!setup.board[from].belongs_to(setup.side)) {
        continue;
      }
      for (std::size_t to = 0; to < square_count; ++to) {
        consider(Square::at(from), Square::at(to));
      }
    }
    const auto listed = texts(variant().notation, variant().fast.moves(setup));
    RC_ASSERT(std::set<std::string>(listed.begin(), listed.end()) == allowed);
  });
}

INSTANTIATE_TEST_SUITE_P(Every, MakpongLaw, testing::ValuesIn(variants_called("makpong")));

}  // namespace
}  // namespace hurdle::props
