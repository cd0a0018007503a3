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
  if (candidates_.scope().each_player) {
    return is_proved_of_players(theory);
  }
  ask_outside_scope(theory, *candidates_.rules_in({}, theory));
  if (is_refuted(theory)) {
    return false;
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
  constexpr std::ptrdiff_t least = 3;
  bool is_of_one = false;  // some mutant is one player's
  for (const std::size_t member : theory) {
    const auto [player, id] = std::pair(candidates_[member].player, candidates_[member].id);
    if (!player) {
      continue;
    }
    is_of_one = true;
    const Theory of_both = sum_of(rest_of(theory, {member}), {candidates_.find(id).value()});
    ask_outside_scope(theory, *candidates_.rules_of(of_both));
    const auto shows = [&](const Observation& seen) {
      return search_.lists(theory, seen) && !search_.lists(of_both, seen);
    };
    const auto refutes = [&](const Observation& seen) {
      return search_.lists(of_both, seen) && !search_.lists(theory, seen);
    };
    if (is_refuted(theory) || std::ranges::any_of(evidence_.wrong(), refutes) ||
        std::ranges::count_if(evidence_.right(), shows) +
                std::ranges::count_if(evidence_.wrong(), shows) <
            least) {
      return false;
    }
  }
  return is_of_one && explained({theory}) == evidence_.wrong().size();
}

void Diagnostician::ask_outside_scope(const Theory& theory, const Referee& outside) {
  constexpr std::size_t most = 8;
  std::vector<Sent> positions;
  const auto add = [&](const Sent& sent) {
    if (positions.size() < most && !evidence_.has(sent.base, sent.line) &&
        listing_after(outside, sent.base, sent.line) !=
            listing_after(*candidates_.rules_of(theory), sent.base, sent.line)) {
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
