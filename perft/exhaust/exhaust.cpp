#include "perft/exhaust/exhaust.hpp"

#include <mutex>
#include <optional>

#include "perft/count/interrupted.hpp"
#include "perft/count/stopwatch.hpp"
#include "perft/count/threads.hpp"

namespace hurdle {
namespace {

/// The comparisons of a material's units.
class Units {
 public:
  Units(const Generator& one, const Generator& other, const Placements& placements,
        const ExhaustOptions& options)
      : one_(one), other_(other), placements_(placements), options_(options) {}

  /// All positions of a unit. After a stop it ends at once.
  [[nodiscard]] ExhaustResult unit(std::size_t number, Comparison& comparison) const {
    ExhaustResult result;
    const auto examine = [&](const Setup& setup) {
      (void)comparison.compare(setup, result);
      return !stopped();
    };
    placements_.for_each(number, examine, options_.mirror, options_.stop);
    result.interrupted = stopped();
    return result;
  }

  /// Compares the valid positions of some random placements.
  void some_at_random(int number) const {
    ExhaustResult result;
    Comparison comparison = new_comparison();
    Random random(1);
    for (int placement = 0; placement < number; ++placement) {
      placements_.for_a_random_one(random, [&](const Setup& setup) {
        (void)comparison.compare(setup, result);
        return true;
      });
    }
  }

  /// For the units of one thread.
  [[nodiscard]] Comparison new_comparison() const {
    return {one_, other_, placements_.referee(), options_.depth, options_.stop_after};
  }

 private:
  [[nodiscard]] bool stopped() const { return is_set(options_.stop); }

  const Generator& one_;
  const Generator& other_;
  const Placements& placements_;
  const ExhaustOptions& options_;
};

}  // namespace

ExhaustResult exhaust(const Generator& one, const Generator& other, const Placements& placements,
                      const ExhaustOptions& options) {
  const Units units(one, other, placements, options);
  const std::size_t number = placements.units();
  std::vector<ExhaustResult> results(number);
  std::uint64_t done = 0;
  std::mutex guard;
  FirstFailure failure;
  let_idle_threads_sleep();
#pragma omp parallel num_threads(options.threads)
  {
    std::optional<Comparison> comparison;
    failure.attempt([&] { comparison.emplace(units.new_comparison()); });
#pragma omp for schedule(dynamic)
    for (std::size_t unit = options.part - 1; unit < number; unit += options.parts) {
      failure.attempt([&] {
        results[unit] = units.unit(unit, *comparison);
        if (results[unit].interrupted) {
          return;
        }
        const std::lock_guard lock(guard);
        ++done;
        if (options.progress) {
          options.progress(done, number);
        }
      });
    }
  }
  failure.rethrow();
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
                          const Placements& placements, int depth) {
  constexpr int drawn = 300;
  constexpr double sides = 2;
  ExhaustOptions options;
  options.depth = depth;
  const Units units(one, other, placements, options);
  const Stopwatch watch;
  units.some_at_random(drawn);
  return watch.seconds() / (drawn * sides);
}

}  // namespace hurdle
