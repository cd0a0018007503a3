// The progress of a running count: shares and nodes, reported in small pieces even if the tree is
// deep.
#include <gtest/gtest.h>

#include <atomic>

#include "movegen/vocab/text/text.hpp"
#include "perft/count/variants.hpp"

namespace hurdle {
namespace {

constexpr int deep = 10;

const Variant& janggi() {
  return *find_variant("janggi");
}

/// Two generals: few moves, so deep trees are small.
Setup generals() {
  return parse_fen(janggi().notation, "3k5/9/9/9/9/9/9/9/9/5K3 w");
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
  const Total total = janggi().fast.perft(generals(), deep, options);
  EXPECT_EQ(last.nodes, total);
  EXPECT_NEAR(last.share, 1.0, 1e-6);
  EXPECT_GT(calls, 256U) << "pieces of a deep unit are told one by one";
  EXPECT_EQ(total, janggi().fast.perft(generals(), deep)) << "telling changes no count";
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
  try {
    (void)janggi().fast.perft(generals(), deep, options);
    FAIL() << "the count went on";
  } catch (const Interrupted& interrupted) {
    EXPECT_EQ(interrupted.known().nodes, last.nodes);
    EXPECT_GT(interrupted.known().nodes, Total(1000));
    EXPECT_GT(interrupted.known().share, 0.0);
    EXPECT_LT(interrupted.known().share, 1.0);
  }
}

TEST(CountProgress, DetailsAndTheRefereeReportToo) {
  std::uint64_t calls = 0;
  CountOptions options;
  options.progress = [&](const CountProgress& /*known*/) { ++calls; };
  constexpr int shallow = 6;
  (void)janggi().fast.details(generals(), shallow, options);
  EXPECT_GT(calls, 0U);
  calls = 0;
  (void)janggi().plain.perft(generals(), shallow, options);
  EXPECT_GT(calls, 0U);
}

}  // namespace
}  // namespace hurdle
