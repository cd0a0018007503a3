// Compiled once for each processor level, like the fast generators in this folder.
#include "perft/count/fast_generator.hpp"

namespace hurdle {

std::string_view fast_level() noexcept {
  return HURDLE_LEVEL;
}

}  // namespace hurdle
