// A variant under house rules, as a variant of its own. Depends on the referee and the mutants
// only.
#pragma once

#include <memory>
#include <span>

#include "movegen/mutants/house_rules.hpp"
#include "perft/count/variants.hpp"

namespace hurdle {

/// The variant under these house rules of it, one or several. If they equal another variant of
/// ours, its generators count; otherwise the referee is both generators. Throws std::logic_error if
/// the variant lacks one of their mutants.
[[nodiscard]] std::shared_ptr<const Variant> by_house_rules(const Variant& variant,
                                                            std::span<const HouseRules> several);

}  // namespace hurdle
