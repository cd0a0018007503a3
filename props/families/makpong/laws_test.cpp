// Simplified Makpong's clauses as laws over random positions, tested on the board: every move of
// the fast generator obeys them. laws/oracle_test.cpp tests that no move is missing.
#include <cstdlib>

#include "props/families/makpong/oracle.hpp"
#include "props/laws/clause_law.hpp"
#include "props/laws/positions/games.hpp"

namespace hurdle::props {
namespace {

using MakpongLaw = ClauseLaw<MakpongOracle>;

TEST_P(MakpongLaw, M1KingsRooksAndKnightsGoAsInChessAndNobodyCastles) {
  on_moves_of({plain(makpong::king)}, [](const Setup& /*setup*/, Square from, Square to) {
    return std::abs(to.file() - from.file()) <= 1 && std::abs(to.rank() - from.rank()) <= 1;
  });
  on_moves_of({plain(makpong::rook)}, rook_way);
  on_moves_of({plain(makpong::knight)}, [](const Setup& /*setup*/, Square from, Square to) {
    return std::abs((to.file() - from.file()) * (to.rank() - from.rank())) == 2;
  });
}

TEST_P(MakpongLaw, M2QueensGoOneStepDiagonally) {
  on_moves_of({plain(makpong::queen)}, [](const Setup& /*setup*/, Square from, Square to) {
    return std::abs(to.file() - from.file()) == 1 && std::abs(to.rank() - from.rank()) == 1;
  });
}

TEST_P(MakpongLaw, M3BishopsGoOneStepDiagonallyOrStraightAhead) {
  on_moves_of({plain(makpong::bishop)}, [](const Setup& setup, Square from, Square to) {
    const int ahead = advance(setup.side, from, to);
    const int files = std::abs(to.file() - from.file());
    return (files == 1 && std::abs(ahead) == 1) || (files == 0 && ahead == 1);
  });
}

TEST_P(MakpongLaw, M4PawnsGoOneStepAheadAndCaptureOnlyDiagonally) {
  on_moves_of({plain(makpong::pawn)}, [](const Setup& setup, Square from, Square to) {
    const int ahead = advance(setup.side, from, to);
    return ahead == 1 && std::abs(to.file() - from.file()) == (setup.at(to) ? 1 : 0);
  });
}

/// M5: a promoted pawn is a queen like any other and carries no mark.
TEST_P(MakpongLaw, M5NoPieceIsMarkedAsPromoted) {
  on_moves([](const Setup& setup, Move move) {
    RC_ASSERT(!variant().fast.after(setup, move).at(move.to()).promoted());
  });
}

TEST_P(MakpongLaw, M5PawnsBecomeQueensExactlyOnTheSixthRank) {
  on_moves([](const Setup& setup, Move move) {
    const bool reaches = setup.at(move.from()).kind() == makpong::pawn &&
                         MakpongOracle::is_promotion_rank(setup.side, move.to());
    if (move.is_promotion() != reaches) {
      fail_on(move, "breaks the clause");
    }
    if (!reaches) {
      return;
    }
    const Piece queen(setup.side, makpong::queen);
    RC_ASSERT((move.kind() == makpong::queen));
    RC_ASSERT((variant().fast.after(setup, move).at(move.to()) == queen));
  });
}

TEST_P(MakpongLaw, M6AKingInCheckMovesOnlyOntoTheOneChecker) {
  on_positions([](const Setup& setup) {
    const std::vector<Square> giving = oracle().checkers(setup, setup.side);
    if (giving.empty()) {
      return;
    }
    for (const Move move : variant().fast.moves(setup)) {
      if (setup.at(move.from()).kind() != makpong::king) {
        continue;
      }
      const bool onto_the_checker = giving.size() == 1 && move.to() == giving.front();
      if (!onto_the_checker) {
        fail_on(move, "breaks the clause");
      }
    }
  });
}

TEST_P(MakpongLaw, M7DoubleCheckIsMate) {
  on_positions([](const Setup& setup) {
    const std::vector<Square> giving = oracle().checkers(setup, setup.side);
    RC_ASSERT(variant().fast.checkers(setup) == static_cast<int>(giving.size()));
    if (giving.size() > 1) {
      RC_ASSERT(variant().fast.moves(setup).empty());
    }
  });
}

/// The ends of random games agree with the oracle.
TEST_P(MakpongLaw, M8M9M10M11M12M13M14GameEndsAgreeWithTheOracle) {
  games_end_alike(variant());
}

INSTANTIATE_TEST_SUITE_P(Every, MakpongLaw, testing::ValuesIn(variants_of("makpong")));

}  // namespace
}  // namespace hurdle::props
