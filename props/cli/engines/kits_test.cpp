// The kits for engine authors (ci/kits): in each language the example is built as its header says
// and checked like any engine, then checked again with one planted bug. Languages that are not
// installed are skipped with a message.
#include <fmt/core.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <ostream>
#include <string>
#include <vector>

#include "movegen/vocab/mapped.hpp"
#include "props/cli/program.hpp"
#include "props/needs.hpp"

namespace hurdle::props {
namespace {

using nlohmann::json;

/// A kit, and how its programs are built and run; `{0}` is the program's name.
struct Kit {
  std::string folder;
  std::string needs;  ///< a program
  std::string package;
  std::string build;
  std::string engine;
  std::string example;
  std::string skeleton;
  std::string source;       ///< file of the example
  std::string right;        ///< text in it
  std::string wrong;        ///< the planted bug that replaces it
  std::string explanation;  ///< Hurdle's explanation of the bug
};

std::ostream& operator<<(std::ostream& out, const Kit& kit) {
  return out << kit.folder;
}

std::vector<Kit> kits() {
  const std::string built = "./{0}";
  return {
      {"python", "python3", "python3", "true", "python3 {0}.py", "makruk", "my_engine", "makruk.py",
       R"("S": DIAGONAL + [(0, 1)])", R"("S": DIAGONAL)",
       "a bishop steps diagonally only (rule T3)"},
      {"javascript", "node", "nodejs", "true", "node {0}.mjs", "makruk", "my_engine", "makruk.mjs",
       "M: diagonal,", "M: [...straight, ...diagonal],",
       "a queen has the steps of a king (rule T2)"},
      {"cpp", "g++", "g++", "g++ -std=c++17 -O2 -Wall -Wextra -Werror {0}.cpp -o {0}", built,
       "makruk", "my_engine", "makruk.cpp",
       "{'K', {{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}}}",
       "{'K', {{1, 0}, {-1, 0}, {0, 1}, {0, -1}}}", "a king has no diagonal step (rule T1)"},
      {"rust", "rustc", "rustc", "rustc --edition 2021 -O {0}.rs", built, "makruk", "my_engine",
       "makruk.rs", "if kind != 'R' ||", "if !\"RM\".contains(kind) ||",
       "a queen goes any distance diagonally (rule T2)"},
      {"java", "javac", "default-jdk-headless", "javac -d classes {0}.java", "java -cp classes {0}",
       "Makruk", "MyEngine", "Makruk.java", "'P', new int[][] {{-1, 1}, {1, 1}}",
       "'P', new int[][] {{-1, 1}, {0, 1}, {1, 1}}",
       "a pawn also captures straight ahead (rule T4)"},
  };
}

class Kits : public testing::TestWithParam<Kit> {
 protected:
  void SetUp() override {
    const Kit& kit = GetParam();
    if (shell("command -v " + kit.needs).code != 0) {
      GTEST_SKIP() << "no " << kit.needs << " on this machine (Debian's package " << kit.package
                   << "; ci/kits/install gets it), so ci/kits/" << kit.folder << " was not tried";
    }
    std::filesystem::copy(HURDLE_SOURCE_DIR "/ci/kits/" + kit.folder, folder(),
                          std::filesystem::copy_options::recursive);
  }

  [[nodiscard]] std::string folder() const { return scratch_.path("kit"); }

  /// Runs a line of shell in the kit's folder without a locale, as on a minimal machine: javac then
  /// accepts only ASCII.
  [[nodiscard]] Outcome here(const std::string& line) const {
    return shell("unset LANG; export LC_ALL=C; cd '" + folder() + "' && " + line);
  }

  void build(const std::string& program) const {
    const Outcome outcome = here(fmt::format(fmt::runtime(GetParam().build), program));
    ASSERT_EQ(outcome.code, 0) << outcome.out << outcome.err;
  }

  [[nodiscard]] std::string engine(const std::string& program) const {
    return fmt::format(fmt::runtime(GetParam().engine), program);
  }

  [[nodiscard]] Outcome check(const std::string& program) const {
    return here(
        fmt::format("$HURDLE check '{}/positions/makruk' --tag quick --max-nodes 1000 "
                    "--protocol jsonl --engine '{}'",
                    HURDLE_SOURCE_DIR, engine(program)));
  }

  /// The example's replies to these lines, one JSON value for each.
  [[nodiscard]] std::vector<json> answers(const std::string& questions) const {
    (void)scratch_.file("kit/questions", questions);
    const Outcome outcome = good(here(engine(GetParam().example) + " <questions"));
    return mapped(outcome.lines(), [&](const std::string& line) { return json::parse(line); });
  }

