// The fast generator of one variant of the list, chosen by HURDLE_VARIANT: compiled once a variant,
// so that they build in parallel.
#include "movegen/variants.hpp"
#include "perft/count/fast_game.hpp"
#include "perft/count/fast_generator.hpp"
#include "perft/count/tree_generator.hpp"

namespace hurdle {

template <int Index>
const Generator& fast_generator() {
  using Entry = std::tuple_element_t<static_cast<std::size_t>(Index), VariantList>;
  using Game = FastGame<Entry::description>;
  const auto make = [](std::uint64_t seed) { return Game(Entry::notation, seed); };
  static const TreeGenerator<Game, decltype(make)> generator(Entry::notation, make);
  return generator;
}

template <int Index>
Key fast_key(const Setup& setup, std::uint64_t seed) {
  using Entry = std::tuple_element_t<static_cast<std::size_t>(Index), VariantList>;
  const FastGame<Entry::description> game(Entry::notation, seed);
  const fast::ZobristKey key = game.state(setup).position.key.own();
  return {key.find, key.verify};
}

template const Generator& fast_generator<HURDLE_VARIANT>();
template Key fast_key<HURDLE_VARIANT>(const Setup& setup, std::uint64_t seed);

}  // namespace hurdle
