// A count does not depend on the method: with or without bulk counting, threads, table, key seed,
// divide, details, or with the other generator.
#include <algorithm>
#include <array>
#include <atomic>

#include "movegen/vocab/text/text.hpp"
#include "props/laws/positions/changed.hpp"
#include "props/laws/positions/support.hpp"

namespace hurdle::props {
namespace {

constexpr std::uint64_t most_moves_for_three_plies = 60;
constexpr std::uint64_t most_moves_for_the_referee = 25;

/// Bulk counting, threads, MiB of table, key seed.
CountOptions options(bool bulk, int threads = 1, std::uint64_t hash_mib = 0,
                     std::uint64_t key_seed = 0) {
  CountOptions result;
  result.bulk = bulk;
  result.threads = threads;
  result.hash_bytes = hash_mib * mebibyte;
  result.key_seed = key_seed;
  return result;
}

CountOptions without_differences(CountOptions result) {
  result.differences = false;
  return result;
}

CountOptions without_orders(CountOptions result) {
  result.orders = false;
  return result;
}

/// The start position with pieces removed until it has at most 60 lines of two plies.
Setup with_few_pieces(const Variant& variant) {
  constexpr std::uint64_t most_lines = 60;
  Setup setup = start_position(variant.notation);
  setup.rights = {};
  for (std::size_t index = 0;
       index < square_count && variant.fast.perft(setup, 2) > Total(most_lines); ++index) {
    const Square square = Square::at(index);
    Setup fewer = setup;
    fewer.put(square, Piece());
    if (setup.at(square) && setup.at(square).kind() != Kind::royal &&
        !variant.referee.invalid_reason(fewer)) {
      setup = fewer;
    }
  }
  return setup;
}

class Perft : public Law {
 protected:
  static int affordable_depth(const Setup& setup, std::uint64_t most_moves) {
    return variant().fast.moves(setup).size() <= most_moves ? 3 : 2;
  }

