// How a check handles findings, with engines inside the test: jobs, random positions, shrinking,
// journal, baseline, interrupts, and the amount of output.
#include "perft/engines/check/check.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <algorithm>
#include <atomic>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "movegen/variants/makpong/notation.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/engines/check/engine_check.hpp"
#include "perft/engines/check/failure_kinds.hpp"
#include "perft/engines/check/random_items.hpp"
#include "perft/engines/process/kept_lines.hpp"
#include "perft/engines/protocol/lines/refusal.hpp"
#include "perft/engines/report/baseline.hpp"
#include "perft/engines/report/journal.hpp"
#include "perft/engines/report/json.hpp"
#include "perft/engines/report/text.hpp"
#include "perft/output/json.hpp"
#include "props/assertions.hpp"
#include "props/examples/engines/inside.hpp"

namespace hurdle::props {
namespace {

using namespace engines;

const Variant& makruk() {
  return *find_variant("makruk");
}

/// A rook does not move to the a-file.
void no_rook_to_a(const hurdle::Setup& node, std::vector<FakeMove>& moves) {
  std::erase_if(moves, [&](const FakeMove& move) {
    const Square from = move.move.from();
    return move.text[2] == 'a' && node.at(from) && node.at(from).kind() == makpong::rook;
  });
}

CheckOptions wrong_about_rooks() {
  CheckOptions options;
  options.engine.command = "inside";
  options.start = inside(no_rook_to_a);
  return options;
}

std::vector<CheckItem> fresh(std::size_t number, std::uint64_t seed = 1) {
  return random_items(makruk(), number, seed);
}

TEST(RandomItems, AreTheSameForASeedAndOthersForAnother) {
  const std::vector<CheckItem> items = fresh(20, 7);
  const std::vector<CheckItem> again = fresh(20, 7);
  const std::vector<CheckItem> others = fresh(20, 8);
  ASSERT_EQ(items.size(), 20U);
  std::size_t equal = 0;
  for (std::size_t i = 0; i < items.size(); ++i) {
    EXPECT_EQ(items[i].setup, again[i].setup);
    EXPECT_EQ(items[i].perft.at(2), makruk().plain.perft(items[i].setup, 2));
    equal += items[i].setup == others[i].setup ? 1 : 0;
  }
  EXPECT_EQ(items[3].id, "seed-7-4");
  EXPECT_LT(equal, items.size());
}

TEST(Jobs, DoNotChangeTheResult) {
  const std::vector<CheckItem> items = fresh(60);
  const CheckResult alone = check(items, wrong_about_rooks());
  ASSERT_GT(alone.findings.size(), 3U) << "the lie was never met";
  for (const std::size_t jobs : {2U, 5U, 200U}) {
    CheckOptions many = wrong_about_rooks();
    many.jobs = jobs;
    std::atomic<std::size_t> told{0};
    many.on_finding = [&told](const Finding&) { ++told; };
    const CheckResult result = check(items, many);
    EXPECT_EQ(to_json(result), to_json(alone)) << jobs;
    EXPECT_EQ(told, alone.findings.size());
    const auto& answers = result.answers.at(&makruk());
    const auto& expected = alone.answers.at(&makruk());
    ASSERT_EQ(answers.size(), expected.size());
    for (std::size_t i = 0; i < answers.size(); ++i) {
      EXPECT_EQ(answers[i].position, expected[i].position);
      EXPECT_EQ(answers[i].moves, expected[i].moves);
    }
  }
}

TEST(Jobs, StopAfterAsManyFindingsAsOne) {
  const std::vector<CheckItem> items = fresh(60);
  CheckOptions alone = wrong_about_rooks();
  alone.stop_after = 2;
  CheckOptions many = alone;
  many.jobs = 4;
  const CheckResult result = check(items, many);
  EXPECT_EQ(result.failed, 2U);
  EXPECT_GT(result.not_reached, 0U);
  EXPECT_EQ(to_json(result), to_json(check(items, alone)));
}

/// In this position each move of the engine has one reply, so that its wrong counts of depth 2 are
/// the right ones of depth 1.
TEST(Depths, ThatTheEngineCountsWronglyAreNoLimit) {
  const Variant& chess = *find_variant("chess");
  CheckOptions options;
  options.engine.command = "inside";
  options.start = inside([](const hurdle::Setup& node, std::vector<FakeMove>& moves) {
    constexpr Kind knight{4};
    std::erase_if(moves, [&](const FakeMove& move) {
      return node.at(move.move.from()).is(Colour::black, knight) &&
             move.move.to().rank() > move.move.from().rank();
    });
  });
  const hurdle::Setup setup =
      parse_fen(chess.notation, "7k/7p/7P/8/8/p2p1p2/P2P1P2/Rn2K3 w Q - 0 1");
  const std::vector<CheckItem> items{
      {"few.yaml", 1, "one", &chess, setup, {{1, Total(3)}, {2, Total(7)}}}};
  const CheckResult result = EngineCheck(options).run(items);
  EXPECT_EQ(result.failed, 1U) << to_text(result);
  EXPECT_EQ(result.unanswered, 0U) << to_text(result);
}

TEST(Interrupts, LeaveWhatWasFound) {
  const std::vector<CheckItem> items = fresh(60);
  std::atomic<bool> stop{false};
  CheckOptions options = wrong_about_rooks();
  options.engine.stop = &stop;
  options.progress = [&stop](std::size_t done, std::size_t) { stop = done >= 30; };
  EngineCheck engine(options);
  const CheckResult result = engine.run(items);
  EXPECT_TRUE(result.interrupted);
  EXPECT_EQ(result.positions, 30U);
  EXPECT_FALSE(result.findings.empty());
  EXPECT_EQ(result.outcomes.size(), items.size());
  EXPECT_EQ(result.outcomes.back().end, ItemEnd::not_reached);
  EXPECT_TRUE(
      says(to_text(result), "interrupted: 30 of 60 positions were looked at; no diagnosis\n"));
  EXPECT_EQ(to_json(result).at("interrupted"), true);
}

TEST(Shrinking, LeavesWhatTheMistakeNeeds) {
  EngineCheck engine(wrong_about_rooks());
  CheckResult result = engine.run(fresh(60));
  ASSERT_FALSE(result.findings.empty());
  const std::size_t answers = result.answers.at(&makruk()).size();
  engine.shrink(result, 200);
  const Finding& finding = result.findings.front();
  ASSERT_TRUE(finding.smallest.has_value());
  const auto pieces = std::ranges::count_if(finding.smallest->setup.board,
                                            [](Piece piece) { return static_cast<bool>(piece); });
  EXPECT_EQ(pieces, 3) << finding.smallest->fen << ": two kings and the rook are enough";
  EXPECT_EQ(finding.smallest->move[2], 'a');
  EXPECT_TRUE(says(to_text(finding), finding.smallest->command));
  EXPECT_EQ(to_json(finding).at("smallest").at("fen"), finding.smallest->fen);
  const std::size_t asked = result.answers.at(&makruk()).size() - answers;
  EXPECT_GT(asked, 0U) << "what shrinking asked is evidence too";
  EXPECT_LE(asked, 200U);
}

TEST(Shrinking, KeepsToItsQuestions) {
  EngineCheck engine(wrong_about_rooks());
  CheckResult result = engine.run(fresh(60));
  const std::size_t answers = result.answers.at(&makruk()).size();
  engine.shrink(result, 1);
  EXPECT_LE(result.answers.at(&makruk()).size(), answers + 1);
  EXPECT_FALSE(result.findings.front().smallest.has_value()) << "that one question changed nothing";
}

TEST(Shrinking, AsksNothingWhereThePositionAloneIsAnsweredRightly) {
  // The engine is wrong only after a line of moves, so the position cannot be shrunk.
  class OnlyBehindALine : public EngineInside {
   public:
    OnlyBehindALine() : EngineInside(no_rook_to_a), honest_(no_edit) {}
    Division divide(const Notation& variant, const EnginePosition& told, int depth) override {
      return told.line.empty() && depth == 1 ? honest_.divide(variant, told, depth)
                                             : EngineInside::divide(variant, told, depth);
    }

   private:
    EngineInside honest_;
  };
  CheckOptions options = wrong_about_rooks();
  options.start = [](const EngineOptions&) { return std::make_unique<OnlyBehindALine>(); };
  EngineCheck engine(options);
  CheckResult result = engine.run(fresh(60));
  ASSERT_FALSE(result.findings.empty());
  engine.shrink(result, 200);
  EXPECT_FALSE(result.findings.front().smallest.has_value());
}

TEST(Asking, WorksAfterTheRun) {
  EngineCheck engine(wrong_about_rooks());
  const std::vector<CheckItem> items = fresh(2);
  const CheckResult result = engine.run(items);
  const auto moves = engine.ask(makruk(), items[0].setup, {}, 1);
  ASSERT_TRUE(moves.has_value());
  EXPECT_EQ(*moves, result.answers.at(&makruk()).front().moves);
}

TEST(Asking, IsNotAboutALineThatTheEngineDoesNotList) {
  EngineCheck engine(wrong_about_rooks());
  const hurdle::Setup setup = parse_fen(makruk().notation, "4k3/8/8/8/8/8/8/1R2K3 w - - 0 1");
  const auto asked = [&](const char* move) {
    return engine.ask(makruk(), setup, std::vector{parse_move(makruk().notation, move)}, 1);
  };
  EXPECT_TRUE(asked("b1c1").has_value());
  EXPECT_FALSE(asked("b1a1").has_value());
}

TEST(Text, HasTheFirstFindingOfAClauseAndTheNumberOfAll) {
  const CheckResult result = check(fresh(60), wrong_about_rooks());
  const std::string text = to_text(result, {false, "/tmp/journal"});
  const std::string all = to_text(result, {true, ""});
  const auto in_full = [](const std::string& printed) {
    std::size_t number = 0;
    for (std::size_t at = printed.find("\n  FEN: "); at != std::string::npos;
         at = printed.find("\n  FEN: ", at + 1)) {
      ++number;
    }
    return number;
  };
  EXPECT_EQ(in_full(text), result.by_clause.size());
  EXPECT_EQ(in_full(all), result.findings.size());
  EXPECT_TRUE(says(text, "every finding in full: /tmp/journal\n"));
  EXPECT_FALSE(says(all, "every finding in full"));
}

TEST(Journals, HoldEveryFindingAtOnce) {
  const EngineScratch scratch;
  Journal journal(scratch.table());
  CheckOptions options = wrong_about_rooks();
  std::size_t findings = 0;
  std::size_t lines = 0;
  options.on_finding = [&](const Finding& finding) {
    journal.write(finding);
    ++findings;
    std::ifstream file(scratch.table());
    lines = 0;
    for (std::string line; std::getline(file, line); ++lines) {
      EXPECT_EQ(Json::parse(line).at("variant"), "makruk");
    }
    EXPECT_EQ(lines, findings) << "each is on disk before the run goes on";
  };
  const CheckResult result = check(fresh(60), options);
  EXPECT_EQ(lines, result.findings.size());
}

TEST(Journals, AreTemporaryUnlessNamed) {
  Journal journal("");
  EXPECT_TRUE(journal.file().empty()) << "without a finding there is no file";
  Finding finding;
  finding.item.variant = &makruk();
  journal.write(finding);
  EXPECT_TRUE(std::filesystem::exists(journal.file()));
  std::filesystem::remove(journal.file());
  EXPECT_THROW(Journal("/no/such/folder/journal"), std::runtime_error);
}

class Baselines : public testing::Test {
 protected:
  std::string written(const CheckResult& result) const {
    std::string file = scratch_.table();
    std::ofstream(file) << envelope("check", to_json(result)).dump();
    return file;
  }

