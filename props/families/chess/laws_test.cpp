// Chess's clauses as laws over random positions, tested on the board: every move of the fast
// generator obeys them, and rare moves occur when they are legal. laws/oracle_test.cpp tests that
// no other move is missing.
#include <set>

#include "props/families/chess/oracle.hpp"
#include "props/laws/clause_law.hpp"
#include "props/laws/positions/games.hpp"

namespace hurdle::props {
namespace {

using ChessLaw = ClauseLaw<ChessOracle>;

TEST_P(ChessLaw, H1PiecesGoAsTheyDo) {
  on_moves_of({plain(chess::rook)}, rook_way);
  on_moves_of({plain(chess::bishop)}, bishop_way);
  on_moves_of({plain(chess::queen)}, [](const Setup& setup, Square from, Square to) {
    return rook_way(setup, from, to) || bishop_way(setup, from, to);
  });
  on_moves_of({plain(chess::knight)}, [](const Setup& /*setup*/, Square from, Square to) {
    return leap(from, to).knight();
  });
}

TEST_P(ChessLaw, H1H6H7AKingGoesOneStepOrCastles) {
  on_moves([](const Setup& setup, Move move) {
    if (setup.at(move.from()).kind() == chess::king && !move.is_castling()) {
      RC_ASSERT(leap(move.from(), move.to()).step());
      RC_ASSERT(!setup.at(move.to()).belongs_to(setup.side));
    }
  });
}

TEST_P(ChessLaw, H2H3H4PawnsGoAheadOverEmptySquaresAndCaptureAside) {
  on_moves([](const Setup& setup, Move move) {
    if (setup.at(move.from()).kind() != chess::pawn) {
      return;
    }
    const int steps = advance(setup.side, move.from(), move.to());
    if (move.from().file() != move.to().file()) {
      RC_ASSERT(steps == 1);
      RC_ASSERT((setup.at(move.to()).belongs_to(opponent(setup.side)) != move.is_en_passant()));
      return;
    }
    RC_ASSERT(!setup.at(move.to()));
    RC_ASSERT(steps == 1 || (steps == 2 && ChessOracle::rank_of(setup.side, move.from()) == 2));
    RC_ASSERT(count_between(setup, move.from(), move.to()) == 0);
  });
}

TEST_P(ChessLaw, H4TheSquareIsKeptExactlyWhenAPawnAttacksIt) {
  Rare kept("no square was kept");
  on_moves(cases_for_rare(), [&](const Setup& setup, Move move) {
    const Setup after = variant().fast.after(setup, move);
    EnPassant expected;
    if (setup.at(move.from()).kind() == chess::pawn &&
        std::abs(move.to().rank() - move.from().rank()) == 2) {
      expected.add(Square(move.from().file(), (move.from().rank() + move.to().rank()) / 2));
    }
    if (!expected.empty() && !oracle().pawn_attacks(after, *expected.begin())) {
      expected.clear();
    }
    kept += expected.empty() ? 0 : 1;
    RC_ASSERT((after.en_passant == expected));
  });
}

TEST_P(ChessLaw, H4EnPassantTakesThePawnThatPassed) {
  en_passant_takes_the_pawn_that_passed(chess::pawn);
}

TEST_P(ChessLaw, H5APawnOnTheLastRankBecomesOneOfFour) {
  Rare promotions("no pawn promoted");
  on_positions(cases_for_rare(), [&](const Setup& setup) {
    const std::vector<Move> moves = variant().fast.moves(setup);
    const std::set<Move> listed(moves.begin(), moves.end());
    for (const Move move : moves) {
      const bool arrives = setup.at(move.from()).kind() == chess::pawn &&
                           ChessOracle::rank_of(setup.side, move.to()) == 8;
      RC_ASSERT(move.is_promotion() == arrives);
      if (!arrives) {
        continue;
      }
      ++promotions;
      for (const Kind kind : {chess::queen, chess::rook, chess::bishop, chess::knight}) {
        RC_ASSERT(listed.count(Move::promotion_to(move.from(), move.to(), kind)) == 1);
      }
      RC_ASSERT(move.kind() != chess::king && move.kind() != chess::pawn);
      const Setup after = variant().fast.after(setup, move);
      RC_ASSERT((after.at(move.to()) == Piece(setup.side, move.kind())));
    }
  });
}

/// H6, H7: positions of pieces are tested on the board, attacks by the referee.
TEST_P(ChessLaw, H6H7H8CastlingExactlyWhenRightWayAndSafetyAllowIt) {
  Rare castles("nobody could castle");
  Rare prevented("no attack prevented castling");
  on_positions(cases_for_rare(), [&](const Setup& setup) {
    std::set<Move> expected;
    for (int file = 0; file < 8; ++file) {
      if (!oracle().castling_stands(setup, file)) {
        continue;
      }
      const ChessOracle::Castling castling = oracle().castling_with(setup, file);
      Setup after = ChessOracle::castled(setup, castling);
      after.side = setup.side;
      bool safe = variant().referee.checkers(setup) == 0 && variant().referee.checkers(after) == 0;
      const int towards = castling.king_goal.file() < castling.king.file() ? -1 : 1;
      for (int crossed = castling.king.file(); crossed != castling.king_goal.file();
           crossed += towards) {
        const Square square(crossed, castling.king.rank());
        // H7: on the rook's square, only a capture of the rook is an attack.
        const bool on_rook = square == castling.rook;
        safe = safe && (on_rook ? !oracle().attacked(setup, setup.side, square)
                                : !in_check_on(setup, square));
      }
      prevented += safe ? 0 : 1;
      if (safe) {
        expected.insert(oracle().castling_move(castling));
      }
    }
    const std::set<Move> listed = moves_that(setup, &Move::is_castling);
    RC_ASSERT((listed == expected));
    castles += static_cast<int>(listed.size());
  });
}

/// H8: the rights after a move, derived from the pieces on their squares before it.
TEST_P(ChessLaw, H8ARightEndsWithItsKingAndRookAndNeverReturns) {
  Rare ended("no right ended");
  on_moves(cases_for_rare(), [&](const Setup& setup, Move move) {
    const Setup after = variant().fast.after(setup, move);
    for (const Colour colour : both_colours) {
      const Square king = oracle().royal_of(setup, colour);
      for (int file = 0; file < 8; ++file) {
        const bool had = ChessOracle::has_right(setup, colour, file);
        const Square rook(file, colour == Colour::white ? 0 : 7);
        const bool left = move.from() == king || move.from() == rook || move.to() == rook;
        RC_ASSERT(ChessOracle::has_right(after, colour, file) == (had && !left));
        ended += had && left ? 1 : 0;
      }
    }
  });
}

/// The ends of random games agree with the oracle.
TEST_P(ChessLaw, H9H10H11H12H13GameEndsAgreeWithTheOracle) {
  games_end_alike(variant());
}

INSTANTIATE_TEST_SUITE_P(Every, ChessLaw, testing::ValuesIn(variants_of("chess")));

}  // namespace
}  // namespace hurdle::props
