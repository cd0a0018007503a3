#include "perft/count/referee_generator.hpp"

#include <utility>

#include "perft/count/referee_game.hpp"
#include "perft/count/tree/tree_generator.hpp"

namespace hurdle {

std::shared_ptr<const Generator> make_referee_generator(std::shared_ptr<const Referee> referee,
                                                        AsksCounters asks) {
  const Notation& notation = referee->notation();
  auto make = [rules = std::move(referee), asks](std::uint64_t /*seed*/) {
    return RefereeGame(*rules, asks == AsksCounters::yes);
  };
  return std::make_shared<const TreeGenerator<RefereeGame, decltype(make)>>(notation,
                                                                            std::move(make));
}

}  // namespace hurdle
