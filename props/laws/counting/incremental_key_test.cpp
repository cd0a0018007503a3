// Along random lines on the fast generator's own board: the incremental key equals the key from
// scratch, unmaking a move restores board and key, only mirror images share a key, and the board
// with the colours exchanged is that of the position with the colours exchanged.
#include <unordered_map>

#include "movegen/fast/board/exchange.hpp"
#include "movegen/variants.hpp"
#include "perft/count/fast_game.hpp"
#include "perft/sample/random.hpp"
#include "props/laws/positions/support.hpp"
#include "props/reflection.hpp"

namespace hurdle::props {
namespace {

constexpr int plies = 12;

/// The laws on the board of one variant.
template <class Entry>
class Board {
 public:
  using Game = FastGame<Entry::description>;
  using State = typename Game::State;

  static constexpr bool left_right_symmetric =
      fast::Shape<Entry::description>::left_right_symmetric;

  static Setup image_of(const Setup& setup) {
    return Reflection{true, false}.of(Entry::notation, setup);
  }
  static Setup setup_of(const State& state) {
    return fast::to_setup<Entry::description>(state.position, state.side);
  }

  static void require_same(const State& state, const State& before) {
    RC_ASSERT(setup_of(state) == setup_of(before));
    RC_ASSERT((state.position.key == before.position.key));
    RC_ASSERT((state.position.own == before.position.own));
    RC_ASSERT((state.position.pieces == before.position.pieces));
    RC_ASSERT(state.position.royal == before.position.royal);
    RC_ASSERT((state.position.held == before.position.held));
    RC_ASSERT((state.position.hand == before.position.hand));
    RC_ASSERT(state.position.passes == before.position.passes);
    RC_ASSERT((state.position.en_passant == before.position.en_passant));
    fast::each(state.position.occupied(), [&](int square) {
      const auto at = static_cast<std::size_t>(square);
      RC_ASSERT(state.position.type[at] == before.position.type[at]);
    });
  }

  /// A position shares a key with its mirror image exactly if the rules are left-right symmetric.
  static void require_shared(const Game& game, const Setup& setup) {
    const State state = game.state(setup);
    const State image = game.state(image_of(setup));
    const bool shared = state.position.key.shared() == image.position.key.shared();
    RC_ASSERT(shared == (left_right_symmetric || same_state(setup, image_of(setup))));
    const bool same = state.position.key.own() == image.position.key.own();
    RC_ASSERT(same == same_state(setup, image_of(setup)));
  }

  static void require_exchanged(const Game& game, const State& state) {
    const Setup image = Reflection{.players = true}.of(Entry::notation, setup_of(state));
    State exchanged{fast::exchanged(state.position), opponent(state.side)};
    State made = game.state(image);
    exchanged.position.key = made.position.key;
    require_same(exchanged, made);
  }

  /// States with equal keys are the same or, with symmetric rules, mirror images.
  static void require_shared_by_nobody_else(const std::vector<State>& states) {
    std::unordered_map<std::uint64_t, Setup> seen;
    for (const State& state : states) {
      const Setup setup = setup_of(state);
      const auto [known, is_new] = seen.try_emplace(state.position.key.shared().find, setup);
      RC_ASSERT(is_new || same_state(known->second, setup) ||
                (left_right_symmetric && same_state(known->second, image_of(setup))));
    }
  }

  /// Checks every child of a state and continues from a random one.
  static void walk(const Game& game, State state, Random& random, int depth) {
    const State before = state;
    std::vector<State> children;
    game.children(state, [&](State& child, const StepFacts& /*step*/) {
      RC_ASSERT((child.position.key == game.state(setup_of(child)).position.key));
      children.push_back(child);
    });
    require_same(state, before);
    require_shared(game, setup_of(state));
    require_exchanged(game, state);
    require_shared_by_nobody_else(children);
    if (depth > 1 && !children.empty()) {
      walk(game, random.pick(children), random, depth - 1);
    }
  }
};

template <class Entry>
void check_keys(const Variant& variant) {
  check([&] {
    const Sample sample = drawn(sampled(variant));
    const auto seed = any_number<std::uint64_t>(0, 1'000'000);
    const typename Board<Entry>::Game game(Entry::notation, seed);
    const typename Board<Entry>::State state = game.state(sample.setup);
    const Key key = variant.key(sample.setup, seed);
    RC_ASSERT(key.find == state.position.key.own().find);
    RC_ASSERT(key.verify == state.position.key.own().verify);
    Random random(seed);
    Board<Entry>::walk(game, state, random, plies);
  });
}

class IncrementalKey : public Law {};

TEST_P(IncrementalKey, C4IsTheKeyFromScratchIsRestoredAndSharedByImagesAlone) {
  visit_variant(variant().notation.name,
                []<class Entry>(std::type_identity<Entry>) { check_keys<Entry>(variant()); });
}

INSTANTIATE_TEST_SUITE_P(Every, IncrementalKey, testing::ValuesIn(every_variant()));

}  // namespace
}  // namespace hurdle::props
