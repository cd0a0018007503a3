// `hurdle check`: options and output: selection of games and positions, journal, baseline, JUnit,
// JSON, interrupts. The engine is the program itself, changed by a script.
#include <gtest/gtest.h>

#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>
#include <pugixml.hpp>
#include <regex>
#include <sstream>

#include "props/cli/engines/scripts.hpp"
#include "props/cli/program.hpp"

namespace hurdle::props {
namespace {

const std::string rook = position_set("makpong", R"(
  - id: rook
    fen: "3k4/8/8/8/8/8/4R3/4K3 w - - 0 1"
    about: A rook.
    exercises: [M4]
    perft: { 1: "17" }
  - id: king
    fen: "3k4/8/8/8/8/8/8/4K3 w - - 0 1"
    about: No rook.
    exercises: [M4]
    perft: { 1: "5" }
)");

const std::string makruk_set = position_set("makruk", R"(
  - id: makruk-king
    fen: "3k4/8/8/8/8/8/8/4K3 w - - 0 1"
    about: Kings.
    exercises: [T4]
    perft: { 1: "5" }
)");

/// A folder with the sets, and checks with them.
class Checks : public testing::Test {
 protected:
  /// A command for the program without the moves that begin with `square`.
  [[nodiscard]] std::vector<std::string> command(const std::string& square,
                                                 const std::vector<std::string>& more = {}) const {
    return joined({"check", "--protocol", "script", "--engine", wrong_hurdle(square)}, more);
  }

  [[nodiscard]] Outcome run(const std::string& square,
                            const std::vector<std::string>& more = {}) const {
    std::vector<std::string> words = more;
    words.insert(words.begin(), {set_, "--journal", journal()});
    return hurdle(command(square, words));
  }

  [[nodiscard]] std::string journal() const { return scratch_.path("journal"); }
  [[nodiscard]] std::string path(const std::string& name) const { return scratch_.path(name); }

