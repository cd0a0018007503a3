// The house_rules of Makruk that people hold; its mutants are Makpong's and a few of its own.
#pragma once

#include <vector>

#include "movegen/mutants/house_rules.hpp"

namespace hurdle::makruk {

/// The house_rules of this variant that people hold.
[[nodiscard]] std::vector<HouseRules> house_rules();

}  // namespace hurdle::makruk
