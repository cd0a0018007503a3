// The proof of a theory: the engine is asked positions where the theory with and without each of
// its mutants differ.
#include <algorithm>

#include "perft/diagnosis/questions.hpp"

namespace hurdle {
namespace {

constexpr std::size_t most_confirmations_each = 4;
constexpr std::size_t least_needed = 3;    // replies, asked ones included, that need a mutant
constexpr std::size_t most_near = 600;     // positions two moves after such a reply
constexpr std::size_t sampled_near = 17;   // one of so many of them is taken
constexpr std::size_t most_later = 8'000;  // positions after a move that are compared

}  // namespace

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
  for (const std::size_t member : theory) {
    const Theory without = rest_of(theory, {member});
    std::size_t confirmed = 0;
    for (const Setup& position : further_positions(theory, without)) {
      if (confirmed == most_confirmations_each) {
        break;
      }
      if (evidence_.has(position) || !differ(theory, without, {position})) {
        continue;
      }
      const std::size_t before = asked_;
      if (!shows(theory, without, {position})) {
        return member;
      }
      confirmed += asked_ - before;
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