 private:
  Scratch scratch_;
};

TEST_P(Kits, HaveAnExampleThatPlaysByTheRules) {
  ASSERT_NO_FATAL_FAILURE(build(GetParam().example));
  EXPECT_TRUE(says(good(check(GetParam().example)).out, " right, 0 wrong, 0 unanswered"));
}

TEST_P(Kits, CheckNamesTheBrokenRule) {
  const Kit& kit = GetParam();
  std::string source = content_of(folder() + '/' + kit.source);
  const std::size_t at = source.find(kit.right);
  ASSERT_NE(at, std::string::npos) << kit.source << " has no " << kit.right;
  std::ofstream(folder() + '/' + kit.source, std::ios::binary)
      << source.replace(at, kit.right.size(), kit.wrong);
  ASSERT_NO_FATAL_FAILURE(build(kit.example));
  expect_wrong(check(kit.example), {kit.explanation});
}

TEST_P(Kits, HaveASkeletonThatNamesTheMissingPart) {
  ASSERT_NO_FATAL_FAILURE(build(GetParam().skeleton));
  expect_no_verdict(check(GetParam().skeleton), {"start is not filled in"});
}

TEST(KitForPython, AMoveThatIsNoTextIsAnError) {
  HURDLE_NEEDS("python3");
  const Scratch scratch;
  std::filesystem::copy(HURDLE_SOURCE_DIR "/ci/kits/python", scratch.path("kit"));
  (void)scratch.file("kit/engine.py",
                     "from hurdle_kit import answer_questions\n"
                     "answer_questions(lambda variant, fen: fen, "
                     "lambda state: ['a3a4', ('b3', 'b4')], lambda state, move: state)\n");
  expect_no_verdict(
      shell("cd '" + scratch.path("kit") + "' && $HURDLE check --protocol jsonl --max-nodes 100 " +
            HURDLE_SOURCE_DIR "/positions/makruk/starts.yaml --engine 'python3 engine.py'"),
      {"TypeError: moves returned ('b3', 'b4'); expected texts such as 'a1a2'"});
}

TEST_P(Kits, CountAtAnyDepth) {
  ASSERT_NO_FATAL_FAILURE(build(GetParam().example));
  const auto lines = hurdle({"perft", "makruk", "3", "--divide"}).lines();
  json division = json::object();
  for (const std::string& line : lines) {
    const std::size_t space = line.find(' ');
    if (space != std::string::npos) {
      division[line.substr(0, space)] = std::stoull(line.substr(space));
    }
  }
  const auto answers = this->answers(
      R"({"depth":3,"fen":"rnsmksnr/8/pppppppp/8/8/PPPPPPPP/8/RNSKMSNR w - - 0 1","id":1,)"
      R"("moves":[],"variant":"makruk"})");
  ASSERT_EQ(answers.size(), 1U);
  EXPECT_EQ(answers[0], (json{{"id", 1}, {"moves", division}}));
}

TEST_P(Kits, ReadEveryFormOfAQuestion) {
  ASSERT_NO_FATAL_FAILURE(build(GetParam().example));
  auto answers =
      this->answers(R"({"id":9007199254740991,"variant":"makruk","fen":"7k/8/8/8/8/8/8/K7 w",)"
                    R"("moves":["a1a2","h8h7"],"depth":1})"
                    "\n\r\n"
                    R"( { "more" : {"a":[1,"]}"],"b":true}, "depth":1 , "moves" : [ ], "id":-2,)"
                    R"("variant":"mak\u0072uk","fen":"7k\/8/8/8/8/8/8/K7 w" } )"
                    "\n");
  ASSERT_EQ(answers.size(), 2U);
  for (json& answer : answers) {
    ASSERT_TRUE(answer.contains("moves")) << answer;
    std::sort(answer["moves"].begin(), answer["moves"].end());
  }
  EXPECT_EQ(answers[0], json::parse(R"({"id":9007199254740991,
      "moves":["a2a1","a2a3","a2b1","a2b2","a2b3"]})"));
  EXPECT_EQ(answers[1], json::parse(R"({"id":-2,"moves":["a1a2","a1b1","a1b2"]})"));
}

