#include "perft/campaign/units/unit_merge.hpp"

#include <map>
#include <set>
#include <utility>

namespace hurdle::campaign {

UnitTotal merge_units(const UnitPlan& plan, const std::vector<UnitCount>& counts) {
  UnitTotal total;
  std::map<int, const UnitCount*> of_unit;
  std::set<std::pair<int, int>> counted;  // unit and pass
  for (const UnitCount& count : counts) {
    const bool is_new = counted.emplace(count.unit, count.pass).second;
    total.repeated += is_new ? 0 : 1;
    const UnitCount*& known = of_unit[count.unit];
    if (known == nullptr) {
      known = &count;
      total.sum += count.sum;
    } else if (known->sum != count.sum || known->counts_digest != count.counts_digest) {
      total.contradictions.push_back({*known, count});
    }
  }
  for (int pass = 1; pass <= plan.passes; ++pass) {
    for (int unit = 1; unit <= plan.units; ++unit) {
      if (counted.count({unit, pass}) == 0) {
        total.missing.push_back({unit, pass});
      }
    }
  }
  return total;
}

}  // namespace hurdle::campaign
