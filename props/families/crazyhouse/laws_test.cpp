// Crazyhouse's clauses as laws over random positions, tested on the board: every move of the fast
// generator obeys them. laws/drops_test.cpp tests that drops are complete, laws/oracle_test.cpp
// the moves of chess.

#include "props/families/crazyhouse/oracle.hpp"
#include "props/laws/clause_law.hpp"
#include "props/laws/positions/games.hpp"

namespace hurdle::props {
namespace {

using CrazyhouseLaw = ClauseLaw<CrazyhouseOracle>;

TEST_P(CrazyhouseLaw, Z1Z2WhatIsCapturedIsHeldAPromotedPieceAsAPawn) {
  Rare marked("no promoted piece was captured");
  on_moves(cases_for_rare(), [&](const Setup& setup, Move move) {
    if (move.is_drop() || move.is_castling()) {
      return;
    }
    Setup expected = setup;
    const Piece captured = setup.at(move.to());
    if (captured || move.is_en_passant()) {
      const bool pawn = move.is_en_passant() || captured.promoted();
      const Kind held = pawn ? chess::pawn : captured.kind();
      ++expected.hands[index_of(setup.side)][index_of(held)];
      marked += captured.promoted() ? 1 : 0;
    }
    RC_ASSERT(variant().fast.after(setup, move).hands == expected.hands);
  });
}

TEST_P(CrazyhouseLaw, Z2APawnThatPromotesIsMarkedAndAMarkStays) {
  on_moves([](const Setup& setup, Move move) {
    if (move.is_drop() || move.is_castling()) {
      return;
    }
    const Piece before = setup.at(move.from());
    const Piece after = variant().fast.after(setup, move).at(move.to());
    RC_ASSERT(after.promoted() == (before.promoted() || move.is_promotion()));
    RC_ASSERT(after.kind() == (move.is_promotion() ? move.kind() : before.kind()));
  });
}

TEST_P(CrazyhouseLaw, Z3Z4Z5DropsPutOneUnmarkedPieceOnAnEmptySquareAndGiveNoRight) {
  Rare drops("nothing was dropped");
  on_moves(cases_for_rare(), [&](const Setup& setup, Move move) {
    if (!move.is_drop()) {
      return;
    }
    ++drops;
    RC_ASSERT(!setup.at(move.to()));
    const int rank = ChessOracle::rank_of(setup.side, move.to());
    RC_ASSERT(move.kind() != chess::pawn || (rank > 1 && rank < 8));
    Setup expected = setup;
    expected.put(move.to(), Piece(setup.side, move.kind()));
    --expected.hands[index_of(setup.side)][index_of(move.kind())];
    expected.side = opponent(setup.side);
    expected.en_passant.clear();
    RC_ASSERT(same_state(variant().fast.after(setup, move), expected));
  });
}

/// Z3: drops of every kind may mate, pawns included.
TEST_P(CrazyhouseLaw, Z3Z6DropsMayMate) {
  Rare mates("no drop mated");
  on_moves(20 + random_cases(), [&](const Setup& setup, Move move) {
    if (!move.is_drop()) {
      return;
    }
    const Setup after = Oracle::dropped(setup, move.kind(), move.to());
    if (variant().fast.checkers(after) > 0) {
      const bool none = variant().fast.moves(after).empty();
      RC_ASSERT((variant().referee.ending(after).ending == Ending::mate) == none);
      mates += none ? 1 : 0;
    }
  });
  RecordProperty("mates", mates.times());
}

/// The ends of random games agree with the oracle.
TEST_P(CrazyhouseLaw, H9H10Z7Z8GameEndsAgreeWithTheOracle) {
  games_end_alike(variant());
}

INSTANTIATE_TEST_SUITE_P(Every, CrazyhouseLaw, testing::ValuesIn(variants_of("crazyhouse")));

}  // namespace
}  // namespace hurdle::props
