// Positions that a diagnosis makes from wrong ones, to ask about them.
#include "perft/diagnosis/questions.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "perft/diagnosis/patterns/other_board.hpp"
#include "props/examples/diagnosis/replies.hpp"

namespace hurdle::props {
namespace {

/// The questions about an engine with these replies, which is asked nothing.
class Asked {
 public:
  explicit Asked(const Replies& replies)
      : candidates_(replies.variant()),
        evidence_(replies.variant(), replies.answers(), Repeats::count),
        questions_(candidates_, evidence_, ask_, options_) {}

  Questions* operator->() { return &questions_; }

 private:
  Candidates candidates_;
  Evidence evidence_;
  Ask ask_;
  QuestionOptions options_;
  Questions questions_;
};

/// Wrong lists with everything that belongs to squares: a passed pawn and castling rights.
Replies without_a_capture_en_passant() {
  Replies replies("chess");
  replies.wrong("r3k2r/ppp1pppp/8/3pP3/8/8/PPPP1PPP/R3K2R w KQkq d6 0 3", without({"e5d6"}));
  return replies;
}

int pieces_on(const Setup& position) {
  return static_cast<int>(
      std::ranges::count_if(position.board, [](Piece piece) { return bool(piece); }));
}

/// The FEN, read again, is the same position: no square is passed without its pawn.
void expect_whole(const Variant& variant, const Setup& position) {
  const std::string fen = to_fen(variant.notation, position);
  EXPECT_FALSE(variant.referee.invalid_reason(position)) << fen;
  EXPECT_EQ(parse_fen(variant.notation, fen), position) << fen;
}

TEST(Questions, HaveWholePositionsIfAPieceIsElsewhere) {
  const Replies replies = without_a_capture_en_passant();
  Asked asked(replies);
  const std::vector<hurdle::Setup> positions = asked->with_the_piece_elsewhere();
  EXPECT_GT(positions.size(), 100U);
  for (const hurdle::Setup& position : positions) {
    expect_whole(replies.variant(), position);
    for (const OtherPlayer how : {OtherPlayer::swapped, OtherPlayer::turned}) {
      if (const auto other = for_other_player(replies.variant(), position, how)) {
        expect_whole(replies.variant(), *other);
      }
    }
  }
}

TEST(Questions, HaveWholePositionsWithACheck) {
  const Replies replies = without_a_capture_en_passant();
  const hurdle::Setup& wrong = replies.answers().front().position;
  Asked asked(replies);
  const std::vector<hurdle::Setup> positions = asked->with_a_check();
  EXPECT_GT(positions.size(), 5U);
  for (const hurdle::Setup& position : positions) {
    expect_whole(replies.variant(), position);
    EXPECT_EQ(pieces_on(position), pieces_on(wrong) + 1);
    EXPECT_GT(replies.variant().referee.checkers(position), 0);
  }
}

TEST(Questions, AddNoCheckToAPositionThatHasOne) {
  Replies replies("chess");
  replies.wrong("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1", without({"e1e2"}));
  EXPECT_TRUE(Asked(replies)->with_a_check().empty());
}

}  // namespace
}  // namespace hurdle::props
