// Simplified Makpong's clauses as laws over random positions, by looking at the board: every move
// of the fast generator keeps them, and every move they allow is there.
#include <cstdlib>
#include <set>

#include "movegen/vocab/text.hpp"
#include "props/laws/makpong_inspection.hpp"
#include "props/laws/support.hpp"

namespace hurdle::props {
namespace {

using namespace makpong_inspection;

constexpr int positions_a_case = 5;

class MakpongLaw : public Law {
 protected:
  template <class Property>
  static void on_positions(Property&& property) {
    check([&] { property((*sampled(variant())).setup); }, random_cases() * positions_a_case);
  }

  /// Calls `holds(setup, from, to)` for every move of a piece of these kinds.
  template <class Holds>
  static void on_moves_of(std::initializer_list<Kind> kinds, Holds&& holds) {
    on_positions([&](const Setup& setup) {
      for (const Move move : variant().fast.moves(setup)) {
        const Piece piece = setup.at(move.from());
        const bool meant = std::find(kinds.begin(), kinds.end(), piece.kind()) != kinds.end();
        if (meant && !holds(setup, move.from(), move.to())) {
          RC_FAIL(to_text(variant().notation, move));
        }
      }
    });
  }
};

TEST_P(MakpongLaw, M1KingsRooksAndKnightsGoAsInChessAndNobodyCastles) {
  on_moves_of({makpong::king}, [](const Setup& /*setup*/, Square from, Square to) {
    return std::abs(to.file() - from.file()) <= 1 && std::abs(to.rank() - from.rank()) <= 1;
  });
  on_moves_of({makpong::rook}, rook_way);
  on_moves_of({makpong::knight}, [](const Setup& /*setup*/, Square from, Square to) {
    return std::abs((to.file() - from.file()) * (to.rank() - from.rank())) == 2;
  });
}

TEST_P(MakpongLaw, M2QueensGoOneStepDiagonally) {
  on_moves_of({makpong::queen}, [](const Setup& /*setup*/, Square from, Square to) {
    return std::abs(to.file() - from.file()) == 1 && std::abs(to.rank() - from.rank()) == 1;
  });
}

TEST_P(MakpongLaw, M3BishopsGoOneStepDiagonallyOrStraightAhead) {
  on_moves_of({makpong::bishop}, [](const Setup& setup, Square from, Square to) {
    const int advance = (to.rank() - from.rank()) * forward(setup.side);
    const int files = std::abs(to.file() - from.file());
    return (files == 1 && std::abs(advance) == 1) || (files == 0 && advance == 1);
  });
}

TEST_P(MakpongLaw, M4PawnsGoOneStepAheadAndCaptureOnlyDiagonally) {
  on_moves_of({makpong::pawn}, [](const Setup& setup, Square from, Square to) {
    const int advance = (to.rank() - from.rank()) * forward(setup.side);
    return advance == 1 && std::abs(to.file() - from.file()) == (setup.at(to) ? 1 : 0);
  });
}

/// M5: a pawn that became a queen goes and captures as any other: nothing tells them apart.
TEST_P(MakpongLaw, M5NoPieceIsMarkedAsPromoted) {
  on_positions([](const Setup& setup) {
    for (const Move move : variant().fast.moves(setup)) {
      RC_ASSERT(!variant().fast.after(setup, move).at(move.to()).promoted());
    }
  });
}

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
