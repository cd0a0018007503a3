// Records of games: parsing, errors, mistakes in records, and that the curated records kill every
// mutant of an end clause.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <array>
#include <cctype>
#include <filesystem>

#include "movegen/ends.hpp"
#include "movegen/vocab/mapped.hpp"
#include "movegen/vocab/text/lists.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/games/random.hpp"
#include "perft/games/verdict.hpp"
#include "perft/mutants/end_power.hpp"
#include "perft/suite/text/source.hpp"
#include "props/assertions.hpp"

namespace hurdle::props {
namespace {

std::vector<GameSet> curated_games() {
  const std::array<std::filesystem::path, 1> all{HURDLE_SOURCE_DIR "/positions"};
  std::vector<std::filesystem::path> files;
  (void)load_sets(all, &files);
  return mapped(files, [&](const std::filesystem::path& file) { return load_games(file); });
}

std::string refusal(GameSet (*parse)(const std::string&, const std::string&),
                    const std::string& text) {
  return message_of<SuiteError>([&] { (void)parse(text, "f"); });
}

/// The first mistake in a record; nothing if it is right.
std::string mistake(const std::string& yaml) {
  const RecordVerdict verdict = judge(parse_yaml_games(yaml, "f").games.front());
  return verdict.right() ? "" : verdict.mistakes.front().words;
}

void expect_begins(const std::string& text, const std::string& begin) {
  EXPECT_EQ(text.substr(0, begin.size()), begin) << text;
}

TEST(Games, CuratedAreRightAndThereAreEnoughOfThem) {
  std::size_t games = 0;
  for (const GameSet& set : curated_games()) {
    for (const GameRecord& game : set.games) {
      const RecordVerdict verdict = judge(game);
      EXPECT_TRUE(verdict.right()) << set.file << ' ' << game.start.id << ": "
                                   << (verdict.right() ? "" : verdict.mistakes.front().words);
      EXPECT_FALSE(game.start.about.empty()) << game.start.id;
      EXPECT_FALSE(game.start.exercises.empty()) << game.start.id;
      ++games;
    }
  }
  EXPECT_GE(games, 80U);
}

TEST(Games, KillEveryMutantOfAnEndClause) {
  const std::vector<GameSet> sets = curated_games();
  const std::vector<mutants::EndMutantResult> results = mutants::end_power(sets, 1, "quick");
  EXPECT_EQ(results.size(), mutants::count_end_mutants());
  for (const mutants::EndMutantResult& result : results) {
    EXPECT_FALSE(result.survives())
        << result.variant->notation.name << ' ' << result.mutant->info.name;
    EXPECT_NE(find_clause(result.variant->notation, result.mutant->info.clause), nullptr)
        << result.mutant->info.name;
  }
}

TEST(Games, ReportTheMistakesInARecord) {
  const std::string start = "variant: janggi\nmoves: ";
  EXPECT_EQ(mistake(start + "\"e2e2 e9e9\"\nresult: \"1/2-1/2\"\nby: J12\n"), "");
  EXPECT_EQ(mistake(start + "[e2e2]\nresult: \"*\"\n"), "");
  EXPECT_EQ(mistake(start + "\"e2e2\"\nresult: 1-0\nby: resignation\n"), "");
  EXPECT_EQ(mistake(start + "\"e2e2\"\nresult: 1/2-1/2\nby: time\n"), "");
  expect_begins(mistake(start + "\"e2e2 e9e9\"\nresult: 1-0\n"),
                "result 1-0, but the rules say 1/2-1/2 by J12");
  expect_begins(mistake(start + "\"e2e2 e9e9\"\nresult: \"*\"\n"),
                "result *, but the rules say 1/2-1/2 by J12");
  expect_begins(mistake(start + "\"e2e2 e9e9\"\nresult: 1/2-1/2\nby: agreement\n"),
                "by agreement, but the rules say J12");
  EXPECT_EQ(mistake(start + "\"e2e2 e9e9\"\nrules: points\nresult: 0-1\nby: J15\n"), "");
  expect_begins(mistake(start + "\"e2e2 e9e9 e2e2\"\nresult: 1/2-1/2\nby: J12\n"),
                "move 3 comes after the end");
  expect_begins(mistake(start + "\"e2e2 a7a5\"\nresult: \"*\"\n"),
                "move 2 'a7a5' is illegal by J8");
  expect_begins(mistake(start + "\"e2e2\"\nresult: 1/2-1/2\nby: J12\n"),
                "by J12, but the rules say the game goes on after ply 1");
  expect_begins(mistake(start + "\"e2e2\"\nresult: 1-0\n"),
                "result 1-0, but the rules say the game goes on");
  expect_begins(mistake(start + "\"e2e2\"\nresult: 1-0\nby: agreement\n"),
                "result 1-0, but an agreement is a draw");
  expect_begins(mistake(start + "\"e2e2\"\nresult: 1/2-1/2\nby: resignation\n"),
                "result 1/2-1/2, but who resigns loses");
  expect_begins(mistake(start + "\"e2e2\"\nresult: \"*\"\nby: time\n"),
                "by time, but result * is no end");
}

TEST(Games, AnImpasseIsRefusedWithTheReason) {
  const std::string claim = "\nmoves: \"\"\nresult: 1/2-1/2\nby: impasse\n";
  expect_begins(mistake("variant: janggi" + claim), "no impasse: janggi has no impasse");
  expect_begins(mistake("variant: nine-elder" + claim),
                "no impasse: White's jade on h2 is not in the enemy's camp (N15)");
  expect_begins(mistake("variant: nine-elder\nfen: \"4J4/9/9/9/9/9/9/9/4j4[] w\"" + claim), "");
  expect_begins(mistake("variant: nine-elder\nfen: \"4J4/9/9/9/4j4/9/9/9/9[] w\"" + claim),
                "no impasse: Black's jade on e5");
  expect_begins(mistake("variant: nine-elder\nfen: \"4J3i/9/9/9/9/9/9/9/4j4[] w\"" + claim),
                "no impasse: White is in check (N15)");
}

TEST(Games, YamlMayHaveMovesInEveryNotationOfTheGame) {
  const auto moves = [](const std::string& record) {
    const GameSet set = parse_yaml_games(record, "f");
    const GameRecord& game = set.games.at(0);
    return move_line(game.variant->notation, game.moves);
  };
  EXPECT_EQ(moves("variant: chess\nmoves: \"e4 e7e5 Nf3 Nc6 Bb5 a6 O-O\"\n"),
            "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 e1g1");
  EXPECT_EQ(moves("variant: chess\nmoves: [e4, e5, \"Qh5\"]\n"), "e2e4 e7e5 d1h5");
  EXPECT_EQ(moves("variant: shogi\nmoves: \"7g7f ３四歩 ２二角成 同銀\"\n"),
            "c3c4 g7g6 b2h8+ g9h8");
  EXPECT_EQ(moves("variant: xiangqi\nmoves: 炮二平五 马８进７\n"), "h3e3 h10g8");
  const auto refused = [](const std::string& text) { return refusal(parse_yaml_games, text); };
  expect_begins(refused("variant: chess\nmoves: e4 Nf6 Nf6\n"),
                "f:2:15: move 3 cannot be read: as san: names no legal move");
  expect_begins(refused("variant: chess\nmoves: e2e5 e5\n"),
                "f:2:13: move 2 cannot be read: comes after the illegal move 1");
}

TEST(Games, YamlThatIsNoRecordIsRefusedWithItsPlace) {
  const auto refused = [](const std::string& text) { return refusal(parse_yaml_games, text); };
  const std::string set = "schema: 1\nkind: games\nvariant: janggi\nabout: A.\ngames:\n";
  expect_begins(refused(""), "f:1:1: the file is empty");
  expect_begins(refused("variant: draughts\nmoves: \"\"\n"), "f:1:10: ");
  expect_begins(refused("variant: janggi\n"), "f:1:1: a game without 'moves'");
  expect_begins(refused("variant: janggi\nmoves:\n"), "f:2:1: 'moves' has no value");
  expect_begins(refused("variant: janggi\nmoves: {a: b}\n"), "f:2:8: 'moves' must be a text");
  expect_begins(refused("variant: janggi\nmoves: \"e2e2 z9z9\"\n"),
                "f:2:14: move 2 cannot be read");
  expect_begins(refused("variant: janggi\nmoves: >-\n  e2e2\n  z9z9\n"), "f:4:3: move 2 cannot");
  expect_begins(refused("variant: janggi\nmoves: \"\"\nresult: 2-0\n"),
                "f:3:9: unknown result '2-0'; expected one of: 1-0, 0-1, 1/2-1/2, *");
  expect_begins(refused("variant: janggi\nmoves: \"\"\nresult: 1-0\nby: X1\n"),
                "f:4:5: no clause 'X1' in janggi");
  expect_begins(refused("variant: janggi\nmoves: \"\"\nby: J12\n"), "f:3:1: 'by' without 'result'");
  expect_begins(refused("variant: janggi\nmoves: \"\"\nwinner: w\n"),
                "f:3:1: unknown key 'winner'");
  expect_begins(refused("variant: janggi\nmoves: \"\"\nrules: chess\n"),
                "f:3:8: rules 'chess' is unknown; expected one of: draws, points, pieces");
  expect_begins(refused("variant: makruk\nmoves: \"\"\nrepetition: draw\n"),
                "f:3:13: makruk has no option 'repetition'; expected one of: rules");
  expect_begins(refused("variant: nine-elder\nmoves: \"\"\nrules: points\n"),
                "f:3:8: nine-elder has no option 'rules'");
  expect_begins(refused(set), "f:5:1: 'games' must be a list");
  expect_begins(refused(set + "  - id: a\n    moves: \"\"\n"), "f:6:5: a game without 'result'");
  expect_begins(refused(set + "  - id: a\n    moves: \"\"\n    result: \"*\"\n  - id: a\n"
                              "    moves: \"\"\n    result: \"*\"\n"),
                "f:9:9: duplicate id 'a'");
  expect_begins(refused("schema: 1\nkind: positions\n"), "f:2:7: kind 'positions'");
}

TEST(Games, PgnIsReadAsEnginesWriteIt) {
  const GameSet set = parse_pgn(
      "% a line for others\n[Event \"A \\\"test\\\"\"]\n[Variant \"janggi\"]\n[Result "
      "\"1/2-1/2\"]\n"
      "[By \"J12\"]\n[Annotator \"nobody\"]\n\n1. a4a5 {a move (not) to [skip]} a7a6 $1 2.e2e2 "
      "(2. a5a6 ; to the end )\n a6a5) ; a comment\n2... e9e9 1/2-1/2\n\n"
      "[Variant \"makruk\"]\n[SetUp \"1\"]\n[FEN \"k7/8/1K6/8/8/8/8/7R w - - 0 1\"]\n\n1. h1h8 "
      "1-0\n",
      "f");
  ASSERT_EQ(set.games.size(), 2U);
  EXPECT_EQ(set.games[0].moves.size(), 4U);
  EXPECT_EQ(set.games[0].start.about, "A \"test\"");
  EXPECT_EQ(set.games[0].lines.back(), 10);
  EXPECT_TRUE(judge(set.games[0]).right());
  EXPECT_EQ(set.games[1].start.id, "game-2");
  EXPECT_TRUE(judge(set.games[1]).right());
}

/// By FIDE's articles 9.2 and 9.3 the third occurrence and fifty moves draw only by a claim, which
/// PGN does not record. Nor does it record whether two passes in Janggi draw or the points decide.
TEST(Games, PgnWithoutRulesIsRightIfItIsRightByOneValueOfTheRules) {
  const std::string back_and_forth = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 ";
  const std::string fifty = "[FEN \"4k3/8/8/8/8/8/8/R3K3 w - - 98 80\"]\n";
  const auto mistake_in = [](const std::string& tags, const std::string& moves) {
    const RecordVerdict verdict = judge(parse_pgn(tags + "\n" + moves, "f").games.front());
    return verdict.right() ? "" : verdict.mistakes.front().words;
  };
  const std::string tags = "[Event \"x\"]\n";
  EXPECT_EQ(mistake_in(tags, back_and_forth + "1-0"), "");
  EXPECT_EQ(mistake_in(tags, back_and_forth + "1/2-1/2"), "");
  EXPECT_EQ(mistake_in(tags, back_and_forth + "5. e4 e5 *"), "");
  EXPECT_EQ(mistake_in(tags + "[By \"time\"]\n", back_and_forth + "1-0"), "");
  EXPECT_EQ(mistake_in(tags + fifty, "80. Ra2 Kd8 81. Ra1 Ke8 0-1"), "");
  for (const char* result : {"1/2-1/2", "0-1"}) {
    EXPECT_EQ(mistake_in("[Variant \"janggi\"]\n", std::string("1. e2e2 e9e9 ") + result), "");
  }
  expect_begins(mistake_in("[Variant \"janggi\"]\n", "1. e2e2 e9e9 1-0"), "result 1-0, but");
  expect_begins(mistake_in(tags + "[Rules \"claims\"]\n", back_and_forth + "1-0"),
                "result 1-0, but");
  expect_begins(mistake_in(tags + "[By \"H13\"]\n", back_and_forth + "1/2-1/2"), "by H13, but");
  expect_begins(mistake_in(tags, back_and_forth + back_and_forth + "1-0"), "result 1-0, but");
  expect_begins(mistake_in(tags, back_and_forth + "5. e4e5 *"), "move 9 'e4e5' is illegal");
}

/// The moves of the only game in coordinates, after its note.
std::string read_as(const std::string& pgn) {
  const GameRecord game = parse_pgn(pgn, "f").games.at(0);
  std::string text(game.note);
  for (const Move move : game.moves) {
    text += (text.empty() ? "" : " ") + to_text(game.variant->notation, move);
  }
  return text;
}

TEST(Games, PgnOfXiangqiMayCountRanksFromZero) {
  const std::string note = "its moves are read as ucci, in which more of them are legal";
  for (const char* const tag : {"[Variant \"xiangqi\"]", "[Game \"Chinese Chess\"]"}) {
    for (const char* const moves : {"1. h2e2 h9g7 *", "1. H2-E2 H9-G7 *", "1. H2E2 H9G7 *"}) {
      EXPECT_EQ(read_as(fmt::format("{}\n{}\n", tag, moves)), note + " h3e3 h10g8");
    }
  }
  const std::string xiangqi = "[Variant \"xiangqi\"]\n";
  EXPECT_EQ(read_as(xiangqi + "1. h3e3 h10g8 *\n"), "h3e3 h10g8");
  EXPECT_EQ(read_as(xiangqi + "1. h3e3 h2e2 *\n"), "h3e3 h2e2");  // an illegal move
}

TEST(Games, PgnNamesVariantsInAnyCase) {
  for (const Variant& variant : all_variants()) {
    std::string name(variant.notation.name);
    EXPECT_EQ(variant_of_tag(name), &variant);
    name.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(name.front())));
    EXPECT_EQ(variant_of_tag(name), &variant) << name;
  }
  EXPECT_EQ(variant_of_tag("From Position"), find_variant("chess"));
  EXPECT_EQ(variant_of_tag("Capablanca"), nullptr);
}

