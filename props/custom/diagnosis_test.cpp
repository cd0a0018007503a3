// Mutants from facts: an engine that plays one fact differently is explained in words of the file.
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>

#include "movegen/custom/rules/fen.hpp"
#include "movegen/custom/rules/rules.hpp"
#include "perft/count/interrupted.hpp"
#include "perft/custom/count.hpp"
#include "perft/custom/diagnosis/diagnose.hpp"
#include "perft/custom/diagnosis/fact_mutants.hpp"
#include "perft/custom/diagnosis/play.hpp"
#include "perft/custom/sample.hpp"
#include "props/custom/shared.hpp"

namespace hurdle::props {
namespace {

/// Our example games, the last line of whose section can be changed.
std::shared_ptr<const custom::Game> example(const std::string& name, const std::string& from = "",
                                            const std::string& to = "") {
  std::string text = variants_file("example.ini");
  if (!from.empty()) {
    const std::size_t at = text.find(from, text.find("[" + name + ":"));
    EXPECT_NE(at, std::string::npos) << from;
    text.replace(at, from.size(), to);
  }
  return custom::load_variants(text).find(name);
}

/// The lists of an engine that plays `other`, in positions of `game`.
std::vector<custom::EngineMoves> lists_of(const custom::Game& game, const custom::Game& other) {
  constexpr std::size_t positions = 40;
  constexpr std::uint64_t seed = 3;
  std::vector<custom::EngineMoves> lists;
  const custom::Rules rules(game.facts);
  const custom::Rules theirs(other.facts);
  for (const custom::Position& position : custom::random_positions(rules, positions, seed)) {
    const auto texts = custom::move_texts(theirs, position);
    lists.push_back({position, {texts.begin(), texts.end()}});
  }
  return lists;
}

struct Planted {
  std::string game;
  std::string from;
  std::string to;
  std::string says;
};

void PrintTo(const Planted& planted, std::ostream* out) {  // NOLINT(readability-identifier-naming)
  *out << planted.game << ": " << planted.to;
}

class CustomDiagnosis : public testing::TestWithParam<Planted> {};

TEST_P(CustomDiagnosis, NamesThePlantedMistake) {
  const Planted& planted = GetParam();
  const auto game = example(planted.game);
  const auto wrong = example(planted.game, planted.from, planted.to);
  ASSERT_NE(game, nullptr);
  ASSERT_NE(wrong, nullptr);
  const auto found = custom::diagnose(game->facts, lists_of(*game, *wrong));
  EXPECT_GT(found.different, 0U);
  EXPECT_EQ(found.explained, found.different);
  EXPECT_EQ(found.says, std::vector<std::string>{planted.says});
}

INSTANTIATE_TEST_SUITE_P(
    Planted, CustomDiagnosis,
    testing::Values(
        Planted{"bishopric", "promotionPieceTypes = arbn", "promotionPieceTypes = arb",
                "`promotionPieceTypes` without n"},
        Planted{"elephants", "e:nA", "e:A",
                "customPiece1 (E): \"Goes 2 squares if its path is empty, along diagonals\" over "
                "other pieces too"},
        Planted{"elephants", "e:nA", "e:nAsW", "customPiece1 (E) moves like Betza's `sW` too"},
        Planted{"handless", "gold = g", "gold = g\nmandatoryPiecePromotion = true",
                "`mandatoryPiecePromotion = true`"}));

/// The lists of an engine that plays by a mutant, in random positions of a game.
std::vector<custom::EngineMoves> lists_of(const custom::Game& game,
                                          const custom::PlayMutant& mutant) {
  constexpr std::size_t positions = 60;
  constexpr std::uint64_t seed = 5;
  custom::Play play{game.facts, {}, {}, {}, {}};
  mutant.apply(play);
  std::vector<custom::EngineMoves> lists;
  for (const custom::Position& position :
       custom::random_positions(custom::Rules(game.facts), positions, seed)) {
    lists.push_back({position, play.moves(position)});
  }
  return lists;
}

custom::PlayMutant mutant_that_says(const custom::Game& game, const std::string& says) {
  const custom::Play play{game.facts, {}, {}, {}, {}};
  for (const auto& mutants : {custom::rule_mutants(play), custom::fen_mutants(play)}) {
    for (const custom::PlayMutant& mutant : mutants) {
      if (mutant.says == says) {
        return mutant;
      }
    }
  }
  ADD_FAILURE() << "no mutant says " << says;
  return {};
}

struct Said {
  const char* game;
  const char* says;
};

void PrintTo(const Said& said, std::ostream* out) {  // NOLINT(readability-identifier-naming)
  *out << said.game << ": " << said.says;
}

class CustomPlay : public testing::TestWithParam<Said> {};

TEST_P(CustomPlay, IsNamed) {
  const auto game = built_in(GetParam().game);
  const auto lists = lists_of(*game, mutant_that_says(*game, GetParam().says));
  const auto found = custom::diagnose(game->facts, lists);
  EXPECT_GT(found.different, 0U);
  EXPECT_EQ(found.explained, found.different);
  EXPECT_EQ(found.says, std::vector<std::string>{GetParam().says});
}

INSTANTIATE_TEST_SUITE_P(
    Said, CustomPlay,
    testing::Values(Said{"capablanca", "pinned pieces could move"},
                    Said{"capablanca", "a king could go to attacked squares"},
                    Said{"capablanca", "chancellor (C) gave no check"},
                    Said{"capablanca",
                         "White's knight (N) lacks its move 2 forward and 1 to the left"},
                    Said{"capablanca", "`doubleStepRegionBlack = -`"},
                    Said{"capablanca", "no archbishop (A) stood on the board"},
                    Said{"capablanca", "archbishop (A) and chancellor (C) exchanged their moves"},
                    Said{"capablanca", "a double step could pass over a piece"},
                    Said{"capablanca",
                         "Black's king (K) lacks its move 1 backward and 1 to the left, as Black "
                         "sees it"},
                    Said{"grand", "`promotionLimit = -`"},
                    Said{"grand", "pieces promoted one rank later"},
                    Said{"crazyhouse", "`dropNoDoubled = p`"},
                    Said{"crazyhouse", "the players held each other's pieces in hand"},
                    Said{"minishogi", "only moves that end in the zone promoted"},
                    Said{"minishogi", "silver (S) had to promote in the zone"},
                    Said{"minishogi", "`promotedPieceType` without r"},
                    Said{"minishogi",
                         "Black's gold (G) also moves 1 backward and 1 to the left, as Black sees "
                         "it"},
                    Said{"minishogi", "White were to move in every FEN"},
                    Said{"minishogi", "pieces with + in a FEN were not promoted"}));

TEST(CustomDiagnosis, NamesMovesInRarePositions) {
  struct Rare : Said {
    const char* fen;
  };
  for (const Rare& rare :
       {Rare{{"capablanca", "a player could castle out of check"},
             "4kr4/10/10/10/10/10/10/R4K3R w KQ - 0 1"},
        Rare{{"capablanca", "the king could castle through attacked squares"},
             "4k1r3/10/10/10/10/10/10/R4K3R w KQ - 0 1"},
        Rare{{"capablanca", "`castlingQueensideFile = b`"},
             "5k4/10/10/10/10/10/10/R4K3R w KQ - 0 1"},
        Rare{{"capablanca",
              "kings and rooks on their squares of the start could castle, whatever the FEN says"},
             "5k4/10/10/10/10/10/10/R4K3R w K - 0 1"},
        Rare{{"capablanca", "pawns could capture en passant without a square in the FEN"},
             "5k4/10/10/pP5P2/10/10/10/5K4 w - - 0 1"},
        Rare{{"minishogi", "drops could leave the king in check"},
             "4k/5/2G2/5/K3r[P] w - - 0 1"}}) {
    const auto game = built_in(rare.game);
    custom::Play play{game->facts, {}, {}, {}, {}};
    mutant_that_says(*game, rare.says).apply(play);
    const custom::Position position = custom::parse_position(game->facts, rare.fen);
    const auto found = custom::diagnose(game->facts, {{position, play.moves(position)}});
    EXPECT_EQ(found.says, std::vector<std::string>{rare.says});
  }
}

TEST(CustomDiagnosis, RightListsContradictAMutantOfFens) {
  const auto game = built_in("minishogi");
  const auto lists = lists_of(*game, mutant_that_says(*game, "Black were to move in every FEN"));
  std::vector<custom::EngineMoves> unread;
  for (const custom::EngineMoves& list : lists) {
    if (list.position.side == Colour::white) {
      unread.push_back(list);
    }
  }
  const auto found = custom::diagnose_fens(game->facts, unread, lists);
  EXPECT_EQ(found.says, std::vector<std::string>{"Black were to move in every FEN"});
}

TEST(CustomDiagnosis, TellsLikeMutantsApart) {
  const auto game = built_in("chess");
  const auto expect_told = [&](const std::vector<const char*>& fens, const std::string& says) {
    custom::Play play{game->facts, {}, {}, {}, {}};
    mutant_that_says(*game, says).apply(play);
    std::vector<custom::EngineMoves> lists;
    for (const char* const fen : fens) {
      const custom::Position position = custom::parse_position(game->facts, fen);
      lists.push_back({position, play.moves(position)});
    }
    EXPECT_EQ(custom::diagnose(game->facts, lists).says, std::vector<std::string>{says});
  };
  // The captured pawn shields the king; the capturing pawn is pinned; a knight is pinned.
  for (const char* const says : {"captures en passant could leave the king in check",
                                 "a piece that is captured en passant still shielded the king"}) {
    expect_told({"4k3/8/8/r1pP3K/8/8/8/8 w - c6 0 1", "3rk3/8/8/2pP4/8/8/8/3K4 w - c6 0 1",
                 "3rk3/8/8/8/8/3N4/8/3K4 w - - 0 1"},
                says);
  }
  // White's knight may go to b7, Black's king may not, and Black's knight moves by the rules.
  const std::string lacks = "White's knight (N) lacks its move 2 forward and 1 to the left";
  for (const std::string& says : {lacks, lacks + " and yet attacks there"}) {
    expect_told({"k7/8/8/2N5/8/8/8/4K3 w - - 0 1", "k7/8/8/2N5/5n2/8/8/4K3 b - - 0 1"}, says);
  }
}

/// Exchanged moves and exchanged letters give the same lists; lists that are right after moves, and
/// not by a FEN, show the letters.
TEST(CustomDiagnosis, NamesExchangedLettersByFens) {
  const auto game = built_in("capablanca");
  const std::string says =
      "the letters of archbishop (A) and chancellor (C) in a FEN were exchanged";
  const auto found =
      custom::diagnose_fens(game->facts, lists_of(*game, mutant_that_says(*game, says)), {});
  EXPECT_EQ(found.says, std::vector<std::string>{says});
  EXPECT_GT(found.different, 30U);
  EXPECT_EQ(found.explained, found.different);
}

/// Chess without double steps, and the lists of an engine that has them from some squares.
custom::CustomDiagnosis of_double_steps(const std::string& region,
                                        const std::vector<std::string>& fens) {
  const custom::Games games = custom::load_variants(
      "[file:chess]\ndoubleStep = false\n[engine:chess]\ndoubleStepRegionWhite = " + region + "\n");
  const custom::Rules theirs(games.find("engine")->facts);
  std::vector<custom::EngineMoves> lists;
  for (const std::string& fen : fens) {
    const custom::Position position = custom::parse_position(theirs.facts(), fen);
    const auto texts = custom::move_texts(theirs, position);
    lists.push_back({position, {texts.begin(), texts.end()}});
  }
  return custom::diagnose(games.find("file")->facts, lists);
}

TEST(CustomDiagnosis, NamesNoMutantThatAListContradicts) {
  const std::vector<std::string> fens{"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
                                      "4k3/8/8/8/8/8/P3P3/4K3 w - - 0 1"};
  const auto all = of_double_steps("*2", fens);
  EXPECT_EQ(all.says, std::vector<std::string>{"`doubleStep = true`"});
  EXPECT_EQ(all.explained, 2U);
  const auto one = of_double_steps("e2", fens);  // the first list is that of double steps anywhere
  EXPECT_EQ(one.says, std::vector<std::string>{});
  EXPECT_EQ(one.different, 2U);
}

TEST(CustomDiagnosis, ARightEngineNeedsNoMutant) {
  const auto game = example("elephants");
  const auto found = custom::diagnose(game->facts, lists_of(*game, *game));
  EXPECT_EQ(found.different, 0U);
  EXPECT_TRUE(found.says.empty());
}

TEST(CustomDiagnosis, EndsWhenItIsInterrupted) {
  const auto game = example("elephants");
  const auto lists = lists_of(*game, *game);
  const std::atomic<bool> stop = true;
  EXPECT_THROW((void)custom::diagnose(game->facts, lists, &stop), Interrupted);
  EXPECT_THROW((void)custom::diagnose_fens(game->facts, lists, {}, &stop), Interrupted);
}

TEST(CustomDiagnosis, NoMutantIsTheGameItself) {
  for (const auto& name : {"chess", "xiangqi", "shogi", "sittuyin"}) {
    const auto game = built_in(name);
    const auto mutants = custom::fact_mutants(game->facts);
    EXPECT_GT(mutants.size(), 50U);
    EXPECT_TRUE(std::ranges::none_of(
        mutants, [&](const auto& mutant) { return mutant.facts == game->facts; }));
  }
}

}  // namespace
}  // namespace hurdle::props
