#include "perft/custom/diagnose.hpp"

#include "movegen/custom/rules/rules.hpp"
#include "perft/custom/count.hpp"
#include "perft/custom/fact_mutants.hpp"

namespace hurdle::custom {
namespace {

bool lists(const Description& facts, const EngineMoves& reply) {
  const Rules rules(facts);
  const std::vector<std::string> texts = move_texts(rules, reply.position);
  return std::set<std::string>(texts.begin(), texts.end()) == reply.moves;
}

/// The replies that these facts do not list, or all that they do.
std::vector<const EngineMoves*> replies_that(const Description& facts,
                                             const std::vector<const EngineMoves*>& replies,
                                             bool agree) {
  std::vector<const EngineMoves*> found;
  for (const EngineMoves* reply : replies) {
    if (lists(facts, *reply) == agree) {
      found.push_back(reply);
    }
  }
  return found;
}

}  // namespace

CustomDiagnosis diagnose(const Description& facts, const std::vector<EngineMoves>& replies) {
  constexpr std::size_t most_mutants = 3;
  std::vector<const EngineMoves*> all;
  for (const EngineMoves& reply : replies) {
    all.push_back(&reply);
  }
  Description known = facts;
  std::vector<const EngineMoves*> open = replies_that(known, all, false);
  CustomDiagnosis result;
  result.different = open.size();
  while (!open.empty() && result.says.size() < most_mutants) {
    const std::vector<const EngineMoves*> agreeing = replies_that(known, all, true);
    std::size_t best = 0;
    FactMutant chosen;
    for (FactMutant& mutant : fact_mutants(known)) {
      const std::size_t explained = replies_that(mutant.facts, open, true).size();
      if (explained > best && replies_that(mutant.facts, agreeing, false).empty()) {
        best = explained;
        chosen = std::move(mutant);
      }
    }
    if (best == 0) {
      break;
    }
    result.says.push_back(chosen.says);
    known = std::move(chosen.facts);
    open = replies_that(known, open, false);
  }
  result.explained = result.different - open.size();
  return result;
}

}  // namespace hurdle::custom
