#include "props/mutants/mutant.hpp"

#include "perft/count/referee_game.hpp"
#include "perft/count/tree_generator.hpp"

namespace hurdle::mutants {

Mutant make_mutant(Belief belief, std::unique_ptr<const Referee> referee) {
  const std::shared_ptr<const Referee> rules = std::move(referee);
  const auto make = [rules](std::uint64_t /*seed*/) { return RefereeGame(*rules); };
  auto generator =
      std::make_shared<const TreeGenerator<RefereeGame, decltype(make)>>(rules->notation(), make);
  return {std::move(belief), rules, std::move(generator)};
}

}  // namespace hurdle::mutants
