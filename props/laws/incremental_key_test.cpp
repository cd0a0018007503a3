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

template <class List>
struct TypesOf;
template <class... Entries>
struct TypesOf<std::tuple<Entries...>> {
  using Types = testing::Types<Entries...>;
};

struct NameOf {
  template <class Entry>
  static std::string GetName(int /*index*/) {  // NOLINT: the test library's spelling
    return std::string(Entry::notation.name);
  }
};

template <class Entry>
class IncrementalKey : public testing::Test {
 public:
  using Setup = hurdle::Setup;  // which the test library hides
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
  }

  /// Looks at every child of a node and goes on with a random one.
  template <class Node>
  static void walk(const Game& game, Node& node, Random& random, int depth) {
    const Place before = Game::copy(node);
    const std::uint64_t count = node.count();
    const std::uint64_t chosen = count == 0 ? 0 : random.below(count);
    std::uint64_t visited = 0;
    node.children([&](auto& child, const auto& /*step*/) {
      const Place place = Game::copy(child);
      RC_ASSERT((place.position.key == game.place(setup_of(place)).position.key));
      if (visited++ == chosen && depth > 1) {
        walk(game, child, random, depth - 1);
        demand_same(Game::copy(child), place);
      }
    });
    RC_ASSERT(visited == count);
    demand_same(Game::copy(node), before);
  }
};

using Entries = TypesOf<VariantList>::Types;
TYPED_TEST_SUITE(IncrementalKey, Entries, NameOf);

TYPED_TEST(IncrementalKey, IsTheKeyFromScratchAndIsRestored) {
  const Variant* variant = find_variant(TypeParam::notation.name);
  ASSERT_NE(variant, nullptr);
  check([&] {
    const Sample sample = *sampled(*variant);
    const auto seed = *rc::gen::inRange<std::uint64_t>(0, 1'000'000);
    const typename TestFixture::Game game(TypeParam::notation, seed);
    typename TestFixture::Place place = game.place(sample.setup);
    Random random(seed);
    game.with_node(place, true, [&](auto& node) {
      RC_ASSERT(node.key() == variant->key(sample.setup, seed));
      TestFixture::walk(game, node, random, plies);
    });
  });
}

}  // namespace
}  // namespace hurdle::props
