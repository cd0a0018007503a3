// Positions made from one position.
#include "perft/sample/changed_positions.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "movegen/vocab/text/text.hpp"
#include "perft/count/variants.hpp"

namespace hurdle::props {
namespace {

struct Game {
  explicit Game(const char* name) : variant(variant_named(name)) {}

  [[nodiscard]] hurdle::Setup read(const char* fen) const {
    return parse_fen(variant.notation, fen);
  }
  [[nodiscard]] bool has_pin(const char* fen) const {
    return hurdle::has_pin(variant.referee, read(fen));
  }

  const Variant& variant;
};

TEST(ChangedPositions, AreNotPlayableIfNoStepLeadsToTheSquareOfEnPassant) {
  const Game chess("chess");
  const auto is_playable = [&](const char* fen) {
    return hurdle::is_playable(chess.variant.referee, chess.read(fen));
  };
  EXPECT_TRUE(is_playable("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"));
  EXPECT_FALSE(is_playable("k7/8/8/3pP3/8/8/8/r3K3 w - d6 0 1")) << "the rook gave check before";
  EXPECT_FALSE(is_playable("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1")) << "Black is in check";
}

TEST(ChangedPositions, HaveAPinIfAPieceShieldsTheRoyalOne) {
  const Game chess("chess");
  EXPECT_TRUE(chess.has_pin("4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1"));
  EXPECT_FALSE(chess.has_pin("4r2k/8/8/8/4N3/8/4N3/4K3 w - - 0 1")) << "two pieces shield";
  EXPECT_FALSE(chess.has_pin("4r2k/8/8/8/8/8/4N3/4K3 b - - 0 1")) << "it is the other's turn";
  EXPECT_TRUE(chess.has_pin("4r2k/8/8/8/7b/8/4N3/4K3 w - - 0 1")) << "also in check";
  const Game xiangqi("xiangqi");
  EXPECT_TRUE(xiangqi.has_pin("3k5/4c4/9/9/4p4/9/4N4/9/9/4K4 w - - 0 1"));
  EXPECT_FALSE(xiangqi.has_pin("3k5/4c4/9/9/9/9/4N4/9/9/4K4 w - - 0 1")) << "a cannon checks";
}

TEST(ChangedPositions, AddOnePinnedPieceAndItsPinner) {
  for (const char* name : {"chess", "shogi", "xiangqi"}) {
    const Game game(name);
    const hurdle::Setup start = start_position(game.variant.notation);
    hurdle::Setup bare = start;
    for (Piece& piece : bare.board) {
      piece = piece.kind() == Kind::royal ? piece : Piece{};
    }
    bare.rights = {};
    if (game.variant.referee.invalid_reason(bare)) {
      continue;  // the generals face each other
    }
    const std::vector<hurdle::Setup> positions = with_pin(game.variant.referee, bare);
    EXPECT_FALSE(positions.empty()) << name;
    for (const hurdle::Setup& position : positions) {
      EXPECT_TRUE(is_playable(game.variant.referee, position)) << name;
      EXPECT_TRUE(has_pin(game.variant.referee, position)) << name;
      EXPECT_EQ(std::ranges::count_if(position.board, [](Piece piece) { return bool(piece); }), 4)
          << name;
    }
  }
}

TEST(ChangedPositions, AddNoPinToAPositionThatHasOne) {
  const Game chess("chess");
  EXPECT_TRUE(
      with_pin(chess.variant.referee, chess.read("4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1")).empty());
}

TEST(ChangedPositions, LeaveOutTheSquareOfEnPassantThatNoStepExplains) {
  const Game chess("chess");
  const auto positions =
      with_check(chess.variant.referee, chess.read("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"));
  const auto keeps = [](const hurdle::Setup& position) { return !position.en_passant.empty(); };
  EXPECT_GT(positions.size(), 20U);
  EXPECT_TRUE(std::ranges::all_of(positions, [&](const hurdle::Setup& position) {
    return is_playable(chess.variant.referee, position);
  }));
  EXPECT_FALSE(std::ranges::all_of(positions, keeps));
}

}  // namespace
}  // namespace hurdle::props
