// Sentences about what wrong moves share: their squares, the line of a check, and that the lists
// are right for the same positions as FENs.
#include <gtest/gtest.h>

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "movegen/vocab/mapped.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/count/interrupted.hpp"
#include "perft/count/variants.hpp"
#include "props/assertions.hpp"
#include "props/examples/diagnosis/replies.hpp"

namespace hurdle::props {
namespace {

TEST(PatternTraits, ChecksThatAlwaysComeAlongOneKindOfLine) {
  Replies engine("chess");
  engine.wrong("4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1", with({"e2c1"}))
      .wrong("7k/8/4r3/8/8/4N3/8/4K3 w - - 0 1", with({"e3c4"}));
  EXPECT_FALSE(says(engine.sentence(), "always")) << "two lists may share a line by chance";
  engine.wrong("7k/8/4q3/8/8/8/4B3/4K3 w - - 0 1", with({"e2d1"}));
  EXPECT_TRUE(says(engine.sentence(), "its queen in 1, always along a file.")) << engine.sentence();
  Replies rising("chess");
  rising.wrong("7k/8/8/8/8/2b5/3N4/4K3 w - - 0 1", with({"d2f1"}))
      .wrong("7k/8/8/b7/8/8/3N4/4K3 w - - 0 1", with({"d2f1"}))
      .wrong("7k/8/8/8/1b6/8/3R4/4K3 w - - 0 1", with({"d2d1"}));
  EXPECT_TRUE(says(rising.sentence(), ", always along a diagonal that falls from the first file"))
      << rising.sentence();
  rising.wrong("7k/8/8/8/7b/8/5N2/4K3 w - - 0 1", with({"f2d3"}));
  EXPECT_TRUE(says(rising.sentence(), "always along a diagonal.") ||
              says(rising.sentence(), "always along a diagonal;"))
      << rising.sentence();
  rising.wrong("4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1", with({"e2c1"}));
  EXPECT_FALSE(says(rising.sentence(), "always"));
}

TEST(PatternTraits, PromotedPiecesAreNamedAsSuch) {
  Replies engine("shogi");
  engine.wrong("8k/9/9/9/9/2+L6/9/9/K8[] w - - 0 1", without({"c4c5"}))
      .wrong("8k/9/9/9/3+L5/9/9/9/K8[] w - - 0 1", without({"d5d6"}))
      .wrong("8k/9/9/9/9/9/3+P5/9/K8[] w - - 0 1", without({"d3d4"}));
  EXPECT_TRUE(says(engine.sentence(), "its promoted lance in 2; its promoted pawn in 1"))
      << engine.sentence();
  EXPECT_FALSE(says(engine.sentence(), "of promoted pieces")) << engine.sentence();
  Replies beside_a_plain_one("shogi");
  beside_a_plain_one.wrong("4k4/9/9/9/4+P4/9/P8/9/4K4[] w - - 0 1", without({"e5d5", "e5e4"}));
  EXPECT_TRUE(says(beside_a_plain_one.sentence(), "Only its promoted pawn moves wrongly"));
  Replies checks("shogi");
  checks.wrong("8k/9/9/9/9/9/1+l7/9/K8[] w - - 0 1", with({"a1a2"}))
      .wrong("8k/9/9/9/9/9/2+l6/9/1K7[] w - - 0 1", with({"b1b2"}));
  EXPECT_TRUE(says(checks.sentence(), "by the enemy's promoted lance")) << checks.sentence();
}

TEST(PatternTraits, WhichPieceExposesTheKingAndInWhichChecks) {
  Replies engine("chess");
  engine.wrong("4r2k/8/8/8/8/8/8/4K3 w - - 0 1", with({"e1e2"}))
      .wrong("3q3k/8/8/8/8/8/8/3K4 w - - 0 1", with({"d1d2"}));
  EXPECT_FALSE(says(engine.sentence(), "of its king")) << "two lists may share it by chance";
  engine.wrong("2r4k/8/8/8/8/8/8/2K5 w - - 0 1", with({"c1c2"}));
  EXPECT_TRUE(says(engine.sentence(), "; all these moves are of its king, answers to a check,"))
      << engine.sentence();
}

TEST(PatternTraits, OneListGivesNoCondition) {
  Replies engine("chess");
  engine.right("4k3/8/8/8/8/8/8/R3K3 w - - 0 1")
      .right("4k3/8/8/8/8/8/8/B3K3 w - - 0 2")
      .right("4k3/8/8/8/8/8/8/Q3K3 w - - 0 3")
      .wrong("4k3/8/8/8/8/8/8/N3K3 w - - 0 144", none);
  EXPECT_EQ(engine.sentence(), "It has no move at all, as if the game were over.");
}

TEST(PatternTraits, TheSquaresOfAllWrongMoves) {
  Replies engine("janggi");
  engine.wrong("3k5/9/9/9/9/9/9/9/4K4/9 w - - 0 1", without({"e2f1"}))
      .wrong("4k4/9/9/9/9/9/9/9/4K4/9 w - - 0 1", without({"e2f1"}));
  EXPECT_FALSE(says(engine.sentence(), "from e2")) << "two lists may share it by chance";
  engine.right("3k5/9/9/9/9/9/9/9/9/4K4 w - - 0 1")
      .wrong("5k3/9/9/9/9/9/9/9/4A4/3K5 w - - 0 1", without({"e2f1"}));
  EXPECT_TRUE(says(engine.sentence(), ", from e2 to f1")) << engine.sentence();
  engine.wrong("5k3/9/9/9/9/9/9/9/4A4/3K5 w - - 2 2", without({"e2d3"}));
  EXPECT_FALSE(says(engine.sentence(), " to f1"));
}

TEST(PatternTraits, AnotherKindInPlaceOfEachPieceOfOneKind) {
  const Variant& chess = variant_named("chess");
  const auto as = [&](const char* other) {
    return [&chess, other](Division& moves) {
      const hurdle::Setup position = parse_fen(chess.notation, other);
      moves = by_text(chess.notation, chess.plain.divide(position, 1));
    };
  };
  Replies engine("chess");
  engine.wrong("4k3/8/8/8/8/8/8/N3K3 w - - 0 1", as("4k3/8/8/8/8/8/8/B3K3 w - - 0 1"))
      .wrong("n3k3/8/8/8/8/8/8/4K3 b - - 0 1", as("b3k3/8/8/8/8/8/8/4K3 b - - 0 1"))
      .right("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
  EXPECT_EQ(engine.patterns().front().id, "moves-of-knight") << "two lists may fit by chance";
  engine.wrong("4k3/8/8/8/8/8/8/1N2K3 w - - 0 1", as("4k3/8/8/8/8/8/8/1B2K3 w - - 0 1"));
  EXPECT_EQ(engine.sentence(),
            "Its lists are right for a board with the piece bishop in place of each knight, as if "
            "it read one letter of a FEN for another.");
  engine.right("4k3/8/8/8/8/8/8/2N1K3 w - - 0 1");
  EXPECT_EQ(engine.patterns().front().id, "moves-of-knight") << "a right reply contradicts it";
}

TEST(PatternTraits, WrongListsAfterMovesThatAreRightAsFens) {
  constexpr const char* base = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";
  const auto ids = [](const Replies& engine) {
    return mapped(engine.patterns(), [&](const Pattern& pattern) { return pattern.id; });
  };
  using Ids = std::vector<std::string>;
  Replies engine("makruk");
  engine.after(base, {"e1e2", "e8e7"}, without({"a1a2", "a1a3"}));
  EXPECT_EQ(ids(engine), Ids({"moves-of-rook"})) << "nothing was asked as a FEN";
  engine.right("8/4k3/8/8/8/8/4K3/R7 w - - 2 2");
  EXPECT_EQ(ids(engine), Ids({"right-as-fen", "moves-of-rook"}));
  EXPECT_EQ(engine.patterns().front().sentence,
            "Its lists are wrong after moves, and right for the same positions as FENs, of which 1 "
            "was asked: probably a move leaves a wrong position behind.");
  engine.wrong("4k3/8/8/8/8/8/8/1R2K3 w - - 0 1", without({"b1b2"}));
  EXPECT_EQ(ids(engine), Ids({"moves-of-rook"})) << "one list is wrong without a move";
}

TEST(PatternTraits, AreSoughtUntilAnInterrupt) {
  Replies engine("makruk");
  engine.wrong("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", without({"a1a2"}))
      .wrong("4k3/8/8/8/8/8/8/1R2K3 w - - 0 1", without({"b1b2"}));
  std::size_t calls = 0;
  EXPECT_FALSE(engine.patterns(Repeats::count, [&] { ++calls; }).empty());
  for (std::size_t most = 0; most < calls; ++most) {
    std::size_t left = most;
    const auto stop = [&] {
      if (left == 0) {
        throw Interrupted();
      }
      --left;
    };
    EXPECT_THROW((void)engine.patterns(Repeats::count, stop), Interrupted) << most;
  }
}

/// Replies that are added one by one are sorted as those that are known from the start.
TEST(PatternTraits, DoNotDependOnWhenAReplyCame) {
  Replies engine("makruk");
  engine.wrong("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", without({"a1a2", "a1a3"}))
      .wrong("4k3/8/8/8/8/8/8/1R2K3 w - - 0 1", without({"b1b2"}))
      .wrong("4k3/8/8/8/8/8/8/R3K2R w - - 0 1", without({"a1a2"}))
      .wrong("4k3/8/8/8/8/8/8/1R2K3 w - - 0 1", without({"b1b3"}))
      .wrong("4k3/8/8/8/8/8/8/R3K3 b - - 0 1", with({"e8e7"}))
      .wrong("4k3/8/8/8/8/8/8/R3K3 w - - 7 9", without({"a1a4"}));
  const auto order = [](const Evidence& evidence) {
    return mapped(evidence.wrong(), [](const Observation& seen) { return seen.id; });
  };
  const Evidence at_once(engine.variant(), engine.answers());
  for (std::size_t first = 0; first <= engine.answers().size(); ++first) {
    Evidence evidence(engine.variant(), std::span(engine.answers()).first(first));
    for (const Answer& answer : std::span(engine.answers()).subspan(first)) {
      evidence.add(answer);
    }
    EXPECT_EQ(order(evidence), order(at_once)) << first;
  }
  EXPECT_EQ(at_once.repeated().size(), 1U);
}

}  // namespace
}  // namespace hurdle::props
