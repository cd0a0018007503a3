// The key that is carried along is the key from scratch, and taking a move back restores board and
// key, all the way down random lines on the fast generator's own board.
#include <tuple>

#include "movegen/variants.hpp"
#include "perft/count/fast_game.hpp"
#include "perft/sample/random.hpp"
#include "props/laws/support.hpp"

namespace hurdle::props {
namespace {

constexpr int plies = 12;

/// The laws on the board of one variant.
template <class Entry>
class Board {
 public:
  using Game = FastGame<Entry::description>;
  using Place = typename Game::Place;

  static Setup setup_of(const Place& place) {
    return fast::to_setup<Entry::description>(place.position, place.side);
  }

  static void demand_same(const Place& place, const Place& before) {
    RC_ASSERT(setup_of(place) == setup_of(before));
    RC_ASSERT((place.position.key == before.position.key));
    RC_ASSERT((place.position.own == before.position.own));
    RC_ASSERT((place.position.pieces == before.position.pieces));
    RC_ASSERT(place.position.royal == before.position.royal);
    RC_ASSERT((place.position.held == before.position.held));
    RC_ASSERT((place.position.hand == before.position.hand));
    RC_ASSERT(place.position.passes == before.position.passes);
    RC_ASSERT((place.position.passed == before.position.passed));
    fast::each(place.position.occupied(), [&](int square) {
      const auto at = static_cast<std::size_t>(square);
      RC_ASSERT(place.position.type[at] == before.position.type[at]);
    });
  }

  /// Looks at every child of a place and goes on from a random one.
  static void walk(const Game& game, Place place, Random& random, int depth) {
    const Place before = place;
    std::vector<Place> children;
    game.children(place, [&](Place& child, const StepFacts& /*step*/) {
      RC_ASSERT((child.position.key == game.place(setup_of(child)).position.key));
      children.push_back(child);
    });
    demand_same(place, before);
    if (depth > 1 && !children.empty()) {
      walk(game, random.pick(children), random, depth - 1);
    }
  }
};

template <class Entry>
void check_keys(const Variant& variant) {
  check([&] {
    const Sample sample = *sampled(variant);
    const auto seed = *rc::gen::inRange<std::uint64_t>(0, 1'000'000);
    const typename Board<Entry>::Game game(Entry::notation, seed);
    const typename Board<Entry>::Place place = game.place(sample.setup);
    const Key key = variant.key(sample.setup, seed);
    RC_ASSERT(key.find == place.position.key.find);
    RC_ASSERT(key.verify == place.position.key.verify);
    Random random(seed);
    Board<Entry>::walk(game, place, random, plies);
  });
}

class IncrementalKey : public Law {
 protected:
  /// Finds the variant's types by its name; the number of variants that have it.
  template <class... Entries>
  static int check_named(std::tuple<Entries...>* /*list*/) {
    int found = 0;
    const auto check_if_named = [&]<class Entry>(Entry* /*entry*/) {
      if (Entry::notation.name != variant().notation.name) {
        return;
      }
      check_keys<Entry>(variant());
      ++found;
    };
    (check_if_named(static_cast<Entries*>(nullptr)), ...);
    return found;
  }
};

TEST_P(IncrementalKey, C4IsTheKeyFromScratchAndIsRestored) {
  EXPECT_EQ(check_named(static_cast<VariantList*>(nullptr)), 1);
}

INSTANTIATE_TEST_SUITE_P(Every, IncrementalKey, testing::ValuesIn(every_variant()));

}  // namespace
}  // namespace hurdle::props
