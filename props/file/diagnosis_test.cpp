// Mutants from facts: an engine that plays one fact differently is explained in words of the file.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <sstream>

#include "movegen/file/rules/rules.hpp"
#include "perft/file/count.hpp"
#include "perft/file/diagnose.hpp"
#include "perft/file/fact_mutants.hpp"
#include "perft/file/sample.hpp"
#include "props/cli/program.hpp"
#include "props/file/shared.hpp"

namespace hurdle::props {
namespace {

/// Our example games, the last line of whose section can be changed.
std::shared_ptr<const file::Game> example(const std::string& name, const std::string& from = "",
                                          const std::string& to = "") {
  std::ifstream in(std::string(HURDLE_SOURCE_DIR) + "/positions/variants/example.ini");
  std::stringstream all;
  all << in.rdbuf();
  std::string text = all.str();
  if (!from.empty()) {
    const std::size_t at = text.find(from, text.find("[" + name + ":"));
    EXPECT_NE(at, std::string::npos) << from;
    text.replace(at, from.size(), to);
  }
  return file::load_variants(text).find(name);
}

/// The lists of an engine that plays `other`, in positions of `game`.
std::vector<file::EngineMoves> lists_of(const file::Game& game, const file::Game& other) {
  constexpr std::size_t positions = 40;
  constexpr std::uint64_t seed = 3;
  std::vector<file::EngineMoves> lists;
  const file::Rules rules(game.facts);
  const file::Rules theirs(other.facts);
  for (const file::Position& position : file::random_positions(rules, positions, seed)) {
    const auto texts = file::move_texts(theirs, position);
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

class FileDiagnosis : public testing::TestWithParam<Planted> {};

TEST_P(FileDiagnosis, NamesThePlantedMistake) {
  const Planted& planted = GetParam();
  const auto game = example(planted.game);
  const auto wrong = example(planted.game, planted.from, planted.to);
  ASSERT_NE(game, nullptr);
  ASSERT_NE(wrong, nullptr);
  const auto found = file::diagnose(game->facts, lists_of(*game, *wrong));
  EXPECT_GT(found.different, 0U);
  EXPECT_EQ(found.explained, found.different);
  EXPECT_EQ(found.says, std::vector<std::string>{planted.says});
}

INSTANTIATE_TEST_SUITE_P(
    Planted, FileDiagnosis,
    testing::Values(
        Planted{"bishopric", "promotionPieceTypes = arbn", "promotionPieceTypes = arb",
                "`promotionPieceTypes` without n"},
        Planted{"elephants", "e:nA", "e:A",
                "customPiece1 (E): \"Goes 2 squares if its path is empty, along diagonals\" over "
                "other pieces too"},
        Planted{"elephants", "e:nA", "e:nAsW", "customPiece1 (E) moves like Betza's `sW` too"},
        Planted{"handless", "gold = g", "gold = g\nmandatoryPiecePromotion = true",
                "`mandatoryPiecePromotion = true`"}));

TEST(FileDiagnosis, ARightEngineNeedsNoMutant) {
  const auto game = example("elephants");
  const auto found = file::diagnose(game->facts, lists_of(*game, *game));
  EXPECT_EQ(found.different, 0U);
  EXPECT_TRUE(found.says.empty());
}

TEST(FileDiagnosis, NoMutantIsTheGameItself) {
  for (const auto& name : {"chess", "xiangqi", "shogi", "sittuyin"}) {
    const auto game = built_in(name);
    const auto mutants = file::fact_mutants(game->facts);
    EXPECT_GT(mutants.size(), 50U);
    EXPECT_TRUE(std::none_of(mutants.begin(), mutants.end(),
                             [&](const auto& mutant) { return mutant.facts == game->facts; }));
  }
}

/// A UCI engine in shell that answers by `hurdle perft` with its own file.
std::string engine_with(const Scratch& scratch, const std::string& file) {
  return "sh " + scratch.file("engine.sh", R"(while read -r line; do
  case $line in
    uci) echo 'id name shell'; echo uciok ;;
    isready) echo readyok ;;
    'setoption name UCI_Variant value '*) game=${line##* } ;;
    'position fen '*) position=${line#position fen }; fen=${position%% moves *}
      moves=; case $position in *' moves '*) moves=${position##* moves } ;; esac ;;
    'go perft '*) "$HURDLE" perft "$game" "${line##* }" --divide --variants )" +
                                               file + R"( \
        --fen "$fen" --moves "$moves" 2>/dev/null | sed '/ /s/ /: /; /^[0-9]*$/d; /^$/d'
      echo 'Nodes searched: 0' ;;
  esac
done
)");
}

TEST(CheckVariant, TellsRightEnginesFromWrongOnes) {
  const Scratch scratch;
  const std::string text =
      "[tiny:chess]\nmaxFile = 4\nmaxRank = 5\ncastling = false\ndoubleStep = false\n"
      "promotionRegionWhite = *5\nstartFen = k2n/4/4/P3/K2R w - - 0 1\n";
  const std::string right = scratch.file("right.ini", text);
  const std::string wrong = scratch.file("wrong.ini", text + "customPiece1 = r:mRcB\n");
  const std::vector<std::string> words{"check-variant", "tiny", "--variants", right,
                                       "--positions",   "4",    "--engine"};
  const auto with = [&](const std::string& file) {
    std::string line = "export HURDLE; \"$HURDLE\"";
    for (const std::string& word : words) {
      line += " '" + word + "'";
    }
    return shell(line + " '" + engine_with(scratch, file) + "'");
  };
  EXPECT_TRUE(says(good(with(right)).out, "0 wrong"));
  const Outcome bad_engine = with(wrong);
  EXPECT_EQ(bad_engine.code, 1) << bad_engine.out << bad_engine.err;
  EXPECT_TRUE(says(bad_engine.out, "the engine lacks"));
  expect_refused(hurdle({"check-variant", "tiny", "--variants", right, "--engine", "/none"}),
                 {"/none"});
}

}  // namespace
}  // namespace hurdle::props
