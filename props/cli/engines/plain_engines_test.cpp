// The diagnosis of programs that share no code with Hurdle (props/examples/engines/plain/): every
// statement about them is true, and at most one planted fault in ten is not named.
#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "movegen/mutants/mutants_of.hpp"
#include "perft/count/variants.hpp"
#include "props/cli/program.hpp"

namespace hurdle::props {
namespace {

using Words = std::vector<std::string>;

/// A plain engine with faults.
struct PlainEngine {
  std::string name;
  std::string game;
  Words faults;
  Words unnamed = {};   ///< of the faults: those that the diagnosis does not name
  Words notation = {};  ///< how the engine writes otherwise
};

/// Right engines that write in other ways.
const std::vector<PlainEngine> notations{
    {"RanksFrom0", "janggi", {}, {}, {"first-rank=0", "pass=0000"}},
    {"PassInAWord", "janggi", {}, {}, {"pass=pass"}},
    {"RanksFromTheTop", "janggi", {}, {}, {"ranks-down=yes", "pass=--"}},
    {"Capitals", "xiangqi", {}, {}, {"capitals=yes"}},
    {"FilesFromTheRight", "xiangqi", {}, {}, {"files-down=yes"}},
    {"QueenOfMakruk", "makruk", {}, {}, {"promotion-letter=q"}},
    {"Digits", "xiangqi", {}, {}, {"squares=digits", "first-rank=0"}},
    {"FromTheOtherCorner", "makruk", {}, {}, {"files-down=yes", "ranks-down=yes"}},
    {"CastlingInAWord", "chess", {}, {}, {"castling=O-O"}},
    {"MirroredChess", "chess", {}, {}, {"files-down=yes", "castling=O-O"}},
    {"Usi", "shogi", {}, {}, {"squares=usi", "drop=*"}},
    {"DeclinedPromotion", "shogi", {}, {}, {"declined==", "drop=*"}},
    {"LetterOfThePromotingPiece", "shogi", {}, {}, {"promotion=letter", "declined=="}}};

const std::vector<PlainEngine> engines{
    {"JanggiRight", "janggi", {}, {}, {"first-rank=0", "pass=0000"}},
    {"JanggiTransparent", "janggi", {"cannon-transparent"}},
    {"JanggiNoPass",
     "janggi",
     {"elephant-needs-one-free-point", "no-pass", "horse-check-leg-beside-the-general"}},
    {"JanggiHorse", "janggi", {"horse-leaps"}},      // two starts of it have the same moves
    {"JanggiFacing", "janggi", {"facing-ignored"}},  // and it ignores passes that it does not know
    {"JanggiFour",
     "janggi",
     {"king-in-check-never-moves", "soldier-diagonals-anywhere", "elephant-needs-one-free-point",
      "cannon-transparent"}},
    {"JanggiFromRank0",
     "janggi",
     {"elephant-needs-one-free-point", "king-in-check-never-moves"},
     {},
     {"first-rank=0", "pass=pass"}},
    {"JanggiLines",
     "janggi",
     {"takes-one-of-two-checkers", "chariot-without-diagonals", "cannon-over-cannons"}},
    {"JanggiFiftyPlies", "janggi", {"fifty-plies", "facing-ignored"}},
    {"XiangqiHorse", "xiangqi", {"horse-check-leg-beside-the-general"}},
    {"XiangqiLeaps", "xiangqi", {"horse-leaps"}},
    {"XiangqiFacing", "xiangqi", {"generals-may-face"}},
    {"XiangqiThree",
     "xiangqi",
     {"horse-check-leg-beside-the-general", "elephant-crosses-the-river",
      "king-in-check-never-moves"}},
    {"XiangqiCapitals",
     "xiangqi",
     {"generals-may-face", "cannon-never-over-cannons"},
     {},
     {"capitals=yes"}},
    {"XiangqiSoldiers",
     "xiangqi",
     {"takes-one-of-two-checkers", "soldier-sideways-from-the-start", "fifty-plies"}},
    {"XiangqiFour",
     "xiangqi",
     {"horse-check-leg-beside-the-general", "king-in-check-never-moves",
      "elephant-crosses-the-river", "takes-one-of-two-checkers"}},
    {"XiangqiWrongEnd", "xiangqi", {"checks-from-the-wrong-end", "elephant-leaps"}},
    {"ChessRight", "chess", {}},
    {"ChessRook", "chess", {"captured-rook-keeps-the-right", "king-in-check-never-moves"}},
    {"ChessPawns", "chess", {"captured-rook-keeps-the-right", "queens-only", "no-en-passant"}},
    {"ChessCapitals",
     "chess",
     {"checks-from-the-wrong-end", "castling-through-attacks"},
     {},
     {"capitals=yes"}},
    {"ChessShortCastling", "chess", {"castling-short-through-attacks", "queens-only"}},
    {"ChessTwoCheckers", "chess", {"takes-one-of-two-checkers", "fifty-plies"}},
    {"MakrukPromotion", "makruk", {"promotion-on-the-last-rank-only", "king-in-check-never-moves"}},
    {"MakrukPromotionAndChecks",
     "makruk",
     {"checks-from-the-wrong-end", "takes-one-of-two-checkers", "promotion-on-the-last-rank-only"}},
    {"MakrukPromotionAlone", "makruk", {"promotion-on-the-last-rank-only"}},
    {"MakrukCapitals",
     "makruk",
     {"fifty-plies", "checks-from-the-wrong-end", "takes-one-of-two-checkers"},
     {},
     {"capitals=yes"}},
    {"ShogiRight", "shogi", {}, {}, {"drop=*", "promotion=="}},
    {"ShogiHands",
     "shogi",
     {"equal-pieces-dropped-each", "pawn-drop-mate-ignores-pins", "second-pawn-on-a-file"}},
    {"ShogiWrongEnd",
     "shogi",
     {"equal-pieces-dropped-each", "checks-from-the-wrong-end"},
     {},
     {"drop=*", "promotion=="}},
    {"ShogiHiding",  // where a piece's check is not seen, the king moves
     "shogi",
     {"equal-pieces-dropped-each", "checks-from-the-wrong-end", "king-in-check-never-moves",
      "pawn-drop-mate-ignores-pins"},
     {"pawn-drop-mate-ignores-pins"}},
    {"ShogiPins",  // a pinned piece that could take matters only after a pawn drop
     "shogi",
     {"king-in-check-never-moves", "pawn-drop-mate-ignores-pins", "second-pawn-on-a-file"}},
    {"ShogiDropMates",
     "shogi",
     {"pawn-drop-mates", "king-in-check-never-moves", "takes-one-of-two-checkers"}},
};

/// The ids of the mutants and house rules that are true of an engine with this fault. Those of one
/// fault have the same moves in every valid position.
Words true_of(const std::string& fault) {
  static const std::map<std::string, Words> ids{
      {"captured-rook-keeps-the-right", {"king-castles-without-the-captured-rook"}},
      {"cannon-over-cannons", {"cannon-hops-over-cannons"}},
      {"cannon-transparent", {"cannons-are-transparent"}},
      {"elephant-needs-one-free-point", {"elephant-stopped-by-two-only"}},
      {"equal-pieces-dropped-each", {"equal-pieces-in-hand-counted-each"}},
      {"fifty-plies", {"fifty-plies-end-the-line"}},
      {"generals-may-face", {"facing-ignored"}},
      {"king-in-check-never-moves", {"royal-never-answers-check", "king-in-check-never-moves"}},
      {"no-pass", {"no-pass-nor-draw"}},
      {"pawn-drop-mate-ignores-pins", {"mate-judged-with-pinned-captors"}},
      {"pawn-drop-mates", {"pawn-drop-mates", "mate-judged-with-protected-pawns-taken"}},
      {"promotion-on-the-last-rank-only", {"promotes-on-the-last-rank"}},
      {"queens-only", {"only-queens"}},
      {"second-pawn-on-a-file", {"second-pawn-allowed"}},
      {"soldier-diagonals-anywhere", {"soldier-diagonals-out-of-the-palace"}},
      {"takes-one-of-two-checkers", {"double-check-answered-by-taking-one"}}};
  const auto found = ids.find(fault);
  return found == ids.end() ? Words{fault} : found->second;
}

bool contains(const Words& words, const std::string& word) {
  return std::ranges::find(words, word) != words.end();
}

/// Whether each mutant of these house rules is true of the engine.
bool plays_by(const PlainEngine& engine, const std::string& name) {
  const Mutants& known = mutants_of(variant_named(engine.game).notation);
  const auto all = known.house_rules();
  const auto found = std::ranges::find(all, name, &HouseRules::name);
  const auto is_played = [&](const std::string& mutant) {
    return std::ranges::any_of(
        engine.faults, [&](const std::string& fault) { return contains(true_of(fault), mutant); });
  };
  return found != all.end() && std::ranges::all_of(found->mutants, is_played);
}

/// The house rules that the handshake names.
Words noted_house_rules(const std::string& said) {
  Words names;
  for (const std::string before : {"by the house rules ", "--house-rules "}) {
    for (std::size_t at = said.find(before); at != std::string::npos; at = said.find(before, at)) {
      at += before.size();
      names.push_back(said.substr(at, said.find_first_of(" `\n", at) - at));
    }
  }
  return names;
}

/// A line of shell that checks the engine by the quick sets of its game; the larger counts would
/// take a plain engine most of the time.
std::string check_of(const PlainEngine& engine) {
  std::string command = std::string(HURDLE_PLAIN_ENGINE) + ' ' + engine.game;
  for (const Words& words : {engine.faults, engine.notation}) {
    for (const std::string& word : words) {
      command += ' ' + word;
    }
  }
  return "check " + published(engine.game) + " --tag quick --max-nodes 20000 --variant " +
         engine.game + " --engine '" + command + "'";
}

class RightPlainEngines : public testing::TestWithParam<PlainEngine> {};

TEST_P(RightPlainEngines, HaveNoFindingInAnotherNotation) {
  const PlainEngine& engine = GetParam();
  const Scratch scratch;
  const std::string file = scratch.path("check.json");
  const Outcome outcome = good(shell("\"$HURDLE\" " + check_of(engine) + " --json " + file));
  EXPECT_TRUE(says(outcome.out, ": read as with `"));
  EXPECT_TRUE(noted_house_rules(outcome.out + outcome.err).empty()) << outcome.out;
  const nlohmann::json check = nlohmann::json::parse(content_of(file));
  EXPECT_TRUE(check["result"]["diagnoses"].empty()) << outcome.out;
  EXPECT_TRUE(check["result"]["findings"].empty()) << outcome.out;
}

INSTANTIATE_TEST_SUITE_P(All, RightPlainEngines, testing::ValuesIn(notations),
                         [](const auto& one) { return one.param.name; });

class PlainEngines : public testing::TestWithParam<PlainEngine> {};

TEST_P(PlainEngines, AreDiagnosedByTrueStatements) {
  const PlainEngine& engine = GetParam();
  const Scratch scratch;
  const std::string file = scratch.path("check.json");
  const Outcome outcome = shell("\"$HURDLE\" " + check_of(engine) + " --json " + file);
  for (const std::string& name : noted_house_rules(outcome.out + outcome.err)) {
    EXPECT_TRUE(plays_by(engine, name)) << name << '\n' << outcome.out << outcome.err;
  }
  const bool read_so = outcome.out.find(": read as with `") != std::string::npos;
  EXPECT_NE(engine.notation.empty(), read_so) << outcome.out;
  ASSERT_EQ(outcome.code, engine.faults.empty() ? 0 : 1) << outcome.out << outcome.err;

  Words stated;
  std::size_t patterns = 0;
  const nlohmann::json check = nlohmann::json::parse(content_of(file));
  for (const auto& diagnosis : check["result"]["diagnoses"]) {
    patterns += diagnosis["patterns"].size();
    for (const auto& cause : diagnosis["causes"]) {
      const std::string id = cause["id"];
      const auto is_meant = [&](const std::string& fault) { return contains(true_of(fault), id); };
      const auto fault = std::ranges::find_if(engine.faults, is_meant);
      EXPECT_NE(fault, engine.faults.end()) << "false: " << cause["sentence"] << '\n'
                                            << outcome.out;
      stated.push_back(fault == engine.faults.end() ? "" : *fault);
    }
  }
  for (const std::string& fault : engine.faults) {
    EXPECT_NE(contains(stated, fault), contains(engine.unnamed, fault)) << fault;
  }
  EXPECT_TRUE(patterns == 0 || !engine.unnamed.empty()) << outcome.out;
}

/// All engines; with sanitizers, which take twenty times as long, every sixth.
std::vector<PlainEngine> tested() {
  const std::size_t step = std::string_view(HURDLE_SANITIZE).empty() ? 1 : 6;
  std::vector<PlainEngine> some;
  for (std::size_t index = 0; index < engines.size(); index += step) {
    some.push_back(engines[index]);
  }
  return some;
}

INSTANTIATE_TEST_SUITE_P(All, PlainEngines, testing::ValuesIn(tested()),
                         [](const auto& one) { return one.param.name; });

/// Of two starts with other setups of Han, Cho has the same moves, so an engine's lists are the
/// same.
TEST(PlainEngineOfJanggi, ReadsTheStartsThatHaveTheSameMoves) {
  const std::string starts = published("janggi/starts.yaml");
  const std::string engine = HURDLE_PLAIN_ENGINE " janggi horse-leaps";
  const Outcome outcome =
      hurdle({"check", starts, "--max-nodes", "100", "--variant", "janggi", "--engine", engine});
  EXPECT_TRUE(says(outcome.out, "25 positions: 0 right, 25 wrong, 0 unanswered"));
}

TEST(PlainEngineFaults, AreNamedNineTimesInTen) {
  std::size_t planted = 0;
  std::size_t named = 0;
  for (const PlainEngine& engine : engines) {
    planted += engine.faults.size();
    named += engine.faults.size() - engine.unnamed.size();
  }
  EXPECT_GE(named * 10, planted * 9) << named << " of " << planted;
}

}  // namespace
}  // namespace hurdle::props
