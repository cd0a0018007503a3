// Numbers of nodes say less than lists of moves, so a mutant must have all of them, and the
// sentence names every one that has.
#include "perft/engines/check/number_diagnosis.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <vector>

#include "movegen/vocab/text/lists.hpp"
#include "perft/count/division.hpp"
#include "perft/count/interrupted.hpp"
#include "perft/diagnosis/theory.hpp"

namespace hurdle::engines {
namespace {

constexpr std::size_t most_named = 3;

/// An engine's number that is compared with those of mutants.
struct Number {
  const Answer* answer;
  Total nodes;  ///< the engine's
};

/// The number by these rules; empty if they do not reach the position.
std::optional<Total> number_by(const std::shared_ptr<const Referee>& rules, const Answer& answer,
                               const std::atomic<bool>* stop) {
  const std::optional<Setup> position = play(*rules, answer.base, answer.line);
  return position ? std::optional(sum(division_of(rules, *position, answer.depth, stop)))
                  : std::nullopt;
}

/// The answers in the order in which they are compared: wrong ones first, cheap ones first.
struct Numbers {
  std::vector<Number> wrong;
  std::vector<Number> right;

  Numbers(const Variant& variant, std::span<const Answer> answers, const std::atomic<bool>* stop) {
    constexpr std::uint64_t most_nodes = 3'000;  // a mutant's count of more takes too long
    CountOptions options;
    options.stop = stop;
    for (const Answer& answer : answers) {
      const Number number{&answer, sum(answer.moves)};
      const Total ours = variant.fast.perft(answer.position, answer.depth, options);
      if (std::max(number.nodes, ours).wide() <= most_nodes) {
        (number.nodes == ours ? right : wrong).push_back(number);
      }
    }
    std::ranges::stable_sort(wrong, {}, &Number::nodes);
    std::ranges::stable_sort(right, {}, &Number::nodes);
  }
};

std::string words_of(const std::vector<const Candidate*>& mutants) {
  if (mutants.empty()) {
    return "No mutant alone has all of its numbers.";
  }
  if (mutants.size() == 1 && mutants.front()->house_rules != nullptr) {
    return fmt::format(
        "Possibly not a bug: these are the numbers by the house rules {0}: {1} To check the engine "
        "by them, use `--house-rules {0}`.",
        mutants.front()->house_rules->name, mutants.front()->sentence);
  }
  if (mutants.size() == 1) {
    return fmt::format("Probable bug (rule {}): {} No other mutant has all of its numbers.",
                       mutants.front()->clause, mutants.front()->sentence);
  }
  const std::size_t named = std::min(most_named, mutants.size());
  const std::string more =
      mutants.size() > named ? fmt::format(" And {} more.", mutants.size() - named) : "";
  return fmt::format("Possible bugs, which all have its numbers:{}{}",
                     join_texts(std::span(mutants).first(named), "",
                                [](const Candidate* one) {
                                  return fmt::format(" (rule {}) {}", one->clause, one->sentence);
                                }),
                     more);
}

}  // namespace

std::optional<Pattern> diagnose_numbers(const Variant& variant, std::span<const Answer> answers,
                                        const std::atomic<bool>* stop) {
  const Numbers numbers(variant, answers, stop);
  if (numbers.wrong.empty()) {
    return std::nullopt;
  }
  const Candidates candidates(variant);
  std::vector<const Candidate*> left;
  left.reserve(candidates.size());
  for (std::size_t index = 0; index < candidates.size(); ++index) {
    left.push_back(&candidates[index]);
  }
  for (const auto* part : {&numbers.wrong, &numbers.right}) {
    for (const Number& number : *part) {
      throw_if_set(stop);
      std::erase_if(left, [&](const Candidate* one) {
        return number_by(one->rules, *number.answer, stop) != number.nodes;
      });
    }
  }
  Pattern pattern{std::string(numbers_pattern), words_of(left), {}};
  for (const Number& number : numbers.wrong) {
    pattern.positions.push_back(number.answer->position);
  }
  return pattern;
}

}  // namespace hurdle::engines
