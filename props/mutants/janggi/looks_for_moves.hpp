// What errors about passing (J9) and facing (J10) share: looking whether a player could move.
#pragma once

#include "props/mutants/janggi/themes.hpp"

namespace hurdle::mutants::janggi_themes {

/// Knows whether the player could do anything but pass.
template <class Rules>
struct LooksForMoves : Rules {
  using Rules::Rules;

 protected:
  [[nodiscard]] bool can_move(const Setup& setup) const {
    bool found = false;
    this->for_each_square([&](Square from) {
      if (!found && setup.at(from).belongs_to(setup.side)) {
        this->targets(setup, from, [&](Square to) {
          found = found || this->legal(setup, Move::board(from, to));
        });
      }
    });
    return found;
  }
};

}  // namespace hurdle::mutants::janggi_themes
