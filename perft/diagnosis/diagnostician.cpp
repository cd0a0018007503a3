// The steps of one diagnosis: patterns of whole games, theories that explain everything or a part,
// and the questions that prove them.
#include "perft/diagnosis/diagnostician.hpp"

#include <algorithm>
#include <map>
#include <ranges>
#include <utility>

#include "perft/diagnosis/cover.hpp"
#include "perft/diagnosis/patterns/other_board.hpp"

namespace hurdle {
namespace {

constexpr int most_rounds = 6;
constexpr int most_partial_rounds = 10;

/// Whether moves lead to the position and its FEN says the same: programs may not read the fields
/// for a pass and for en passant.
bool follows_moves(const Observation& seen) {
  return !seen.line.empty() && seen.position.passes == 0 && seen.position.en_passant.empty();
}

}  // namespace

Diagnostician::Diagnostician(const Variant& variant, std::span<const Answer> answers,
                             const Ask& ask, const QuestionOptions& options, Repeats repeats,
                             TheoryScope scope)
    : answers_(answers.begin(), answers.end()),
      ask_(recorded(ask)),
      options_(options),
      candidates_(variant, scope),
      evidence_(variant, answers, repeats),
      search_(candidates_, evidence_, options.stop),
      questions_(candidates_, evidence_, ask_, options),
      conclusion_(candidates_, evidence_, search_),
      repeats_(repeats) {}

std::optional<Diagnosis> Diagnostician::run() {
  std::optional<Pattern> pattern = other_board(evidence_);
  if (!pattern) {
    pattern = unchanged_side(evidence_);
  }
  if (!pattern) {
    pattern = tournament_rules(evidence_);
  }
  if (pattern) {
    Diagnosis result = conclusion_.of({}, repeats_);
    result.patterns = {std::move(*pattern)};
    result.answers = evidence_.right().size();
    return result;
  }
  ask_about_other_player();
  if (candidates_.scope().each_player && !may_explain_each()) {
    return std::nullopt;
  }
  std::vector<Theory> theories = find();
  std::erase_if(theories,
                [&](const Theory& theory) { return search_.contradicted_by_right_counts(theory); });
  if (repeats_ == Repeats::count && repeats_are_open(theories)) {
    return std::nullopt;
  }
  ask_more_about_unexplained(theories);
  remove_coincidences(theories);
  if (!candidates_.scope().is_whole() &&
      (theories.empty() || !is_proved_in_scope(theories.front()))) {
    return std::nullopt;
  }
  Diagnosis result = conclusion_.of(theories, repeats_);
  if (candidates_.scope().is_whole() && result.explained < result.symptoms) {
    result.closest = conclusion_.closest(result.explained);
  }
  // When findings stay unexplained, wrong deeper counts were not compared.
  const bool whole = result.explained == result.symptoms;
  result.answers =
      evidence_.right().size() + result.explained + (whole ? search_.deep_looked_at() : 0);
  result.asked = answers_.size() - given_;
  result.searched_all = searched_all_;
  return result;
}

std::vector<Theory> Diagnostician::find() {
  std::vector<Theory> theories = find_complete();
  if (!theories.empty() || evidence_.wrong().empty()) {
    return theories;
  }
  const std::vector<std::size_t> bases = better_bases();
  theories = complete_on(bases);
  if (!theories.empty()) {
    return theories;
  }
  theories = find_partial();
  if (explained(theories) < evidence_.wrong().size()) {
    find_better_base(bases, theories);
  }
  return theories.empty() || !is_refuted(theories.front()) ? theories : find_partial();
}

std::vector<Theory> Diagnostician::find_complete() {
  for (int round = 0; round < most_rounds; ++round) {
    std::vector<Theory> theories = search_.complete();
    if (theories.empty()) {
      break;
    }
    add_parts(candidates_, evidence_, search_, theories);
    questions_.separate(theories);
    put_simplest_first(theories);
    if (!theories.empty() && questions_.confirm(theories.front())) {
      return theories;
    }
  }
  return {};
}

Ask Diagnostician::recorded(const Ask& ask) {
  if (!ask) {
    return ask;
  }
  return [this, &ask](const Setup& base, std::span<const Move> line, int depth) {
    std::optional<Division> division = ask(base, line, depth);
    if (division) {
      answers_.push_back({base, {line.begin(), line.end()}, base, depth, *division});
    }
    return division;
  };
}

void Diagnostician::put_best_first(std::vector<Theory>& theories) {
  put_simplest_first(theories);
  CoverSearch(candidates_, evidence_, search_, {}).put_best_first(theories);
}

std::size_t Diagnostician::without_own_reply(const Theory& theory) {
  const auto has_own = [&](std::size_t member) {
    return std::ranges::any_of(evidence_.wrong(), [&](const Observation& seen) {
      return search_.lists({member}, seen) && search_.lists(theory, seen);
    });
  };
  return theory.size() < 2
             ? 0
             : theory.size() - static_cast<std::size_t>(std::ranges::count_if(theory, has_own));
}

std::size_t Diagnostician::changed_at_every_turn(const Theory& theory) {
  const auto rules = candidates_.rules_in({}, theory);
  const auto changed = [&](const Observation& seen) {
    return listing_of(*rules, seen.position) != seen.legal;
  };
  return static_cast<std::size_t>(std::ranges::count_if(evidence_.wrong(), changed) +
                                  std::ranges::count_if(evidence_.right(), changed));
}

void Diagnostician::put_simplest_first(std::vector<Theory>& theories) {
  if (candidates_.scope().turns != Turns::all && theories.size() > 1) {
    // Of mutants that are equal at the turns of the scope, the one that changes least says least.
    std::map<Theory, std::size_t> changes;
    for (const Theory& theory : theories) {
      changes[theory] = changed_at_every_turn(theory);
    }
    std::ranges::stable_sort(theories, [&](const Theory& one, const Theory& other) {
      return changes[one] < changes[other];
    });
  }
  std::ranges::stable_sort(theories, [&](const Theory& one, const Theory& other) {
    return without_own_reply(one) < without_own_reply(other);
  });
  if (!questions_.refused_some()) {
    fewest_mutants_first(candidates_, theories);
  }
}

bool Diagnostician::is_refuted(const Theory& theory) {
  return !CoverSearch(candidates_, evidence_, search_, {}).holds(theory);
}

std::size_t Diagnostician::explained(const std::vector<Theory>& theories) {
  const std::vector<bool> each =
      conclusion_.explained_by(theories.empty() ? Theory{} : theories.front());
  return static_cast<std::size_t>(std::ranges::count(each, true));
}

std::vector<Theory> Diagnostician::find_partial() {
  Theory refused;
  for (int round = 0; round < most_partial_rounds; ++round) {
    Cover cover = CoverSearch(candidates_, evidence_, search_, refused).find();
    searched_all_ = cover.whole;
    const std::size_t before = evidence_.wrong().size() + evidence_.right().size();
    questions_.separate_partial(cover.theories);
    put_best_first(cover.theories);
    if (cover.theories.empty()) {
      if (evidence_.wrong().size() + evidence_.right().size() == before) {
        return {};
      }
      continue;
    }
    if (const auto member = questions_.unproved_member(cover.theories.front())) {
      refused.insert(std::lower_bound(refused.begin(), refused.end(), *member), *member);
    } else if (!is_refuted(cover.theories.front())) {
      return cover.theories;
    }
  }
  return {};
}

std::vector<Diagnostician::Sent> Diagnostician::for_other(OtherPlayer how,
                                                          const Observation& seen) const {
  const Variant& variant = evidence_.variant();
  std::vector<Sent> all;
  if (const auto position = for_other_player(variant, seen.position, how)) {
    all.push_back({*position, {}});
  }
  const auto base = seen.line.empty() ? std::nullopt : for_other_player(variant, seen.base, how);
  if (base) {
    all.push_back({*base, for_other_player(variant.notation, seen.line, how)});
  }
  return all;
}

void Diagnostician::ask_about_other_player() {
  constexpr std::size_t most = 5;
  const std::vector<Observation> wrong = evidence_.wrong();  // a copy: replies are added to it
  const auto one_player = [&](const Observation& seen) {
    return seen.position.side == wrong.front().position.side;
  };
  if (!std::ranges::all_of(wrong, one_player)) {
    return;
  }
  for (const Observation& seen : wrong | std::views::take(most)) {
    ask_about(for_other(OtherPlayer::swapped, seen));
  }
}

void Diagnostician::ask_more_about_unexplained(std::vector<Theory>& theories) {
  constexpr std::size_t most = 5;
  const std::vector<bool> explained =
      conclusion_.explained_by(theories.empty() ? Theory{} : theories.front());
  std::vector<Sent> others;
  std::vector<Sent> fens;
  for (std::size_t index = 0; index < explained.size(); ++index) {
    const Observation& seen = evidence_.wrong()[index];
    if (!explained[index] && others.size() < most) {
      const auto other = for_other(OtherPlayer::swapped, seen);
      others.insert(others.end(), other.begin(), other.end());
    }
    if (!explained[index] && fens.size() < most && follows_moves(seen)) {
      fens.push_back({seen.position, {}});
    }
  }
  ask_about(others);
  ask_about(fens);
  if (!theories.empty() && is_refuted(theories.front())) {
    theories = find_partial();
  }
}

void Diagnostician::ask_about(const std::vector<Sent>& positions) {
  for (const auto& [base, line] : positions) {
    const auto position = play(evidence_.variant().referee, base, line);
    const auto reply = ask_ && position && !evidence_.has(base, line) ? ask_(base, line, 1)
                                                                      : std::optional<Division>();
    if (reply) {
      evidence_.add({base, line, *position, 1, *reply});
    }
  }
}

void Diagnostician::remove_coincidences(std::vector<Theory>& theories) {
  if (theories.empty()) {
    return;
  }
  Theory rest = theories.front();
  for (const Cause& cause : conclusion_.of(theories, repeats_).causes) {
    const auto is_stated = [&](std::size_t member) {
      return candidates_[member].id == cause.explanation.id &&
             player_of(candidates_, candidates_[member]) == cause.explanation.player;
    };
    if (cause.explanation.house_rules == nullptr && cause.left_alike > cause.symptoms.size()) {
      std::erase_if(rest, is_stated);
    }
  }
  if (rest != theories.front()) {
    theories = {rest};
    if (rest.empty() || is_refuted(rest)) {
      theories.clear();
    }
    remove_coincidences(theories);  // again, for the mutants that remain
  }
}

bool Diagnostician::repeats_are_open(const std::vector<Theory>& theories) {
  return std::ranges::any_of(evidence_.repeated(), [&](const Observation& repeated) {
    return theories.empty() || explains_too_little(theories.front(), repeated);
  });
}

bool Diagnostician::explains_too_little(const Theory& theory, const Observation& repeated) {
  const auto same = [&](const Observation& seen) {
    return seen.base == repeated.base && seen.line == repeated.line;
  };
  return std::ranges::any_of(evidence_.wrong(), [&](const Observation& seen) {
    return same(seen) && !search_.lists(theory, seen);
  });
}

}  // namespace hurdle