  EngineScratch scratch_;
};

TEST_F(Baselines, LetKnownFindingsPass) {
  const std::vector<CheckItem> items = fresh(60);
  const CheckResult before = check(items, wrong_about_rooks());
  const Baseline baseline(written(before));
  CheckOptions options = wrong_about_rooks();
  options.known = [&](const Finding& finding) { return baseline.has(finding); };
  const CheckResult result = check(items, options);
  EXPECT_EQ(result.failed, 0U);
  EXPECT_EQ(result.known, before.failed);
  EXPECT_EQ(exit_code(result), 0);
  EXPECT_TRUE(baseline.vanished(items, result).empty());
  EXPECT_TRUE(says(to_text(result), fmt::format("{} wrong as in the baseline", before.failed)));
}

TEST_F(Baselines, FailOnAnotherMoveOfTheSamePosition) {
  const std::vector<CheckItem> items = fresh(60);
  const CheckResult before = check(items, wrong_about_rooks());
  const Baseline baseline(written(before));
  CheckOptions options = wrong_about_rooks();
  options.start = inside([](const hurdle::Setup& node, std::vector<FakeMove>& moves) {
    no_rook_to_a(node, moves);
    if (!moves.empty()) {
      moves.pop_back();
    }
  });
  options.known = [&](const Finding& finding) { return baseline.has(finding); };
  CheckResult result = check(items, options);
  EXPECT_EQ(result.known, 0U);
  EXPECT_GT(result.failed, 0U);
  EXPECT_EQ(exit_code(result), 1);
  result.vanished = baseline.vanished(items, result);
  EXPECT_EQ(result.vanished.size(), to_json(before).at("findings").size());
  EXPECT_TRUE(says(to_text(result),
                   fmt::format("not found again: {} findings of the baseline, first makruk ",
                               result.vanished.size())));
}

TEST_F(Baselines, IgnorePositionsThatWereNotChecked) {
  const std::vector<CheckItem> items = fresh(60);
  const Baseline baseline(written(check(items, wrong_about_rooks())));
  CheckOptions honest = wrong_about_rooks();
  honest.start = inside(no_edit);
  const CheckResult repaired = check(items, honest);
  EXPECT_FALSE(baseline.vanished(items, repaired).empty());
  const std::vector<CheckItem> none;
  EXPECT_TRUE(baseline.vanished(none, check(none, honest)).empty());
}

TEST_F(Baselines, AreRefusedWhenTheyAreNone) {
  const std::string file = scratch_.table();
  constexpr std::size_t deep = 200'000;  // a value that would overflow the stack
  const std::string nested = std::string(deep, '[') + std::string(deep, ']');
  for (
      const std::string& text :
      {R"({"schema":1,"command":"check","result":{"findings":[{"variant":"v","fen":"f","kind":"k",)"
       R"("missing":)" +
           nested + "}]}}",
       std::string("no JSON"), std::string("{}"), std::string("[1]"),
       envelope("verify", Json::object()).dump(), envelope("check", Json::object()).dump(),
       std::string(R"({"schema":99,"command":"check","result":{"findings":[]}})"),
       std::string(R"({"schema":1,"command":"check","result":{"findings":[{"fen":1}]}})")}) {
    std::ofstream(file) << text;
    const std::runtime_error error =
        thrown_by<std::runtime_error>([&] { const Baseline baseline(file); });
    EXPECT_TRUE(says(error.what(), file));
    EXPECT_TRUE(says(error.what(), "--json FILE"));
  }
  EXPECT_THROW(Baseline("/no/such/baseline.json"), std::runtime_error);
  EXPECT_THROW(Baseline("/"), std::runtime_error);
  ASSERT_EQ(std::remove(file.c_str()), 0);
  ASSERT_EQ(::mkfifo(file.c_str(), S_IRUSR | S_IWUSR), 0);
  EXPECT_THROW(Baseline{file}, std::runtime_error) << "nobody writes into it";
}

TEST(StderrOfAnEngine, IsKeptFromBothEnds) {
  KeptLines kept;
  kept.add("first\r\n\n  \nsec");
  kept.add("ond\n");
  EXPECT_EQ(kept.lines(), (std::vector<std::string>{"first", "second"}));
  kept.add("without an end");
  EXPECT_EQ(kept.lines().back(), "without an end");
  kept.add(std::string(1'000'000, 'x') + '\n');
  EXPECT_LT(kept.lines().back().size(), 1000U);
  for (int i = 0; i < 1000; ++i) {
    kept.add(fmt::format("line {}\n", i));
  }
  const std::vector<std::string> lines = kept.lines();
  ASSERT_EQ(lines.size(), 21U);
  EXPECT_EQ(lines[0], "first");
  EXPECT_EQ(lines[10], "... (983 lines skipped)");
  EXPECT_EQ(lines[20], "line 999");
}

TEST(FailureKinds, AreTheSameButForPositionsMovesAndNumbers) {
  std::vector<FailureKind> kinds;
  Unanswered crash;
  crash.failure = EngineFailure::crashed;
  crash.message = "ended with exit code 1; asked was `go perft 2`";
  crash.stderr_lines = {"engine.js:12", "TypeError: no piece on e4", "Node.js v18.19.0"};
  add_failure(kinds, crash);
  crash.message = "ended with exit code 1; asked was `go perft 3`";
  crash.stderr_lines = {"engine.js:12", "TypeError: no piece on a1", "Node.js v18.19.0"};
  add_failure(kinds, crash);
  ASSERT_EQ(kinds.size(), 1U);
  EXPECT_EQ(kinds[0].positions, 2U);
  EXPECT_EQ(kinds[0].first.stderr_lines[1], "TypeError: no piece on e4");
  crash.stderr_lines[1] = "RangeError: maximum call stack";
  add_failure(kinds, crash);
  EXPECT_EQ(kinds.size(), 2U) << "another error, between the same first and last lines";
}

TEST(Refusals, AreLinesThatBeginWithError) {
  EXPECT_EQ(refusal("error: no such square", "x")->kind(), EngineFailure::refused);
  EXPECT_EQ(refusal("ERROR", "x")->kind(), EngineFailure::refused);
  EXPECT_EQ(refusal("Error: unknown variant janggi", "x")->kind(), EngineFailure::variant_unknown);
  EXPECT_EQ(refusal("error: variant janggi: a bad FEN", "x")->kind(), EngineFailure::refused);
  EXPECT_FALSE(refusal("errors: 0", "x").has_value());
  EXPECT_FALSE(refusal("e2e2: 1", "x").has_value());
}

}  // namespace
}  // namespace hurdle::props
