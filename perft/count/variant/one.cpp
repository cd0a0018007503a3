// The fast generator of one variant: CMake compiles this file once for each description of
// movegen/variants, with the names of its header, description and notation (units.cmake).
#include HURDLE_DESCRIPTION_HEADER

#include "perft/count/fast_game.hpp"
#include "perft/count/fast_generator.hpp"
#include "perft/count/tree/tree_generator.hpp"

namespace hurdle {

using UnitGame = FastGame<HURDLE_DESCRIPTION>;

template <const Notation& N>
const Generator& fast_generator() {
  const auto make = [](std::uint64_t seed) { return UnitGame(N, seed); };
  static const TreeGenerator<UnitGame, decltype(make)> generator(N, make);
  return generator;
}

template <const Notation& N>
Key fast_key(const Setup& setup, std::uint64_t seed) {
  const UnitGame game(N, seed);
  const fast::ZobristKey key = game.state(setup).position.key.own();
  return {key.find, key.verify};
}

template const Generator& fast_generator<HURDLE_NOTATION>();
template Key fast_key<HURDLE_NOTATION>(const Setup& setup, std::uint64_t seed);

}  // namespace hurdle
