// The key that is carried along is the key from scratch, taking a move back restores board and key,
// and only a mirror image shares a key, all the way down random lines on the fast generator's own
// board.
#include <tuple>
#include <unordered_map>

#include "movegen/variants.hpp"
#include "perft/count/fast_game.hpp"
#include "perft/sample/random.hpp"
#include "props/laws/reflection.hpp"
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

  static constexpr bool left_right_alike = fast::Shape<Entry::description>::left_right_alike;

  static Setup image_of(const Setup& setup) {
    return Reflection{true, false}.of(Entry::notation, setup);
  }
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

  /// Where the rules are the same left and right, and only there, a position shares a key with its
  /// mirror image.
  static void demand_shared(const Game& game, const Setup& setup) {
    const Place place = game.place(setup);
    const Place image = game.place(image_of(setup));
    const bool shared = place.position.key.shared() == image.position.key.shared();
    RC_ASSERT(shared == (left_right_alike || same_state(setup, image_of(setup))));
    const bool same = place.position.key.own() == image.position.key.own();
    RC_ASSERT(same == same_state(setup, image_of(setup)));
  }

  /// Places whose keys are shared are the same or, with such rules, mirror images.
  static void demand_shared_by_nobody_else(const std::vector<Place>& places) {
    std::unordered_map<std::uint64_t, Setup> seen;
    for (const Place& place : places) {
      const Setup setup = setup_of(place);
      const auto [known, is_new] = seen.try_emplace(place.position.key.shared().find, setup);
      RC_ASSERT(is_new || same_state(known->second, setup) ||
                (left_right_alike && same_state(known->second, image_of(setup))));
    }
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
    demand_shared(game, setup_of(place));
    demand_shared_by_nobody_else(children);
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
    RC_ASSERT(key.find == place.position.key.own().find);
    RC_ASSERT(key.verify == place.position.key.own().verify);
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

TEST_P(IncrementalKey, C4IsTheKeyFromScratchIsRestoredAndSharedByImagesAlone) {
  EXPECT_EQ(check_named(static_cast<VariantList*>(nullptr)), 1);
}

INSTANTIATE_TEST_SUITE_P(Every, IncrementalKey, testing::ValuesIn(every_variant()));

}  // namespace
}  // namespace hurdle::props
