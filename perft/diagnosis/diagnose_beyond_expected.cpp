// House rules that an engine is known to play: what they change needs no diagnosis.
#include <algorithm>
#include <iterator>
#include <memory>
#include <utility>

#include "movegen/mutants/mutants_of.hpp"
#include "movegen/vocab/mapped.hpp"
#include "perft/diagnosis/diagnose.hpp"
#include "perft/diagnosis/patterns/other_board.hpp"
#include "perft/diagnosis/search.hpp"
#include "perft/diagnosis/variant_by_house_rules.hpp"

namespace hurdle {
namespace {

using Clauses = std::set<std::string>;

/// The house rules that differ from the variant in none but these clauses.
std::vector<HouseRules> differing_in(const Variant& variant, const Clauses& clauses) {
  const Mutants& mutants = mutants_of(variant.notation);
  std::vector<HouseRules> expected;
  std::ranges::copy_if(
      mutants.house_rules(), std::back_inserter(expected), [&](const HouseRules& house_rules) {
        return std::ranges::all_of(house_rules.mutants, [&](const std::string& name) {
          return clauses.count(mutants.find(name)->info.clause) > 0;
        });
      });
  return expected;
}

/// The number of wrong lists that these rules change to the engine's; 0 if they change a move
/// otherwise than the engine in any list.
std::size_t lists_explained(const Referee& rules, const Evidence& evidence) {
  std::size_t explained = 0;
  for (const auto* observations : {&evidence.wrong(), &evidence.right()}) {
    for (const Observation& seen : *observations) {
      const Effect effect = effect_of(listing_of(rules, seen.position), seen);
      if (effect == Effect::contrary) {
        return 0;
      }
      explained += effect == Effect::exact ? 1 : 0;
    }
  }
  return explained;
}

/// The expected house rules that explain the most lists, together with as few others as possible.
std::vector<HouseRules> best_of(const Variant& variant, const Clauses& clauses,
                                const Evidence& evidence) {
  constexpr std::size_t least = 3;  // lists that show them
  std::vector<HouseRules> chosen;
  std::vector<HouseRules> best;
  std::size_t most = least - 1;
  do {
    chosen = best;
    for (const HouseRules& house_rules : differing_in(variant, clauses)) {
      std::vector<HouseRules> more = chosen;
      more.push_back(house_rules);
      const std::size_t explained =
          lists_explained(by_house_rules(variant, more)->referee, evidence);
      if (explained > most) {
        most = explained;
        best = more;
      }
    }
  } while (best.size() > chosen.size());
  return chosen;
}

/// Whether the engine plays so for both players: it is asked about positions like those that show
/// the house rules, with colours and sides swapped.
bool is_of_both_players(const Variant& variant, const Referee& rules, const Evidence& evidence,
                        const Ask& ask) {
  constexpr std::size_t most = 4;
  std::size_t asked = 0;
  for (const Observation& seen : evidence.wrong()) {
    const auto other = asked < most && listing_of(rules, seen.position) != seen.legal
                           ? for_other_player(variant, seen.position)
                           : std::nullopt;
    const auto reply = other && ask ? ask(*other, {}, 1) : std::nullopt;
    if (!reply) {
      continue;
    }
    ++asked;
    Evidence one(variant, {});
    const Observation given = one.add({*other, {}, *other, 1, *reply});
    const Effect effect = effect_of(listing_of(rules, *other), given);
    if (effect == Effect::contrary) {
      return false;
    }
  }
  return asked > 0;
}

}  // namespace

std::vector<std::string> Diagnosis::expected_names() const {
  return expected ? mapped(expected->house_rules, [](const HouseRules& one) { return one.name; })
                  : std::vector<std::string>();
}

Diagnosis diagnose_beyond(const std::set<std::string>& expected, const Variant& variant,
                          std::span<const Answer> answers, const Ask& ask,
                          const QuestionOptions& options) {
  if (!expected.empty() && variant.house_rules.empty()) {
    const Evidence evidence(variant, answers);
    const std::vector<HouseRules> played = best_of(variant, expected, evidence);
    const auto base = played.empty() ? nullptr : by_house_rules(variant, played);
    if (base && is_of_both_players(variant, base->referee, evidence, ask)) {
      Diagnosis diagnosis =
          diagnose(*base, replayed(base->referee, answers), legal_only(variant, ask), options);
      if (diagnosis.symptoms > 0) {
        diagnosis.variant = &variant;
        diagnosis.expected = base;
        return diagnosis;
      }
    }
  }
  return diagnose(variant, answers, ask, options);
}

}  // namespace hurdle
