#include "perft/custom/diagnose.hpp"

#include <algorithm>

#include "movegen/custom/rules/rules.hpp"
#include "perft/custom/count.hpp"
#include "perft/custom/fact_mutants.hpp"

namespace hurdle::custom {
namespace {

using Texts = std::set<std::string>;

Texts texts_by(const Description& facts, const EngineMoves& reply) {
  const std::vector<std::string> texts = move_texts(Rules(facts), reply.position);
  return {texts.begin(), texts.end()};
}

/// A reply, and the moves by the facts that are known so far.
struct Compared {
  const EngineMoves* reply;
  Texts known;

  [[nodiscard]] bool differs() const { return reply->moves != known; }

  /// Whether the engine lists every move that a mutant adds to the known ones, and none that it
  /// removes.
  [[nodiscard]] bool allows(const Texts& mutant) const {
    const auto listed = [&](const std::string& move) { return reply->moves.count(move) > 0; };
    return std::all_of(
               mutant.begin(), mutant.end(),
               [&](const std::string& move) { return known.count(move) > 0 || listed(move); }) &&
           std::all_of(known.begin(), known.end(), [&](const std::string& move) {
             return mutant.count(move) > 0 || !listed(move);
           });
  }
};

std::vector<Compared> compared(const Description& facts, const std::vector<EngineMoves>& replies) {
  std::vector<Compared> all;
  all.reserve(replies.size());
  for (const EngineMoves& reply : replies) {
    all.push_back({&reply, texts_by(facts, reply)});
  }
  return all;
}

std::size_t count_different(const std::vector<Compared>& replies) {
  return static_cast<std::size_t>(std::count_if(replies.begin(), replies.end(),
                                                [](const Compared& one) { return one.differs(); }));
}

/// How many different lists a mutant explains; 0 if a list contradicts it.
std::size_t explained_by(const FactMutant& mutant, const std::vector<Compared>& replies) {
  std::size_t explained = 0;
  for (const Compared& one : replies) {
    const Texts texts = texts_by(mutant.facts, *one.reply);
    if (!one.allows(texts)) {
      return 0;
    }
    explained += one.differs() && texts == one.reply->moves ? 1 : 0;
  }
  return explained;
}

}  // namespace

CustomDiagnosis diagnose(const Description& facts, const std::vector<EngineMoves>& replies) {
  constexpr std::size_t most_mutants = 3;
  Description known = facts;
  std::vector<Compared> lists = compared(known, replies);
  CustomDiagnosis result;
  result.different = count_different(lists);
  std::size_t open = result.different;
  while (open > 0 && result.says.size() < most_mutants) {
    std::size_t best = 0;
    FactMutant chosen;
    for (FactMutant& mutant : fact_mutants(known)) {
      const std::size_t explained = explained_by(mutant, lists);
      if (explained > best) {
        best = explained;
        chosen = std::move(mutant);
      }
    }
    if (best == 0) {
      break;
    }
    result.says.push_back(chosen.says);
    known = std::move(chosen.facts);
    lists = compared(known, replies);
    open = count_different(lists);
  }
  result.explained = result.different - open;
  return result;
}

}  // namespace hurdle::custom
