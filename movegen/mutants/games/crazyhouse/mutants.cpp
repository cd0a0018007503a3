#include "movegen/mutants/games/crazyhouse/mutants.hpp"

#include "movegen/mutants/games/crazyhouse/hooks.hpp"
#include "movegen/mutants/themes/common.hpp"

namespace hurdle::crazyhouse {

Mutants mutants(const Notation& variant) {
  MutantRules rules;
  mutation::append(rules, mutation::common_rules(variant, {}));
  mutation::append(rules, chess::mutant_rules());
  mutation::append(rules, mutant_hands());
  mutation::append(rules, mutant_drops());
  return mutation::mutants_of<chess::HookedChess<CrazyhouseReferee>>(variant, std::move(rules),
                                                                     {mutation::pseudo_legal()});
}

}  // namespace hurdle::crazyhouse
