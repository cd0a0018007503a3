// Theories that apply in a part of the code, at some turns or to one player alone: the questions
// that prove that they do not apply elsewhere.
#include <algorithm>
#include <optional>
#include <utility>

#include "perft/diagnosis/diagnostician.hpp"

namespace hurdle {
namespace {

/// The moves after the line by these rules; nothing if the line cannot be played.
std::optional<Listing> listing_after(const Referee& rules, const Setup& base,
                                     const std::vector<Move>& line) {
  const std::optional<Setup> position = play(rules, base, line);
  return position ? std::optional(listing_of(rules, *position)) : std::nullopt;
}

}  // namespace

bool Diagnostician::lists_show(const Theory& theory, std::size_t member, const TheoryScope& wider,
                               std::ptrdiff_t least) {
  const auto rules = candidates_.rules_in(wider, {member});
  const auto differ = [&](const Observation& seen) {
    return listing_after(*rules, seen.base, seen.line) != seen.listed;
  };
  const auto explained_and_differ = [&](const Observation& seen) {
    return theory.size() == 1 && search_.lists(theory, seen) && differ(seen);
  };
  return std::ranges::count_if(evidence_.right(), differ) +
             std::ranges::count_if(evidence_.wrong(), explained_and_differ) >=
         least;
}

bool Diagnostician::is_proved_in_scope(const Theory& theory) {
  std::ranges::for_each(theory, [&](std::size_t member) { ask_outside_scope(member); });
  if (is_refuted(theory)) {
    return false;
  }
  if (candidates_.scope().each_player) {
    return is_proved_of_players(theory);
  }
  const TheoryScope scope = candidates_.scope();
  const TheoryScope of_both{std::nullopt, scope.parts, scope.turns};
  const TheoryScope at_every_turn{scope.player, scope.parts, Turns::all};
  const TheoryScope in_all_parts{scope.player, MutantScope::all, scope.turns};
  // Some mutants change nothing in check or with a pin, so one that is shown is enough.
  if (scope.turns != Turns::all && std::ranges::none_of(theory, [&](std::size_t member) {
        return lists_show(theory, member, at_every_turn);
      })) {
    return false;
  }
  bool all = true;
  for (const std::size_t member : theory) {
    if (scope.player && !lists_show(theory, member, of_both)) {
      return false;
    }
    if (scope.parts != MutantScope::all && !lists_show(theory, member, in_all_parts)) {
      all = false;
    } else if (scope.turns == Turns::all || lists_show(theory, member, at_every_turn, 1)) {
      candidates_.prove_scope(member);
    }
  }
  const bool whole = explained({theory}) == evidence_.wrong().size();
  return all || (whole && scope.parts == MutantScope::moves);
}

bool Diagnostician::is_proved_of_players(const Theory& theory) {
  constexpr std::size_t least = 3;
  const auto is_of_one = [&](std::size_t member) { return candidates_[member].player.has_value(); };
  const auto is_shown = [&](std::size_t member) {
    const Theory of_both = {candidates_.find(candidates_[member].id).value()};
    return !is_of_one(member) ||
           search_.mismatches(sum_of(rest_of(theory, {member}), of_both)) >= least;
  };
  return std::ranges::any_of(theory, is_of_one) &&
         explained({theory}) == evidence_.wrong().size() && std::ranges::all_of(theory, is_shown);
}

bool Diagnostician::may_explain_each() {
  Theory of_both;
  for (std::size_t candidate = 0; candidate < candidates_.size(); ++candidate) {
    if (!candidates_[candidate].player) {
      of_both.push_back(candidate);
    }
  }
  return std::ranges::all_of(evidence_.wrong(), [&](const Observation& seen) {
    search_.compute_alone(of_both, {&seen});
    Listing missing = seen.missing;
    Listing extra = seen.extra;
    for (const std::size_t candidate : of_both) {
      const auto& [effect, listing] = search_.alone(candidate, seen);
      if (effect == Effect::exact || effect == Effect::part) {
        missing = difference(missing, difference(seen.legal, listing));
        extra = difference(extra, difference(listing, seen.legal));
      }
    }
    return missing.empty() && extra.empty();
  });
}

void Diagnostician::ask_outside_scope(std::size_t member) {
  constexpr std::size_t most = 8;
  const auto everywhere = candidates_.rules_in({}, {member});
  std::vector<Sent> positions;
  const auto add = [&](const Sent& sent) {
    if (positions.size() < most && !evidence_.has(sent.base, sent.line) &&
        listing_after(*everywhere, sent.base, sent.line) !=
            listing_after(*candidates_[member].rules, sent.base, sent.line)) {
      positions.push_back(sent);
    }
  };
  for (const OtherPlayer how : {OtherPlayer::swapped, OtherPlayer::turned}) {
    for (const Observation& seen : evidence_.wrong()) {
      for (const Sent& other : for_other(how, seen)) {
        add(other);
      }
    }
  }
  const std::vector<Setup> elsewhere = questions_.with_the_piece_elsewhere();
  for (const Setup& position : elsewhere) {
    if (const auto other = for_other_player(evidence_.variant(), position)) {
      add({*other, {}});
    }
  }
  const std::vector<Setup> checks = questions_.with_a_check();
  const std::vector<Setup> pins = questions_.with_a_pin();
  for (const auto* others :
       {&checks, &pins, &elsewhere, &options_.pool, &questions_.random_positions()}) {
    for (const Setup& position : *others) {
      add({position, {}});
    }
  }
  ask_about(positions);
}

}  // namespace hurdle
