// Stands beside the fast generators, compiled once a level as they are.
#include "perft/count/fast_level.hpp"

namespace hurdle {

std::string_view fast_level() noexcept {
  return HURDLE_LEVEL;
}

}  // namespace hurdle
