// Checks of engines: correct, wrong and broken ones, all of them a shell script with a table.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <atomic>
#include <nlohmann/json.hpp>

#include "perft/count/division.hpp"
#include "perft/engines/report/json.hpp"
#include "perft/engines/report/text.hpp"
#include "props/assertions.hpp"
#include "props/examples/engines/engines_fixture.hpp"

namespace hurdle::props {
namespace {

TEST_F(Engines, HonestOnePasses) {
  write(few_moves, 3);
  const CheckResult result = check_few("honest");
  EXPECT_EQ(result.passed, 3U);
  EXPECT_EQ(result.failed + result.unanswered + result.not_asked + result.left_out, 0U);
  EXPECT_EQ(result.engine, "Fake 1.0 (honest)");
  EXPECT_TRUE(result.echo);
  EXPECT_EQ(exit_code(result), 0);
}

TEST_F(Engines, ReportsAMissingEcho) {
  write(few_moves, 1);
  const CheckResult result = check_few("no-echo", 1);
  EXPECT_EQ(result.passed, 1U);
  EXPECT_FALSE(result.echo);
  EXPECT_TRUE(says(to_text(result), "only moves are compared"));
}

TEST_F(Engines, MissingMoveIsFoundByTheShortestLine) {
  // This engine does not let the soldier on e6 move sideways, so the first difference is after one
  // move.
  write(few_moves, 3, no_e6f6);
  const CheckResult result = check_few("honest");
  EXPECT_EQ(result.passed, 1U);
  EXPECT_EQ(result.failed, 1U);
  EXPECT_EQ(result.not_reached, 1U);
  ASSERT_EQ(result.findings.size(), 1U);
  const Finding& finding = result.findings[0];
  EXPECT_EQ(finding.kind, FindingKind::missing_move);
  EXPECT_EQ(finding.depth, 2);
  EXPECT_EQ(finding.path.size(), 1U);
  EXPECT_EQ(finding.missing, std::vector<std::string>{"e6f6"});
  EXPECT_TRUE(finding.extra.empty());
  EXPECT_EQ(finding.clause, "J8");
  EXPECT_FALSE(finding.sentence.empty());
  EXPECT_EQ(finding.command, "hurdle explain janggi --fen \"" + finding.fen + "\" e6f6");
  EXPECT_EQ(result.by_clause.at("J8"), std::vector<std::size_t>{0});
  EXPECT_EQ(exit_code(result), 1);
}

TEST_F(Engines, ExtraMoveIsFoundAtTheRoot) {
  write(few_moves, 2, [](const hurdle::Setup& node, std::vector<FakeMove>& moves) {
    if (node.side == Colour::white) {
      moves.push_back({"e2e4", false, {}});  // the general leaves its palace
    }
  });
  const CheckResult result = check_few("honest", 2);
  ASSERT_EQ(result.findings.size(), 1U);
  const Finding& finding = result.findings[0];
  EXPECT_EQ(finding.kind, FindingKind::extra_move);
  EXPECT_TRUE(finding.path.empty());
  EXPECT_EQ(finding.extra, std::vector<std::string>{"e2e4"});
  EXPECT_EQ(finding.clause, "J1");
  EXPECT_EQ(finding.fen, few_moves);
  const std::string text = to_text(result);
  for (const char* part : {"few.yaml:12: few (janggi): extra move e2e4", "J1 general: 1 finding",
                           "1 position: 0 right, 1 wrong, 0 unanswered"}) {
    EXPECT_TRUE(says(text, part));
  }
}

TEST_F(Engines, ExtraMoveThatIsNoMoveTextIsAFinding) {
  write(few_moves, 1, [](const hurdle::Setup& /*node*/, std::vector<FakeMove>& moves) {
    moves.push_back({"z9z99", false, {}});
  });
  const CheckResult result = check_few("honest", 1);
  ASSERT_EQ(result.findings.size(), 1U);
  EXPECT_EQ(result.findings[0].clause, "C7");
}

TEST_F(Engines, SwappedMovesWithEqualCountsAreFound) {
  write(few_moves, 1, [](const hurdle::Setup& /*node*/, std::vector<FakeMove>& moves) {
    moves.front() = {"e2e4", false, {}};
  });
  const CheckResult result = check_few("honest", 1);
  ASSERT_EQ(result.findings.size(), 1U);
  EXPECT_EQ(result.findings[0].expected, result.findings[0].found);
  EXPECT_EQ(result.findings[0].missing.size(), 1U);
  EXPECT_EQ(result.findings[0].extra.size(), 1U);
}

TEST_F(Engines, MovesAfterTheEndOfTheGameAreFound) {
  // Two passes in a row end the game (J12); this engine continues.
  const Variant& variant = janggi_variant();
  write(few_moves, 3, [&](const hurdle::Setup& node, std::vector<FakeMove>& moves) {
    if (node.passes == 2) {
      moves.push_back({to_text(variant.notation, Move::pass(Square(4, 1))), false, {}});
    }
  });
  const CheckResult result = check_few("honest");
  ASSERT_EQ(result.findings.size(), 1U);
  const Finding& finding = result.findings[0];
  EXPECT_EQ(finding.path, (std::vector<std::string>{"e2e2", "d10d10"}));
  EXPECT_EQ(finding.clause, "J12");
  EXPECT_TRUE(finding.fen.empty());
  EXPECT_EQ(finding.command, std::string("hurdle explain janggi --fen \"") + few_moves +
                                 "\" --moves \"e2e2 d10d10\" e2e2");
}

TEST_F(Engines, WrongPublishedCountIsNotTheEnginesFault) {
  write(few_moves, 2);
  CheckItem item = item_of(few_moves, 2);
  item.perft[2] += 1;
  const CheckResult result = check({item}, options("honest"));
  EXPECT_EQ(result.passed, 1U);
  ASSERT_EQ(result.findings.size(), 1U);
  EXPECT_EQ(result.findings[0].kind, FindingKind::published_differs);
  EXPECT_EQ(exit_code(result), 1);
}

TEST_F(Engines, UnlistedMoveWithoutALineBelowIsNoDifference) {
  // An accepted draw has no children (J11): the pass counts 0 at depth 2, listed or not.
  const Variant& variant = janggi_variant();
  const hurdle::Setup setup = parse_fen(variant.notation, facing);
  Division ours = by_text(variant.notation, variant.plain.divide(setup, 2));
  Division theirs = ours;
  ASSERT_EQ(theirs.at("e2e2"), Total(0));
  theirs.erase("e2e2");
  EXPECT_TRUE(agree(ours, theirs));
  theirs["e2d1"] += 1;
  EXPECT_FALSE(agree(ours, theirs));
}

TEST_F(Engines, ContradictionIsAFinding) {
  // The replies at depth 2 and one move later come from tables of different rules.
  const Variant& variant = janggi_variant();
  write(few_moves, 1);
  std::ofstream table(scratch_.table(), std::ios::app);
  FakeTable(variant, scratch_, no_edit)
      .write(parse_fen(variant.notation, few_moves), 2, "fen other");
  CheckItem item = item_of(few_moves, 2);
  std::uint64_t all = 0;
  for (const DivideEntry& entry : variant.plain.divide(item.setup, 2)) {
    const auto nodes = static_cast<std::uint64_t>(entry.nodes.wide()) + (all == 0 ? 1 : 0);
    all += nodes;
    const std::string move = to_text(variant.notation, entry.move);
    table << "fen " << few_moves << "|2\t" << move << ": " << nodes << '\n';
    FakeTable(variant, scratch_, no_edit)
        .write(variant.plain.after(item.setup, entry.move), 1, fmt::format("fen {}", few_moves),
               ' ' + move);
  }
  table << "fen " << few_moves << "|2\tNodes searched: " << all << '\n';
  table.flush();
  const CheckResult result = check({item}, options("honest"));
  ASSERT_EQ(result.findings.size(), 1U);
  EXPECT_EQ(result.findings[0].kind, FindingKind::contradiction) << to_text(result);
  EXPECT_EQ(result.findings[0].path.size(), 1U);
  EXPECT_TRUE(says(result.findings[0].sentence, "perft 2 gives for"));
  EXPECT_EQ(result.findings[0].command,
            std::string("hurdle perft janggi 2 --fen \"") + few_moves + "\" --divide");
  EXPECT_TRUE(says(to_text(result),
                   "\nIts counts contradict its own replies one move later, which "
                   "are right, in 1 position, from depth 2 on."));
}

TEST_F(Engines, UnknownGameIsLeftOutUnlessItWasNamed) {
  write(few_moves, 2);
  const CheckResult result = check_few("no-variant", 2);
  EXPECT_TRUE(result.failures.empty());
  EXPECT_EQ(result.unknown, 2U);
  EXPECT_EQ(result.unanswered, 0U);
  ASSERT_EQ(result.unknown_games.size(), 1U);
  EXPECT_EQ(result.unknown_games[0].positions, 1U);
  EXPECT_TRUE(says(to_text(result), "skipped: janggi, 1 position: "));
  EXPECT_TRUE(says(to_text(result), "--variant-map janggi=NAME"));
  EXPECT_EQ(to_json(result).at("unknown_games").at(0).at("variant"), "janggi");
  EXPECT_EQ(exit_code(result), 2) << "nothing at all was compared";

  CheckOptions named = options("no-variant");
  named.named = {&janggi_variant()};
  expect_failure(check({item_of(few_moves, 2)}, named), EngineFailure::variant_unknown,
                 "--variant-map janggi=NAME");
}

TEST_F(Engines, UnknownGameBesideAKnownOneIsNoFailure) {
  write(few_moves, 1);
  const Variant& other = *find_variant("makruk");
  CheckItem item = item_of(few_moves, 1);
  CheckItem unknown{"other.yaml",
                    3,
                    "other",
                    &other,
                    parse_fen(other.notation, "4k3/8/8/8/8/8/8/4K3 w - - 0 1"),
                    {{1, Total(5)}}};
  const CheckResult result = check({item, unknown, unknown}, options("honest"));
  EXPECT_EQ(result.passed, 1U) << to_text(result);
  EXPECT_EQ(result.unknown, 2U);
  ASSERT_EQ(result.unknown_games.size(), 1U);
  EXPECT_EQ(result.unknown_games[0].positions, 2U);
  EXPECT_EQ(exit_code(result), 0);
}

TEST_F(Engines, EveryNameIsTriedOnOneThatListsNone) {
  // It replies with an error to unknown variant names, and accepts one alias.
  write(few_moves, 2);
  const CheckResult result = check_few("unlisted-korean-chess", 2);
  EXPECT_EQ(result.passed, 2U) << to_text(result);
  const CheckResult none = check_few("unlisted-chess", 2);
  EXPECT_EQ(none.unknown, 2U) << to_text(none);
  ASSERT_EQ(none.unknown_games.size(), 1U);
  const std::string& reason = none.unknown_games[0].message;
  EXPECT_NE(reason.find("value janggi`"), std::string::npos) << reason;
  EXPECT_TRUE(reason.ends_with("; names tried: janggi, korean-chess")) << reason;
}

TEST_F(Engines, VariantMapIsObeyed) {
  CheckOptions mapped = options("honest");
  mapped.engine.variants = parse_variant_map({"janggi=checkers"});
  expect_failure(check({item_of(few_moves, 2)}, mapped), EngineFailure::variant_unknown,
                 "'checkers'");
}

TEST_F(Engines, StalePositionIsRejected) {
  // The engine answers for another position, and its echo shows it.
  const Variant& variant = janggi_variant();
  FakeTable(variant, scratch_, no_edit)
      .write(parse_fen(variant.notation, facing), 2, std::string("fen ") + few_moves);
  expect_failure(check_few("honest", 2), EngineFailure::misread, "has another position");
}

TEST_F(Engines, SendsThePassBeforeAPositionAsAMove) {
  const Variant& variant = janggi_variant();
  const hurdle::Setup setup = parse_fen(variant.notation, "3k5/9/9/9/4p4/9/9/9/4K4/9 b p - 1 1");
  FakeTable(variant, scratch_, no_edit).write(setup, 2, std::string("fen ") + few_moves, " e2e2");
  CheckItem item = item_of("3k5/9/9/9/4p4/9/9/9/4K4/9 b p - 1 1", 2);
  const CheckResult result = check({item}, options("honest"));
  EXPECT_EQ(result.passed, 2U) << to_text(result);
}

TEST_F(Engines, PositionWhosePassCannotBeSentIsSkipped) {
  // Black is in check and White has just passed: no game reaches this position.
  CheckItem item = item_of("4k4/9/9/9/9/9/9/9/4R4/3K5 b p - 1 1", 2);
  const CheckResult result = check({item}, options("honest"));
  EXPECT_EQ(result.not_asked, 2U);
  EXPECT_EQ(result.passed + result.failed + result.unanswered, 0U);
  ASSERT_EQ(result.unsendable.size(), 1U);
  EXPECT_TRUE(says(result.unsendable[0].reason, "in check"));
  EXPECT_EQ(exit_code(result), 2) << "nothing at all was compared";
}

TEST_F(Engines, LimitsAreCounted) {
  write(few_moves, 2);
  CheckOptions small = options("honest");
  const CheckItem item = item_of(few_moves, 2);
  small.max_nodes = item.perft.at(1);
  const CheckResult result = check({item}, small);
  EXPECT_EQ(result.passed, 1U);
  EXPECT_EQ(result.left_out, 1U);
  EXPECT_EQ(exit_code(result), 0);
}

TEST_F(Engines, StopAfterStops) {
  write(few_moves, 1,
        [](const hurdle::Setup& /*node*/, std::vector<FakeMove>& moves) { moves.pop_back(); });
  CheckOptions once = options("honest");
  once.stop_after = 1;
  const CheckItem item = item_of(few_moves, 1);
  const CheckResult result = check({item, item}, once);
  EXPECT_EQ(result.failed, 1U);
  EXPECT_EQ(result.not_reached, 1U);
}

TEST_F(Engines, StopFlagInterrupts) {
  std::atomic<bool> stop{true};
  CheckOptions stopped = options("silent");
  stopped.engine.stop = &stop;
  const CheckResult result = check({item_of(few_moves, 1)}, stopped);
  EXPECT_TRUE(result.interrupted);
  EXPECT_EQ(result.not_reached, 1U);
  EXPECT_EQ(result.positions, 0U);
}

TEST_F(Engines, JsonHasTheNumbers) {
  write(few_moves, 2);
  const nlohmann::ordered_json json = to_json(check_few("honest", 2));
  EXPECT_EQ(json.at("passed"), "2");
  EXPECT_EQ(json.at("engine"), "Fake 1.0 (honest)");
  EXPECT_TRUE(json.at("findings").empty());
}

}  // namespace
}  // namespace hurdle::props
