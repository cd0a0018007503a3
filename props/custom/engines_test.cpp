// A custom game served, and engines for it: `serve`, `check`, `compare` and `play-random`
// with --variants. The engines are Hurdle itself, by the file or by another one.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "props/cli/program.hpp"

namespace hurdle::props {
namespace {

constexpr const char* right_text =
    "[mygame:chess]\narchbishop = a\nstartFen = rnbakbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBAKBNR w KQkq "
    "- 0 1\n[broken:chess]\nconnectM = 4\n";

class CustomEngines : public testing::Test {
 protected:
  CustomEngines() {
    file_ = scratch_.file("right.ini", right_text);
    const std::string wrong =
        scratch_.file("wrong.ini", std::string(right_text).insert(15, "doubleStep = false\n"));
    right_engine_ = "'" HURDLE_PROGRAM "' serve --variants " + file_;
    wrong_engine_ = "'" HURDLE_PROGRAM "' serve --variants " + wrong;
  }

  /// The replies of `hurdle serve` with the file to these lines.
  [[nodiscard]] Outcome serve(const std::string& options, const std::string& lines) const {
    return shell("printf '" + lines + "' | \"$HURDLE\" serve --variants " + file_ + " " + options);
  }
  [[nodiscard]] std::vector<std::string> with_game(std::vector<std::string> words) const {
    for (const char* word : {"--variants", file_.c_str(), "--variant", "mygame", "--random", "8"}) {
      words.emplace_back(word);
    }
    return words;
  }

