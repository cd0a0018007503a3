// What a check says to send to an engine: sent by a person, it shows the same wrong list again.
#include <fmt/core.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <ostream>
#include <string>
#include <vector>

#include "props/cli/engines/scripts.hpp"
#include "props/cli/program.hpp"

namespace hurdle::props {
namespace {

std::string script(const std::string& interpreter, const std::string& words) {
  return "env HURDLE='" HURDLE_PROGRAM "' " + interpreter +
         " '" HURDLE_SOURCE_DIR "/props/examples/engines/programs/" + words;
}

const std::string makruk_rook = position_set("makruk", R"(
  - id: rook
    fen: "3k4/8/8/8/8/8/4R3/4K3 w - - 0 1"
    about: A rook.
    exercises: [T1]
    perft: { 1: "17" }
)");

/// A wrong engine, and how a person asks it.
struct Wrong {
  std::string name;
  std::string engine;
  std::string set;  ///< a file of this project, or its text
  std::string options;
  std::string greeting;       ///< the lines that a person types first
  std::string question;       ///< the lines that the check is to name, but for FEN and move
  bool own_notation = false;  ///< its moves are not written as ours
};

std::ostream& operator<<(std::ostream& out, const Wrong& wrong) {
  return out << wrong.name;
}

std::vector<Wrong> wrong_engines() {
  return {
      {"Uci", wrong_engine("bishop-not-up-right"), "chess/pins-and-checks.yaml", "", "uci\n",
       "setoption name UCI_Variant value chess\nposition fen FEN\ngo perft 1"},
      {"Chess960", script("python3", "searcher.py' uci lacks"), "chess/chess960-castling.yaml", "",
       "uci\n",
       "setoption name MultiPV value 500\nsetoption name UCI_Chess960 value true\nposition fen "
       "FEN\ngo depth 1"},
      {"UciSearch", script("python3", "searcher.py' uci lacks"), "chess/promotion.yaml", "",
       "uci\n", "setoption name MultiPV value 500\nposition fen FEN\ngo depth 1"},
      {"UsiSearch", script("python3", "searcher.py' usi lacks"), "shogi/drops.yaml", "", "usi\n",
       "setoption name MultiPV value 500\nisready\nposition sfen FEN\ngo depth 1", true},
      {"Jsonl", script("python3", "other_lists.py' no-promotions"), "chess/promotion.yaml",
       "--protocol jsonl", "",
       "{\"depth\":1,\"fen\":\"FEN\",\"id\":1,\"moves\":[],\"variant\":\"chess\"}"},
      {"Script", script("sh", "wrong_hurdle.sh' {variant} e2"), "makruk/pieces.yaml",
       "--protocol script", "",
       "env HURDLE=" HURDLE_PROGRAM " sh " HURDLE_SOURCE_DIR
       "/props/examples/engines/programs/wrong_hurdle.sh makruk e2 1 'FEN'"},
      {"Xboard", script("sh", "fake_xboard.sh' missing-e2 '" HURDLE_PROGRAM "'"), makruk_rook,
       "--protocol xboard", "xboard\nprotover 2\n",
       "new\nvariant makruk\nforce\nsetboard FEN\nforce\nusermove MOVE"},
  };
}

class QuestionsToEngines : public WithPython<testing::TestWithParam<Wrong>> {
 protected:
  /// The first finding of the check.
  [[nodiscard]] nlohmann::json finding() const {
    const std::string json = scratch_.path("found.json");
    const std::string& set = GetParam().set;
    const bool is_text = set.find('\n') != std::string::npos;
    const Outcome outcome = shell(
        fmt::format("\"$HURDLE\" check '{}' --max-nodes 100 --stop-after 1 --engine \"{}\" {} "
                    "--json '{}'",
                    is_text ? scratch_.file("set.yaml", set) : published(set), GetParam().engine,
                    GetParam().options, json));
    EXPECT_EQ(outcome.code, 1) << outcome.err << outcome.out;
    text_ = outcome.out;
    return nlohmann::json::parse(content_of(json)).at("result").at("findings").at(0);
  }

  Scratch scratch_;
  mutable std::string text_;  // of the check
};

std::string replaced(std::string text, const std::string& word, const std::string& by) {
  const std::size_t at = text.find(word);
  return at == std::string::npos ? text : text.replace(at, word.size(), by);
}

TEST_P(QuestionsToEngines, ShowTheWrongListAgain) {
  const Wrong& wrong = GetParam();
  const nlohmann::json found = finding();
  const auto question = found.at("question").get<std::string>();
  const std::string move = found.at("move");
  if (!wrong.own_notation) {
    EXPECT_EQ(question, replaced(replaced(wrong.question, "FEN", found.at("fen")), "MOVE", move));
  }
  EXPECT_TRUE(says(text_, "  to ask the engine:\n    "));
  EXPECT_EQ(says(text_, "    in the engine's notation: "), wrong.own_notation);
  EXPECT_EQ(!found.at("engine_texts").empty(), wrong.own_notation);

  const std::string lines = scratch_.file("lines", wrong.greeting + question + '\n');
  const Outcome asked =
      wrong.name == "Script" ? shell(question) : shell("cat '" + lines + "' | " + wrong.engine);
  EXPECT_EQ(asked.code, 0) << asked.err;
  if (question.ends_with("usermove " + move)) {
    EXPECT_TRUE(says(asked.out, "Illegal move: " + move));
  } else if (!wrong.own_notation) {
    ASSERT_EQ(found.at("missing").at(0), move);
    EXPECT_FALSE(says(asked.out, move)) << asked.out;
    const Outcome legal = good({"moves", found.at("variant"), "--fen", found.at("fen")});
    EXPECT_TRUE(says(legal.out, move));
    for (const std::string& one : legal.lines()) {
      const auto& missing = found.at("missing");
      EXPECT_EQ(says(asked.out, one),
                std::find(missing.begin(), missing.end(), one) == missing.end())
          << one;
    }
  } else {
    EXPECT_TRUE(says(asked.out, " pv ")) << asked.out;
    const auto theirs = found.at("engine_texts").at(move).get<std::string>();
    EXPECT_EQ(says(asked.out, " pv " + theirs), found.at("missing").empty()) << theirs;
  }
}

INSTANTIATE_TEST_SUITE_P(Protocols, QuestionsToEngines, testing::ValuesIn(wrong_engines()),
                         [](const auto& info) { return info.param.name; });

}  // namespace
}  // namespace hurdle::props