TEST_P(Kits, AnswerErrorsAndGoOn) {
  ASSERT_NO_FATAL_FAILURE(build(GetParam().example));
  const auto answers = this->answers(
      R"({"id":1,"variant":"\"\u00e9\\\n\ud83d\ude00","fen":"7k/8/8/8/8/8/8/K7 w",)"
      R"("moves":[],"depth":1})"
      "\n"
      R"({"id":2,"variant":"makruk","fen":"7k/8/8/8/8/8/8/K7 w","moves":["a1a1"],"depth":1})"
      "\n"
      R"({"id":3,"variant":"makruk","fen":"7k/8/8/8/8/8/8/K7 w","moves":[],"depth":0})"
      "\n"
      "no question\n"
      R"({"id":5,"variant":"makruk","fen":"7k/8/8/8/8/8/8/K7 w","moves":[],"depth":1})"
      "\n");
  ASSERT_EQ(answers.size(), 5U);
  const std::vector<json> ids{1, 2, 3, nullptr};
  const std::vector<std::string> words{"unknown variant \"é\\\n😀;", "a1a1", "depth", ""};
  for (std::size_t i = 0; i < words.size(); ++i) {
    EXPECT_EQ(answers[i]["id"], ids[i]) << answers[i];
    ASSERT_TRUE(answers[i].contains("error")) << answers[i];
    EXPECT_TRUE(says(answers[i]["error"].get<std::string>(), words[i])) << answers[i];
  }
  EXPECT_EQ(answers[4]["moves"].size(), 3U) << answers[4];
}

TEST_P(Kits, NameALineThatIsNoQuestionWithoutAStackTrace) {
  ASSERT_NO_FATAL_FAILURE(build(GetParam().example));
  const Outcome outcome = good(here(engine(GetParam().example) + " <<'END'\nuci\n5\nEND"));
  for (const std::string& line : outcome.lines()) {
    EXPECT_TRUE(says(json::parse(line)["error"].get<std::string>(), "no question: expected "))
        << line;
  }
  EXPECT_EQ(outcome.lines().size(), 2U);
  EXPECT_FALSE(says(outcome.err, "Traceback"));
  EXPECT_FALSE(says(outcome.err, "JSONDecodeError"));
  EXPECT_FALSE(says(outcome.err, "\tat "));
  EXPECT_FALSE(says(outcome.err, "    at "));
}

TEST_P(Kits, GiveResultsOfWholeGames) {
  ASSERT_NO_FATAL_FAILURE(build(GetParam().example));
  expect_good(here(fmt::format("$HURDLE check '{0}/positions/makruk/games/mate-and-stalemate.yaml' "
                               "--games --at-once --protocol jsonl --engine '{1}'",
                               HURDLE_SOURCE_DIR, engine(GetParam().example))),
              {" 0 failed, 0 unanswered"});
  const std::string mate = R"({"id":1,"variant":"makruk","fen":"k7/8/1K6/8/8/8/8/7R w - - 0 1",)"
                           R"("moves":["h1h8"],"depth":1)";
  const auto answers = this->answers(mate + R"(,"ask":"result"})" + "\n" + mate + "}\n");
  ASSERT_EQ(answers.size(), 2U);
  EXPECT_EQ(answers[0], json::parse(R"({"id":1,"moves":[],"result":"1-0","by":"T6"})"));
  EXPECT_EQ(answers[1], json::parse(R"({"id":1,"moves":[]})"));
}

/// The kit did not compile after <iomanip>, whose `std::quoted` the compiler preferred.
TEST(KitForCpp, CompilesAfterAnyHeaderAndBesideFunctionsWithTheNamesOfItsOwn) {
  HURDLE_NEEDS("g++");
  const Scratch scratch;
  const std::string engine = scratch.file("engine.hpp", R"(
#include <bits/stdc++.h>
using namespace std;
namespace engine {
struct State {};
State start(const string&, const string&) { return {}; }
vector<string> moves(const State&) { return {}; }
State play(const State& state, const string&) { return state; }
string result(const State&, const vector<string>&) { return ""; }
void quoted(const string&);
void result_fields(const string&);
template <class M, class P>
void divide(const State&, int, const M&, const P&);
template <class S, class M, class P, class R>
void answer(const string&, const S&, const M&, const P&, const R&);
}
)");
  const std::string program = scratch.file("main.cpp", R"(
int main() {
  return hurdle_kit::answer_questions(engine::start, engine::moves, engine::play, engine::result);
}
)");
  for (const char* standard : {"c++17", "c++20"}) {
    const Outcome outcome = shell(fmt::format(
        "g++ -std={} -fsyntax-only -include '{}' -include '{}/ci/kits/cpp/hurdle_kit.hpp' '{}'",
        standard, engine, HURDLE_SOURCE_DIR, program));
    EXPECT_EQ(outcome.code, 0) << standard << '\n' << outcome.err;
  }
}

INSTANTIATE_TEST_SUITE_P(Languages, Kits, testing::ValuesIn(kits()),
                         [](const auto& instance) { return instance.param.folder; });

}  // namespace
}  // namespace hurdle::props
