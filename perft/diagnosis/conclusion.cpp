#include "perft/diagnosis/conclusion.hpp"

#include <algorithm>
#include <iterator>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <utility>

#include "movegen/vocab/mapped.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/diagnosis/patterns/attack_difference.hpp"
#include "perft/diagnosis/patterns/wrong_pieces.hpp"

namespace hurdle {
namespace {

/// A candidate, or several of the same house rules, as one explanation.
Explanation explanation_of(const Candidates& candidates, const Theory& part) {
  const Candidate& first = candidates[part.front()];
  Explanation all{first.id,
                  first.clause,
                  sentence_in_scope(candidates, first),
                  player_of(candidates, first),
                  first.house_rules != nullptr ? first.house_rules : first.part_of,
                  {}};
  for (const std::size_t one : part) {
    const Candidate& candidate = candidates[one];
    if (one != part.front()) {
      all.id += ',' + candidate.id;
      all.sentence.back() = ';';
      all.sentence += ' ' + continued(candidates.variant().notation, candidate.sentence);
    }
    for (const Mutant* mutant : candidate.errors) {
      all.mutants.push_back(mutant->info.name);
    }
  }
  return all;
}

/// The members of a theory that are stated one by one; parts of the same house rules are stated
/// together.
std::vector<Theory> statements_of(const Candidates& candidates, const Theory& theory) {
  std::vector<Theory> parts;
  for (const std::size_t one : theory) {
    const HouseRules* whole = candidates[one].part_of;
    const auto same = std::ranges::find_if(parts, [&](const Theory& part) {
      return whole != nullptr && candidates[part.front()].part_of == whole;
    });
    (same == parts.end() ? parts.emplace_back() : *same).push_back(one);
  }
  return parts;
}

/// Where a reply was given: an observation, or an answer about a deeper count.
template <class Reply>
Symptom place_of(const Reply& reply) {
  Symptom place;
  place.base = reply.base;
  place.line = reply.line;
  place.position = reply.position;
  place.by_line = !reply.line.empty();
  return place;
}

/// Adds the place of a reply, unless another reply was given there.
template <class Reply>
void add_place(const Reply& reply, std::vector<Symptom>& places) {
  if (std::ranges::none_of(places, [&](const Symptom& place) {
        return place.base == reply.base && place.line == reply.line;
      })) {
    places.push_back(place_of(reply));
  }
}

Symptom symptom(const Observation& seen) {
  Symptom symptom = place_of(seen);
  symptom.listed = seen.listed;
  symptom.missing = seen.missing;
  symptom.repeated = seen.repeated;
  std::ranges::copy_if(seen.extra, std::back_inserter(symptom.extra), [&](const std::string& move) {
    return !std::binary_search(seen.legal.begin(), seen.legal.end(), move);
  });
  return symptom;
}

/// Adds the kinds of the pieces that make these moves. A move that cannot be parsed has none.
void add_movers(const Notation& notation, const Setup& position, const Listing& moves,
                std::set<Kind>& kinds) {
  for (const std::string& text : moves) {
    const std::optional<Move> move = try_parse_move(notation, text);
    if (const auto mover = move ? mover_of(position, *move) : std::nullopt) {
      kinds.insert(*mover);
    }
  }
}

/// The kinds of the pieces that move wrongly.
struct WrongMovers {
  std::set<Kind> missing;
  std::set<Kind> extra;

