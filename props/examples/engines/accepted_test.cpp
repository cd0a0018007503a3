// Engines by xboard that accept illegal moves: no finding unless their own perft counts these
// moves.
#include <gtest/gtest.h>

#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>

#include "movegen/vocab/text/text.hpp"
#include "perft/count/variants.hpp"
#include "perft/engines/check/engine_check.hpp"
#include "perft/engines/handshake/sendable_position.hpp"
#include "perft/engines/protocol/lines/division_reader.hpp"
#include "perft/engines/protocol/protocols.hpp"
#include "perft/engines/protocol/tried_moves.hpp"
#include "perft/engines/report/json.hpp"
#include "perft/engines/report/text.hpp"
#include "props/assertions.hpp"
#include "props/examples/engines/items.hpp"
#include "props/examples/engines/program.hpp"
#include "props/needs.hpp"

namespace hurdle::props {
namespace {

using namespace engines;

constexpr const char* four_moves = "7k/8/8/4P3/8/8/8/K7 w - - 0 1";
constexpr const char* kings_and_knight = "7k/8/8/8/8/8/8/K7[N] w - - 0 1";

CheckResult check_lenient(const std::string& command, const char* game, const char* fen) {
  const CheckItem item = published_item(*find_variant(game), fen, 1);
  const Protocol& xboard = *find_protocol("xboard");
  CheckOptions options;
  options.start = xboard.start;
  options.engine.dialect = xboard.dialect();
  options.engine.command = command;
  options.max_restarts = 2;
  EngineCheck check(options);
  CheckResult result = check.run({item});
  result.diagnoses = check.diagnose(result, {item});
  return result;
}

CheckResult check_script(const std::string& mode, const std::string& count = "",
                         const char* game = "makruk", const char* fen = four_moves) {
  return check_lenient(
      "/bin/sh " + scripted("fake_xboard.sh", mode) + " '" HURDLE_PROGRAM "' " + count, game, fen);
}

TEST(AcceptedMoves, AreNoFindingAndNoDiagnosis) {
  for (const char* perft : {"", "4", "dies"}) {
    const CheckResult result = check_script("accepts-e5e7", perft);
    EXPECT_EQ(result.passed, 1U) << perft << to_text(result);
    EXPECT_EQ(result.failed, 0U) << perft;
    EXPECT_TRUE(result.diagnoses.empty()) << perft;
    ASSERT_EQ(result.accepted.size(), 1U) << perft;
    EXPECT_EQ(result.accepted[0].moves.moves, std::vector<std::string>{"e5e7"});
    EXPECT_TRUE(says(to_text(result), "accepted when tried: few.yaml:12: few (makruk)"));
    EXPECT_EQ(to_json(result)["accepted"][0]["moves"][0], "e5e7");
  }
}

TEST(AcceptedMoves, AreAFindingIfTheEnginesPerftCountsThem) {
  const CheckResult result = check_script("accepts-e5e7", "5");
  ASSERT_EQ(result.findings.size(), 1U) << to_text(result);
  EXPECT_EQ(result.findings[0].extra, std::vector<std::string>{"e5e7"});
  EXPECT_TRUE(result.accepted.empty());
}

TEST(AcceptedMoves, ARefusedMoveIsAFindingUnlessThePerftCountsIt) {
  EXPECT_EQ(check_script("missing-a1a2").failed, 1U);
  EXPECT_EQ(check_script("missing-a1a2", "3").failed, 1U);
  const CheckResult result = check_script("missing-a1a2", "4");
  EXPECT_EQ(result.failed, 0U) << to_text(result);
  ASSERT_EQ(result.failures.size(), 1U);
  EXPECT_TRUE(says(result.failures[0].message, "own `perft 1` counts 4 moves, as the rules do"));
}

TEST(AcceptedMoves, WithoutAnyDropTheHandWasNotRead) {
  const CheckResult result = check_script("no-drops", "", "crazyhouse", kings_and_knight);
  EXPECT_EQ(result.failed, 0U) << to_text(result);
  ASSERT_EQ(result.failures.size(), 1U);
  EXPECT_EQ(result.failures[0].failure, EngineFailure::misread);
}

TEST(AcceptedMoves, AnEngineThatRefusesEachMoveHasNotSetUpThePosition) {
  const CheckResult result = check_script("missing-.");
  EXPECT_EQ(result.failed, 0U) << to_text(result);
  ASSERT_EQ(result.failures.size(), 1U);
  EXPECT_EQ(result.failures[0].failure, EngineFailure::misread);
  EXPECT_EQ(check_script("missing-.", "0").failed, 1U);
}

TEST(AcceptedMoves, ChessByXboardNeedsNoVariantCommand) {
  const CheckResult result = check_script("standard", "", "chess", "6k1/8/8/8/8/8/8/K6R w - - 0 1");
  EXPECT_EQ(result.passed, 1U) << to_text(result);
}

TEST(AcceptedMoves, CastlingInWordsIsNoneOfAnEngineThatIgnoresWords) {
  const CheckResult result =
      check_script("ignores-words", "", "chess", "4k3/8/8/8/8/8/8/4KB1R w K - 0 1");
  EXPECT_EQ(result.passed, 1U) << to_text(result);
  for (const Accepted& accepted : result.accepted) {  // the pass, as the engine ignores it
    EXPECT_EQ(accepted.moves.moves, std::vector<std::string>{"e1e1"});
  }
}

TEST(AcceptedMoves, APerftIsReadInItsUsualForms) {
  for (const char* line :
       {"Raw nodes for depth 1: 48", "Nodes: 48", "perft(1) = 48", "perft 1: 48",
        " 1         48  0.00   1333333.33nps", "48 nodes in 0.01 s", "Total 48, 12 ms"}) {
    EXPECT_EQ(perft_count(line, 1), Total(48)) << line;
  }
  for (const char* line : {"", "Time : 0.00", "e2e4 1", "thinking 48", "Nodes: many"}) {
    EXPECT_FALSE(perft_count(line, 1)) << line;
  }
  EXPECT_EQ(perft_count("perft: 1", 1), Total(1));
  for (const char* line :
       {"Nodes: 1 Time: 7 ms", "Total: 1 (7 ms)", "1 1 7", "perft 1: 1 7", "Perft: 1 in 7 ms",
        "depth 1 nodes 1 time 7", "7th move, moves = 1, 7"}) {
    EXPECT_EQ(perft_count(line, 1), Total(1)) << line;
  }
  for (const char* line : {"nodes(1) = 20", "Perft: 1 nodes: 20", "perft(1) 20 0.1"}) {
    EXPECT_EQ(perft_count(line, 1), Total(20)) << line;
  }
}

struct LenientEngine {
  const char* program;
  const char* variant;
  const char* fen;
};

class LenientEngines : public testing::TestWithParam<LenientEngine> {};

TEST_P(LenientEngines, PassWithTheirAcceptedMove) {
  const LenientEngine& real = GetParam();
  HURDLE_NEEDS(real.program);
  const CheckResult result = check_lenient(real.program, real.variant, real.fen);
  EXPECT_EQ(result.passed, 1U) << to_text(result);
  EXPECT_EQ(result.accepted.size(), 1U) << to_text(result);
}

INSTANTIATE_TEST_SUITE_P(
    Programs, LenientEngines,
    testing::Values(
        // It takes the king's move onto its own square for a pass.
        LenientEngine{"/usr/games/sjeng", "chess", "r3k2r/8/8/8/8/8/8/R3K2R w K - 0 1"},
        // It ignores a promotion in the middle of the board.
        LenientEngine{"/usr/games/phalanx", "chess", "4k3/8/8/8/8/8/5P2/R3K3 w Q - 0 1"}),
    [](const auto& instance) {
      return std::filesystem::path(instance.param.program).stem().string();
    });

/// A pawn that has just gone two squares may be captured by the pawn on b4.
constexpr const char* passed_square = "4k3/8/8/8/Pp5P/8/8/4K3 b - a3 0 1";

TEST(XboardPositions, ADoubleStepIsPlayedBecauseEnginesIgnoreTheFieldOfEnPassant) {
  const CheckResult result = check_script("no-passed-square", "", "chess", passed_square);
  expect_numbers(result, 1, 0, 0);
}

TEST(XboardPositions, ADoubleStepNeedsALegalPositionBeforeIt) {
  const Variant& chess = *find_variant("chess");
  const EnginePosition usual{parse_fen(chess.notation, passed_square), {}};
  const EnginePosition longer = before_double_step(chess, usual);
  ASSERT_EQ(longer.line.size(), 1U);
  EXPECT_EQ(to_text(chess.notation, longer.line[0]), "a2a4");
  EXPECT_EQ(to_fen(chess.notation, longer.base), "4k3/8/8/8/1p5P/8/P7/4K3 w - - 0 1");
  const EnginePosition without{parse_fen(chess.notation, "4k3/8/8/8/Pp5P/8/8/4K3 b - - 0 1"), {}};
  EXPECT_TRUE(before_double_step(chess, without).line.empty());
}

TEST(XboardPositions, PiecesInHandAreSentByHoldingToAnEngineThatIgnoresTheFen) {
  const CheckResult result = check_script("holding", "", "crazyhouse", kings_and_knight);
  expect_numbers(result, 1, 0, 0);
}

TEST(XboardPositions, CastlingMovesTheRookToo) {
  const Notation& chess = find_variant("chess")->notation;
  const Dialect dialect = find_protocol("xboard")->dialect();
  const auto board_after = [&](const char* move) {
    const std::string fen =
        to_fen(chess, roughly_after(chess, dialect,
                                    parse_fen(chess, "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"), {move}));
    return fen.substr(0, fen.find(' '));
  };
  EXPECT_EQ(board_after("e1c1"), "4k3/8/8/8/8/8/8/2KR3R");
  EXPECT_EQ(board_after("e1g1"), "4k3/8/8/8/8/8/8/R4RK1");
  EXPECT_EQ(board_after("e1f1"), "4k3/8/8/8/8/8/8/R4K1R");
}

}  // namespace
}  // namespace hurdle::props