  Scratch scratch_;
  std::string file_;
  std::string right_engine_;
  std::string wrong_engine_;
};

TEST_F(CustomEngines, ServeAnswersByUci) {
  const Outcome outcome = good(
      serve("",
            "uci\\nposition startpos moves d1c3\\nd\\ngo perft 1\\nposition startpos moves "
            "a2a5\\nposition fen 8/8\\nsetoption name UCI_Variant value chess\\ngo perft 2\\n"));
  EXPECT_TRUE(says(outcome.out, "UCI_Variant type combo default mygame var mygame var janggi"));
  EXPECT_TRUE(says(outcome.out, "Fen: rnbakbnr/pppppppp/8/8/8/2A5/PPPPPPPP/RNB1KBNR b KQkq - 1 1"));
  EXPECT_TRUE(says(outcome.out, "\nd8c6: 1\n"));
  EXPECT_TRUE(says(outcome.out, "Nodes searched: 22\n"));
  EXPECT_TRUE(says(outcome.out, "error: illegal move 'a2a5', by pawn: "));
  EXPECT_TRUE(says(outcome.out, "error: bad FEN: column 4"));
  EXPECT_TRUE(says(outcome.out, "Nodes searched: 400\n"));
  EXPECT_TRUE(says(outcome.err, "right.ini:5: error: [broken] connectM"));
}

TEST_F(CustomEngines, ServeAnswersByJsonLines) {
  const Outcome outcome =
      serve("--protocol jsonl", R"({"id":1,"variant":"mygame","depth":2,"do":"perft"}\n)"
                                R"({"id":2,"variant":"mygame","do":"explain","move":"d1c3"}\n)"
                                R"({"id":3,"variant":"mygame","do":"explain","move":"zz"}\n)"
                                R"({"id":4,"variant":"mygame","ask":"result","rules":"points"}\n)"
                                R"({"id":5,"variant":"broken"}\n)");
  const auto lines = outcome.lines();
  ASSERT_EQ(lines.size(), 5U) << outcome.out;
  EXPECT_EQ(lines[0], R"({"id":1,"nodes":484})");
  EXPECT_TRUE(says(lines[1], R"("legal":true,"clause":"archbishop")"));
  EXPECT_TRUE(says(lines[2], "'zz': expected squares as e2e4"));
  EXPECT_TRUE(says(lines[3], "rules: the variants file says how this game ends"));
  EXPECT_TRUE(says(lines[4], "unknown variant 'broken': there are mygame, janggi"));
}

TEST_F(CustomEngines, ServeJudgesGames) {
  const auto asked = [](int id, const std::string& moves) {
    return fmt::format(R"({{"id":{},"variant":"mygame","fen":"6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1",)"
                       R"("ask":"result","moves":[{}]}}\n)",
                       id, moves);
  };
  const auto lines =
      serve("--protocol jsonl", asked(1, R"("Ke2")") + asked(2, R"("Ra8")") +
                                    asked(3, R"("a1a8","g8f8")") + asked(4, R"("Ra8","h6")") +
                                    asked(5, R"("a1b2")"))
          .lines();
  ASSERT_EQ(lines.size(), 5U);
  EXPECT_TRUE(says(lines[0], R"("g8h8","h7h5","h7h6"],"result":"*","by":null,"sentence":null})"));
  EXPECT_TRUE(says(lines[1], R"("moves":[],"result":"1-0","by":"mate","sentence":"The game ends)"));
  EXPECT_TRUE(says(lines[2], "move 'g8f8' comes after the end: 1-0 by mate after ply 1"));
  EXPECT_TRUE(says(lines[3], "move 'h6' comes after the end: 1-0 by mate after ply 1"));
  EXPECT_TRUE(says(lines[4], "illegal move 'a1b2', by rook: "));
}

TEST_F(CustomEngines, ServeTakesTheNamedGameFirst) {
  EXPECT_TRUE(says(serve("--variant chess", "uci\\n").out, "combo default chess var chess"));
  EXPECT_TRUE(says(serve("--variant capablanca", "go perft 1\\n").out, "Nodes searched: 28\n"));
  expect_refused(serve("--variant mygane", ""), {"no game 'mygane'", "did you mean 'mygame'?"});
}

TEST_F(CustomEngines, CheckNamesTheFactThatAnEnginePlaysDifferently) {
  const Outcome outcome = hurdle(with_game({"check", "--engine", wrong_engine_}));
  expect_wrong(outcome, {"It plays as if: `doubleStep = false`\n"});
  EXPECT_TRUE(
      says(outcome.out, "missing (legal, the engine lacks them): h7h5\n  h7h5 is legal by "));
  const std::size_t command = outcome.out.find("hurdle explain mygame");
  ASSERT_NE(command, std::string::npos);
  const std::string line = outcome.out.substr(command, outcome.out.find('\n', command) - command);
  EXPECT_TRUE(
      says(good(shell("\"$HURDLE\"" + line.substr(6))).out, "h7h5 is legal by double-step"));
  EXPECT_TRUE(says(good(with_game({"check", "--engine", right_engine_})).out,
                   "8 lists of moves: 8 right, 0 wrong"));
  EXPECT_TRUE(says(good(with_game({"check", "--protocol", "jsonl", "--engine",
                                   right_engine_ + " --protocol jsonl"}))
                       .out,
                   "8 lists of moves: 8 right, 0 wrong"));
}

TEST_F(CustomEngines, CompareNamesTheWrongEngine) {
  expect_wrong(hurdle(with_game({"compare", right_engine_, wrong_engine_})),
               {"8 lists of moves: 8 right, 0 wrong\nB: ", ": A is right; B lacks a2a4 b2b4"});
  EXPECT_TRUE(says(good(with_game({"compare", right_engine_, right_engine_})).out,
                   "A and B differ in 0 lists of moves"));
  expect_refused(hurdle(with_game({"compare", right_engine_, "no-such-engine"})),
                 {"hurdle: B: engine not found"});
}

TEST_F(CustomEngines, CompareSaysWhichEngineGivesNoAnswer) {
  const std::string refuses = shell_engine(
      scratch_,
      "exec 3>&1; while read -r line; do case $line in 'go perft'*) echo 'error: no' >&3 "
      ";; *) echo \"$line\" ;; esac; done | \"$HURDLE\" serve --variants " +
          file_);
  const Outcome outcome = hurdle(with_game({"compare", wrong_engine_, refuses}));
  expect_wrong(outcome, {" 0 right, 0 wrong, 8 unanswered\n", "; B gives no answer\n",
                         "A and B differ in 0 lists of moves; in ",
                         " only one of them is known to be right or wrong\n"});
  EXPECT_EQ(outcome.out.find("B is right"), std::string::npos) << outcome.out;
}

/// The engines of custom games are taken to speak uci unless --protocol says otherwise.
TEST_F(CustomEngines, ThatSpeakAnotherProtocolNeedItsName) {
  expect_failed(hurdle(with_game({"check", "--engine", right_engine_ + " --protocol jsonl"})),
                {"the engine answered `uci` with a line of JSON; expected an engine that speaks "
                 "uci or what --protocol names"});
  expect_failed(hurdle(with_game({"check", "--engine", right_engine_, "--protocol", "auto"})),
                {"--protocol 'auto': does not go with a custom game; expected uci, "});
  expect_failed(
      hurdle(with_game({"compare", right_engine_, right_engine_, "--protocol-b", "auto"})),
      {"--protocol-b 'auto': does not go with a custom game"});
  expect_failed(hurdle({"check-variant", "mygame", "--variants", file_, "--engine", right_engine_,
                        "--protocol", "auto"}),
                {"--protocol 'auto': expected uci, "});
}

TEST_F(CustomEngines, RandomGamesAreLegalAndTheSameForASeed) {
  const std::vector<std::string> words{"play-random", "mygame", "--variants", file_,
                                       "--games",     "3",      "--plies",    "12"};
  const Outcome first = good(words);
  EXPECT_EQ(first.out, good(words).out);
  EXPECT_TRUE(says(first.out, "[Variant \"mygame\"]\n[Result \"*\"]\n\n1. "));
  std::string moves = first.lines()[4];
  for (std::size_t dot = moves.find(". "); dot != std::string::npos; dot = moves.find(". ")) {
    const std::size_t number = moves.find_last_of(' ', dot) + 1;
    moves.erase(number, dot + 2 - number);
  }
  moves.erase(moves.find(" *"));
  EXPECT_TRUE(says(good({"show", "mygame", "--variants", file_, "--moves", moves}).out, "FEN:"));
}

}  // namespace
}  // namespace hurdle::props