  template <class Seen>
  void add(const Notation& notation, const Seen& seen) {
    add_movers(notation, seen.position, seen.missing, missing);
    add_movers(notation, seen.position, seen.extra, extra);
  }
};

bool overlap(const std::set<Kind>& one, const std::set<Kind>& other) {
  return std::ranges::any_of(one, [&](Kind kind) { return other.count(kind) > 0; });
}

/// Counts the lists in which a kind moves wrongly that moves wrongly by the cause.
void count_left(const Notation& notation, const std::vector<Observation>& left, Cause& cause) {
  WrongMovers by_cause;
  for (const Symptom& symptom : cause.symptoms) {
    by_cause.add(notation, symptom);
  }
  for (const Observation& seen : left) {
    WrongMovers wrong;
    wrong.add(notation, seen);
    const bool alike =
        overlap(wrong.missing, by_cause.missing) || overlap(wrong.extra, by_cause.extra);
    const bool any =
        alike || overlap(wrong.missing, by_cause.extra) || overlap(wrong.extra, by_cause.missing);
    cause.left += any ? 1 : 0;
    cause.left_alike += alike ? 1 : 0;
  }
}

/// Of positions with equally many pieces, those that the cause explains alone come first.
void put_fewest_pieces_first(std::vector<Symptom>& symptoms) {
  const auto rank = [](const Symptom& one) {
    return std::tuple(one.position.passes > 1, piece_count(one.position), !one.alone);
  };
  std::ranges::stable_sort(
      symptoms, [&](const Symptom& one, const Symptom& other) { return rank(one) < rank(other); });
}

/// The moves of `one` that are also in `other`.
Listing common(const Listing& one, const Listing& other) {
  return difference(one, difference(one, other));
}

}  // namespace

Diagnosis Conclusion::of(const std::vector<Theory>& theories, Repeats repeats) {
  const std::vector<Observation>& wrong = evidence_.wrong();
  const Theory theory = theories.empty() ? Theory{} : theories.front();
  const std::vector<bool> explained = explained_by(theory);
  Diagnosis result;
  result.variant = &evidence_.variant();
  result.symptoms = wrong.size();
  std::vector<Observation> left;
  for (std::size_t index = 0; index < wrong.size(); ++index) {
    if (!explained[index]) {
      left.push_back(beyond(theory, wrong[index]));
      result.unexplained.push_back(symptom(wrong[index]));
    }
  }
  result.explained = wrong.size() - left.size();
  const std::vector<Theory> parts = statements_of(candidates_, theory);
  for (const Theory& part : parts) {
    result.causes.push_back(cause(theory, part, explained));
    count_left(evidence_.variant().notation, left, result.causes.back());
    add_others(part, theories, result.causes.back());
    if (result.causes.back().alone == 0) {
      result.causes.back().needs = needed_by(part, parts, theory);
    }
  }
  result.alternatives = alternatives(theories, parts);
  std::ranges::stable_sort(result.causes, [](const Cause& one, const Cause& other) {
    return std::pair(one.needs.empty(), one.symptoms.size()) >
           std::pair(other.needs.empty(), other.symptoms.size());
  });
  std::vector<const Observation*> open;
  std::ranges::transform(left, std::back_inserter(open),
                         [](const Observation& seen) { return &seen; });
  result.patterns = patterns(evidence_, open, repeats, [this] { search_.check_stop(); });
  return result;
}

std::optional<Closest> Conclusion::closest(std::size_t explained) {
  std::optional<Closest> best;
  bool is_only = false;
  for (std::size_t candidate = 0; candidate < candidates_.size(); ++candidate) {
    std::optional<Closest> one = closeness(candidate);
    if (!one || one->explained <= explained) {
      continue;
    }
    const auto rank = [](const Closest& of) {
      return std::pair(of.explained, -static_cast<std::ptrdiff_t>(of.contradictions.size()));
    };
    if (!best || rank(*one) >= rank(*best)) {
      is_only = !best || rank(*one) > rank(*best);
      best = std::move(one);
    }
  }
  return is_only ? best : std::nullopt;
}

/// How close the candidate comes; empty if it does not come close enough to be stated.
std::optional<Closest> Conclusion::closeness(std::size_t candidate) {
  constexpr std::size_t least_explained = 3;
  constexpr std::size_t patience = 12;  // more unexplained replies than explained ones
  const auto most_contradicted = [](std::size_t explained) {
    constexpr std::size_t for_one = 5;  // explained replies for each position that contradicts
    return std::max<std::size_t>(1, explained / for_one);
  };
  const std::size_t hopeless = most_contradicted(evidence_.wrong().size());
  Closest close;
  std::size_t left = 0;
  for (const Observation& seen : evidence_.wrong()) {
    const bool explains = search_.lists({candidate}, seen);
    ++(explains ? close.explained : left);
    if (!explains && search_.alone(candidate, seen).effect == Effect::contrary) {
      add_place(seen, close.contradictions);
    }
    if (left > close.explained + patience || close.contradictions.size() > hopeless) {
      return std::nullopt;
    }
  }
  if (close.explained < least_explained || close.explained < left) {
    return std::nullopt;
  }
  for (const Observation& seen : evidence_.right()) {
    if (!search_.lists({candidate}, seen)) {
      add_place(seen, close.contradictions);
    }
    if (close.contradictions.size() > hopeless) {
      return std::nullopt;
    }
  }
  for (const Answer& answer : search_.contradicting_right_counts({candidate})) {
    add_place(answer, close.contradictions);
  }
  if (close.contradictions.empty() ||
      close.contradictions.size() > most_contradicted(close.explained)) {
    return std::nullopt;
  }
  close.explanation = explanation_of(candidates_, {candidate});
  return close;
}

std::vector<bool> Conclusion::explained_by(const Theory& theory) {
  return mapped(evidence_.wrong(), [&](const Observation& seen) {
    return !theory.empty() && search_.lists(theory, seen);
  });
}

/// What the theory leaves unexplained of a wrong reply.
Observation Conclusion::beyond(const Theory& theory, Observation seen) {
  if (const auto predicted = search_.listing(theory, seen); predicted) {
    seen.legal = *predicted;
    seen.missing = difference(seen.legal, seen.listed);
    seen.extra = difference(seen.listed, seen.legal);
  }
  return seen;
}

/// The wrong reply with only those moves that the part changes beside the rest of the theory.
Symptom Conclusion::share_of(const Theory& part, const Theory& theory, const Observation& seen) {
  Symptom share = symptom(seen);
  const auto with_it = search_.listing(theory, seen);
  const auto rest = search_.listing(rest_of(theory, part), seen);
  if (with_it && rest) {
    const Listing missing = common(share.missing, difference(*rest, *with_it));
    const Listing extra = common(share.extra, difference(*with_it, *rest));
    if (!missing.empty() || !extra.empty()) {
      share.missing = missing;
      share.extra = extra;
    }
  }
  return share;
}

/// A part contributes to a finding that it explains alone, and to one that the theory without it
/// does not explain.
Cause Conclusion::cause(const Theory& theory, const Theory& part,
                        const std::vector<bool>& explained) {
  const std::vector<Observation>& wrong = evidence_.wrong();
  const std::vector<bool> alone = explained_by(part);
  const std::vector<bool> rest = explained_by(rest_of(theory, part));
  Cause cause;
  cause.explanation = explanation_of(candidates_, part);
  std::vector<Symptom> also_without;  // what the rest of the theory explains, too, comes last
  for (std::size_t index = 0; index < wrong.size(); ++index) {
    if (!explained[index] || (!alone[index] && rest[index])) {
      continue;
    }
    Symptom& one = (rest[index] ? also_without : cause.symptoms)
                       .emplace_back(alone[index] ? symptom(wrong[index])
                                                  : share_of(part, theory, wrong[index]));
    one.alone = alone[index];
    if (one.alone) {
      ++cause.alone;
      one.attack =
          attack_difference(evidence_.variant().referee, *candidates_.rules_of(part), wrong[index]);
    }
  }
  put_fewest_pieces_first(cause.symptoms);
  put_fewest_pieces_first(also_without);
  std::ranges::move(also_without, std::back_inserter(cause.symptoms));
  if (!cause.symptoms.empty() && cause.symptoms.front().position.passes < 2) {
    Symptom& first = cause.symptoms.front();
    first.by_line = listing_of(*candidates_.rules_of(theory), first.position) != first.listed;
  }
  return cause;
}

/// The theories that explain the same as the first and differ from it in several parts.
std::vector<std::vector<Explanation>> Conclusion::alternatives(const std::vector<Theory>& theories,
                                                               const std::vector<Theory>& parts) {
  constexpr std::size_t most = 3;
  std::vector<std::vector<Explanation>> all;
  for (std::size_t index = 1; index < theories.size() && all.size() < most; ++index) {
    const Theory& other = theories[index];
    const bool differs_in_one = std::ranges::any_of(parts, [&](const Theory& part) {
      const Theory rest = rest_of(theories.front(), part);
      return std::ranges::includes(other, rest);
    });
    if (differs_in_one || explained_by(other) != explained_by(theories.front())) {
      continue;
    }
    std::vector<Explanation>& instead = all.emplace_back();
    for (const Theory& part : statements_of(candidates_, other)) {
      instead.push_back(explanation_of(candidates_, part));
    }
  }
  return all;
}

/// The other parts of the theory without which it does not explain all findings that this part
/// helps to explain; all of them if each can be replaced by another.
std::vector<Explanation> Conclusion::needed_by(const Theory& part, const std::vector<Theory>& parts,
                                               const Theory& theory) {
  const std::vector<bool> explained = explained_by(theory);
  const std::vector<bool> without_part = explained_by(rest_of(theory, part));
  std::vector<Explanation> needed;
  std::vector<Explanation> others;
  for (const Theory& other : parts) {
    if (other == part) {
      continue;
    }
    others.push_back(explanation_of(candidates_, other));
    const std::vector<bool> without_other = explained_by(rest_of(theory, other));
    for (std::size_t index = 0; index < explained.size(); ++index) {
      if (explained[index] && !without_part[index] && !without_other[index]) {
        needed.push_back(others.back());
        break;
      }
    }
  }
  return needed.empty() ? others : needed;
}

/// Adds what the other theories have instead of this part of the first.
void Conclusion::add_others(const Theory& part, const std::vector<Theory>& theories, Cause& cause) {
  const Theory& theory = theories.front();
  const Theory rest = rest_of(theory, part);
  const std::vector<bool> explained = explained_by(theory);
  for (auto other = theories.begin() + 1; other != theories.end(); ++other) {
    if (std::ranges::includes(*other, rest)) {
      const std::vector<bool> by_other = explained_by(*other);
      const auto number = std::ranges::count(by_other, true);
      const Theory instead = rest_of(*other, part.size() > 1 ? rest : theory);
      for (const Theory& one : statements_of(candidates_, instead)) {
        const Explanation explanation = explanation_of(candidates_, one);
        if (by_other == explained) {
          cause.alike.push_back(explanation);
        } else {
          cause.rivals.push_back({explanation, static_cast<std::size_t>(number)});
        }
      }
    }
  }
}

}  // namespace hurdle
