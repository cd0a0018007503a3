// One count, however it is counted: with or without bulk, threads, table, key seed, divide, details
// or the other generator.
#include <array>
#include <atomic>

#include "movegen/vocab/text.hpp"
#include "props/laws/support.hpp"

namespace hurdle::props {
namespace {

constexpr std::uint64_t most_moves_for_three_plies = 60;
constexpr std::uint64_t most_moves_for_the_referee = 25;

class Perft : public Law {
 protected:
  static int affordable_depth(const Setup& setup, std::uint64_t most_moves) {
    const bool few = variant().fast.moves(setup).size() <= most_moves;
    return few ? 3 : 2;
  }

  static void same_by_every_option(const Setup& setup, int depth, Total expected) {
    const auto demand = [&](const std::string& how, const CountOptions& options) {
      const Total counted = variant().fast.perft(setup, depth, options);
      if (counted == expected) return;
      RC_FAIL(how + ": " + to_text(counted) + " instead of " + to_text(expected) + " at depth " +
              std::to_string(depth));
    };
    demand("no bulk", {.bulk = false});
    demand("two threads", {.threads = 2});
    demand("three threads", {.threads = 3});
    demand("a table of 1 MiB", {.hash_mib = 1});
    demand("a table of 8 MiB", {.hash_mib = 8});
    demand("a table, no bulk, three threads", {.threads = 3, .hash_mib = 1, .bulk = false});
    for (const std::uint64_t seed : {1U, 77U}) {
      demand("key seed " + std::to_string(seed), {.threads = 2, .hash_mib = 1, .key_seed = seed});
    }
  }
};

TEST_P(Perft, DoesNotDependOnOptions) {
  check([] {
    const Sample sample = *sampled(variant());
    const int depth = affordable_depth(sample.setup, most_moves_for_three_plies);
    const Total expected = variant().fast.perft(sample.setup, depth);
    same_by_every_option(sample.setup, depth, expected);
  });
}

/// Deep enough for the tree to be cut into units and for the table to be hit.
TEST_P(Perft, OfStartsDoesNotDependOnOptions) {
  check(
      [] {
        const auto& names = *rc::gen::elementOf(variant().notation.setups);
        const Setup setup = start_position(variant().notation, names.name);
        same_by_every_option(setup, 4, variant().fast.perft(setup, 4));
      },
      1);
}

TEST_P(Perft, OfNothingIsOneAndOfOnePlyTheNumberOfMoves) {
  check([] {
    const Sample sample = *sampled(variant());
    const std::size_t moves = variant().fast.moves(sample.setup).size();
    for (const Generator* generator : {&variant().fast, &variant().plain}) {
      RC_ASSERT(to_text(generator->perft(sample.setup, 0)) == "1");
      for (const bool bulk : {true, false}) {
        RC_ASSERT(to_text(generator->perft(sample.setup, 1, {.bulk = bulk})) ==
                  std::to_string(moves));
      }
    }
  });
}

TEST_P(Perft, IsTheSumOfItsDivide) {
  check([] {
    const Sample sample = *sampled(variant());
    const int depth = *rc::gen::inRange(1, 3);
    const auto entries = variant().fast.divide(sample.setup, depth);
    std::vector<Move> moves;
    Total sum;
    for (const DivideEntry& entry : entries) {
      moves.push_back(entry.move);
      sum += entry.nodes;
      const Setup after = variant().fast.after(sample.setup, entry.move);
      RC_ASSERT(to_text(entry.nodes) == to_text(variant().fast.perft(after, depth - 1)));
    }
    RC_ASSERT(moves == variant().fast.moves(sample.setup));
    RC_ASSERT(to_text(sum) == to_text(variant().fast.perft(sample.setup, depth)));
  });
}

TEST_P(Perft, IsTheNumberOfNodesInTheDetails) {
  check([] {
    const Sample sample = *sampled(variant());
    const Details details = variant().fast.details(sample.setup, 2);
    RC_ASSERT(to_text(details.nodes) == to_text(variant().fast.perft(sample.setup, 2)));
    RC_ASSERT(details.nodes >= details.captures);
    RC_ASSERT(details.captures >= details.en_passant);
    RC_ASSERT(details.checks >= details.double_checks);
    RC_ASSERT(details.checks >= details.mates);
    const Details threaded = variant().fast.details(sample.setup, 2, {.threads = 3});
    RC_ASSERT(details.checks == threaded.checks);
    RC_ASSERT(details.captures == threaded.captures);
  });
}

TEST_P(Perft, OfTheRefereeIsThatOfTheFastGenerator) {
  check([] {
    const Sample sample = *sampled(variant());
    const int depth = affordable_depth(sample.setup, most_moves_for_the_referee);
    RC_ASSERT(to_text(variant().plain.perft(sample.setup, depth)) ==
              to_text(variant().fast.perft(sample.setup, depth)));
  });
}

TEST_P(Perft, ThatIsStoppedSaysSo) {
  const Setup setup = start_position(variant().notation);
  const std::atomic<bool> stop{true};
  for (const int threads : {1, 3}) {
    const CountOptions options{.threads = threads, .stop = &stop};
    EXPECT_THROW((void)variant().fast.perft(setup, 6, options), Interrupted);
    EXPECT_THROW((void)variant().plain.perft(setup, 6, options), Interrupted);
  }
}

INSTANTIATE_TEST_SUITE_P(Every, Perft, testing::ValuesIn(every_variant()));

}  // namespace
}  // namespace hurdle::props
