// The proof of a theory: the engine is asked positions where the theory with and without each of
// its mutants differ.
#include <algorithm>
#include <array>

#include "perft/diagnosis/patterns/other_board.hpp"
#include "perft/diagnosis/patterns/wrong_pieces.hpp"
#include "perft/diagnosis/questions.hpp"
#include "perft/sample/changed_positions.hpp"

namespace hurdle {
namespace {

constexpr std::size_t most_confirmations = 8;
constexpr std::size_t least_confirmations = 4;  // with random positions, if the pool has too few
constexpr std::size_t most_about_attacks = 4;
constexpr std::size_t most_at_other_turns = 3;
constexpr std::size_t most_swapped = 3;     // for the other player
constexpr std::size_t most_to_swap = 100;   // wrong positions to choose them from
constexpr std::size_t most_checked = 30;    // wrong positions to which a check is added
constexpr std::size_t most_pinned = 5;      // wrong positions to which a pin is added
constexpr std::size_t most_rearranged = 3;  // wrong positions in which a piece is put elsewhere

constexpr std::size_t most_confirmations_each = 4;
constexpr std::size_t least_needed = 3;    // replies, asked ones included, that need a mutant
constexpr std::size_t most_near = 600;     // positions two moves after such a reply
constexpr std::size_t sampled_near = 17;   // one of so many of them is taken
constexpr std::size_t most_later = 8'000;  // positions after a move that are compared

}  // namespace

bool Questions::is_refuted_in(const std::vector<Setup>& positions, const Theory& theory,
                              const Referee& other, std::size_t most, std::size_t& asked) {
  const auto refutes = [&](const Setup& position) {
    if (asked >= most || evidence_.has(position)) {
      return false;
    }
    const Listing predicted = listing_of(*candidates_.rules_of(theory), position);
    if (predicted == listing_of(other, position)) {
      return false;
    }
    const std::optional<Answer> given = answer({position});
    asked += given ? 1 : 0;
    return given && evidence_.add(*given).listed != predicted;
  };
  return std::ranges::any_of(positions, refutes);
}

bool Questions::confirm(const Theory& theory) {
  refused_in_a_row_ = 0;
  const Referee& rules = evidence_.variant().referee;
  std::size_t asked = 0;
  if (is_refuted_in(options_.pool, theory, rules, most_confirmations, asked) ||
      is_refuted_in(random_positions(), theory, rules, least_confirmations, asked)) {
    return false;
  }
  // Each of two mutants alone may be one player's.
  const std::vector<Setup> swapped = for_the_other_player();
  for (const std::size_t member : theory) {
    const Theory rest = rest_of(theory, {member});
    std::size_t asked_swapped = 0;
    if (is_refuted_in(swapped, theory, rest.empty() ? rules : *candidates_.rules_of(rest),
                      most_swapped, asked_swapped)) {
      return false;
    }
  }
  if (is_refuted_at_other_turns(theory)) {
    return false;
  }
  // The engine may have other code for attacks than for moves, or look them up from the royal
  // piece.
  const TheoryScope& scope = candidates_.scope();
  return scope.parts == MutantScope::attacks ||
         std::ranges::none_of(
             std::array{MutantScope::all, MutantScope::moves, MutantScope::looked_up},
             [&](MutantScope parts) {
               TheoryScope other = scope;
               other.parts = parts;
               return parts != scope.parts &&
                      is_refuted_by_attacks(theory, *candidates_.rules_in(other, theory));
             });
}

bool Questions::is_refuted_at_other_turns(const Theory& theory) {
  TheoryScope scope = candidates_.scope();
  if (scope.turns != Turns::all) {
    return false;
  }
  for (const Turns turns : {Turns::out_of_check, Turns::without_pins}) {
    scope.turns = turns;
    const auto other = candidates_.rules_in(scope, theory);
    std::size_t asked = 0;
    const std::vector<Setup> made = turns == Turns::out_of_check ? with_a_check() : with_a_pin();
    for (const auto* positions : {&options_.pool, &made, &random_positions()}) {
      if (is_refuted_in(*positions, theory, *other, most_at_other_turns, asked)) {
        return true;
      }
    }
  }
  return false;
}

bool Questions::is_refuted_by_attacks(const Theory& theory, const Referee& other) {
  std::size_t asked = 0;
  return is_refuted_in(options_.pool, theory, other, most_about_attacks, asked) ||
         is_refuted_in(with_the_piece_elsewhere(), theory, other, 2 * most_about_attacks, asked) ||
         is_refuted_in(random_positions(), theory, other, most_about_attacks, asked);
}

std::vector<Setup> Questions::with_the_piece_elsewhere() const {
  const Variant& variant = evidence_.variant();
  return made_of_wrong(most_rearranged, [&](const Observation& seen) {
    const auto kind = wrong_piece(variant.notation, seen);
    return kind ? with_kind_elsewhere(variant.referee, seen.position, *kind) : std::vector<Setup>();
  });
}

std::vector<Setup> Questions::with_a_check() const {
  return made_of_wrong(most_checked, [&](const Observation& seen) {
    return with_check(evidence_.variant().referee, seen.position);
  });
}

std::vector<Setup> Questions::with_a_pin() const {
  return made_of_wrong(most_pinned, [&](const Observation& seen) {
    return with_pin(evidence_.variant().referee, seen.position);
  });
}

std::vector<Setup> Questions::for_the_other_player() const {
  return made_of_wrong(most_to_swap, [&](const Observation& seen) {
    const auto other = hurdle::for_other_player(evidence_.variant(), seen.position);
    return other ? std::vector<Setup>{*other} : std::vector<Setup>();
  });
}

std::vector<Setup> Questions::made_of_wrong(std::size_t most, const Make& make) const {
  std::vector<Setup> positions;
  std::size_t used = 0;
  for (const Observation& seen : evidence_.wrong()) {
    if (used == most) {
      break;
    }
    const std::vector<Setup> made = make(seen);
    positions.insert(positions.end(), made.begin(), made.end());
    used += made.empty() ? 0 : 1;
  }
  return positions;
}

bool Questions::shows(const Theory& theory, const Theory& without, const Question& question) {
  const Listing with_it = predict(theory, question).value_or(Listing{});
  const Listing rest = predict_or_rules(without, question).value_or(Listing{});
  const std::optional<Answer> given = answer(question);
  if (!given) {
    return true;
  }
  const Observation seen = evidence_.add(*given);
  const auto none_in = [](const Listing& moves, const Listing& all) {
    return difference(moves, all).size() == moves.size();
  };
  return none_in(difference(rest, with_it), seen.listed) &&
         difference(difference(with_it, rest), seen.listed).empty();
}

bool Questions::show(const Theory& theory, const Theory& without,
                     const std::vector<Setup>& positions, std::size_t most) {
  std::size_t shown = 0;
  for (const Setup& position : positions) {
    if (shown >= most) {
      break;
    }
    if (evidence_.has(position) || !differ(theory, without, {position})) {
      continue;
    }
    const std::size_t before = asked_;
    if (!shows(theory, without, {position})) {
      return false;
    }
    shown += asked_ - before;
  }
  return true;
}

std::vector<Setup> Questions::further_positions(const Theory& theory, const Theory& without) {
  const Variant& variant = evidence_.variant();
  std::vector<Setup> positions = options_.pool;
  for (const Observation& seen : evidence_.wrong()) {
    if (positions.size() > options_.pool.size() + most_near) {
      break;
    }
    if (!seen.line.empty() || !differ(theory, without, {seen.base})) {
      continue;
    }
    std::size_t near = 0;
    for (const Successor& first : variant.fast.successors(seen.base)) {
      for (const Successor& second : variant.fast.successors(first.position)) {
        if (++near % sampled_near == 1 && second.position.passes < 2) {
          positions.push_back(second.position);
        }
      }
    }
  }
  const std::vector<Setup>& random = random_positions();
  positions.insert(positions.end(), random.begin(), random.end());
  return positions;
}

std::size_t Questions::needed_in(const Theory& theory, const Theory& without) {
  const auto needs = [&](const Observation& seen) {
    const Question question{seen.base, seen.line};
    return predict(theory, question) == seen.listed &&
           (without.empty() || predict(without, question) != seen.listed);
  };
  return static_cast<std::size_t>(std::ranges::count_if(evidence_.wrong(), needs));
}

bool Questions::differ(const Theory& theory, const Theory& without, const Question& question) {
  return predict(theory, question) != predict_or_rules(without, question);
}

/// State that a move leaves shows only after the move, so a mutant that too few positions need is
/// looked for one move after the pool's and random positions.
std::vector<Questions::Question> Questions::one_move_later(const Theory& theory,
                                                           const Theory& without) {
  std::vector<Setup> bases = options_.pool;
  bases.insert(bases.end(), random_positions().begin(), random_positions().end());
  std::vector<Question> questions;
  std::size_t compared = 0;
  for (const Setup& base : bases) {
    for (const Successor& first : evidence_.variant().fast.successors(base)) {
      if (questions.size() == most_confirmations_each || compared++ == most_later) {
        return questions;
      }
      Question question{base, {first.move.plain()}};
      if (!evidence_.has(base, question.line) && differ(theory, without, question)) {
        questions.push_back(std::move(question));
      }
    }
  }
  return questions;
}

std::optional<std::size_t> Questions::unproved_member(const Theory& theory) {
  refused_in_a_row_ = 0;
  const bool at_all_turns = candidates_.scope().turns == Turns::all;
  const std::vector<Setup> checks = at_all_turns ? with_a_check() : std::vector<Setup>();
  const std::vector<Setup> pins = at_all_turns ? with_a_pin() : std::vector<Setup>();
  const std::vector<Setup> swapped = for_the_other_player();
  for (const std::size_t member : theory) {
    const Theory without = rest_of(theory, {member});
    if (!show(theory, without, further_positions(theory, without), most_confirmations_each) ||
        !show(theory, without, swapped, most_swapped) ||
        !show(theory, without, checks, most_at_other_turns) ||
        !show(theory, without, pins, most_at_other_turns)) {
      return member;
    }
    if (needed_in(theory, without) >= least_needed) {
      continue;
    }
    for (const Question& question : one_move_later(theory, without)) {
      if (!shows(theory, without, question)) {
        return member;
      }
    }
    if (needed_in(theory, without) < least_needed) {
      return member;
    }
  }
  return std::nullopt;
}

}  // namespace hurdle
