// The commands with --variants, run as a user runs them.
#include "props/cli/program.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <pugixml.hpp>

#include "perft/count/total.hpp"

namespace hurdle::props {
namespace {

constexpr const char* file_text =
    "[mygame:chess]\narchbishop = a\nstartFen = rnbakbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBAKBNR w KQkq "
    "- 0 1\n[broken:chess]\nconnectM = 4\n";

TEST(VariantsFile, PerftMovesAndShowPlayItsGames) {
  const Scratch scratch;
  const std::string file = scratch.file("v.ini", file_text);
  EXPECT_EQ(good({"perft", "mygame", "2", "--variants", file}).out, "484\n");
  const auto divided = good({"perft", "mygame", "1", "--divide", "--variants", file}).lines();
  ASSERT_EQ(divided.size(), 24U);
  EXPECT_EQ(divided.front(), "a2a3 1");
  EXPECT_EQ(divided.back(), "22");
  EXPECT_EQ(good({"moves", "mygame", "--variants", file, "--moves", "d1c3,a7a6"}).lines().size(),
            29U);
  EXPECT_TRUE(says(good({"show", "mygame", "--variants", file}).out,
                   "FEN:   rnbakbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBAKBNR w KQkq - 0 1"));
  EXPECT_TRUE(says(good({"rules", "mygame", "--variants", file}).out, "### archbishop"));
}

TEST(VariantsFile, ACommaStandsBetweenMovesOrBeforeAWall) {
  for (const char* moves : {"a2a3,a3a2 a7a6,a6a7", "a2a3,a3a2,a7a6,a6a7"}) {
    EXPECT_TRUE(says(good({"show", "duck", "--variants", "builtin", "--moves", moves}).out,
                     "FEN:   rnbqkbnr/*ppppppp/p7/8/8/P7/1PPPPPPP/RNBQKBNR w"));
  }
}

TEST(VariantsFile, ShowNamesTheWinnerAndTheClause) {
  const auto shown = [](const std::string& game, const std::string& fen) {
    return good({"show", game, "--fen", fen}).out;
  };
  EXPECT_TRUE(says(shown("kingofthehill", "4k3/8/8/8/4K3/8/8/8 b - - 0 1"),
                   "end:   game over, 1-0 by flag: A player wins"));
  EXPECT_TRUE(
      says(shown("atomic", "k3R3/7R/8/8/8/8/8/6K1 b - - 0 1"), "end:   mate, 1-0 by mate: "));
  EXPECT_FALSE(says(shown("atomic", "7k/8/6K1/8/8/8/8/6Q1 b - - 100 90"), "end:"));
}

TEST(VariantsFile, GamesThatFilesInheritFromArePlayableToo) {
  EXPECT_EQ(good({"perft", "capablanca", "2", "--variants", "builtin"}).out, "784\n");
}

/// The games that Hurdle has itself and in the built-in file: two generators, one table.
TEST(VariantsFile, DetailsAndUniquePositionsAreThoseOfHurdlesOwnGames) {
  for (const char* game : {"chess", "crazyhouse", "makruk", "xiangqi", "shogi"}) {
    for (const char* option : {"--details", "--unique"}) {
      EXPECT_EQ(good({"perft", game, "2", option, "--variants", "builtin"}).out,
                good({"perft", game, "2", option}).out)
          << game << option;
    }
  }
  EXPECT_EQ(good({"perft", "makruk", "2", "--divide", "--details", "--variants", "builtin"}).out,
            good({"perft", "makruk", "2", "--divide", "--details"}).out);
  const char* const en_passant = "4k3/8/8/8/1p5q/8/P7/4K3 w - - 0 1";
  for (const char* option : {"--details", "--unique"}) {
    EXPECT_EQ(
        good({"perft", "chess", "2", option, "--variants", "builtin", "--fen", en_passant}).out,
        good({"perft", "chess", "2", option, "--fen", en_passant}).out);
  }
}

TEST(VariantsFile, PartsOfACountAddUpToTheWhole) {
  const Scratch scratch;
  std::vector<std::string> sum{"perft", "capablanca", "3", "--variants", "builtin", "--add"};
  for (const char* part : {"1/3", "2/3", "3/3"}) {
    const std::string file = scratch.path(fmt::format("{}.json", part[0]));
    EXPECT_NE(
        good({"perft", "capablanca", "3", "--variants", "builtin", "--part", part, "--json", file})
            .out,
        "0\n");
    sum.push_back(file);
  }
  EXPECT_EQ(good(sum).out, good({"perft", "capablanca", "3", "--variants", "builtin"}).out);
  sum.pop_back();
  const Outcome missing = hurdle(sum);
  EXPECT_EQ(missing.code, 2);
  EXPECT_EQ(missing.out, "missing: part 3/3\n");
  expect_refused(hurdle(joined(sum, {"--json", "-"})), {"missing: part 3/3\n"}, "missing");
  const std::string other = sum.back();
  (void)shell("sed -i 's/\"division\": \"[0-9a-f]*/\"division\": \"0/' '" + other + "'");
  expect_refused(hurdle(sum), {other, "division", "is not "});
  const std::string part = content_of(sum.at(sum.size() - 2));
  const std::size_t version = part.find("\"file-");
  ASSERT_NE(version, std::string::npos) << part;
  sum.back() = scratch.file("rules.json", std::string(part).replace(version + 1, 4, "fire"));
  expect_refused(hurdle(sum), {"rules.json", "rules_version: expected file-", "found fire-"});
  sum[1] = "grand";
  expect_refused(hurdle(sum), {"variant", "is not grand"});
}

TEST(VariantsFile, TheOnlyPartOfACountIsAPartToo) {
  const Scratch scratch;
  const std::string file = scratch.path("whole.json");
  const std::vector<std::string> perft{"perft", "capablanca", "2", "--variants", "builtin"};
  const Outcome part = good(joined(perft, {"--part", "1/1", "--json", file}));
  EXPECT_EQ(part.out, "784\n");
  EXPECT_EQ(good(joined(perft, {"--add", file})).out, part.out);
}

/// With a queen on the board, the limit forbids one of four promotions.
TEST(VariantsFile, PartsOfGamesThatDifferInOneFactDoNotAddUp) {
  const Scratch scratch;
  const auto in_game = [&](const char* file, const std::vector<std::string>& more) {
    std::vector<std::string> words{"perft",
                                   "g",
                                   "2",
                                   "--variants",
                                   scratch.path(file),
                                   "--fen",
                                   "7k/P7/8/8/8/8/8/KQ6 w - - 0 1"};
    words.insert(words.end(), more.begin(), more.end());
    return hurdle(words);
  };
  (void)scratch.file("plain.ini", "[g:chess]\n");
  (void)scratch.file("limited.ini", "[g:chess]\npromotionLimit = q:1 r:2 b:2 n:2\n");
  const std::string plain = in_game("plain.ini", {}).out;
  EXPECT_NE(in_game("limited.ini", {}).out, plain);
  const std::string first = scratch.path("1.json");
  const std::string second = scratch.path("2.json");
  EXPECT_EQ(in_game("plain.ini", {"--part", "1/2", "--json", first}).code, 0);
  EXPECT_EQ(in_game("limited.ini", {"--part", "2/2", "--json", second}).code, 0);
  expect_refused(in_game("plain.ini", {"--add", first, second}),
                 {second, "rules", "the part has other rules"});
  EXPECT_EQ(in_game("plain.ini", {"--part", "2/2", "--json", second}).code, 0);
  EXPECT_EQ(in_game("plain.ini", {"--add", first, second}).out, plain);
}

TEST(VariantsFile, MorePartsThanPositionsLeaveSomeEmpty) {
  Total sum;
  for (int part = 1; part <= 30; ++part) {
    const std::string counted =
        good({"perft", "chess", "1", "--variants", "builtin", "--part", fmt::format("{}/30", part)})
            .out;
    sum += counted == "20\n" ? 20U : 0U;
    EXPECT_TRUE(counted == "20\n" || counted == "0\n") << counted;
  }
  EXPECT_EQ(sum, Total(20));
}

TEST(VariantsFile, ShowDrawsPicturesInLettersAndFigures) {
  pugi::xml_document document;  // owns the nodes
  const auto pieces = [&document](const std::string& svg) {
    EXPECT_TRUE(document.load_string(svg.c_str())) << svg;
    return document.select_nodes("//g[@data-square]");
  };
  const std::vector<std::string> capablanca{"show",    "capablanca", "--variants",
                                            "builtin", "--svg",      "-"};
  const auto lettered = pieces(good(capablanca).out);
  ASSERT_EQ(lettered.size(), 40U);
  EXPECT_STREQ(lettered[2].node().attribute("data-square").value(), "c8");
  EXPECT_STREQ(lettered[2].node().child_value("text"), "a");
  auto figures = capablanca;
  figures.insert(figures.end(), {"--pieces", "figures"});
  for (const auto& piece : pieces(good(figures).out)) {
    EXPECT_FALSE(piece.node().child("text")) << "each of its pieces has a figure";
  }
  const std::string held = good({"show", "crazyhouse", "--variants", "builtin", "--fen",
                                 "4k3/8/8/8/8/8/8/4K2q~[PPn] w - - 0 1", "--svg", "-"})
                               .out;
  EXPECT_TRUE(says(held, "×2"));
  EXPECT_TRUE(says(held, "piece black promoted"));
  EXPECT_TRUE(says(
      good({"show", "duck", "--variants", "builtin", "--moves", "e2e4,e4e5", "--svg", "-"}).out,
      "class=\"wall\""));
}

TEST(VariantsFile, GamesThatFilesInheritFromNeedNoFile) {
  EXPECT_EQ(good({"perft", "minishogi", "2"}).out, "181\n");
  EXPECT_TRUE(says(good({"rules", "minishogi"}).out, "minishogi"));
  EXPECT_TRUE(says(good({"variants", "minishogi"}).out, "5x5"));
}

TEST(VariantsFile, TheEnvironmentNamesAFileForGamesThatHurdleDoesNotHave) {
  const Scratch scratch;
  const std::string file = scratch.file("v.ini", file_text);
  const std::string variable = "HURDLE_VARIANTS=" + file + " \"$HURDLE\" ";
  EXPECT_EQ(shell(variable + "perft mygame 1").out, "22\n");
  EXPECT_EQ(shell(variable + "perft janggi 2").out, "1024\n");
  expect_refused(shell(variable + "variants janggi mygame"), {"janggi is a game of Hurdle's own"});
}

TEST(VariantsFile, AGameThatDoesNotLoadIsRefusedWithItsFirstError) {
  const Scratch scratch;
  const std::string file = scratch.file("v.ini", file_text);
  expect_refused(hurdle({"perft", "broken", "1", "--variants", file}),
                 {"'broken' did not load", ":5: error", "connectM"});
  expect_refused(hurdle({"perft", "mygane", "1", "--variants", file}),
                 {"no game 'mygane'", "did you mean 'mygame'?"});
  expect_refused(hurdle({"perft", "mygame", "1", "--variants", file, "--no-bulk"}), {"--no-bulk"});
  expect_refused(hurdle({"moves", "mygame", "--variants", file, "--fen", "8/8 w"}),
                 {"--fen", "column"});
  expect_refused(hurdle({"moves", "mygame", "--variants", file, "--fen", "8/8/8/8/8/8/8/K7 w"}),
                 {"hurdle: --fen: expected a king of Black ('k'), found none"});
  expect_refused(hurdle({"moves", "mygame", "--variants", file, "--moves", "e2e5"}),
                 {"move 1 'e2e5': illegal by pawn: "});
}

TEST(VariantsFile, ExplainNamesTheClauseThatDecides) {
  const Scratch scratch;
  const std::string file = scratch.file("v.ini", file_text);
  EXPECT_TRUE(
      says(good({"explain", "mygame", "d1e3", "--variants", file, "--moves", "e2e4 e7e5"}).out,
           "d1e3 is legal by archbishop (archbishop (A)): "));
  expect_wrong(hurdle({"explain", "capablanca", "P@a4", "--variants", "builtin"}),
               {"P@a4 is illegal by board (Board): The game has no drops.\n"});
}

TEST(VariantsFile, TheUsersOwnFileComesLast) {
  const Scratch scratch;
  const std::string folder = scratch.path("config");
  EXPECT_EQ(
      shell("mkdir -p " + folder + "/hurdle && printf '[mine:chess]\\ncastling = false\\n' > " +
            folder + "/hurdle/variants.ini")
          .code,
      0);
  const std::string config = "XDG_CONFIG_HOME=" + folder + " ";
  EXPECT_EQ(shell(config + "\"$HURDLE\" perft mine 2").out, "400\n");
  EXPECT_EQ(shell(config + "\"$HURDLE\" perft janggi 2").out, "1024\n");
  EXPECT_TRUE(says(shell(config + "\"$HURDLE\" variants").out, "nine-elder-literal"));
  const std::string other = scratch.file("v.ini", file_text);
  EXPECT_EQ(shell(config + "HURDLE_VARIANTS=" + other + " \"$HURDLE\" perft mygame 1").out, "22\n");
}

TEST(VariantsFile, SetsAreVerifiedCountedAndSkippedByName) {
  const Scratch scratch;
  (void)scratch.file("v.ini", "[mygame:chess]\ncastling = false\n");
  const std::string head =
      "schema: 1\nkind: file-positions\nfile: v.ini\nvariant: mygame\nabout: \"x\"\npositions:\n"
      "  - id: start\n    fen: \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1\"\n"
      "    about: \"The start.\"\n";
  const std::string set = scratch.file("s.yaml", head + "    perft: { 1: \"20\" }\n");
  EXPECT_TRUE(says(good({"suite", "count", set, "--depth", "2"}).out, "2 counted, 1 changed"));
  EXPECT_EQ(good({"verify", set}).out, "2 passed, 0 failed, 0 skipped\n");
  EXPECT_TRUE(says(good({"verify", "--list", set}).out, "mygame, 1 position, 2 counts"));
  const std::string bad = scratch.file("b.yaml", head + "    perft: { 1: \"21\" }\n");
  expect_wrong(hurdle({"verify", bad}), {"b.yaml:10: start depth 1: expected 21, found 20"});
  expect_refused(hurdle({"suite", "count", bad}), {"b.yaml:10", "the referee counts 20"});
  const auto changed = [&](const std::string& from, const std::string& to) {
    std::string text = head;
    return scratch.file("c.yaml", text.replace(text.find(from), from.size(), to));
  };
  expect_refused(hurdle({"verify", changed("mygame", "mygane")}),
                 {"c.yaml:4:10", "no game that loads", "did you mean 'mygame'?"});
  expect_refused(hurdle({"verify", changed("v.ini", "w.ini")}), {"c.yaml:3:7", "w.ini"});
  expect_refused(hurdle({"verify", changed("RNBQKBNR", "RNBQKBN")}), {"c.yaml:8:10", "column"});
  expect_refused(hurdle({"verify", changed("RNBQKBNR", "RNBQ1BNR")}),
                 {"c.yaml:8:10", "expected a king of White ('K'), found none"});
  expect_refused(hurdle({"verify", changed("about: \"The", "abuot: \"The")}),
                 {"c.yaml:9:5", "unknown key 'abuot'"});
  const Outcome skipped = hurdle({"export", set, "--epd", scratch.path("out")});
  EXPECT_TRUE(says(skipped.err, "skipped: 1 file of custom games"));
  EXPECT_EQ(skipped.code, 2);
}

TEST(VariantsFile, LintListsProblemsAndExitsWithOne) {
  const Scratch scratch;
  const std::string file = scratch.file("v.ini", file_text);
  expect_wrong(hurdle({"variants", "--variants", file, "--lint"}),
               {file + ":5: error: [broken] connectM", "1 of 2 games load, 1 problem\n"});
  const std::string whole = scratch.file("w.ini", "[mygame:chess]\ncastling = false\n");
  EXPECT_TRUE(says(good({"variants", "--variants", whole, "--lint"}).out,
                   "1 of 1 game loads, 0 problems\n"));
  const std::string twice = scratch.file("t.ini", "[g:chess]\n[g:chess]\n");
  EXPECT_TRUE(
      says(hurdle({"variants", "--variants", twice, "--lint"}).out, "1 of 1 game loads, 1"));
}

TEST(VariantsFile, LintRefusesAFileWithoutASection) {
  const Scratch scratch;
  const std::string bytes("\x01\xFF\0\n\x7F", 5);
  for (const std::string& text : {std::string(), std::string("some words\nkey = value\n"), bytes}) {
    const std::string file = scratch.file("v.ini", text);
    expect_refused(hurdle({"variants", "--variants", file, "--lint"}),
                   {"no section [NAME] in this file"});
  }
}

TEST(VariantsFile, PositionsAreTheSameForASeed) {
  const std::vector<std::string> words{"variants",    "shako", "--variants", "builtin",
                                       "--positions", "3",     "--seed",     "5"};
  const Outcome first = good(words);
  EXPECT_EQ(first.lines().size(), 3U);
  EXPECT_EQ(first.out, good(words).out);
  EXPECT_TRUE(says(first.lines().front(), R"("variant":"shako")"));
}

TEST(VariantsFile, RandomPositionsEndWithAnInterrupt) {
  EXPECT_EQ(hurdle({"variants", "--variants", "builtin", "--positions", "100000"},
                   {.interrupt = true, .stdout_file = {}})
                .code,
            130);
}

}  // namespace
}  // namespace hurdle::props
