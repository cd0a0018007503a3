// One bit of what a store holds, flipped where it stands. Knows the tables.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "perft/campaign/store/database.hpp"
#include "perft/sample/random.hpp"

namespace hurdle::simulation {

struct Flip {
  std::string table;
  std::string column;
  std::string row;  ///< in words
};

/// Flips a bit by chance; nothing when the store does not let it stand there.
[[nodiscard]] std::optional<Flip> flip_a_bit(campaign::Database& store, Random& random);

}  // namespace hurdle::simulation
