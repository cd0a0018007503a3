// A Counter of many positions, with a kept table, counts like perft of each position.
#include <atomic>

#include "movegen/vocab/mapped.hpp"
#include "movegen/vocab/text/text.hpp"
#include "props/laws/positions/support.hpp"

namespace hurdle::props {
namespace {

class ManyPositions : public Law {
 protected:
  static std::vector<Setup> some_positions() {
    std::vector<Setup> positions;
    for (int size = any_number(0, 6); size > 0; --size) {
      positions.push_back(drawn(sampled(variant())).setup);
    }
    return positions;
  }

  /// The slow reference.
  static std::vector<Total> one_by_one(const Generator& generator,
                                       const std::vector<Setup>& positions, int depth) {
    return mapped(positions,
                  [&](const Setup& position) { return generator.perft(position, depth); });
  }
};

TEST_P(ManyPositions, AreCountedAsOneByOne) {
  check([] {
    CountOptions how;
    how.threads = any_number(1, 4);
    how.hash_bytes = any_of(std::array<std::uint64_t, 3>{0, 64, mebibyte});
    how.key_seed = any_number<std::uint64_t>(0, 3);
    const auto counter = variant().fast.counter(how);
    for (int call = 0; call < 3; ++call) {
      const std::vector<Setup> positions = some_positions();
      const int depth = any_number(0, 3);
      RC_ASSERT(counter->count(positions, depth) == one_by_one(variant().fast, positions, depth));
    }
  });
}

TEST_P(ManyPositions, AreCountedBelowTheFirstUnitsToo) {
  constexpr int depth = 4;  // deeper than units that are not cut further
  const std::vector<Setup> positions{start_position(variant().notation, ""),
                                     random_game(variant().referee, 20, 1).positions.back()};
  CountOptions how;
  how.threads = 2;
  how.hash_bytes = mebibyte;
  EXPECT_EQ(variant().fast.counter(how)->count(positions, depth),
            one_by_one(variant().fast, positions, depth));
}

TEST_P(ManyPositions, AreCountedByTheRefereeToo) {
  const std::vector<Setup> positions{start_position(variant().notation, ""),
                                     random_game(variant().referee, 20, 1).positions.back()};
  EXPECT_EQ(variant().plain.counter({})->count(positions, 2),
            one_by_one(variant().fast, positions, 2));
}

TEST_P(ManyPositions, StopOnRequest) {
  const std::atomic<bool> stop = true;
  CountOptions how;
  how.stop = &stop;
  const std::vector<Setup> positions(2, start_position(variant().notation, ""));
  EXPECT_THROW((void)variant().fast.counter(how)->count(positions, 3), Interrupted);
}

INSTANTIATE_TEST_SUITE_P(Variants, ManyPositions, testing::ValuesIn(every_variant()));

}  // namespace
}  // namespace hurdle::props
