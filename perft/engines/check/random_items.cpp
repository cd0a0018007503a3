// Draws positions and keeps those that can be sent to every engine.
#include "perft/engines/check/random_items.hpp"

#include <fmt/core.h>

#include "perft/count/interrupted.hpp"
#include "perft/engines/handshake/sendable_position.hpp"
#include "perft/sample/position_source.hpp"

namespace hurdle::engines {

std::vector<CheckItem> random_items(const Variant& variant, std::size_t number, std::uint64_t seed,
                                    const std::atomic<bool>* stop) {
  constexpr int deepest = 2;
  PositionSource source(variant.referee, seed);
  std::vector<CheckItem> items;
  while (items.size() < number) {
    throw_if_set(stop);
    const Setup setup = source.next();
    if (setup.passes > 1 || variant.referee.invalid_reason(setup) ||
        !sendable_position(variant, setup).position) {
      continue;
    }
    CheckItem item{std::string(random_file),
                   0,
                   fmt::format("seed-{}-{}", seed, items.size() + 1),
                   &variant,
                   setup,
                   {}};
    for (int depth = 1; depth <= deepest; ++depth) {
      item.perft[depth] = variant.fast.perft(setup, depth);
    }
    items.push_back(std::move(item));
  }
  return items;
}

}  // namespace hurdle::engines
