// Flips one bit of the stored data.
#pragma once

#include <optional>
#include <string>

#include "perft/campaign/store/database.hpp"
#include "perft/sample/random.hpp"

namespace hurdle::simulation {

struct Flip {
  std::string table;
  std::string column;
  std::string row;  ///< as text
};

/// Flips a random bit; nothing if the store rejects the new value.
[[nodiscard]] std::optional<Flip> flip_a_bit(campaign::Database& store, Random& random);

}  // namespace hurdle::simulation
