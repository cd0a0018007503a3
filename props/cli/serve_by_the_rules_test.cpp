// `hurdle serve` as a server for programs: correct in every game with both protocols, and robust
// against invalid lines.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "perft/count/variants.hpp"
#include "props/cli/program.hpp"

namespace hurdle::props {
namespace {

using nlohmann::json;

/// The output of `hurdle serve` for these lines.
Outcome serve(const std::string& arguments, const std::string& lines) {
  const Scratch scratch;
  return shell("$HURDLE serve " + arguments + " < '" + scratch.file("lines", lines) + "'");
}

/// The reply to one line of JSON.
json ask(const std::string& line) {
  const Outcome outcome = good(serve("--protocol jsonl", line + "\n"));
  EXPECT_EQ(outcome.lines().size(), 1U) << outcome.out;
  return json::parse(outcome.out);
}

/// A protocol, and the largest count to request: with JSON lines every node is a request.
struct Way {
  std::string protocol;
  std::string max_nodes;
};

class ServesRightly : public testing::TestWithParam<Way> {};

TEST_P(ServesRightly, InEveryGame) {
  const auto& [protocol, max_nodes] = GetParam();
  const std::string sets = HURDLE_SOURCE_DIR "/positions";
  const Outcome outcome =
      good({"check", sets, "--tag", "quick", "--max-nodes", max_nodes, "--protocol", protocol,
            "--engine", "'" HURDLE_PROGRAM "' serve --protocol " + protocol});
  EXPECT_TRUE(says(outcome.out, " right, 0 wrong, 0 unanswered"));
  EXPECT_FALSE(says(outcome.out, "does not know"));
}

INSTANTIATE_TEST_SUITE_P(By, ServesRightly, testing::Values(Way{"uci", "1000"}, Way{"jsonl", "50"}),
                         [](const auto& way) { return way.param.protocol; });

TEST(ServeUci, GreetsWithEveryVariantAndItsOptions) {
  const Outcome outcome = good(serve("--threads 2 --hash 8", "uci\nquit\nisready\n"));
  std::string variants;
  for (const Variant& variant : all_variants()) {
    variants.insert(variant.notation.name == "chess" ? 0 : variants.size(),
                    " var " + std::string(variant.notation.name));
  }
  const std::vector<std::string> lines = outcome.lines();
  ASSERT_EQ(lines.size(), 6U) << outcome.out;
  EXPECT_EQ(lines[0].rfind("id name hurdle ", 0), 0U);
  EXPECT_EQ(lines[2], "option name UCI_Variant type combo default chess" + variants);
  EXPECT_EQ(lines[3].rfind("option name Hash type spin default 8 min 0 max ", 0), 0U);
  EXPECT_EQ(lines[4], "option name Threads type spin default 2 min 1 max 1024");
  EXPECT_EQ(lines[5], "uciok");
}

TEST(ServeUci, BeginsWithTheVariantOfItsOption) {
  const Outcome chess = serve("--variant chess", "uci\nposition startpos\ngo perft 4\n");
  expect_good(chess,
              {"combo default chess var chess var janggi var ", "\n\nNodes searched: 197281\n"});
  expect_refused(serve("--variant chss", "uci\n"), {"chss"});
  EXPECT_EQ(serve("--variant ''", "uci\n").code, 2);
  EXPECT_EQ(serve("--variant chess --protocol jsonl", "").code, 2);
}

TEST(ServeUci, PlaysChessUntilAVariantIsSet) {
  EXPECT_TRUE(says(good(serve("", "position startpos\ngo perft 3\n")).out, "searched: 8902\n"));
}

TEST(ServeJsonl, NamesTheLineThatHasNoId) {
  const Outcome outcome = good(serve("--protocol jsonl", "\n{\"id\":1,\n[]\n{\"do\":1}\n"));
  const std::vector<std::string> lines = outcome.lines();
  ASSERT_EQ(lines.size(), 3U) << outcome.out;
  for (std::size_t index = 0; index < lines.size(); ++index) {
    const json reply = json::parse(lines[index]);
    EXPECT_TRUE(reply["id"].is_null());
    EXPECT_EQ(reply["line"], index + 2);
  }
  EXPECT_TRUE(says(lines[0], "found no JSON at byte 9"));
  EXPECT_FALSE(ask(R"({"id":1})").contains("line"));
}

TEST(Leaderboard, CountsByUciAndOnTheCommandLine) {
  const std::string folder = "HURDLE='" HURDLE_PROGRAM "' " HURDLE_SOURCE_DIR "/ci/leaderboard/";
  const std::string fen = "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1";
  const Outcome uci = shell("printf 'setoption name Threads value 2\\nposition fen " + fen +
                            "\\ngo perft 4\\n' | " + folder + "engine");
  EXPECT_TRUE(says(uci.out, "\n\nNodes searched: 43238\n")) << uci.err;
  const Outcome line = shell(folder + "perft 4 '" + fen + "' 2 16");
  EXPECT_EQ(line.out, "43238\n") << line.err;
  EXPECT_EQ(shell(folder + "perft 4").code, 2);
}

TEST(ServeUci, CountsTheSameWithAnyOptions) {
  const std::string question = "position startpos moves a3a4\ngo perft 4\n";
  const Outcome plain = serve("", "setoption name UCI_Variant value makruk\n" + question);
  const Outcome tuned =
      serve("",
            "setoption name uci_variant value makruk\nsetoption name Hash value 1\nsetoption name "
            "Threads value 2\n" +
                question + "stop\nisready\n");
  expect_good(plain, {"\n\nNodes searched: "});
  EXPECT_EQ(plain.out + "readyok\n", tuned.out);
  EXPECT_EQ(tuned.err, "");
}

TEST(ServeUci, AnswersBadLinesByErrorsAndGoesOn) {
  struct Row {
    std::string line;
    std::string answer;
  };
  const std::vector<Row> rows{
      {"setoption name UCI_Variant value no-game", "error: UCI_Variant 'no-game' "},
      {"setoption name Hash value -1", "error: option Hash '-1': expected a whole number from 0 "},
      {"setoption name Hash value 99999999999999999999", "error: option Hash "},
      {"setoption name Threads value 0", "error: option Threads '0': expected a whole number"},
      {"setoption name Threads", "error: option Threads '': "},
      {"position fen 4k4 w", "error: bad FEN: board, column 4: "},
      {"position startpos moves c1d4", "error: illegal move 'c1d4', by J"},
      {"position startpos moves zz", "error: illegal move 'zz': move, column 1: "},
      {"go", "error: this engine has no search"},
      {"go perft 31", "error: go perft '31': expected a depth, 1 to 30"},
      {std::string("go perft \0001", 11), "error: go perft '\\x001'"},
  };
  for (const Row& row : rows) {
    const Outcome outcome = serve("--variant janggi", row.line + "\nisready\n");
    EXPECT_EQ(outcome.code, 0) << row.line << outcome.err;
    EXPECT_EQ(outcome.out.rfind(row.answer, 0), 0U) << row.line << ": " << outcome.out;
    EXPECT_TRUE(says(outcome.out, "\nreadyok\n")) << row.line;
  }
}

/// A game, moves in its notations, and the beginning of the FEN after them.
struct Line {
  const char* variant;
  const char* moves;
  const char* fen;
};

constexpr const char* after_nf3 = "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b";

TEST(ServeUci, ReadsMovesInEveryNotationOfTheGame) {
  const std::vector<Line> all{{"chess", "e4 e5, Nf3", after_nf3},
                              {"chess", "1. e2e4 e5 2. Nf3", after_nf3},
                              {"shogi", "7g7f 3c3d 8h2b+ ☖同銀",
                               "lnsgkg1nl/1r5s1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL[Bb] w"},
                              {"xiangqi", "炮二平五 H8+7",
                               "rnbakab1r/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR w"}};
  for (const Line& one : all) {
    const std::string variant = one.variant;
    const Outcome outcome = serve("", "setoption name UCI_Variant value " + variant +
                                          "\nposition startpos moves " + one.moves + "\nd\n");
    EXPECT_TRUE(says(outcome.out, std::string("Fen: ") + one.fen)) << one.moves;
  }
}

TEST(ServeUci, NeverReadsCoordinatesAsUcci) {
  const Outcome outcome =
      serve("", "setoption name UCI_Variant value xiangqi\nposition startpos moves h2e2\n");
  EXPECT_TRUE(says(outcome.out, "error: illegal move 'h2e2', by C7"));
}

TEST(ServeJsonl, ReadsMovesInEveryNotationOfTheGame) {
  const json reply =
      ask(R"({"id":1,"variant":"chess","moves":["e4","e5"],"do":"explain","move":"Bc4"})");
  EXPECT_EQ(reply.at("move"), "f1c4") << reply;
  EXPECT_EQ(reply.at("legal"), true) << reply;
  const json game = ask(R"({"id":1,"variant":"shogi","moves":["☗７六歩"],"game":"result"})");
  EXPECT_EQ(game.at("result"), "*") << game;
  EXPECT_EQ(ask(R"({"id":1,"variant":"chess","moves":["Nf6"]})").at("error"),
            "illegal move 'Nf6': as san: names no legal move; those of the knight are Nc3, Na3, "
            "Nh3, Nf3");
}

TEST(Serve, OfAFileWithoutAGameIsRefused) {
  const Scratch scratch;
  const std::string empty = scratch.file("empty.ini", "");
  const std::string broken = scratch.file("broken.ini", "[broken:chess]\nconnectM = 4\n");
  for (const char* protocol : {"uci", "jsonl"}) {
    expect_refused(hurdle({"serve", "--protocol", protocol, "--variants", empty}),
                   {"empty.ini: no section [NAME] in this file"});
    const Outcome outcome = hurdle({"serve", "--protocol", protocol, "--variants", broken});
    EXPECT_EQ(outcome.out, "");
    expect_failed(outcome, {"broken.ini:2: error: [broken] connectM",
                            "broken.ini: no game of this file loads"});
  }
}

TEST(ServeJsonl, AnswersEachQuestion) {
  EXPECT_EQ(
      ask(R"({"id":1,"variant":"makruk","fen":"7k/8/8/8/8/8/8/K7 w - - 0 1","moves":["a1a2"]})"),
      json::parse(R"({"id":1,"moves":{"h8g7":1,"h8g8":1,"h8h7":1}})"));
  EXPECT_EQ(ask(R"({"id":"two","do":"moves","variant":"makruk",)"
                R"("fen":"7k/8/8/8/8/8/8/K7 b - - 0 1"})"),
            json::parse(R"({"id":"two","moves":["h8g7","h8g8","h8h7"]})"));
  EXPECT_EQ(ask(R"({"id":3,"do":"perft","variant":"korean-chess","depth":3})"),
            json::parse(R"({"id":3,"nodes":33000})"));
  EXPECT_EQ(ask(R"({"id":4,"do":"perft","variant":"janggi","depth":0})")["nodes"], 1);
  const json divided = ask(R"({"id":5,"variant":"makpong","depth":2})")["moves"];
  EXPECT_EQ(divided.size(), 23U);
  EXPECT_EQ(divided["a3a4"], 23);
}

TEST(ServeJsonl, ExplainsALegalAndAnIllegalMove) {
  const json legal = ask(R"({"id":1,"do":"explain","variant":"makpong","move":"a3a4"})");
  EXPECT_EQ(legal["legal"], true);
  EXPECT_EQ(legal["clause"], "M4");
  EXPECT_TRUE(says(legal["sentence"], "one step straight forward")) << legal;
  const json illegal =
      ask(R"({"id":2,"do":"explain","variant":"makpong","moves":["a3a4","a6a5"],"move":"a4a6"})");
  EXPECT_EQ(illegal["legal"], false);
  EXPECT_EQ(illegal["move"], "a4a6");
  EXPECT_FALSE(illegal["sentence"].get<std::string>().empty());
}

TEST(ServeJsonl, AnswersBadLinesByErrors) {
  struct Row {
    std::string line;
    json id;
    std::string error;
  };
  const std::string deep(100000, '[');
  const std::vector<Row> rows{
      {"banana", nullptr, "no JSON object"},
      {"[1]", nullptr, "no JSON object"},
      {"\xFF", nullptr, "no JSON object"},
      {deep, nullptr, "no JSON object"},
      {R"({"id":1e999,"variant":"makruk"})", nullptr, "a number that is too large"},
      {R"({"id":1,"variant":"makruk","depth":1e400})", nullptr, "a number that is too large"},
      {R"({"id":)" + deep + std::string(deep.size(), ']') + "}", nullptr, "\"id\""},
      {R"({"variant":"makruk"})", nullptr, "\"id\""},
      {R"({"id":1})", 1, "\"variant\": expected a string"},
      {R"({"id":1,"variant":"no-game"})", 1, "unknown variant 'no-game': there are janggi"},
      {R"({"id":1,"variant":"makruk","fen":"8"})", 1, "bad FEN: board"},
      {R"({"id":1,"variant":"makruk","fen":"8/8/8/8/8/8/8/K7 w - - 0 1"})", 1, "invalid"},
      {R"({"id":1,"variant":"makruk","moves":"a3a4"})", 1, "\"moves\": expected a list"},
      {R"({"id":1,"variant":"makruk","moves":[1]})", 1, "\"moves\": expected a list"},
      {R"({"id":1,"variant":"makruk","moves":["a3a5"]})", 1, "illegal move 'a3a5', by "},
      {R"({"id":1,"variant":"makruk","depth":0})", 1, "\"depth\": expected a whole number from 1"},
      {R"({"id":1,"variant":"makruk","depth":31})", 1, "\"depth\""},
      {R"({"id":1,"variant":"makruk","depth":-1})", 1, "\"depth\""},
      {R"({"id":1,"variant":"makruk","depth":"2"})", 1, "\"depth\""},
      {R"({"id":1,"variant":"makruk","dept":2})", 1, "\"dept\" is not known"},
      {R"({"id":1,"variant":"makruk","do":"search"})", 1, "\"do\" 'search': expected divide"},
      {R"({"id":1,"variant":"makruk","do":"explain"})", 1, "\"move\": expected a string"},
      {R"({"id":1,"variant":"makruk","do":"explain","move":"zz"})", 1, "\"move\" 'zz': move"},
  };
  for (const Row& row : rows) {
    const json answer = ask(row.line);
    EXPECT_EQ(answer["id"], row.id) << row.line.substr(0, 80);
    EXPECT_EQ(answer.size(), row.id.is_null() ? 3U : 2U) << answer;
    EXPECT_TRUE(says(answer.value("error", ""), row.error)) << answer;
  }
}

}  // namespace
}  // namespace hurdle::props
