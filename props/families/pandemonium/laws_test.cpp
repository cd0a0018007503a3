// Pandemonium's clauses as laws over random positions, tested on the board: every move of the fast
// generator obeys them, and rare moves occur when they are legal. laws/drops_test.cpp and
// laws/oracle_test.cpp test drops, and that no other move is missing.
#include <set>

#include "props/families/pandemonium/oracle.hpp"
#include "props/laws/clause_law.hpp"
#include "props/laws/positions/crowded.hpp"
#include "props/laws/positions/games.hpp"

namespace hurdle::props {
namespace {

class PandemoniumLaw : public ClauseLaw<PandemoniumOracle> {
 protected:
  /// Calls `judge(setup, move)` for every move on the board of an unpromoted pawn.
  template <class Judge>
  static void on_pawn_moves(Judge&& judge) {
    on_moves([&](const Setup& setup, Move move) {
      if (!move.is_drop() && PandemoniumOracle::is_pawn(setup.at(move.from()))) {
        judge(setup, move);
      }
    });
  }
};

TEST_P(PandemoniumLaw, P1P2PiecesGoWhereTheyMayAndCaptureWhereTheyMay) {
  on_moves([](const Setup& setup, Move move) {
    if (move.is_drop() || move.is_castling() || move.is_en_passant()) {
      return;
    }
    RC_ASSERT(setup.at(move.from()).belongs_to(setup.side));
    if (!oracle().goes(setup, move.from(), move.to())) {
      fail_on(move, "does not go there");
    }
  });
}

TEST_P(PandemoniumLaw, P3PawnsGoFarFromTheSecondAndThirdRankOverEmptySquares) {
  on_pawn_moves([](const Setup& setup, Move move) {
    const int steps = advance(setup.side, move.from(), move.to());
    if (move.from().file() != move.to().file()) {
      RC_ASSERT(steps == 1);
      return;
    }
    const int rank = PandemoniumOracle::rank_of(setup.side, move.from());
    RC_ASSERT(steps >= 1);
    RC_ASSERT(steps <= (rank == 2 ? 3 : rank == 3 ? 2 : 1));
    for (int step = 1; step <= steps; ++step) {
      const Square on_way(move.from().file(), move.from().rank() + step * forward(setup.side));
      RC_ASSERT(!setup.at(on_way));
    }
  });
}

/// P3: one, two or three squares, as far as the path is empty and the king safe (C5).
TEST_P(PandemoniumLaw, P3EveryFreePawnMoveIsThere) {
  on_positions([](const Setup& setup) {
    const std::vector<Move> moves = variant().fast.moves(setup);
    for (const Square from : oracle().squares()) {
      const Piece piece = setup.at(from);
      if (!PandemoniumOracle::is_pawn(piece) || piece.colour() != setup.side) {
        continue;
      }
      const int rank = PandemoniumOracle::rank_of(setup.side, from);
      const int farthest = rank == 2 ? 3 : rank == 3 ? 2 : 1;
      for (int step = 1; step <= farthest && rank + step < 10; ++step) {
        const Square to(from.file(), from.rank() + step * forward(setup.side));
        if (setup.at(to)) {
          break;
        }
        Setup after = setup;
        after.put(from, Piece{});
        after.put(to, piece);
        const bool safe = variant().referee.checkers(after) == 0;
        const Move move = Move::board(from, to);
        RC_ASSERT((std::ranges::find(moves, move) != moves.end()) == safe);
      }
    }
  });
}

TEST_P(PandemoniumLaw, P4PassedSquaresAreKeptExactlyWhenAPawnAttacksOne) {
  Rare kept("no square was kept");
  on_pawn_moves([&](const Setup& setup, Move move) {
    const Setup after = variant().fast.after(setup, move);
    EnPassant expected;
    if (std::abs(move.to().rank() - move.from().rank()) > 1) {
      expected = PandemoniumOracle::passed(move.from(), move.to());
    }
    if (!oracle().pawn_attacks_any(after, expected)) {
      expected.clear();
    }
    kept += expected.empty() ? 0 : 1;
    if (after.en_passant != expected) {
      fail_on(move, "leaves other en-passant squares");
    }
  });
  RecordProperty("kept", kept.times());
}

TEST_P(PandemoniumLaw, P4OnlyPawnMovesLeavePassedSquares) {
  on_moves([](const Setup& setup, Move move) {
    const bool pawn = !move.is_drop() && PandemoniumOracle::is_pawn(setup.at(move.from()));
    RC_ASSERT((pawn || variant().fast.after(setup, move).en_passant.empty()));
  });
}

TEST_P(PandemoniumLaw, P4EnPassantExactlyWhenAPawnAttacksAPassedSquare) {
  Rare captures("no pawn was captured en passant");
  on_positions(cases_for_rare(), [&](const Setup& setup) {
    std::set<Move> expected;
    for (const Square to : setup.en_passant) {
      for (const int file : {to.file() - 1, to.file() + 1}) {
        const int rank = to.rank() - forward(setup.side);
        if (!variant().notation.on_board(file, rank) ||
            setup.at(Square(file, rank)) != Piece(setup.side, pandemonium::pawn)) {
          continue;
        }
        Setup after = setup;
        after.put(to, setup.at(Square(file, rank)));
        after.put(Square(file, rank), Piece{});
        after.put(PandemoniumOracle::passing_pawn(setup), Piece{});
        after.en_passant.clear();
        if (variant().referee.checkers(after) == 0) {
          expected.insert(Move::board(Square(file, rank), to).marked_en_passant());
        }
      }
    }
    const std::set<Move> listed = moves_that(setup, &Move::is_en_passant);
    RC_ASSERT((listed == expected));
    captures += static_cast<int>(listed.size());
  });
  RecordProperty("captures", captures.times());
}

TEST_P(PandemoniumLaw, P4EnPassantTakesThePawnThatPassed) {
  en_passant_takes_the_pawn_that_passed(pandemonium::pawn);
}

/// P5: every move that starts or ends on the last rank has the choice, except for pawns.
TEST_P(PandemoniumLaw, P5PromotionIsAChoiceToAndFromTheLastRankAndForcedForPawns) {
  on_positions([](const Setup& setup) {
    const int last = setup.side == Colour::white ? 9 : 0;
    promotions_are(setup, "P5", [last](Piece piece, Square from, Square to) -> Promotion {
      const bool may = from.rank() == last || to.rank() == last;
      return {may, may && piece.kind() == pandemonium::pawn};
    });
  });
}

/// P10: positions of pieces are tested on the board, attacks by the referee.
TEST_P(PandemoniumLaw, P10CastlingExactlyWhenKingRookWayAndSafetyAllowIt) {
  Rare castles("nobody could castle");
  Rare prevented("no attack prevented castling");
  on_positions(cases_for_rare(), [&](const Setup& setup) {
    std::set<Move> expected;
    for (const int wing : {-1, 1}) {
      const Square king = PandemoniumOracle::beside_king(setup.side, wing, 0);
      if (!PandemoniumOracle::castling_stands(setup, wing)) {
        continue;
      }
      bool safe = true;
      for (int steps = 0; steps <= 3; ++steps) {
        const Square crossed = PandemoniumOracle::beside_king(setup.side, wing, steps);
        safe = safe && !in_check_on(setup, crossed);
      }
      prevented += safe ? 0 : 1;
      const Square target = PandemoniumOracle::beside_king(setup.side, wing, 3);
      if (safe) {
        expected.insert(Move::board(king, target).marked_castling());
      }
    }
    const std::set<Move> listed = moves_that(setup, &Move::is_castling);
    RC_ASSERT((listed == expected));
    castles += static_cast<int>(listed.size());
  });
  RecordProperty("castles", castles.times());
  RecordProperty("prevented", prevented.times());
}

TEST_P(PandemoniumLaw, P10CastlingPutsTheRookOnTheOtherSideOfTheKing) {
  Rare castles("nobody could castle");
  on_moves(cases_for_rare(), [&](const Setup& setup, Move move) {
    if (!move.is_castling()) {
      return;
    }
    ++castles;
    const int home = setup.side == Colour::white ? 0 : 9;
    const bool left = move.to() == Square(1, home);
    RC_ASSERT((left || move.to() == Square(7, home)));
    Setup expected = setup;
    expected.put(Square(4, home), Piece{});
    expected.put(Square(left ? 0 : 9, home), Piece{});
    expected.put(move.to(), Piece(setup.side, pandemonium::king));
    expected.put(Square(left ? 2 : 6, home), Piece(setup.side, pandemonium::rook));
    expected.side = opponent(setup.side);
    expected.en_passant.clear();
    RC_ASSERT(same_state(variant().fast.after(setup, move), expected));
  });
}

/// P9 restricts pawns only.
TEST_P(PandemoniumLaw, P9OtherPiecesMateByDrop) {
  Rare mates("no drop mated");
  const auto property = [&] {
    const Setup setup = drawn(crowded(variant())).setup;
    for (const Move move : variant().fast.moves(setup)) {
      if (move.is_drop() && move.kind() != pandemonium::pawn) {
        const Setup after = Oracle::dropped(setup, move.kind(), move.to());
        const bool checks = variant().fast.checkers(after) > 0;
        mates += checks && variant().referee.ending(after).ending == Ending::mate ? 1 : 0;
      }
    }
  };
  check(property, 20 + random_cases());
  RecordProperty("mates", mates.times());
}

/// The ends of random games agree with the oracle.
TEST_P(PandemoniumLaw, P11P12P13P14GameEndsAgreeWithTheOracle) {
  games_end_alike(variant());
}

INSTANTIATE_TEST_SUITE_P(Every, PandemoniumLaw, testing::ValuesIn(variants_of("pandemonium")));

}  // namespace
}  // namespace hurdle::props
