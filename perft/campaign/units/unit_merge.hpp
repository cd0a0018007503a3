// Adds up the results of a plan's units, in any order and number: equal results of one unit count
// once.
#pragma once

#include <vector>

#include "perft/campaign/units/unit_count.hpp"

namespace hurdle::campaign {

/// A unit that must be counted in a pass.
struct MissingUnit {
  int unit = 1;
  int pass = 1;
};

/// Two results of one unit that differ.
struct Contradiction {
  UnitCount one;
  UnitCount other;
};

/// The state of a plan.
struct UnitTotal {
  std::vector<MissingUnit> missing;
  std::vector<Contradiction> contradictions;
  std::size_t repeated = 0;  ///< results of a unit and pass that another result has too
  Total sum;                 ///< of all units that have a result

  /// Whether `sum` is the exact total.
  [[nodiscard]] bool complete() const noexcept { return missing.empty() && contradictions.empty(); }
};

/// Merges results of this plan.
[[nodiscard]] UnitTotal merge_units(const UnitPlan& plan, const std::vector<UnitCount>& counts);

}  // namespace hurdle::campaign