TEST(Games, PgnThatIsNoneIsRefusedWithItsPlace) {
  const auto refused = [](const std::string& text) { return refusal(parse_pgn, text); };
  const std::string head = "[Variant \"janggi\"]\n";
  expect_begins(refused(" \n"), "f:1:1: the file is empty");
  expect_begins(refused("% a line for others\n"), "f:1:1: no game; a game begins with tags");
  expect_begins(refused("1. e2e2 *"), "f:1:1: moves without tags");

  expect_begins(refused("[Variant \"no-game\"]\n*\n"), "f:1:11: ");
  expect_begins(refused("[Variant \"janggi]\n*\n"), "f:1:1: the text of this tag is never closed");
  expect_begins(refused("[Variant janggi]\n*\n"), "f:1:1: no tag");
  expect_begins(refused("[Variant \"janggi\"\n*\n"), "f:1:1: this tag is never closed");
  expect_begins(refused(head + head + "*\n"), "f:2:11: a second tag 'Variant'");
  expect_begins(refused(head + "[SetUp \"1\"]\n*\n"), "f:2:9: SetUp 1 without the tag FEN");
  expect_begins(refused(head + "[SetUp \"2\"]\n*\n"), "f:2:9: SetUp '2'; expected 0 or 1");
  expect_begins(refused(head + "[Rules \"chess\"]\n*\n"),
                "f:2:9: rules 'chess' is unknown; expected one of: draws, points, pieces");
  expect_begins(refused(head + "[Result \"2-0\"]\n*\n"), "f:2:10: unknown result '2-0'");
  expect_begins(refused(head + "1. e2e2 e9e9\n"), "f:3:1: the game ends without a result");
  expect_begins(refused(head + "1. e2e2 {never\n"), "f:2:9: the comment that begins here");
  expect_begins(refused(head + "1. e2e2 (never\n"), "f:2:9: the variation that begins here");
  expect_begins(refused(head + "1. e2e2 Nf3 *\n"), "f:2:9: move 2 'Nf3' cannot be read");
  expect_begins(refused(head + "1. e2e2 } *\n"), "f:2:9: '}' closes nothing");
  expect_begins(refused(head + "[Result \"1-0\"]\n1. e2e2 *\n"), "f:3:9: the moves end with *");
}

