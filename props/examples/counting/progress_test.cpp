// The progress of a running count: shares and nodes, reported in small pieces even if the tree is
// deep.
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <string>
#include <vector>

#include "movegen/vocab/text/text.hpp"
#include "perft/count/variants.hpp"
#include "props/assertions.hpp"

namespace hurdle {
namespace {

constexpr int deep = 10;

const Variant& janggi = variant_named("janggi");

/// Two generals: few moves, so deep trees are small.
Setup generals() {
  return parse_fen(janggi.notation, "3k5/9/9/9/9/9/9/9/9/5K3 w");
}

TEST(CountProgress, EndsWithTheWholeTree) {
  CountProgress last;
  std::uint64_t calls = 0;
  CountOptions options;
  options.threads = 2;
  options.progress = [&](const CountProgress& known) {
    EXPECT_GE(known.share, last.share);
    EXPECT_GE(known.nodes, last.nodes);
    last = known;
    ++calls;
  };
  const Total total = janggi.fast.perft(generals(), deep, options);
  EXPECT_EQ(last.nodes, total);
  EXPECT_NEAR(last.share, 1.0, 1e-6);
  EXPECT_GT(calls, 256U) << "pieces of a deep unit are told one by one";
  EXPECT_EQ(total, janggi.fast.perft(generals(), deep)) << "telling changes no count";
}

TEST(CountProgress, AnInterruptPrintsTheProgress) {
  std::atomic<bool> stop = false;
  CountProgress last;
  CountOptions options;
  options.stop = &stop;
  options.progress = [&](const CountProgress& known) {
    last = known;
    stop = known.nodes > Total(1000);
  };
  const Interrupted interrupted =
      props::thrown_by<Interrupted>([&] { (void)janggi.fast.perft(generals(), deep, options); });
  EXPECT_EQ(interrupted.known().nodes, last.nodes);
  EXPECT_GT(interrupted.known().nodes, Total(1000));
  EXPECT_GT(interrupted.known().share, 0.0);
  EXPECT_LT(interrupted.known().share, 1.0);
}

/// Text of the entries that `divide` hands over before it ends.
std::vector<std::string> handed_over(const Generator& generator, const Setup& setup, int depth,
                                     CountOptions options) {
  std::vector<std::string> lines;
  options.on_entry = [&](const DivideEntry& entry) {
    lines.push_back(to_text(generator.notation(), entry.move) + " " + to_text(entry.nodes));
  };
  const std::vector<DivideEntry> result = generator.divide(setup, depth, options);
  EXPECT_EQ(lines.size(), result.size());
  for (std::size_t i = 0; i < result.size(); ++i) {
    EXPECT_EQ(lines.at(i),
              to_text(generator.notation(), result[i].move) + " " + to_text(result[i].nodes));
  }
  return lines;
}

TEST(CountProgress, DivideHandsOverItsEntriesInOrder) {
  for (const Variant& variant : all_variants()) {
    SCOPED_TRACE(variant.notation.name);
    const auto start = start_position(variant.notation);
    CountOptions options;
    const auto alone = handed_over(variant.fast, start, 3, options);
    EXPECT_EQ(alone.size(), variant.fast.moves(start).size());
    options.threads = 3;
    EXPECT_EQ(handed_over(variant.fast, start, 3, options), alone);
    EXPECT_EQ(handed_over(variant.plain, start, 3, options), alone);
    options.hash_bytes = mebibyte;
    EXPECT_EQ(handed_over(variant.plain, start, 3, options), alone) << "with merged positions";
  }
}

TEST(CountProgress, DivideHandsOverMovesThatEndTheGame) {
  // Both passes are one move each: the second one ends the game, and no line goes through it.
  auto setup = generals();
  setup.passes = 1;
  const auto lines = handed_over(janggi.fast, setup, 3, {});
  EXPECT_EQ(std::ranges::count(lines, "f1f1 0"), 1);
}

TEST(CountProgress, DivideEndsAfterTheEntriesOfAnInterrupt) {
  std::atomic<bool> stop = false;
  std::size_t entries = 0;
  CountOptions options;
  options.stop = &stop;
  options.on_entry = [&](const DivideEntry& /*entry*/) { stop = ++entries == 3; };
  EXPECT_THROW((void)janggi.fast.divide(start_position(janggi.notation), 4, options), Interrupted);
  EXPECT_EQ(entries, 3U);
}

TEST(CountProgress, DetailsOfOnePlyEndWithAnInterruptToo) {
  const std::atomic<bool> stop = true;
  CountOptions options;
  options.stop = &stop;
  EXPECT_THROW((void)janggi.fast.details(generals(), 1, options), Interrupted);
}

TEST(CountProgress, DetailsAndTheRefereeReportToo) {
  std::uint64_t calls = 0;
  CountOptions options;
  options.progress = [&](const CountProgress& /*known*/) { ++calls; };
  constexpr int shallow = 6;
  (void)janggi.fast.details(generals(), shallow, options);
  EXPECT_GT(calls, 0U);
  calls = 0;
  (void)janggi.plain.perft(generals(), shallow, options);
  EXPECT_GT(calls, 0U);
}

}  // namespace
}  // namespace hurdle
