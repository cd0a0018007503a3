// The types that the mutants.hpp of every game names. Defines none: variants.hpp includes this file.
#pragma once

#include <vector>

namespace hurdle {
struct EndMutant;
struct HouseRules;
class Mutants;
struct Notation;
}  // namespace hurdle
