// Engines that speak the xboard protocol; each of their moves is tried out. Correct ones, a wrong
// one, and invalid replies.
#include <gtest/gtest.h>

#include <chrono>
#include <filesystem>
#include <optional>
#include <set>
#include <string>

#include "movegen/vocab/text/text.hpp"
#include "perft/count/variants.hpp"
#include "perft/engines/check/engine_check.hpp"
#include "perft/engines/process/process.hpp"
#include "perft/engines/protocol/protocols.hpp"
#include "perft/engines/protocol/tried_moves.hpp"
#include "perft/engines/report/text.hpp"
#include "perft/sample/random_placement.hpp"
#include "props/assertions.hpp"
#include "props/examples/engines/items.hpp"
#include "props/examples/engines/program.hpp"
#include "props/needs.hpp"

namespace hurdle::props {
namespace {

using namespace engines;
using namespace std::chrono_literals;

// A pawn that promotes with its next move.
constexpr const char* promoting_pawn = "7k/8/8/4P3/8/8/8/K7 w - - 0 1";

CheckResult check_xboard_with(CheckOptions options, const char* game, const char* fen, int depth,
                              const std::string& pass = "@@@@") {
  const Protocol& xboard = *find_protocol("xboard");
  options.start = xboard.start;
  options.engine.dialect = xboard.dialect();
  options.engine.dialect.pass = pass;
  options.max_restarts = 2;
  return check({published_item(*find_variant(game), fen, depth)}, options);
}

CheckResult check_xboard(const std::string& mode, int depth = 1,
                         std::optional<std::chrono::milliseconds> patience = {},
                         const char* game = "makruk", const char* fen = promoting_pawn) {
  CheckOptions options;
  options.engine.patience = patience;
  options.engine.command = "/bin/sh '" HURDLE_SOURCE_DIR
                           "/props/examples/engines/programs/fake_xboard.sh' " +
                           mode + " '" HURDLE_PROGRAM "'";
  options.engine.timeout = mode == "silent" || mode == "no-reply-to-ping" ? 500ms : 60'000ms;
  return check_xboard_with(options, game, fen, depth);
}

TEST(Xboard, AnHonestEngineAgreesAtEveryNode) {
  const CheckResult result = check_xboard("honest", 2);
  EXPECT_EQ(result.passed, 2U) << to_text(result);
  EXPECT_EQ(result.engine, "Fake X 1.0");
  for (const char* mode : {"plain", "late"}) {
    EXPECT_EQ(check_xboard(mode).passed, 1U) << mode;
  }
}

TEST(Xboard, ARefusalInOtherWordsOrWithoutItsMoveIsARefusal) {
  for (const char* mode : {"unknown-command", "unnamed", "other-name"}) {
    const CheckResult result = check_xboard(mode);
    EXPECT_EQ(result.passed, 1U) << mode << '\n' << to_text(result);
  }
  const CheckResult result = check_xboard("unnamed", 2);
  EXPECT_EQ(result.passed, 2U) << to_text(result);
}

TEST(Xboard, AnEngineOfOneGameNeedsNoCommandForVariants) {
  const CheckResult result = check_xboard("one-game", 2);
  EXPECT_EQ(result.passed, 2U) << to_text(result);
}

TEST(Xboard, ARefusedPingEndsAReplyIfTheRefusalRepeatsIt) {
  const CheckResult result = check_xboard("echoes-ping", 2);
  EXPECT_EQ(result.passed, 2U) << to_text(result);
}

TEST(Xboard, AnEngineThatForgetsForceAtASetboardDoesNotPlay) {
  EXPECT_EQ(check_xboard("forgets-force").passed, 1U);
}

TEST(Xboard, ATooSlowEngineIsRecognisedFromAFewMoves) {
  const CheckResult result = check_xboard("honest", 1, 0ms);
  ASSERT_EQ(result.failures.size(), 1U) << to_text(result);
  EXPECT_EQ(result.failures[0].failure, EngineFailure::timed_out);
  EXPECT_TRUE(
      says(result.failures[0].message, " moves that Hurdle tries in a position take about "));
  EXPECT_EQ(check_xboard("honest", 1, 1h).passed, 1U);
}

TEST(Xboard, AMissingMoveIsFoundOneMoveLater) {
  const CheckResult result = check_xboard("missing-h8g7", 2);
  ASSERT_EQ(result.findings.size(), 1U) << to_text(result);
  EXPECT_EQ(result.findings[0].kind, FindingKind::missing_move);
  EXPECT_EQ(result.findings[0].missing.size(), 1U);
  EXPECT_EQ(result.findings[0].path.size(), 1U);
}

TEST(Xboard, APromotionIsAMoveOfItsOwn) {
  const CheckResult result = check_xboard("missing-e5e6m");
  ASSERT_EQ(result.findings.size(), 1U) << to_text(result);
  EXPECT_EQ(result.findings[0].missing, std::vector<std::string>{"e5e6m"});
}

TEST(Xboard, AMoveInAnotherNotationIsUnsettledAndNoFinding) {
  expect_failure(check_xboard("spells-e5e6m=e5e6"), EngineFailure::unsettled,
                 "the engine accepts e5e6 once, without the piece that the pawn becomes; expected "
                 "e5e6m",
                 1);
  expect_failure(check_xboard("spells-e1g1=e1h1", 1, {}, "chess", "4k3/8/8/8/8/8/8/4K2R w K - 0 1"),
                 EngineFailure::unsettled, "the engine accepts castling as e1h1; expected e1g1", 1);
  expect_failure(check_xboard("spells-e1g1=O-O", 1, {}, "chess", "4k3/8/8/8/8/8/8/4K2R w K - 0 1"),
                 EngineFailure::unsettled,
                 "the engine accepts castling as O-O; expected e1g1; or use `--castling O-O`", 1);
}

TEST(Xboard, UnusableRepliesAreReported) {
  expect_failure(check_xboard("no-ping"), EngineFailure::refused, "refused `ping`", 1);
  expect_failure(check_xboard("other-protocol"), EngineFailure::refused,
                 "refused `ping`: 'Unknown command: ping 1'", 1);
  expect_failure(check_xboard("no-setboard"), EngineFailure::refused,
                 "no setboard=1 among its features", 1);
  expect_failure(check_xboard("refuses-setboard"), EngineFailure::refused, "refused `setboard`", 1);
  expect_failure(check_xboard("no-move-word"), EngineFailure::refused,
                 "'Error (unknown command): usermove", 1);
  expect_failure(check_xboard("believes-all"), EngineFailure::nonsense, "does not refuse `usermove",
                 1);
  expect_failure(check_xboard("on-stderr"), EngineFailure::nonsense,
                 "on stderr, where Hurdle reads no replies: 'Illegal move: ", 1);
  expect_failure(check_xboard("no-reply-to-ping"), EngineFailure::timed_out,
                 "ping=0 among its features and prints nothing after `ping`", 1);
  expect_failure(check_xboard("plays"), EngineFailure::nonsense, "plays by itself", 1);
  expect_failure(check_xboard("silent"), EngineFailure::timed_out,
                 "did not reply to the `ping` after `protover 2`", 1);
  expect_failure(check_xboard("leaves"), EngineFailure::crashed,
                 "exited with code 4; asked was `accepted`", 1);
  expect_failure(check_xboard("crash"), EngineFailure::crashed,
                 "exited with code 3; asked was `setboard`", 1);
}

/// It passed for a script that refuses every question.
TEST(Xboard, AnEngineThatCannotBeAskedIsStillOne) {
  expect_no_verdict(run_hurdle("hello --engine \"sh " +
                               scripted("fake_xboard.sh", "no-reply-to-ping /dev/null") + '"'),
                    {"it speaks xboard but lists no moves: the engine has ping=0"});
}

TEST(Xboard, AGameThatItDoesNotStartIsUnknown) {
  const CheckResult result = check_xboard("unknown");
  EXPECT_EQ(result.passed + result.failed + result.unanswered, 0U) << to_text(result);
  ASSERT_EQ(result.unknown_games.size(), 1U);
  EXPECT_TRUE(says(result.unknown_games[0].message, "cannot start"));
}

TEST(Xboard, WritesRanksOfTenFromZeroAndPassesAsItsProtocolDoes) {
  const Dialect dialect = find_protocol("xboard")->dialect();
  const Notation& janggi = find_variant("janggi")->notation;
  const Notation& makruk = find_variant("makruk")->notation;
  EXPECT_EQ(dialect.move(janggi, parse_move(janggi, "a10b10")), "a9b9");
  EXPECT_EQ(dialect.move(janggi, parse_move(janggi, "e2e2")), "@@@@");
  EXPECT_EQ(dialect.move(makruk, parse_move(makruk, "a8b8")), "a8b8");
  EXPECT_EQ(dialect.our_move(janggi, start_position(janggi), "a0a9"), "a1a10");
}

/// An installed program, a game that it plays, and a position of it.
struct RealEngine {
  const char* program;
  const char* variant;
  const char* fen;
  const char* pass = "@@@@";
};

class RealXboardEngines : public testing::TestWithParam<RealEngine> {};

TEST_P(RealXboardEngines, AgreeAtEveryNode) {
  const RealEngine& real = GetParam();
  HURDLE_NEEDS(real.program);
  CheckOptions options;
  options.engine.command = real.program;
  const CheckResult result = check_xboard_with(options, real.variant, real.fen, 2, real.pass);
  EXPECT_EQ(result.passed, 2U) << to_text(result);
}

INSTANTIATE_TEST_SUITE_P(
    Programs, RealXboardEngines,
    testing::Values(RealEngine{"/usr/games/sjaakii", "makruk", promoting_pawn},
                    RealEngine{"/usr/games/fairy-stockfish", "makpong", promoting_pawn},
                    // Ten ranks, and a pass.
                    RealEngine{"/usr/games/fairy-stockfish", "janggi",
                               "3k5/9/9/9/4p4/9/9/9/4K4/9 w - - 0 1", ""}),
    [](const auto& instance) {
      const std::string program = std::filesystem::path(instance.param.program).stem();
      return program.substr(0, program.find('-')) + '_' + instance.param.variant;
    });

/// The moves that are tried include every legal move of every game.
TEST(TriedMoves, HoldAllLegalMovesOfEveryGame) {
  const Dialect dialect = find_protocol("xboard")->dialect();
  for (const Variant& variant : all_variants()) {
    const Notation& notation = variant.notation;
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
      const hurdle::Setup setup = random_placement(variant.referee, seed);
      std::set<std::string> tried;
      for (const auto& group : moves_to_try(notation, dialect, setup)) {
        tried.insert(group.begin(), group.end());
      }
      EXPECT_EQ(tried.count(illegal_move(notation, dialect, setup)), 0U);
      for (const Move move : variant.plain.moves(setup)) {
        EXPECT_EQ(tried.count(dialect.move(notation, move)), 1U)
            << notation.name << ' ' << to_text(notation, move);
      }
    }
  }
}

TEST(Processes, ReadOutputWhileTheProgramReadsNoInput) {
  // Both sides write more than a pipe holds before they read: the writer must also read.
  Process process("/bin/sh -c 'yes answer | head -n 100000; read -r line; echo \"${#line}\"'");
  const Deadline limit = Clock::now() + 60s;
  process.write_line(std::string(500'000, 'q'), limit);
  int answers = 0;
  std::string last;
  while (last != "500000") {
    const std::optional<std::string> line = process.read_line(limit);
    ASSERT_TRUE(line);
    answers += *line == "answer" ? 1 : 0;
    last = *line;
  }
  EXPECT_EQ(answers, 100'000);
}

TEST(Processes, SayWhichEndTheProgramClosed) {
  const auto told = [](const std::string& closed) {
    Process process("/bin/sh -c 'exec " + closed + "; exec sleep 100'");
    const Deadline limit = Clock::now() + 60s;
    try {
      while (true) {
        process.write_line("line", limit);
        (void)process.read_line(Clock::now() + 10ms);
      }
    } catch (const EngineError& error) {
      return std::string(error.what());
    }
  };
  EXPECT_EQ(told("<&-"), "the engine closed its input");
  EXPECT_EQ(told(">&-"), "the engine closed its output");
}

}  // namespace
}  // namespace hurdle::props
