// The types that the mutants.hpp of every game names. Only declared, for movegen/variants.hpp.
#pragma once

namespace hurdle {
struct EndMutant;
struct HouseRules;
class Mutants;
struct Notation;
}  // namespace hurdle
