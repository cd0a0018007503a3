// The ends of lines in every variant: positions without moves have the ending that the clauses name
// and no children, and no counter ends a line.
#include <algorithm>

#include "props/laws/positions/changed.hpp"

namespace hurdle::props {
namespace {

class Ends : public Law {
 protected:
  /// The curated positions without moves.
  static std::vector<Setup> curated_ends() {
    std::vector<Setup> ends;
    for (const Setup& setup : curated(variant())) {
      if (variant().fast.moves(setup).empty()) {
        ends.push_back(setup);
      }
    }
    return ends;
  }

  /// J11, J12: ended by a pass, whatever moves there would be.
  static bool ended_by_a_pass(const Setup& setup) {
    return setup.passes > 0 && variant().referee.ending(setup).ending == Ending::ended;
  }

  static void require_no_children(const Setup& setup) {
    RC_ASSERT(to_text(variant().fast.perft(setup, 0)) == "1");
    for (int depth = 1; depth <= 3; ++depth) {
      RC_ASSERT(to_text(variant().fast.perft(setup, depth)) == "0");
      RC_ASSERT(to_text(variant().plain.perft(setup, depth)) == "0");
    }
    RC_ASSERT(variant().fast.divide(setup, 1).empty());
  }
};

TEST_P(Ends, C3J13M8P11N12APositionWithoutMovesIsMateInCheckAndElseStalemate) {
  const std::vector<Setup> ends = curated_ends();
  ASSERT_FALSE(ends.empty()) << "no curated position is without moves";
  int mates = 0;
  int stalemates = 0;
  const auto judge = [&](const Setup& setup) {
    const Ending ending = variant().referee.ending(setup).ending;
    const bool without_moves = variant().fast.moves(setup).empty();
    RC_ASSERT(without_moves == (ending != Ending::none));
    if (!without_moves || ended_by_a_pass(setup)) {
      return;
    }
    const bool check = oracle().royal_attacked(setup, setup.side);
    RC_ASSERT((ending == Ending::mate) == check);
    RC_ASSERT((ending == Ending::stalemate) == !check);
    require_no_children(setup);
    ++(check ? mates : stalemates);
  };
  check([&] { std::ranges::for_each(ends, judge); }, 1);
  check([&] {
    const std::uint64_t word = any_word();
    const Setup& end = ends[word % ends.size()];
    judge(changed_position(variant(), end, word));
    judge(drawn(sampled(variant())).setup);
  });
  EXPECT_GT(mates, 0) << "no position was mate";
  if (variant().notation.passes) {
    EXPECT_EQ(stalemates, 0) << "who may pass is never stalemated (J9)";
  } else {
    EXPECT_GT(stalemates, 0) << "no position was stalemate";
  }
  RecordProperty("mates", mates);
  RecordProperty("stalemates", stalemates);
}

/// The same ends, one ply earlier: details count the move that leads to them under their name.
TEST_P(Ends, C3AMoveIntoAnEndHasNoNodesBelowIt) {
  on_positions(random_cases(), [](const Setup& setup) {
    Details expected;
    for (const auto& [move, after] : variant().fast.successors(setup)) {
      const Ending ending = variant().referee.ending(after).ending;
      expected.mates += ending == Ending::mate ? 1 : 0;
      expected.stalemates += ending == Ending::stalemate ? 1 : 0;
      expected.ended += ending == Ending::ended ? 1 : 0;
      const bool childless = variant().fast.perft(after, 1) == Total{};
      RC_ASSERT(childless == (ending != Ending::none));
    }
    const Details details = variant().fast.details(setup, 1);
    RC_ASSERT(details.mates == expected.mates);
    RC_ASSERT(details.stalemates == expected.stalemates);
    RC_ASSERT(details.ended == expected.ended);
  });
}

TEST_P(Ends, C3CountersNeverEndALine) {
  on_positions(random_cases(), [](const Setup& setup) {
    Setup late = setup;
    late.half = any_of(std::array{99U, 100U, 101U, max_counter});
    late.full = any_of(std::array{100U, 200U, max_counter});
    for (const Generator* generator : {&variant().fast, &variant().plain}) {
      RC_ASSERT(generator->moves(setup) == generator->moves(late));
    }
    RC_ASSERT(variant().fast.perft(setup, 2) == variant().fast.perft(late, 2));
  });
}

TEST_P(Ends, M8P11N12NobodyPassesWhereTheRulesHaveNoPass) {
  if (variant().notation.passes) {
    return;
  }
  on_moves(random_cases(), [](const Setup& /*setup*/, Move move) {
    RC_ASSERT(!move.is_pass());
    RC_ASSERT((move.is_drop() || move.from() != move.to()));
  });
}

INSTANTIATE_TEST_SUITE_P(Every, Ends, testing::ValuesIn(every_variant()));

}  // namespace
}  // namespace hurdle::props
