// Shogi's clauses as laws over random positions, tested on the board: every move of the fast
// generator obeys them. laws/drops_test.cpp and laws/oracle_test.cpp test hands and drops, and
// that no move is missing.

#include "props/families/shogi/oracle.hpp"
#include "props/laws/clause_law.hpp"
#include "props/laws/positions/games.hpp"

namespace hurdle::props {
namespace {

class ShogiLaw : public ClauseLaw<ShogiOracle> {
 protected:
  using Rules = ShogiOracle;

  /// The number of ranks that a move advances.
  static int ahead(const Setup& setup, Square from, Square to) {
    return (to.rank() - from.rank()) * forward(setup.side);
  }
};

TEST_P(ShogiLaw, S1KingsGoOneStep) {
  on_moves_of({plain(shogi::king)},
              [](const Setup& /*setup*/, Square from, Square to) { return leap(from, to).step(); });
}

TEST_P(ShogiLaw, S2S3RooksAndBishopsPassNothing) {
  on_moves_of({plain(shogi::rook)}, rook_way);
  on_moves_of({plain(shogi::bishop)}, bishop_way);
}

TEST_P(ShogiLaw, S2S3DragonsAndHorsesAddOneStep) {
  on_moves_of({turned(shogi::rook)}, [](const Setup& setup, Square from, Square to) {
    return leap(from, to).step() || rook_way(setup, from, to);
  });
  on_moves_of({turned(shogi::bishop)}, [](const Setup& setup, Square from, Square to) {
    return leap(from, to).step() || bishop_way(setup, from, to);
  });
}

TEST_P(ShogiLaw, S4S5S6S7S8GoldsAndWhatGoesAsAGoldStepButNotDiagonallyBack) {
  on_moves_of({plain(shogi::gold), turned(shogi::silver), turned(shogi::knight),
               turned(shogi::lance), turned(shogi::pawn)},
              [](const Setup& setup, Square from, Square to) {
                const Leap way = leap(from, to);
                return way.step() && (!way.diagonal() || ahead(setup, from, to) >= 0);
              });
}

TEST_P(ShogiLaw, S5SilversStepNeitherSidewaysNorStraightBack) {
  on_moves_of({plain(shogi::silver)}, [](const Setup& setup, Square from, Square to) {
    const Leap way = leap(from, to);
    return way.step() && (way.diagonal() || ahead(setup, from, to) > 0);
  });
}

TEST_P(ShogiLaw, S6KnightsLeapTwoRanksAheadWhateverStandsBetween) {
  Rare over_pieces("no knight leapt over a piece");
  on_moves_of({plain(shogi::knight)}, [&](const Setup& setup, Square from, Square to) {
    over_pieces += setup.at(Square(from.file(), from.rank() + forward(setup.side))) ? 1 : 0;
    return leap(from, to).knight() && ahead(setup, from, to) == 2;
  });
}

TEST_P(ShogiLaw, S7LancesGoStraightAheadAndPassNothing) {
  on_moves_of({plain(shogi::lance)}, [](const Setup& setup, Square from, Square to) {
    return from.file() == to.file() && ahead(setup, from, to) > 0 && rook_way(setup, from, to);
  });
}

TEST_P(ShogiLaw, S8PawnsStepStraightAheadMovingAndCapturing) {
  on_moves_of({plain(shogi::pawn)}, [](const Setup& setup, Square from, Square to) {
    return to == Square(from.file(), from.rank() + forward(setup.side));
  });
}

TEST_P(ShogiLaw, S9PromotionIsAChoiceButForWhatCouldNeverMoveAgain) {
  on_positions([](const Setup& setup) {
    promotions_are(setup, "S9", [&](Piece piece, Square from, Square to) -> Promotion {
      const int rank = Rules::rank_of(setup.side, to);
      const bool stuck =
          (rank == 9 && (piece.kind() == shogi::pawn || piece.kind() == shogi::lance)) ||
          (rank >= 8 && piece.kind() == shogi::knight);
      return {Rules::in_camp(setup.side, from) || Rules::in_camp(setup.side, to), stuck};
    });
  });
}

/// No move or drop leads to a position that is invalid by C8.
TEST_P(ShogiLaw, S9S12S13NoMoveLeavesAStuckPieceOrTwoPawnsOnAFile) {
  on_moves([](const Setup& setup, Move move) {
    const Setup after = variant().fast.after(setup, move);
    int pawns_on_file = 0;
    for (const Square square : oracle().squares()) {
      const Piece piece = after.at(square);
      if (!piece.belongs_to(setup.side) || piece.promoted()) {
        continue;
      }
      const int needed = Rules::ranks_needed(piece.kind());
      if (Rules::rank_of(setup.side, square) + needed > 9) {
        fail_on(move, "leaves a piece that could never move again");
      }
      const bool on_file = square.file() == move.to().file();
      pawns_on_file += piece.kind() == shogi::pawn && on_file ? 1 : 0;
    }
    if (pawns_on_file > 1) {
      fail_on(move, "leaves two pawns on a file");
    }
  });
}

/// S14: only pawns may never mate by a drop.
TEST_P(ShogiLaw, S14AfterAPawnDropTheEnemyHasAMoveOrIsNotInCheck) {
  on_moves([](const Setup& setup, Move move) {
    if (!move.is_drop() || move.kind() != shogi::pawn) {
      return;
    }
    const Setup after = variant().fast.after(setup, move);
    if (variant().fast.checkers(after) > 0 && variant().fast.moves(after).empty()) {
      fail_on(move, "mates");
    }
  });
}

/// The ends of random games agree with the oracle.
TEST_P(ShogiLaw, S15S16S17S18S19GameEndsAgreeWithTheOracle) {
  games_end_alike(variant());
}

INSTANTIATE_TEST_SUITE_P(Every, ShogiLaw, testing::ValuesIn(variants_of("shogi")));

}  // namespace
}  // namespace hurdle::props
