// The sentences about an engine whose wrong replies no mutant explains: every pattern, and its
// condition.
#include "perft/diagnosis/patterns/patterns.hpp"

#include <gtest/gtest.h>

#include <iterator>
#include <optional>
#include <string>
#include <vector>

#include "movegen/vocab/text/text.hpp"
#include "perft/diagnosis/patterns/wrong_pieces.hpp"
#include "props/assertions.hpp"
#include "props/examples/diagnosis/replies.hpp"

namespace hurdle::props {
namespace {

TEST(Patterns, AnEngineThatChangesItsReplyHasNoOtherTrait) {
  const auto loses_a_move = [](Division& moves) { moves.erase(moves.begin()); };
  Replies engine("chess");
  engine.wrong("4k3/8/8/8/8/8/8/4K3 w - - 0 1", loses_a_move);
  EXPECT_TRUE(says(engine.sentence(), "Only its king moves wrongly"));
  engine.right("4k3/8/8/8/8/8/8/4K3 w - - 0 1")
      .wrong("4k3/8/8/8/8/8/8/3K4 w - - 0 1", loses_a_move);
  EXPECT_EQ(engine.sentence(),
            "It lists other moves when it is asked about the same position again.");
}

TEST(Patterns, MissingDropsAreNoAnswerToACheck) {
  Replies engine("crazyhouse");
  engine.wrong("4k3/8/8/2p5/8/8/8/4K3[NN] w - - 0 1", [](Division& moves) {
    std::erase_if(moves, [](const auto& one) { return one.first.find('@') != std::string::npos; });
  });
  EXPECT_FALSE(says(engine.sentence(), "It moves as if it were in check"));
}

TEST(Patterns, MovesThatCannotBeReadAreWrittenInAnotherWay) {
  EXPECT_EQ(Replies("makruk").wrong("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", with({"Ra1-a2"})).sentence(),
            "It writes moves in another way: 'Ra1-a2' cannot be read.");
}

TEST(Patterns, EmptyListsAreDescribedByWhatTheirPositionsShare) {
  constexpr const char* sentence = "It has no move at all, as if the game were over";
  constexpr const char* white = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";
  EXPECT_EQ(Replies("makruk").wrong(white, none).sentence(), std::string(sentence) + ".")
      << "nothing to compare with";
  EXPECT_EQ(
      Replies("makruk").wrong(white, none).right("4k3/8/8/8/8/8/8/1R2K3 w - - 0 1").sentence(),
      std::string(sentence) + ".")
      << "nothing tells them apart";
  EXPECT_EQ(Replies("makruk").wrong("4k3/8/8/8/8/8/8/R3K3 b - - 0 1", none).right(white).sentence(),
            std::string(sentence) + ", whenever Black is to move.");
  EXPECT_EQ(Replies("makruk")
                .wrong("4k3/8/8/8/8/8/8/R3K3 b - - 0 1", none)
                .wrong("4k3/8/8/8/8/8/8/1R2K3 b - - 0 1", with({"e8a1"}))
                .right(white)
                .sentence()
                .find("whenever"),
            std::string::npos)
      << "Black is to move in the second position, too, and has moves there";
  EXPECT_EQ(Replies("makruk")
                .wrong(white, none)
                .wrong("4k3/8/8/8/8/8/8/1R2K3 w - - 0 1", none)
                .wrong("4k3/8/8/8/8/8/8/2R1K3 w - - 0 1", none)
                .right("4k3/8/8/8/8/8/8/R3K2R w - - 0 1")
                .sentence(),
            std::string(sentence) + ", whenever 3 pieces or fewer are on the board.");
  EXPECT_EQ(Replies("makruk")
                .wrong("4k3/8/8/8/8/8/8/R3K3 w - - 0 30", none)
                .wrong("4k3/8/8/8/8/8/8/R3K3 w - - 0 40", none)
                .wrong("4k3/8/8/8/8/8/8/R3K3 w - - 0 50", none)
                .right(white)
                .sentence(),
            std::string(sentence) + ", whenever the move number is 30 or more.");
  EXPECT_EQ(Replies("makruk")
                .wrong("4k3/8/8/8/8/8/8/R3K3 w - - 12 20", none)
                .wrong("4k3/8/8/8/8/8/8/R3K3 w - - 13 20", none)
                .wrong("4k3/8/8/8/8/8/8/R3K3 w - - 14 21", none)
                .right(white)
                .sentence(),
            std::string(sentence) + ", whenever the half-move counter is 12 or more.");
  EXPECT_EQ(
      Replies("makruk").wrong("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1", none).right(white).sentence(),
      std::string(sentence) + ", whenever the side to move is in check.");
  EXPECT_EQ(Replies("makruk")
                .wrong("4k3/4r3/8/8/8/3n4/8/4K3 w - - 0 1", none)
                .right("4k3/4r3/8/8/8/8/8/4K3 w - - 0 1")
                .sentence(),
            std::string(sentence) + ", whenever the side to move is in double check.");
  constexpr const char* generals = "3k5/9/9/9/9/9/9/9/4K4/R8 w - - 0 1";
  EXPECT_EQ(Replies("janggi").after_a_pass(generals, none).right(generals).sentence(),
            std::string(sentence) + ", whenever a pass was just made.");
}

TEST(Patterns, ThePassIsMissingOrTooOften) {
  constexpr const char* generals = "3k5/9/9/9/9/9/9/9/4K4/R8 w - - 0 1";
  constexpr const char* in_check = "3k5/9/9/9/9/9/9/9/4K3r/R8 w - - 0 1";
  EXPECT_EQ(Replies("janggi").wrong(generals, without({"e2e2"})).sentence(), "It never passes.");
  EXPECT_EQ(Replies("janggi").wrong(in_check, with({"e2e2"})).right(generals).sentence(),
            "It passes where it may not, whenever the side to move is in check.");
  EXPECT_EQ(Replies("chess960").wrong("6k1/8/8/8/8/8/8/6K1 b - - 0 1", with({"g8g8"})).sentence(),
            "It lists moves from a square to itself, as g8g8.");
}

TEST(Patterns, AnEngineThatPassesElsewhereDoesNotNeverPass) {
  constexpr const char* generals = "3k5/9/9/9/9/9/9/9/4K4/R8 w - - 0 1";
  constexpr const char* others = "3k5/9/9/9/9/9/9/9/4K4/1R7 w - - 0 1";
  EXPECT_EQ(Replies("janggi").wrong(generals, without({"e2e2"})).right(others).sentence(),
            "It lacks the pass in some positions and has it in others.");
}

TEST(Patterns, ListsThatEndWhereTheyAreFull) {
  const auto first_ten = [](Division& moves) {
    while (moves.size() > 10) {
      moves.erase(std::prev(moves.end()));
    }
  };
  Replies engine("makruk");
  engine.right("4k3/8/8/8/8/8/8/4K3 w - - 0 1")
      .wrong("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", first_ten)
      .wrong("4k3/8/8/8/8/8/R7/R3K3 w - - 0 1", first_ten);
  EXPECT_EQ(engine.patterns().front().id, "moves-of-king") << "two lists may end so by chance";
  EXPECT_EQ(engine.wrong("4k3/8/8/8/8/R7/8/R3K3 w - - 0 1", first_ten).sentence(),
            "It never lists more than 10 moves, as if its list were full.");
}

TEST(Patterns, ListsOfCapturesAlone) {
  const auto captures_of = [](const std::string& square) {
    return [square](Division& moves) {
      std::erase_if(moves, [&](const auto& one) { return one.first.substr(2) != square; });
    };
  };
  Replies engine("makruk");
  engine.wrong("4k3/8/8/8/n7/8/8/R3K3 w - - 0 1", captures_of("a4"))
      .wrong("4k3/8/8/8/1n6/8/8/1R2K3 w - - 0 1", captures_of("b4"))
      .wrong("4k3/8/8/8/2n5/8/8/2R1K3 w - - 0 1", captures_of("c4"));
  EXPECT_EQ(engine.sentence(), "Where it can capture, it lists captures alone.");
  engine.right("4k3/8/8/8/8/2n5/8/2R1K3 w - - 0 1");
  EXPECT_NE(engine.patterns().front().id, "captures-only") << "elsewhere it lists other moves too";
}

TEST(Patterns, CastlingIsNamed) {
  EXPECT_EQ(Replies("chess").wrong("4k3/8/8/8/8/8/8/4K2R w K - 0 1", without({"e1g1"})).sentence(),
            "Only its king moves wrongly, and all these moves are castling.");
}

TEST(Patterns, MovesThatLeaveTheRoyalPieceInCheck) {
  EXPECT_EQ(
      Replies("makruk").wrong("4k3/8/8/8/8/8/r7/4K3 w - - 0 1", with({"e1e2", "e1d2"})).sentence(),
      "It lists moves that leave its own king in check, by the enemy's rook; all these moves are "
      "forwards.");
  EXPECT_EQ(
      Replies("chess960")
          .wrong("7k/8/8/8/8/8/8/rRK5 w Q - 0 1", with({"c1b1"}))
          .wrong("4k3/8/8/8/8/8/8/qR2K1N1 w Q - 0 1", with({"e1b1"}))
          .sentence(),
      "It lists moves that leave its own king in check, by the enemy's queen in 1 list, by its "
      "rook in 1; all these moves are castling.");
}

TEST(Patterns, DropsThatPromote) {
  EXPECT_EQ(Replies("shogi")
                .wrong("4k4/9/9/9/9/9/9/9/4K4[P] b - - 0 1", with({"P@a8+", "P@b8+"}))
                .sentence(),
            "It drops pieces with their promoted side up, as in P@a8+.");
}

TEST(Patterns, ASideWithoutItsRoyalPieceLeavesNothingInCheck) {
  Replies engine("janggi");
  engine.wrong("9/5R3/9/9/9/4R4/8p/9/9/pN1K5 b - - 0 1", [](Division& moves) {
    moves = {{"a1b1", Total(1)}};
  });
  EXPECT_EQ(engine.sentence(), "It goes on after a general was captured.");
}

TEST(Patterns, AnAnswerToACheckThatIsNone) {
  const auto only_what_answers_h4 = [](Division& moves) {
    std::erase_if(moves, [](const auto& one) { return one.first.substr(0, 2) != "e1"; });
    moves["h1h4"] = Total(1);
  };
  EXPECT_EQ(
      Replies("makruk").wrong("4k3/8/8/8/7n/P7/8/4K2R w - - 0 1", only_what_answers_h4).sentence(),
      "It moves as if it were in check where it is not: in the smallest position, by the knight on "
      "h4.");
  EXPECT_EQ(
      Replies("makruk").wrong("4k3/8/8/8/7n/8/8/4K2R w - - 0 1", only_what_answers_h4).sentence(),
      "Only its rook moves wrongly, and all these moves are to an empty square.")
      << "one piece may move wrongly by itself";
  const std::vector<Pattern> several =
      Replies("makruk")
          .wrong("4k3/8/8/8/7n/P7/8/4K2R w - - 0 1", only_what_answers_h4)
          .wrong("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", without({"a1a2"}))
          .wrong("4k3/8/8/8/8/8/8/1R2K3 w - - 0 1", without({"b1b2"}))
          .patterns();
  for (const Pattern& pattern : several) {
    EXPECT_NE(pattern.id, "imagined-check") << "one of many lists may fit by chance";
  }
}

TEST(Patterns, NoPieceMovesFromAnEmptySquare) {
  const Notation& chess = variant_named("chess").notation;
  Observation seen;
  seen.position = start_position(chess);
  seen.extra = {"e4e5"};
  EXPECT_EQ(wrong_piece(chess, seen), std::nullopt);
  seen.extra = {"e1e3"};
  EXPECT_EQ(wrong_piece(chess, seen), Kind::royal);
}

TEST(Patterns, OnePieceGoesWrongly) {
  EXPECT_EQ(Replies("makruk")
                .wrong("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", without({"a1a2", "a1a3"}))
                .sentence(),
            "Only its rook moves wrongly, and all these moves are forwards.");
  EXPECT_TRUE(Replies("makruk")
                  .wrong("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", without({"a1a3", "e1d1", "e1f2"}))
                  .patterns()
                  .empty())
      << "two kinds that share nothing have no pattern";
}

/// A step of a knight is mistyped: one move is missing, another is extra.
TEST(Patterns, MissingAndIllegalMovesHaveWhatEachShares) {
  EXPECT_EQ(Replies("chess")
                .wrong("k7/8/8/8/3N4/8/8/K7 w - - 0 1", instead("d4e6", "d4f7"))
                .wrong("k7/8/8/8/1N6/8/8/K7 w - - 0 1", instead("b4c6", "b4d7"))
                .wrong("k7/8/8/8/8/4N3/8/K7 w - - 0 1", instead("e3f5", "e3g6"))
                .sentence(),
            "Only its knight moves wrongly. All missing moves are forwards, by 2 up 1 right. All "
            "illegal moves are forwards, by 3 up 2 right.");
}

TEST(Patterns, WrongMovesToOneRankOrFromOneFileSaySo) {
  EXPECT_EQ(Replies("chess")
                .wrong("k7/8/8/8/8/6K1/8/8 w - - 0 1", without({"g3h4", "g3h3"}))
                .wrong("k7/8/8/8/8/8/6K1/8 w - - 0 1", without({"g2h2"}))
                .wrong("k7/8/8/6K1/8/8/8/8 w - - 0 1", without({"g5h4", "g5h5", "g5h6"}))
                .sentence(),
            "Only its king moves wrongly, and all these moves are to file h.");
}

TEST(Patterns, AnyPatternHasTheConditionThatSeparatesIt) {
  constexpr const char* sentence = "Only its rook moves wrongly, and all these moves are forwards.";
  Replies engine("makruk");
  engine.wrong("4k3/8/8/8/8/8/8/R3K3 w - - 0 30", without({"a1a2", "a1a3"}))
      .wrong("4k3/8/8/8/8/8/8/1R2K3 w - - 0 40", without({"b1b2"}))
      .right("4k3/8/8/8/8/8/8/R3K3 w - - 0 1")
      .right("4k3/8/8/8/8/8/8/1R2K3 w - - 0 1")
      .right("4k3/8/8/8/8/8/8/2R1K3 w - - 0 1");
  EXPECT_EQ(engine.sentence(), sentence) << "two positions may share it by chance";
  engine.wrong("4k3/8/8/8/8/8/8/2R1K3 w - - 0 50", without({"c1c2"}));
  EXPECT_EQ(engine.sentence(),
            std::string(sentence) + " This is so whenever the move number is 30 or more.");
  Replies pinned("chess");
  pinned.wrong("4r2k/8/8/8/8/8/4R3/4K3 w - - 0 1", without({"e2e3"}))
      .wrong("4r2k/8/8/8/8/4R3/8/4K3 w - - 0 1", without({"e3e4", "e3e5"}))
      .right("7k/8/8/8/8/8/4R3/4K3 w - - 0 1")
      .right("4r2k/8/8/8/8/8/4Q3/4K3 w - - 0 1")
      .right("7k/8/8/8/4R3/8/8/4K3 w - - 0 1");
  EXPECT_FALSE(says(pinned.sentence(), "whenever")) << "two positions may share it by chance";
  pinned.wrong("4r2k/8/8/8/4R3/8/8/4K3 w - - 0 1", without({"e4e5"}));
  EXPECT_TRUE(says(pinned.sentence(), " This is so whenever its rook is pinned."))
      << pinned.sentence();
  pinned.right("4r2k/8/8/8/4R3/8/8/4K3 w - - 1 1");
  EXPECT_FALSE(says(pinned.sentence(), "whenever")) << pinned.sentence();
  Replies second("chess");
  second.wrong("7k/8/8/8/8/8/8/RR2K3 w - - 0 1", without({"b1b2"}))
      .wrong("7k/8/8/8/8/8/R6R/4K3 w - - 0 1", without({"h2h3"}))
      .wrong("7k/8/8/8/8/R1R5/8/4K3 w - - 0 1", without({"c3c4"}))
      .right("7k/8/8/8/8/R1N5/8/4K3 w - - 0 1")
      .right("7k/8/8/8/8/R7/8/4K2B w - - 0 1")
      .right("7k/8/8/8/8/R7/8/1Q2K3 w - - 0 1");
  EXPECT_TRUE(says(second.sentence(), "whenever the side to move has more than one rook."))
      << second.sentence();
}

TEST(Patterns, NameOnePlayerIfTheOthersPieceMovesRight) {
  constexpr const char* only = "Only its rook moves wrongly, and all these moves are forwards.";
  Replies engine("makruk");
  engine.wrong("r3k3/8/8/8/8/8/8/4K3 b - - 0 1", without({"a8a7", "a8a6"}))
      .wrong("1r2k3/8/8/8/8/8/8/4K3 b - - 0 1", without({"b8b7"}))
      .wrong("2r1k3/8/8/8/8/8/8/4K3 b - - 0 1", without({"c8c6"}))
      .right("n3k3/8/8/8/8/8/8/4K3 b - - 0 1")
      .right("4k3/8/8/8/8/8/8/R3K3 w - - 0 1")
      .right("4k3/8/8/8/8/8/8/1R2K3 w - - 0 1");
  EXPECT_EQ(engine.sentence(), only) << "two right replies of the other player may be chance";
  engine.right("4k3/8/8/8/8/8/8/2R1K3 w - - 0 1");
  EXPECT_EQ(engine.sentence(), std::string(only) +
                                   " In all these positions Black is to move; with colours and "
                                   "sides swapped, so on other squares, it "
                                   "lists the right moves in the 3 of them that were asked.");
  engine.wrong("3rk3/8/8/8/8/8/8/4K3 b - - 0 1", without({"d8d6"}))
      .wrong("4k3/8/8/8/8/8/8/3RK3 w - - 0 1", without({"d1d3"}));
  EXPECT_EQ(engine.sentence(), only);
}

TEST(Patterns, PiecesThatGoWronglyOneByOneAreNamedInOneSentence) {
  Replies engine("makruk");
  engine.wrong("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", without({"a1a2", "a1a3"}))
      .wrong("4k3/8/8/8/8/8/8/1R2K3 w - - 0 1", without({"b1b2"}))
      .wrong("4k3/8/8/8/8/8/8/N3K3 w - - 0 1", without({"a1b3"}));
  EXPECT_EQ(engine.sentence(),
            "Several pieces move wrongly, one kind in each list of moves, and all these moves are "
            "forwards: its rook in 2; its knight in 1.");
  ASSERT_EQ(engine.patterns().size(), 1U);
  EXPECT_EQ(engine.patterns().front().id, "moves-of-several-pieces");
  EXPECT_EQ(engine.patterns().front().positions.size(), 3U);
}

TEST(Patterns, WrongMovesMayShareAProperty) {
  EXPECT_EQ(
      Replies("janggi")
          .wrong("9/5k3/9/9/9/9/9/3R5/9/4K4 w - - 0 1", without({"d3e2"}))
          .wrong("9/3k5/9/9/9/9/9/5R3/9/4K4 w - - 0 1", without({"f3e2"}))
          .sentence(),
      "Only its chariot moves wrongly, and all these moves are along a diagonal, of one step, "
      "backwards, inside a palace.");
  EXPECT_EQ(
      Replies("makruk")
          .wrong("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", without({"a1a2", "e1e2"}))
          .sentence(),
      "Several pieces move wrongly in the same list, and all these moves are along a rank or a "
      "file, of one step, forwards.");
}

TEST(Patterns, WhatIsListedTwiceHasSomethingInCommon) {
  const auto common = [](const Replies& told) { return told.sentence(Repeats::ignore); };
  constexpr const char* twice = "It lists moves more than once, ";
  EXPECT_EQ(common(Replies("janggi").wrong("3k5/9/9/9/9/9/9/9/4K4/R8 w - - 0 1", with({"e2e2"}))),
            std::string(twice) + "always the pass: e2e2 in the smallest position.");
  EXPECT_EQ(
      common(Replies("shogi").wrong("4k4/9/9/9/9/9/9/9/4K4[S] w - - 0 1", with({"S@e5", "S@e6"}))),
      std::string(twice) + "always drops: S@e5 S@e6 in the smallest position.");
  EXPECT_EQ(common(Replies("makruk").wrong("4k3/8/8/P7/8/8/8/4K3 w - - 0 1", with({"a5a6m"}))),
            std::string(twice) + "always promotions: a5a6m in the smallest position.");
  EXPECT_EQ(common(Replies("makruk").wrong("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", with({"a1a2"}))),
            std::string(twice) + "always moves of the rook: a1a2 in the smallest position.");
  EXPECT_EQ(
      common(Replies("makruk").wrong("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", with({"a1a2", "e1e2"}))),
      std::string(twice) + "moves of several kinds: a1a2 e1e2 in the smallest position.");
}

}  // namespace
}  // namespace hurdle::props
