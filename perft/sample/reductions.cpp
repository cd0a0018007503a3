#include "perft/sample/reductions.hpp"

#include <cstddef>

namespace hurdle {

std::vector<Setup> reductions(const Setup& setup) {
  std::vector<Setup> smaller_ones;
  const auto add = [&](auto change) {
    Setup reduced = setup;
    change(reduced);
    if (!(reduced == setup)) {
      smaller_ones.push_back(reduced);
    }
  };
  for (std::size_t index = 0; index < square_count; ++index) {
    if (setup.board[index] && setup.board[index].kind() != Kind::royal) {
      add([&](Setup& reduced) { reduced.board[index] = Piece{}; });
    }
  }
  for (std::size_t colour = 0; colour < setup.hands.size(); ++colour) {
    for (std::size_t kind = 0; kind < max_kinds; ++kind) {
      add([&](Setup& reduced) { reduced.hands[colour][kind] = 0; });
      if (setup.hands[colour][kind] > 1) {
        add([&](Setup& reduced) { reduced.hands[colour][kind] = 1; });
      }
    }
  }
  add([](Setup& reduced) { reduced.half = 0; });
  add([](Setup& reduced) { reduced.passes = 0; });
  add([](Setup& reduced) { reduced.en_passant.clear(); });
  add([](Setup& reduced) { reduced.rights = {}; });
  return smaller_ones;
}

}  // namespace hurdle
