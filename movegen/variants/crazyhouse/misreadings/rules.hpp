// What engines get wrong about what Crazyhouse adds to chess, one function a theme; the hooks are
// chess's.
#pragma once

#include "movegen/variants/chess/misreadings/rules.hpp"
#include "movegen/variants/crazyhouse/referee.hpp"

namespace hurdle::crazyhouse {

using chess::Hooks;
using chess::WrongRules;

[[nodiscard]] WrongRules wrong_hands();  // Z1, Z2
[[nodiscard]] WrongRules wrong_drops();  // Z3-Z6

}  // namespace hurdle::crazyhouse
