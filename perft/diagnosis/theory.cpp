#include "perft/diagnosis/theory.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <numeric>
#include <utility>

#include "movegen/vocab/text/letters.hpp"

namespace hurdle {
namespace {

/// The house rules that are exactly this mutant, or null.
const HouseRules* house_rules_of(const Mutants& mutants, const std::string& name) {
  for (const HouseRules& house_rules : mutants.house_rules()) {
    if (house_rules.mutants.size() == 1 && house_rules.mutants.front() == name) {
      return &house_rules;
    }
  }
  return nullptr;
}

/// The house rules of which this mutant is a part that programs play without the rest, or null.
const HouseRules* whole_of(const Mutants& mutants, const std::string& name) {
  for (const HouseRules& one : mutants.house_rules()) {
    if (one.parts_are_played && std::ranges::find(one.mutants, name) != one.mutants.end()) {
      return &one;
    }
  }
  return nullptr;
}

bool contains(const std::vector<const Mutant*>& mutants, const Mutant* mutant) {
  return std::ranges::find(mutants, mutant) != mutants.end();
}

/// Appends the mutants that are not among them.
void add_new(std::vector<const Mutant*>& mutants, const std::vector<const Mutant*>& more) {
  std::ranges::copy_if(more, std::back_inserter(mutants),
                       [&](const Mutant* one) { return !contains(mutants, one); });
}

/// Adds the mutants at the turns of this player, or of both.
template <class Errors>
void add_for(std::optional<Colour> player, const std::vector<const Mutant*>& more, Errors& errors) {
  for (const Colour colour : both_colours) {
    if (player.value_or(colour) == colour) {
      add_new(errors[index_of(colour)], more);
    }
  }
}

/// `royal` is the name of the royal piece: "king", "general", "jade".
std::string words_of(MutantScope parts, std::string_view royal) {
  switch (parts) {
    case MutantScope::moves:
      return "in moves and not in checks, ";
    case MutantScope::attacks:
      return "in checks and not in moves, ";
    case MutantScope::looked_up:
      return fmt::format("in moves, and in checks looked up from the {}'s square, ", royal);
    case MutantScope::all:
      break;
  }
  return "";
}

std::string_view words_of(Turns turns) {
  switch (turns) {
    case Turns::out_of_check:
      return "when the player is not in check, ";
    case Turns::without_pins:
      return "when no piece of the player is pinned, ";
    case Turns::all:
      break;
  }
  return "";
}

}  // namespace

Candidates::Candidates(const Variant& variant, TheoryScope scope)
    : variant_(variant), mutants_(mutants_of(variant.notation)), scope_(scope) {
  for (const HouseRules& house_rules : variant.house_rules) {
    add_new(base_, mutants_.made_of(house_rules));
  }
  for (const HouseRules& house_rules : mutants_.house_rules()) {
    if (house_rules.mutants.size() > 1 && scope_.is_whole()) {
      const std::vector<const Mutant*> parts = mutants_.made_of(house_rules);
      add({house_rules.name, parts.front()->info.clause, house_rules.says, &house_rules, nullptr,
           parts, nullptr});
    }
  }
  using Player = std::optional<Colour>;
  for (const Player player : scope_.each_player
                                 ? std::vector<Player>{{}, Colour::white, Colour::black}
                                 : std::vector<Player>{scope_.player}) {
    for (const Mutant& mutant : mutants_.all()) {
      const auto& [name, clause, error] = mutant.info;
      add({name,
           clause,
           error,
           scope_.is_whole() ? house_rules_of(mutants_, name) : nullptr,
           scope_.is_whole() ? whole_of(mutants_, name) : nullptr,
           {&mutant},
           base_.empty() && scope_.is_whole() ? mutant.referee : nullptr,
           player});
    }
  }
  // House rules that organisations and programs play are likelier than other mutants.
  std::stable_partition(all_.begin(), all_.end(),
                        [](const Candidate& one) { return one.house_rules != nullptr; });
}

void Candidates::add(Candidate candidate) {
  const bool changes_base = std::ranges::any_of(
      base_, [&](const Mutant* mutant) { return contains(candidate.errors, mutant); });
  if (!changes_base) {
    if (!candidate.rules) {
      Errors errors;
      add_for(candidate.player, candidate.errors, errors);
      candidate.rules = rules_with(errors, scope_);
    }
    all_.push_back(std::move(candidate));
  }
}

std::optional<std::size_t> Candidates::find(std::string_view id,
                                            std::optional<Colour> player) const {
  const auto found = std::ranges::find_if(all_, [&](const Candidate& candidate) {
    return candidate.id == id && candidate.player == player;
  });
  return found == all_.end() ? std::nullopt : std::optional<std::size_t>(found - all_.begin());
}

std::size_t Candidates::mutants_in(const Theory& theory) const {
  return std::accumulate(
      theory.begin(), theory.end(), std::size_t{0},
      [&](std::size_t sum, std::size_t one) { return sum + all_[one].errors.size(); });
}

std::vector<Theory> Candidates::parts_of(std::size_t house_rules) const {
  constexpr std::size_t most = 4;
  const std::vector<const Mutant*>& mutants = all_[house_rules].errors;
  std::vector<Theory> parts;
  const std::size_t subsets = mutants.size() > most ? 0 : (std::size_t{1} << mutants.size()) - 1;
  for (std::size_t subset = 1; subset < subsets; ++subset) {
    Theory& part = parts.emplace_back();
    for (std::size_t index = 0; index < mutants.size(); ++index) {
      const auto one = find(mutants[index]->info.name);
      if ((subset >> index) % 2 == 1 && one) {
        part = sum_of(part, {*one});
      }
    }
  }
  return parts;
}

std::shared_ptr<const Referee> Candidates::rules_with(const Errors& errors,
                                                      const TheoryScope& scope) const {
  const auto& [of_white, of_black] = errors;
  const auto rules = [&](const std::vector<const Mutant*>& of_one) {
    return of_one.empty() ? nullptr : mutants_.together(of_one, scope.parts, base_);
  };
  std::shared_ptr<const Referee> for_white = rules(of_white);
  if (of_white == of_black && scope.turns == Turns::all) {
    return for_white;
  }
  const auto for_black = of_white == of_black ? for_white : rules(of_black);
  return std::make_shared<RulesAtSomeTurns>(
      variant_.referee, RulesAtSomeTurns::OfPlayers{for_white, for_black}, scope.turns);
}

std::shared_ptr<const Referee> Candidates::rules_in(const TheoryScope& scope,
                                                    const Theory& theory) const {
  Errors errors;
  for (const std::size_t one : theory) {
    add_for(scope.each_player ? all_[one].player : scope.player, all_[one].errors, errors);
  }
  return rules_with(errors, scope);
}

std::shared_ptr<const Referee> Candidates::rules_of(const Theory& theory) {
  if (theory.size() == 1) {
    return all_[theory.front()].rules;
  }
  constexpr std::size_t most_kept = 4096;
  if (made_.size() >= most_kept) {
    made_.clear();
  }
  std::shared_ptr<const Referee>& rules = made_[theory];
  if (!rules) {
    rules = rules_in(scope_, theory);
  }
  return rules;
}

std::string continued(const Notation& notation, std::string sentence) {
  const bool names_a_player = std::ranges::any_of(both_colours, [&](Colour colour) {
    return sentence.starts_with(notation.side(colour));  // "Black's pawns …"
  });
  sentence.front() = names_a_player ? sentence.front() : to_lower(sentence.front());
  return sentence;
}

std::string player_of(const Candidates& candidates, const Candidate& candidate) {
  const std::optional<Colour> player = candidate.player;
  return player ? std::string(candidates.variant().notation.side(*player)) : "";
}

std::string sentence_in_scope(const Candidates& candidates, const Candidate& candidate) {
  const Notation& notation = candidates.variant().notation;
  const std::string& sentence = candidate.sentence;
  const std::string player = player_of(candidates, candidate);
  const bool is_named = player.empty() || sentence.starts_with(player);
  std::string words = is_named ? "" : "for " + player + " alone, ";
  words += candidate.proved_scope ? words_of(candidates.scope().turns) : "";
  words += words_of(candidate.proved_scope ? candidates.scope().parts : MutantScope::all,
                    notation.of(Kind::royal).name);
  if (words.empty()) {
    return sentence;
  }
  words.front() = to_upper(words.front());
  return words + continued(notation, sentence);
}

bool has(const Theory& theory, std::size_t candidate) {
  return std::binary_search(theory.begin(), theory.end(), candidate);
}

Theory sum_of(const Theory& one, const Theory& other) {
  Theory both;
  std::ranges::set_union(one, other, std::back_inserter(both));
  return both;
}

Theory rest_of(const Theory& theory, const Theory& part) {
  Theory rest;
  std::ranges::set_difference(theory, part, std::back_inserter(rest));
  return rest;
}

}  // namespace hurdle