  static void same_by_every_option(const Setup& setup, int depth, Total expected) {
    const auto require = [&](const std::string& how, const CountOptions& chosen) {
      const Total counted = variant().fast.perft(setup, depth, chosen);
      if (counted != expected) {
        RC_FAIL(how + ": " + to_text(counted) + " instead of " + to_text(expected) + " at depth " +
                std::to_string(depth));
      }
    };
    require("no bulk", options(false));
    require("no differences", without_differences(options(true)));
    require("no orders", without_orders(options(true)));
    require("no differences, a table", without_differences(options(true, 1, 1)));
    require("two threads", options(true, 2));
    require("three threads", options(true, 3));
    require("a table of 1 MiB", options(true, 1, 1));
    require("a table of 8 MiB", options(true, 1, 8));
    require("a table, no bulk, three threads", options(false, 3, 1));
    require("key seed 1", options(true, 2, 1, 1));
    require("key seed 77", options(true, 2, 1, 77));
  }
};

TEST_P(Perft, DoesNotDependOnOptions) {
  on_positions(random_cases(), [](const Setup& setup) {
    const int depth = affordable_depth(setup, most_moves_for_three_plies);
    const Total expected = variant().fast.perft(setup, depth);
    same_by_every_option(setup, depth, expected);
  });
}

/// With three plies, differences are used below every legal move of the sample. With two they would
/// not be, because `divide` makes the first moves.
TEST_P(Perft, ByDifferencesIsPerftByCountingEveryReply) {
  constexpr int positions_a_case = 12;
  on_positions(random_cases() * positions_a_case, [](const Setup& setup) {
    const auto fast = variant().fast.divide(setup, 3);
    const auto slow = variant().fast.divide(setup, 3, without_differences(options(true)));
    for (std::size_t index = 0; index < slow.size(); ++index) {
      if (fast.at(index).nodes != slow[index].nodes) {
        RC_FAIL("below " + to_text(variant().notation, slow[index].move) + ": " +
                to_text(fast[index].nodes) + " by differences, " + to_text(slow[index].nodes) +
                " by counting every reply");
      }
    }
  });
}

/// A table of one or a few cache lines, whose entries are soon replaced.
TEST_P(Perft, DoesNotDependOnATableThatIsFarTooSmall) {
  on_positions(random_cases(), [](const Setup& setup) {
    const int depth = affordable_depth(setup, most_moves_for_three_plies) + 1;
    CountOptions crowded = options(true, 8);
    crowded.hash_bytes = any_of(std::array<std::uint64_t, 3>{64, 128, 4096});
    const Total expected = variant().fast.perft(setup, depth);
    RC_ASSERT(variant().fast.perft(setup, depth, crowded) == expected);
    crowded.bulk = false;
    crowded.key_seed = 1;
    RC_ASSERT(variant().fast.perft(setup, depth - 1, crowded) ==
              variant().fast.perft(setup, depth - 1));
  });
}

/// Deep enough for the tree to be cut into units; with few pieces also for the table to be hit.
TEST_P(Perft, OfStartsDoesNotDependOnOptions) {
  check(
      [] {
        const auto& names = any_of(variant().notation.setups);
        const Setup start = start_position(variant().notation, names.name);
        same_by_every_option(start, 3, variant().fast.perft(start, 3));
        const Setup few = with_few_pieces(variant());
        same_by_every_option(few, 6, variant().fast.perft(few, 6));
      },
      1);
}

TEST_P(Perft, C2OfNothingIsOneAndOfOnePlyTheNumberOfMoves) {
  on_positions(random_cases(), [](const Setup& setup) {
    const std::size_t moves = variant().fast.moves(setup).size();
    for (const Generator* generator : {&variant().fast, &variant().plain}) {
      RC_ASSERT(to_text(generator->perft(setup, 0)) == "1");
      for (const bool bulk : {true, false}) {
        RC_ASSERT(to_text(generator->perft(setup, 1, options(bulk))) == std::to_string(moves));
      }
    }
  });
}

TEST_P(Perft, C2IsTheSumOfItsDivide) {
  on_positions(random_cases(), [](const Setup& setup) {
    const int depth = any_number(1, 3);
    const auto entries = variant().fast.divide(setup, depth);
    std::vector<Move> moves;
    Total sum;
    for (const DivideEntry& entry : entries) {
      moves.push_back(entry.move);
      sum += entry.nodes;
      const Setup after = variant().fast.after(setup, entry.move);
      RC_ASSERT(to_text(entry.nodes) == to_text(variant().fast.perft(after, depth - 1)));
    }
    RC_ASSERT(moves == variant().fast.moves(setup));
    RC_ASSERT(to_text(sum) == to_text(variant().fast.perft(setup, depth)));
  });
}

TEST_P(Perft, IsTheNumberOfNodesInTheDetails) {
  on_positions(random_cases(), [](const Setup& setup) {
    const Details details = variant().fast.details(setup, 2);
    RC_ASSERT(to_text(details.nodes) == to_text(variant().fast.perft(setup, 2)));
    RC_ASSERT(details.nodes >= details.captures);
    RC_ASSERT(details.captures >= details.en_passant);
    RC_ASSERT(details.checks >= details.double_checks);
    RC_ASSERT(details.checks >= details.mates);
    const Details threaded = variant().fast.details(setup, 2, options(true, 3));
    RC_ASSERT(details.checks == threaded.checks);
    RC_ASSERT(details.captures == threaded.captures);
  });
}

/// A table of one page, whose entries are soon overwritten, and one that keeps all entries.
TEST_P(Perft, HasTheSameDetailsWithATable) {
  on_positions(random_cases(), [](const Setup& setup) {
    const int depth = affordable_depth(setup, most_moves_for_the_referee);
    const Details plain = variant().fast.details(setup, depth);
    CountOptions small = options(true);
    small.hash_bytes = 4096;
    RC_ASSERT(plain == variant().fast.details(setup, depth, small));
    RC_ASSERT(plain == variant().fast.details(setup, depth, options(true, 2, 1, 77)));
  });
}

/// Lines of three plies transpose; after them two plies must be left for the table.
TEST_P(Perft, HasTheSameDetailsWhereTheTableKnowsThePosition) {
  constexpr int depth = 5;
  const Setup setup = with_few_pieces(variant());
  const Details plain = variant().fast.details(setup, depth);
  EXPECT_EQ(plain.nodes, variant().fast.perft(setup, depth));
  EXPECT_TRUE(plain == variant().fast.details(setup, depth, options(true, 1, 1)))
      << to_fen(variant().notation, setup);
  EXPECT_TRUE(plain == variant().fast.details(setup, depth, options(true, 2, 1, 77)));
}

TEST_P(Perft, OfTheRefereeIsThatOfTheFastGenerator) {
  on_positions(random_cases(), [](const Setup& setup) {
    const int depth = affordable_depth(setup, most_moves_for_the_referee);
    RC_ASSERT(to_text(variant().plain.perft(setup, depth)) ==
              to_text(variant().fast.perft(setup, depth)));
  });
}

TEST_P(Perft, OfTheRefereeDoesNotDependOnWhatItMerges) {
  on_positions(random_cases(), [](const Setup& setup) {
    const int depth = affordable_depth(setup, most_moves_for_the_referee);
    CountOptions little = options(any_number(0, 1) == 0, 2);
    little.hash_bytes = any_of(std::array<std::uint64_t, 4>{1, 4096, 16'384, 8 * mebibyte});
    RC_ASSERT(variant().plain.perft(setup, depth, little) == variant().fast.perft(setup, depth));
  });
}

/// Two moves of one side in either order lead to the same position: this takes four plies.
TEST_P(Perft, OfTheRefereeCountsEqualPositionsOnce) {
  // Moves change places from the third ply on. The first curated position of a fitting size.
  constexpr std::uint64_t least_lines = 1'000;
  constexpr std::uint64_t most_lines = 8'000;
  const std::vector<Setup>& all = curated(variant());
  constexpr std::size_t most_moves = 20;
  const auto found = std::ranges::find_if(all, [](const Setup& setup) {
    if (variant().fast.moves(setup).size() > most_moves) {
      return false;
    }
    const Total lines = variant().fast.perft(setup, 4);
    return lines >= Total(least_lines) && lines <= Total(most_lines);
  });
  ASSERT_NE(found, all.end());
  const Setup& start = *found;
  const CountOptions merged = options(true, 2, 64);
  EXPECT_EQ(variant().plain.perft(start, 4, merged), variant().fast.perft(start, 4));
  EXPECT_EQ(variant().plain.details(start, 4, merged), variant().fast.details(start, 4));
  const auto expected = variant().fast.divide(start, 4);
  const auto divided = variant().plain.divide(start, 4, merged);
  ASSERT_EQ(divided.size(), expected.size());
  for (std::size_t move = 0; move < expected.size(); ++move) {
    EXPECT_EQ(divided[move].move.plain(), expected[move].move.plain());
    EXPECT_EQ(divided[move].nodes, expected[move].nodes);
  }
}

TEST_P(Perft, ThrowsInterruptedWhenStopped) {
  const Setup setup = start_position(variant().notation);
  const std::atomic<bool> stop{true};
  for (const int threads : {1, 3}) {
    CountOptions stopped = options(true, threads);
    stopped.stop = &stop;
    EXPECT_THROW((void)variant().fast.perft(setup, 6, stopped), Interrupted);
    EXPECT_THROW((void)variant().plain.perft(setup, 6, stopped), Interrupted);
    stopped.hash_bytes = mebibyte;
    EXPECT_THROW((void)variant().fast.details(setup, 6, stopped), Interrupted);
    EXPECT_THROW((void)variant().plain.perft(setup, 6, stopped), Interrupted);
  }
}

INSTANTIATE_TEST_SUITE_P(Every, Perft, testing::ValuesIn(every_variant()));

}  // namespace
}  // namespace hurdle::props
