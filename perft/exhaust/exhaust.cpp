#include "perft/exhaust/exhaust.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <optional>

#include "movegen/vocab/text/text.hpp"

namespace hurdle {
namespace {

std::vector<Move> only_in(const std::vector<Successor>& these,
                          const std::vector<Successor>& others) {
  std::vector<Move> moves;
  for (const Successor& successor : these) {
    if (std::none_of(others.begin(), others.end(),
                     [&](const Successor& other) { return other.move == successor.move; })) {
      moves.push_back(successor.move);
    }
  }
  return moves;
}

/// Compares positions and counts what they are.
class Comparison {
 public:
  Comparison(const Generator& one, const Generator& other, const Placements& placements,
             const ExhaustOptions& options)
      : one_(one),
        other_(other),
        placements_(placements),
        referee_(placements.referee()),
        options_(options) {}

  /// All positions of a unit.
  [[nodiscard]] ExhaustResult unit(std::size_t number) const {
    ExhaustResult result;
    const auto examine = [&](const Setup& setup) {
      compare(setup, result);
      return !stopped();
    };
    placements_.for_each(number, examine, options_.mirror);
    result.interrupted = stopped();
    return result;
  }

  /// Compares the valid positions of a random placement.
  void one_at_random(Random& random) const {
    ExhaustResult result;
    placements_.for_a_random_one(random, [&](const Setup& setup) {
      compare(setup, result);
      return true;
    });
  }

  [[nodiscard]] bool stopped() const {
    return options_.stop != nullptr && options_.stop->load(std::memory_order_relaxed);
  }

 private:
  void compare(const Setup& setup, ExhaustResult& result) const {
    const std::vector<Successor> right = other_.successors(setup);
    const bool check = other_.checkers(setup) > 0;
    ++result.positions;
    result.moves += right.size();
    result.checks += check ? 1 : 0;
    if (right.empty()) {
      const Ending ending = referee_.ending(setup).ending;
      result.mates += ending == Ending::mate ? 1 : 0;
      result.stalemates += ending == Ending::stalemate ? 1 : 0;
      result.ended += ending == Ending::ended ? 1 : 0;
    }
    if (auto difference = difference_in(setup, right)) {
      ++result.different;
      if (result.differences.size() < options_.stop_after) {
        result.differences.push_back(std::move(*difference));
      }
    }
  }

  [[nodiscard]] std::optional<ExhaustDifference> difference_in(
      const Setup& setup, const std::vector<Successor>& right) const {
    const std::vector<Successor> found = one_.successors(setup);
    ExhaustDifference difference{setup, only_in(right, found), only_in(found, right), {}};
    if (!difference.missing.empty()) {
      difference.words = fmt::format("{} is missing", text(difference.missing.front()));
    } else if (!difference.extra.empty()) {
      difference.words = fmt::format("{} is not legal", text(difference.extra.front()));
    } else if (found.size() != right.size()) {
      difference.words = fmt::format("{} moves are listed, expected {}: a move is listed twice",
                                     found.size(), right.size());
    } else {
      difference.words = difference_of_numbers(setup, found, right);
    }
    return difference.words.empty() ? std::nullopt : std::optional(std::move(difference));
  }

  /// What differs although the moves are the same; empty if nothing does.
  [[nodiscard]] std::string difference_of_numbers(const Setup& setup,
                                                  const std::vector<Successor>& found,
                                                  const std::vector<Successor>& right) const {
    for (std::size_t index = 0; index < right.size(); ++index) {
      if (found[index].position != right[index].position) {
        return fmt::format("the position after {} is '{}', expected '{}'", text(right[index].move),
                           fen(found[index].position), fen(right[index].position));
      }
    }
    const int checkers = one_.checkers(setup);
    if (checkers != other_.checkers(setup)) {
      return fmt::format("{} pieces give check, expected {}", checkers, other_.checkers(setup));
    }
    return difference_of_counts(setup, right);
  }

  [[nodiscard]] std::string difference_of_counts(const Setup& setup,
                                                 const std::vector<Successor>& right) const {
    const Total count = one_.perft(setup, 1);
    if (count != Total(right.size())) {
      return fmt::format("{} moves are counted, expected {}", to_text(count), right.size());
    }
    if (options_.depth < 2) {
      return {};
    }
    Total replies;
    for (const Successor& successor : right) {
      replies += other_.perft(successor.position, 1);
    }
    const Total counted = one_.perft(setup, 2);
    return counted == replies
               ? std::string()
               : fmt::format("perft 2 is {}, expected {}", to_text(counted), to_text(replies));
  }

  [[nodiscard]] std::string text(Move move) const { return to_text(one_.notation(), move); }
  [[nodiscard]] std::string fen(const Setup& setup) const {
    return setup.passes < 2 ? to_fen(one_.notation(), setup) : "ended by passes";
  }

  const Generator& one_;
  const Generator& other_;
  const Placements& placements_;
  const Referee& referee_;
  const ExhaustOptions& options_;
};

}  // namespace

ExhaustResult& ExhaustResult::operator+=(const ExhaustResult& other) {
  positions += other.positions;
  moves += other.moves;
  checks += other.checks;
  mates += other.mates;
  stalemates += other.stalemates;
  ended += other.ended;
  different += other.different;
  differences.insert(differences.end(), other.differences.begin(), other.differences.end());
  interrupted = interrupted || other.interrupted;
  return *this;
}

ExhaustResult exhaust(const Generator& one, const Generator& other, const Placements& placements,
                      const ExhaustOptions& options) {
  const Comparison comparison(one, other, placements, options);
  const std::size_t units = placements.units();
  std::vector<ExhaustResult> results(units);
  std::uint64_t done = 0;
#pragma omp parallel for schedule(dynamic) num_threads(options.threads)
  for (std::size_t unit = 0; unit < units; ++unit) {
    results[unit] = comparison.unit(unit);
#pragma omp critical(hurdle_exhaust_progress)
    {
      ++done;
      if (options.progress) {
        options.progress(done, units);
      }
    }
  }
  ExhaustResult all;
  for (const ExhaustResult& result : results) {
    all += result;
  }
  if (all.differences.size() > options.stop_after) {
    all.differences.resize(options.stop_after);
  }
  return all;
}

double seconds_a_position(const Generator& one, const Generator& other,
                          const Placements& placements) {
  constexpr int drawn = 300;
  constexpr double sides = 2;
  const ExhaustOptions options;
  const Comparison comparison(one, other, placements, options);
  const auto start = std::chrono::steady_clock::now();
  Random random(1);
  for (int number = 0; number < drawn; ++number) {
    comparison.one_at_random(random);
  }
  const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - start;
  return passed.count() / (drawn * sides);
}

}  // namespace hurdle
