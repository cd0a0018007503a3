// What engines get wrong about what Crazyhouse adds to chess, one function a theme; the hooks are
// chess's.
#pragma once

#include "movegen/mutants/games/chess/hooks.hpp"
#include "movegen/variants/crazyhouse/referee.hpp"

namespace hurdle::crazyhouse {

using namespace mutation;
using chess::Hooks;
using chess::MutantRules;

[[nodiscard]] MutantRules mutant_hands();  // Z1, Z2
[[nodiscard]] MutantRules mutant_drops();  // Z3-Z6

}  // namespace hurdle::crazyhouse
