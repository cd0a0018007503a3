// The camp where pieces promote, and which kinds do, in games with Shogi's hands.
#pragma once

#include <vector>

#include "movegen/mutants/rule.hpp"
#include "movegen/mutants/themes/promotion.hpp"
#include "movegen/mutants/themes/shogi/cast.hpp"

namespace hurdle::mutation {

/// The camp begins for White, and ends for Black, on these ranks by White's count.
[[nodiscard]] Change<PromotionHooks> camp_is(int white_from, int black_to);

/// Camps of another size, and of one player.
[[nodiscard]] Rules<PromotionHooks> camps(std::string_view clause, const HandCast& cast);
/// Kinds that never promote.
[[nodiscard]] Rules<PromotionHooks> kinds_without_promotion(std::string_view clause,
                                                            const Notation& notation,
                                                            const std::vector<Kind>& kinds);

}  // namespace hurdle::mutation