  Scratch scratch_;
  std::string set_ = scratch_.file("sets/rook.yaml", rook);
};

TEST_F(Checks, NameTheJournalThatHoldsTheFindings) {
  expect_wrong(run("e2"),
               {"every finding in full: " + journal(), "1 right, 1 wrong, 0 unanswered"});
  std::istringstream lines(content_of(journal()));
  std::string line;
  ASSERT_TRUE(std::getline(lines, line));
  EXPECT_EQ(nlohmann::json::parse(line).at("id"), "rook");
  EXPECT_FALSE(std::getline(lines, line)) << "one finding, one line";
  EXPECT_FALSE(says(run("nothing").out, "every finding in full"));
}

TEST_F(Checks, LeaveATemporaryJournalOnlyForWhatNoReportHas) {
  const std::filesystem::path folder = path("temporary");
  const auto left_by = [&](const std::vector<std::string>& options) {
    std::filesystem::create_directories(folder);
    RunOptions how;
    how.environment = {{"TMPDIR", folder.string()}};
    const Outcome outcome = hurdle(command("e2", joined({set_}, options)), how);
    EXPECT_EQ(outcome.code, 1) << outcome.err;
    const auto files = std::filesystem::directory_iterator(folder);
    const auto number = std::distance(begin(files), end(files));
    EXPECT_EQ(says(outcome.out, "every finding in full: " + folder.string()), number == 1);
    std::filesystem::remove_all(folder);
    return number;
  };
  EXPECT_EQ(left_by({}), 1);
  EXPECT_EQ(left_by({"--all"}), 0);
  EXPECT_EQ(left_by({"--json", path("report.json")}), 0);
  EXPECT_EQ(left_by({"--html", "-"}), 0) << "no text names it";
  EXPECT_EQ(left_by({"--junit", "-"}), 0) << "no text names it";
}

TEST_F(Checks, NameTheJournalIfAReportCannotBeWritten) {
  expect_failed(run("e2", {"--json", "/dev/full"}),
                {"every finding in full: " + journal(), "/dev/full: cannot be written"});
}

/// The disk may fill during a check that has found a bug already.
TEST_F(Checks, WriteEveryOtherReportIfOneCannotBeWritten) {
  for (const char* report : {"--journal", "--html", "--junit"}) {
    const std::string json = path(std::string(report) + ".json");
    const Outcome outcome = hurdle(command("e2", {set_, report, "/dev/full", "--json", json}));
    expect_failed(outcome, {"/dev/full: cannot be written"});
    EXPECT_TRUE(says(outcome.out, "1 right, 1 wrong, 0 unanswered")) << report << outcome.err;
    EXPECT_EQ(nlohmann::json::parse(content_of(json)).at("result").at("failed"), "1") << report;
  }
}

TEST_F(Checks, SayTheSameWithAnyNumberOfJobs) {
  const Outcome alone = run("e2", {"--all"});
  EXPECT_TRUE(says(alone.out, "missing move e2"));
  EXPECT_EQ(run("e2", {"--all", "--jobs", "3"}).out, alone.out);
}

TEST_F(Checks, PaintNumbersAndFindingsOnly) {
  const std::string plain = run("e2", {"--all"}).out;
  const std::string colored = run("e2", {"--all", "--color", "always"}).out;
  const std::string red = "\x1b[1m\x1b[31m";
  EXPECT_TRUE(says(colored, "\n  " + red + "missing\x1b[0m (legal, "));
  EXPECT_TRUE(says(colored, " wrong\x1b[0m, 0 unanswered\n"));
  EXPECT_EQ(std::regex_replace(colored, std::regex("\x1b\\[[0-9]*m"), ""), plain);
}

TEST_F(Checks, ShrinkTheFirstFinding) {
  const Outcome outcome = run("e2", {"--json", path("result.json")});
  const auto json = nlohmann::json::parse(content_of(path("result.json")));
  EXPECT_EQ(json.at("schema"), 1);
  const auto& result = json.at("result");
  EXPECT_EQ(result.at("interrupted"), false);
  // The position is already as small as possible.
  EXPECT_TRUE(result.at("findings").at(0).at("smallest").is_null()) << outcome.out;
  EXPECT_EQ(result.at("findings").at(0).at("missing").size(), 13U);
  for (const auto& counts : {result, result.at("findings").at(0), result.at("diagnoses").at(0)}) {
    const char* name = counts.contains("failed")  ? "failed"
                       : counts.contains("found") ? "found"
                                                  : "asked";
    EXPECT_EQ(counts.at(name), std::to_string(counts.at(std::string(name) + "_number").get<int>()));
  }
}

TEST_F(Checks, FailOnlyOnWhatIsNotInTheBaseline) {
  const std::string baseline = path("baseline.json");
  ASSERT_EQ(run("e2", {"--json", baseline}).code, 1);
  expect_good(run("e2", {"--baseline", baseline}),
              {"1 right, 0 wrong, 0 unanswered, 1 wrong as in the baseline"});
  expect_wrong(run("e1", {"--baseline", baseline}),
               {"not found again: 1 finding of the baseline, first makpong 3k4/"});
  expect_good(run("nothing", {"--baseline", baseline}),
              {"not found again: 1 finding of the baseline"});
}

TEST_F(Checks, RefuseABaselineThatIsNone) {
  for (const std::string& file :
       {set_, path("absent.json"), scratch_.file("bytes.json", "\"\xE2\x1B")}) {
    const Outcome outcome = run("e2", {"--baseline", file});
    expect_refused(outcome, {"baseline " + file});
    EXPECT_EQ(outcome.err.find_first_of("\x1B\xE2"), std::string::npos) << "shown unescaped";
  }
}

TEST_F(Checks, WriteJunit) {
  const std::string file = path("junit.xml");
  ASSERT_EQ(run("e2", {"--junit", file}).code, 1);
  pugi::xml_document document;
  ASSERT_TRUE(document.load_string(content_of(file).c_str()));
  const pugi::xml_node suites = document.child("testsuites");
  EXPECT_STREQ(suites.attribute("name").value(), "hurdle check");
  EXPECT_EQ(suites.attribute("tests").as_int(), 2);
  EXPECT_EQ(suites.attribute("failures").as_int(), 1);
  const pugi::xml_node test = suites.child("testsuite").child("testcase");
  EXPECT_STREQ(test.attribute("name").value(), "rook");
  EXPECT_EQ(test.attribute("line").as_int(), 6);
  EXPECT_TRUE(says(test.child("failure").attribute("message").value(), "missing move e2"));
  EXPECT_FALSE(suites.child("testsuite").child("testcase").next_sibling().first_child());
  EXPECT_FALSE(says(content_of(file), "interrupted"));

  const Outcome crashed = hurdle({"check", set_, "--engine", "false", "--junit", "-"});
  EXPECT_EQ(crashed.code, 2);
  ASSERT_TRUE(document.load_string(crashed.out.c_str())) << "stdout holds the document alone";
  EXPECT_EQ(document.child("testsuites").attribute("errors").as_int(), 2);
}

/// The message of every skipped case, by the case's name.
std::map<std::string, std::string> skipped(const Outcome& outcome) {
  std::map<std::string, std::string> messages;
  pugi::xml_document document;
  EXPECT_TRUE(document.load_string(outcome.out.c_str())) << outcome.out << outcome.err;
  for (const pugi::xpath_node& found : document.select_nodes("//testcase[skipped]")) {
    const pugi::xml_node test = found.node();
    messages[test.attribute("name").value()] = test.child("skipped").attribute("message").value();
  }
  return messages;
}

TEST_F(Checks, WriteSkippedPositionsToJunit) {
  const std::string janggi = scratch_.file("janggi.yaml", position_set("janggi", R"(
  - id: cannons
    fen: "3k1C3/4a4/3c5/9/9/9/9/9/5K3/9 b - - 0 1"
    about: A cannon beside a cannon.
    exercises: [J7]
    perft: { 1: "8" }
  - id: deep
    setup: [inner-elephant, left-elephant]
    about: The start.
    exercises: [J9]
    perft: { 4: "1065277" }
)"));
  const std::string makruk = scratch_.file("makruk.yaml", makruk_set);
  const auto check = [&](const std::vector<std::string>& more) {
    return hurdle(joined(
        {"check", janggi, makruk, "--engine", wrong_engine("cannon-takes-cannons-on-diagonals"),
         "--at-once", "--max-nodes", "1000", "--junit", "-"},
        more));
  };
  auto expected = check({"--differs-by", "J7"});
  EXPECT_EQ(expected.code, 0) << expected.err;
  auto messages = skipped(expected);
  EXPECT_EQ(messages["cannons"], "extra move d8f10: J7 cannon and cannon");
  EXPECT_EQ(messages["deep"], "above the node limit");
  EXPECT_EQ(messages["makruk-king"], "the engine does not know the game");

  const Outcome failed = check({"--json", path("found.json"), "--stop-after", "1"});
  EXPECT_EQ(failed.code, 1) << failed.err;
  messages = skipped(failed);
  EXPECT_EQ(messages.count("cannons"), 0U) << "it failed";
  EXPECT_EQ(messages["makruk-king"], "after --stop-after");

  const Outcome known = good(check({"--baseline", path("found.json")}));
  EXPECT_EQ(skipped(known)["cannons"], "extra move d8f10: J7 cannon and cannon");
}

TEST_F(Checks, StartFromTheHouseRulesThatAreExpected) {
  expect_wrong(hurdle({"check", published("shogi"), "--tag", "quick", "--max-nodes", "200",
                       "--differs-by", "S14", "--json", path("found.json"), "--engine",
                       wrong_engine("pawn-drop-mates,blind-to-gold")}),
               {"shogi --house-rules pawn-drop-mates:\nAs expected, it plays by the house rules "
                "`pawn-drop-mates`. What follows is about its other errors.\n"
                "Probable bug: no gold attacks the king (rule C5).\n",
                " --house-rules pawn-drop-mates\n  to ask the engine:", "different as expected"});
  const auto found = nlohmann::json::parse(content_of(path("found.json")));
  const auto& diagnosis = found.at("result").at("diagnoses").at(0);
  EXPECT_EQ(diagnosis.at("expected_house_rules"), nlohmann::json({"pawn-drop-mates"}));
  EXPECT_EQ(diagnosis.at("causes").size(), 1U);
  EXPECT_EQ(diagnosis.at("wrong_positions"), diagnosis.at("explained_positions"));
}

/// It lists no drop of a FEN's only piece in hand, and drops after moves: hands are read.
TEST_F(Checks, NameTheHandOfTheEnemyAsAMutant) {
  expect_wrong(hurdle({"check", published("crazyhouse/hands.yaml"), "--max-nodes", "2000",
                       "--engine", wrong_engine("wrong-hand")}),
               {"Probable bug: a player drops pieces from the other player's hand (rule Z3).\n"});
}

/// A FEN of the position has no right, so the engine lists the legal moves for it.
TEST_F(Checks, ShowTheMovesOnWhichAListDepends) {
  const Outcome outcome =
      hurdle({"check", published("chess/castling-rights.yaml"), "--max-nodes", "2000", "--engine",
              wrong_engine("king-castles-without-the-captured-rook")});
  EXPECT_EQ(outcome.code, 1) << outcome.err;
  std::smatch shown;
  ASSERT_TRUE(std::regex_search(
      outcome.out, shown,
      std::regex("  smallest position: ([^,]+), after ([a-h1-8]+)\n(.|\n)*?to reproduce: hurdle "
                 "(explain chess --fen \"[^\"]+\" --moves \"[a-h1-8]+\" e[18]c[18])\n")))
      << outcome.out;
  const Outcome explained = shell("\"$HURDLE\" " + shown[4].str());
  EXPECT_EQ(explained.code, 1) << explained.err;
  EXPECT_TRUE(says(shown[4].str(), "--fen \"" + shown[1].str() + "\" --moves \"" + shown[2].str()));
}

/// It showed a king that may not go to a square which the bishop attacks.
TEST_F(Checks, ShowTheWrongPieceItself) {
  const Outcome outcome = hurdle({"check", published("chess"), "--tag", "quick", "--max-nodes",
                                  "2000", "--engine", wrong_engine("bishop-not-up-right")});
  expect_wrong(
      outcome,
      {"Probable bug: the bishop never goes diagonally up away from the a-file (rule H1).\n"});
  std::smatch shown;
  ASSERT_TRUE(std::regex_search(
      outcome.out, shown,
      std::regex(
          "  smallest position: [^,]+\n(.|\n)*?  the engine has ([0-9]+) moves\n(.|\n)*?  the "
          "rules on [a-h1-8]+: The bishop on .*\\(H1\\)\n(.|\n)*?  to ask the "
          "engine:\n((    .*\n)+)")))
      << outcome.out;
  const Outcome asked =
      shell("(echo uci; echo '" + shown[5].str() + "') | " + wrong_engine("bishop-not-up-right"));
  const std::regex listed("(^|\n)[a-h][1-8][a-h][1-8][a-z]?: 1");
  EXPECT_EQ(std::distance(std::sregex_iterator(asked.out.begin(), asked.out.end(), listed), {}),
            std::stoi(shown[2].str()))
      << "of another position: " << asked.out;
}

TEST_F(Checks, ReportWhatTheyFoundWhenInterrupted) {
  RunOptions interrupted;
  interrupted.interrupt = true;
  const Outcome outcome = hurdle({"check", set_, "--engine", "sleep 100", "--json",
                                  path("result.json"), "--junit", path("junit.xml")},
                                 interrupted);
  EXPECT_EQ(outcome.code, 130);
  EXPECT_TRUE(says(outcome.out, "interrupted: 0 of 2 positions were looked at"));
  EXPECT_TRUE(says(outcome.out, "2 positions: 0 right, 0 wrong, 0 unanswered, 2 not reached"));
  const auto json = nlohmann::json::parse(content_of(path("result.json")));
  EXPECT_EQ(json.at("result").at("interrupted"), true);
  EXPECT_TRUE(says(content_of(path("junit.xml")), "<property name=\"interrupted\" value=\"true\""));
}

/// The engine does as `timeout`, which sends SIGTERM to the program and then to its process group.
TEST_F(Checks, ReportWhatTheyFoundAfterTwoSigterms) {
  const std::string engine =
      shell_engine(scratch_, "kill -TERM $PPID; kill -TERM $PPID; exec sleep 100");
  const Outcome outcome = hurdle({"check", set_, "--engine", engine});
  EXPECT_EQ(outcome.code, 130);
  EXPECT_TRUE(says(outcome.out, "interrupted: 0 of 2 positions were looked at"));
}

/// The engine interrupts Hurdle at its eighth question, which is one of the diagnosis.
TEST_F(Checks, ReportWithoutADiagnosisWhenItIsInterrupted) {
  const std::string engine =
      shell_engine(scratch_,
                   "while read -r line; do case $line in 'go perft'*) asked=$((asked + 1)); test "
                   "$asked = 8 && kill -INT $PPID; esac; echo \"$line\"; done | " +
                       wrong_engine("soldier-never-sideways"));
  const Outcome outcome =
      hurdle({"check", scratch_.file("two.yaml", two_soldiers), "--at-once", "--engine", engine});
  EXPECT_EQ(outcome.code, 130) << outcome.err;
  EXPECT_TRUE(says(outcome.err, "the findings so far follow, without a diagnosis"));
  EXPECT_TRUE(says(outcome.out, "missing (legal, the engine lacks them): e4d4 e4f4"));
  EXPECT_TRUE(says(outcome.out, "interrupted: 1 of 1 positions were looked at; no diagnosis\n"));
  EXPECT_EQ(outcome.out.find("Probable bug"), std::string::npos) << outcome.out;
}

TEST_F(Checks, TakeTheNamedVariantsAlone) {
  (void)scratch_.file("sets/makruk.yaml", makruk_set);
  const auto words = [&](const std::vector<std::string>& more) {
    std::vector<std::string> all = more;
    all.insert(all.begin(), path("sets"));
    return command("nothing", all);
  };
  EXPECT_TRUE(says(hurdle(words({})).out, "3 right, 0 wrong"));
  EXPECT_TRUE(says(hurdle(words({"--variant", "thai"})).out, "1 right, 0 wrong"));
  EXPECT_TRUE(says(hurdle(words({"--variant", "makruk,makpong"})).out, "3 right, 0 wrong"));
  expect_refused(hurdle(words({"--variant", "janggi"})),
                 {"--variant janggi: the sets have no position"});
  expect_refused(hurdle(words({"--variant", "no-game"})), {"'no-game'"});
}

TEST_F(Checks, DrawFreshPositions) {
  const std::vector<std::string> drawn{"--variant", "makpong", "--random", "3", "--seed", "5"};
  EXPECT_TRUE(says(good(command("nothing", drawn)).out, "3 right, 0 wrong"));
  EXPECT_TRUE(says(run("nothing", {"--random", "3"}).out, "5 right, 0 wrong"));
}

TEST(ChecksOfAMaterial, TakeEveryPosition) {
  const Outcome outcome =
      good({"check", "--engine", own_engine(), "--variant", "janggi", "--material", "KvK,KAvK"});
  const Outcome exhausted = hurdle({"exhaust", "janggi", "KvK", "KAvK"});
  const std::string all = "janggi all: ";
  const std::size_t at = exhausted.out.find(all) + all.size();
  const std::string number = exhausted.out.substr(at, exhausted.out.find(' ', at) - at);
  EXPECT_TRUE(says(outcome.out, number + " positions: " + number + " right, 0 wrong"))
      << exhausted.out;
}

TEST_F(Checks, NameThePositionFromWhichALineStarts) {
  const std::string soldier = scratch_.file("soldier.yaml", position_set("janggi", R"(
  - id: soldier
    fen: "3k5/9/9/9/9/9/9/9/p8/5K3 w - - 0 1"
    about: A soldier that only goes sideways.
    exercises: [J8]
    perft: { 1: "4", 2: "24" }
)"));
  expect_wrong(hurdle({"check", soldier, "--journal", journal(), "--all", "--engine",
                       wrong_engine("soldier-never-sideways")}),
               {"  line: f1e1 from 3k5/9/9/9/9/9/9/9/p8/5K3 w - - 0 1\n"});
}

TEST_F(Checks, GiveUpAGameThatEndsTheEngineAndNoOther) {
  const std::string before = scratch_.file("sets/a-makruk.yaml", makruk_set);
  expect_no_verdict(
      hurdle({"check", before, set_, "--at-once", "--max-restarts", "0", "--protocol", "uci",
              "--journal", journal(), "--engine", engine_that_ends_in(scratch_, "makruk")}),
      {"2 right, 0 wrong, 1 unanswered", "a-makruk.yaml:6: makruk-king (makruk)"});
}

}  // namespace
}  // namespace hurdle::props