/// What `hurdle play-random` writes is parsed as the game that it played.
TEST(Games, RandomOnesReadBackAsTheyWerePlayed) {
  const auto expect_same = [](const GameRecord& read, const GameRecord& played) {
    EXPECT_EQ(read.start.setup, played.start.setup);
    EXPECT_EQ(read.moves, played.moves);
    EXPECT_EQ(read.options, played.options);
    EXPECT_EQ(read.result, played.result);
    EXPECT_EQ(read.by, played.by);
    EXPECT_TRUE(judge(read).right()) << judge(read).mistakes.front().words;
  };
  for (const Variant& variant : all_variants()) {
    for (const int plies : {0, 30}) {
      RandomGameOptions how;
      how.plies = plies;
      for (const EndOption& option : end_options(variant.notation)) {
        how.options[std::string(option.name)] = std::string(option.values.back());
      }
      const GameRecord played = random_record(variant, 1, how);
      SCOPED_TRACE(to_pgn(played));
      expect_same(parse_pgn(to_pgn(played), "f").games.front(), played);
      const std::string yaml = yaml_head(variant.notation, "Random ones.") + to_yaml(played);
      expect_same(parse_yaml_games(yaml, "f").games.front(), played);
    }
  }
}

TEST(Games, AHundredThousandMovesAreJustMany) {
  std::string moves;
  for (int round = 0; round < 5000; ++round) {
    moves += " a2a3 f10f9 a3a2 f9f10";
  }
  const GameRecord game =
      parse_yaml_games("variant: janggi\nfen: \"5k3/9/9/9/9/4PP3/9/9/RR7/3K5 w\"\nmoves: \"" +
                           moves + "\"\nresult: \"*\"\n",
                       "f")
          .games.front();
  const RecordVerdict verdict = judge(game);
  EXPECT_TRUE(verdict.right());
  EXPECT_EQ(verdict.game.plies, 20'000);
  EXPECT_EQ(verdict.game.reports.size(), 20'000U - 7U);
}

}  // namespace
}  // namespace hurdle::props
