#include "perft/diagnosis/diagnose.hpp"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

#include "movegen/vocab/mapped.hpp"
#include "perft/diagnosis/diagnostician.hpp"

namespace hurdle {
namespace {

/// Whether a move of this player leads to the symptom.
bool has_moved(Colour player, const Symptom& symptom) {
  return symptom.line.size() > 1 || (symptom.line.size() == 1 && symptom.base.side == player);
}

std::vector<const Symptom*> symptoms_of(const Diagnosis& diagnosis) {
  std::vector<const Symptom*> all;
  const auto add = [&](const std::vector<Symptom>& symptoms) {
    std::ranges::transform(symptoms, std::back_inserter(all),
                           [](const Symptom& symptom) { return &symptom; });
  };
  add(diagnosis.unexplained);
  for (const Cause& cause : diagnosis.causes) {
    add(cause.symptoms);
  }
  return all;
}

/// The players to whom a bug may be limited: each wrong list is this player's or comes after a move
/// of this player.
std::vector<Colour> players_of(const std::vector<const Symptom*>& all) {
  std::vector<Colour> players;
  for (const Colour player : both_colours) {
    if (std::ranges::all_of(all, [&](const Symptom* symptom) {
          return symptom->position.side == player || has_moved(player, *symptom);
        })) {
      players.push_back(player);
    }
  }
  return players;
}

/// Where bugs may be that no mutant explains everywhere: in moves and not in attacks, in attacks
/// and not in moves, in both from the two ends of a step, in the code for one player, in the code
/// for turns out of check or without pins, or several, some of them in the code for one player.
std::vector<TheoryScope> scopes_of(const Variant& variant, const Diagnosis& diagnosis) {
  const std::vector<const Symptom*> all = symptoms_of(diagnosis);
  const std::vector<Colour> players = players_of(all);
  std::vector<TheoryScope> scopes{{std::nullopt, MutantScope::moves},
                                  {std::nullopt, MutantScope::attacks},
                                  {std::nullopt, MutantScope::looked_up}};
  for (const Colour player : players) {
    scopes.push_back({player, MutantScope::all});
  }
  for (const Colour player : players) {
    scopes.push_back({player, MutantScope::moves});
  }
  for (const Turns turns : {Turns::without_pins, Turns::out_of_check}) {
    if (std::ranges::all_of(all, [&](const Symptom* symptom) {
          return is_among(turns, variant.referee, symptom->position);
        })) {
      scopes.push_back({std::nullopt, MutantScope::all, turns});
    }
  }
  if (players.size() != 1) {
    scopes.push_back({std::nullopt, MutantScope::all, Turns::all, true});
  }
  return scopes;
}

/// The mutants of the house rules as candidates.
Theory parts_of(const Candidates& candidates, const HouseRules& house_rules) {
  Theory parts;
  for (const std::string& name : house_rules.mutants) {
    parts.push_back(candidates.find(name).value());
  }
  std::ranges::sort(parts);
  return parts;
}

}  // namespace

Diagnosis diagnose(const Variant& variant, std::span<const Answer> answers, const Ask& ask,
                   const QuestionOptions& options) {
  std::optional<Diagnosis> found =
      Diagnostician(variant, answers, ask, options, Repeats::count).run();
  if (!found) {
    return Diagnostician(variant, answers, ask, options, Repeats::ignore).run().value();
  }
  const auto left = [](const Diagnosis& one) { return one.symptoms - one.explained; };
  if (left(*found) > 0) {
    for (const TheoryScope& scope : scopes_of(variant, *found)) {
      auto in_scope = Diagnostician(variant, answers, ask, options, Repeats::count, scope).run();
      if (in_scope && left(*in_scope) < left(*found)) {
        found = std::move(in_scope);
      }
      if (left(*found) == 0) {
        break;
      }
    }
  }
  return *found;
}

const HouseRules* proved_house_rules(const Variant& variant, std::span<const Answer> answers,
                                     const Ask& ask, const QuestionOptions& options) {
  Candidates candidates(variant);
  Evidence evidence(variant, answers);
  TheorySearch search(candidates, evidence, options.stop);
  Questions questions(candidates, evidence, ask, options);
  std::vector<Theory> theories = search.singles();
  const auto house_rules_of = [&](const Theory& theory) {
    return candidates[theory.front()].house_rules;
  };
  if (evidence.wrong().empty() || std::ranges::none_of(theories, house_rules_of)) {
    return nullptr;
  }
  questions.separate(theories);
  if (theories.size() != 1 || house_rules_of(theories.front()) == nullptr) {
    return nullptr;
  }
  const HouseRules* const found = house_rules_of(theories.front());
  const bool proved = !questions.unproved_member(parts_of(candidates, *found)) &&
                      search.mismatches(theories.front()) == 0;
  return proved ? found : nullptr;
}

}  // namespace hurdle
