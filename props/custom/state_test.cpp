// What a campaign keeps of a position, and of a file: the text of a state says everything that
// decides about later moves, and the sections of a game describe it as the whole file does; which
// FENs are refused.
#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <string>

#include "movegen/custom/page/page.hpp"
#include "movegen/custom/rules/fen.hpp"
#include "perft/custom/level.hpp"
#include "props/assertions.hpp"
#include "props/custom/shared.hpp"

namespace hurdle::props {
namespace {

/// The moves with the texts of the states after them.
std::vector<std::string> children_of(const custom::Rules& rules, const custom::Position& position) {
  std::vector<std::string> children;
  for (const custom::Move& move : rules.legal_moves(position)) {
    children.push_back(rules.text_of(move) + " " + state_text(rules, rules.after(position, move)));
  }
  std::ranges::sort(children);
  return children;
}

void expect_same_after_text(const custom::Rules& rules, const custom::Position& position) {
  const std::string text = state_text(rules, position);
  const custom::Position again = custom::parse_state(rules, text);
  EXPECT_EQ(state_text(rules, again), text);
  EXPECT_EQ(children_of(rules, again), children_of(rules, position)) << text;
}

/// One random game, which takes captures and passes rather than other moves.
void expect_same_in_a_game(const custom::Rules& rules, std::mt19937_64& random, int plies) {
  custom::Position position = rules.start();
  for (int ply = 0; ply < plies; ++ply) {
    expect_same_after_text(rules, position);
    const std::vector<custom::Move> moves = rules.legal_moves(position);
    if (moves.empty()) {
      return;
    }
    custom::Move chosen = moves[random() % moves.size()];
    for (int draw = 0; draw < 4; ++draw) {
      const custom::Move move = moves[random() % moves.size()];
      if (captured_square(position, move).exists() || move.form == custom::Form::pass) {
        chosen = move;
      }
    }
    position = rules.after(position, chosen);
  }
}

void expect_same_in_games_of(const custom::Games& games) {
  std::mt19937_64 random(20261126);
  for (const auto& game : games.loaded) {
    SCOPED_TRACE(game->name);
    const custom::Rules rules(game->facts);
    const bool large = rules.legal_moves(rules.start()).size() > 200;
    for (int number = 0; number < (large ? 1 : 2); ++number) {
      expect_same_in_a_game(rules, random, large ? 3 : 30);
    }
  }
}

/// The error about a FEN; none if it can be read.
std::string refusal(const char* game, const std::string& fen) {
  return message_of<custom::FenError>(
      [&] { (void)custom::parse_position(built_in(game)->facts, fen); }, "");
}

TEST(CustomFen, AFenHasTheKingsThatTheGameHas) {
  EXPECT_EQ(refusal("chess", "8/8/8/8/8/8/8/8 w - - 0 1"),
            "expected a king of White ('K'), found none");
  EXPECT_EQ(refusal("xiangqi", "9/9/9/9/9/9/9/9/9/4K4 w - - 0 1"),
            "expected a king of Black ('k'), found none");
  EXPECT_EQ(refusal("horde", "8/8/8/8/8/8/8/P7 w - - 0 1"),
            "expected a king of Black ('k'), found none");
  EXPECT_EQ(refusal("horde", "k7/8/8/8/8/8/8/P7 w - - 0 1"), "") << "White has none";
  EXPECT_EQ(refusal("antichess", "8/8/8/8/8/8/8/P7 w - - 0 1"), "") << "a king like other pieces";
  EXPECT_EQ(refusal("atomic", "k7/8/8/8/8/8/8/P7 b - - 0 1"), "") << "the king has exploded";
  EXPECT_EQ(refusal("placement", "8/8/8/8/8/8/8/8[Kk] w - - 0 1"), "") << "kings in hand";
}

TEST(CustomFen, IsRefusedWithThePlaceAndWhatWasExpected) {
  EXPECT_EQ(refusal("chess", ""), "column 1: rank 8 has 0 files; expected 8");
  EXPECT_EQ(refusal("chess", "4k3/7/8/8/8/8/8/4K3 w"), "column 6: rank 7 has 7 files; expected 8");
  EXPECT_EQ(refusal("chess", "4k3/6p"), "column 7: rank 7 has 7 files; expected 8");
  EXPECT_EQ(refusal("chess", "4k3/8p/8/8/8/8/8/4K3 w"),
            "column 6: rank 7 has more than 8 files; expected 8");
  EXPECT_EQ(refusal("chess", "4k3/0/8/8/8/8/8/4K3 w"),
            "column 5: '0' is no number of empty squares; expected 1 to 8");
  EXPECT_EQ(refusal("capablanca", "5k4/10/10/10/10/11/10/5K4 w"),
            "column 17: rank 3 has 11 files; expected 10");
  EXPECT_EQ(refusal("capablanca", "5k4/10/10/10/10/x9/10/5K4 w"),
            "column 17: 'x' is no piece of the game; expected one of P N B R Q A C K (Black's in "
            "lower case)");
  EXPECT_EQ(refusal("crazyhouse", "4k3/8/8/8/8/8/8/4K3[P"),
            "column 22: expected one of the pieces P N B R Q K, found the end");
  const std::string bare = "4k3/8/8/8/8/8/8/4K3[";
  EXPECT_EQ(refusal("crazyhouse", bare + std::string(127, 'p') + "] w"), "");
  EXPECT_EQ(refusal("crazyhouse", bare + std::string(128, 'p') + "] w"),
            "expected at most 127 times 'p' in hand, found 128");
}

TEST(StateText, DeterminesLaterMovesInBuiltInGames) {
  expect_same_in_games_of(custom::built_in_games());
}

TEST(StateText, DeterminesLaterMovesInCustomGames) {
  for (const char* name : {"example.ini", "hurdle.ini", "pychess.ini"}) {
    expect_same_in_games_of(custom::load_variants(variants_file(name)));
  }
}

TEST(StateText, KeepsWhatAFenDoesNotSay) {
  const auto janggi = built_in("janggi");
  const custom::Rules rules(janggi->facts);
  custom::Position position =
      custom::parse_position(janggi->facts, "4k4/9/9/9/9/9/9/9/9/4K4 w - - 0 1");
  position.faced = true;
  position.passes = 1;
  const std::string text = state_text(rules, position);
  EXPECT_TRUE(text.ends_with(" 1f-")) << text;
  const custom::Position again = custom::parse_state(rules, text);
  EXPECT_TRUE(again.faced);
  EXPECT_EQ(again.passes, 1);
}

/// The states of two positions are equal.
bool same_state(const char* game, const char* one, const char* other) {
  const custom::Description& facts = built_in(game)->facts;
  const custom::Rules rules(facts);
  return state_text(rules, custom::parse_position(facts, one)) ==
         state_text(rules, custom::parse_position(facts, other));
}

TEST(StateText, MarksPromotedPawnsOnlyIfTheyReturnAsPawns) {
  const char* promoted = "4k3/8/8/8/8/8/Q~7/4K3 w - - 0 1";
  const char* unmarked = "4k3/8/8/8/8/8/Q7/4K3 w - - 0 1";
  for (const char* game : {"chess", "atomic", "bughouse"}) {
    EXPECT_TRUE(same_state(game, promoted, unmarked)) << game;
  }
  EXPECT_FALSE(same_state("crazyhouse", promoted, unmarked));
  const auto loop = only_game("[atomichouse:crazyhouse]\ndropLoop = true\nblastOnCapture = true\n");
  EXPECT_TRUE(loop->facts.promoted_pawns_return()) << "a blast makes them pawns";
}

TEST(Levels, CountAPromotedQueenAndAnotherOnTheSameSquareOnce) {
  const auto chess = only_game("[mychess:chess]\n");
  const custom::Rules rules(chess->facts);
  const custom::Position root =
      custom::parse_position(chess->facts, "1n6/PQ6/8/8/8/7k/8/K7 w - - 0 1");
  std::size_t deepest = 0;
  const auto refused =
      custom::count_unique(rules, root, 3, {}, 1'000'000'000,
                           [&](const UniqueLevel& level) { deepest = level.positions; });
  EXPECT_FALSE(refused);
  EXPECT_EQ(deepest, 2486U) << "as the generators of chess count";
}

TEST(StateText, IsRefusedInAnyOtherForm) {
  const auto chess = built_in("chess");
  const custom::Rules rules(chess->facts);
  const std::string text = "4k3/8/8/8/8/8/8/4K3 w - - 0 1 0--";
  EXPECT_EQ(state_text(rules, custom::parse_state(rules, text)), text);
  for (const char* other :
       {"", "0--", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "4k3/8/8/8/8/8/8/4K3 w - - 5 1 0--",
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1 0xx", "4k3/8/8/8/8/8/8/4K3 w KQ - 0 1 0--",
        "4k3/8/8/8/8/8/8/4K3 w - e3 0 1 0--"}) {
    EXPECT_THROW((void)custom::parse_state(rules, other), custom::FenError) << other;
  }
}

TEST(Sections, DescribeAGameAsTheWholeFileDoes) {
  for (const char* name : {"example.ini", "hurdle.ini", "pychess.ini"}) {
    const std::string text = variants_file(name);
    const custom::Games games = custom::load_variants(text);
    ASSERT_FALSE(games.loaded.empty()) << name;
    for (const auto& game : games.loaded) {
      SCOPED_TRACE(game->name);
      const std::string sections = custom::sections_of(text, game->name);
      EXPECT_LT(sections.size(), text.size());
      const auto same = custom::load_variants(sections).find(game->name);
      ASSERT_NE(same, nullptr);
      EXPECT_EQ(rules_page(*same), rules_page(*game));
      EXPECT_TRUE(same->facts == game->facts);
      EXPECT_EQ(custom::sections_of(sections, game->name), sections);
    }
  }
}

TEST(Sections, AreThoseOfTheFirstOfANameAndOfParentsAbove) {
  const char* text =
      "[a:chess]\ncastling = false\n[c]\n# none\n[b:a]\nking = -\nking = k\n[a:chess]\n"
      "castling = true\n";
  EXPECT_EQ(custom::sections_of(text, "b"), "[a:chess]\ncastling = false\n[b:a]\nking = k\n");
  EXPECT_EQ(custom::sections_of(text, "chess"), "");
}

}  // namespace
}  // namespace hurdle::props
