// Positions by their hash: patterns look for each of many positions among many others.
#pragma once

#include <cstddef>
#include <unordered_set>

#include "movegen/vocab/setup.hpp"
#include "perft/count/referee_game.hpp"

namespace hurdle {

struct PositionHash {
  [[nodiscard]] std::size_t operator()(const Setup& position) const {
    return hash_of_state(position);
  }
};

using PositionSet = std::unordered_set<Setup, PositionHash>;

}  // namespace hurdle
