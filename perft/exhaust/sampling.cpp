#include "perft/exhaust/sampling.hpp"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <optional>
#include <vector>

#include "perft/count/interrupted.hpp"
#include "perft/count/threads.hpp"
#include "perft/sample/position_source.hpp"

namespace hurdle {
namespace {

constexpr std::uint64_t block_size = 500;      // positions from one source
constexpr std::uint64_t blocks_at_once = 256;  // whose results are kept until they are added

class Sampling {
 public:
  Sampling(const Generator& one, const Generator& other, const Referee& referee,
           const SamplingOptions& options)
      : one_(one), other_(other), referee_(referee), options_(options) {}

  /// So many positions of the source with the seed of this block. Empty after an exhausted block:
  /// blocks before one are completed, so that the result does not depend on the threads.
  [[nodiscard]] std::optional<SamplingResult> block(std::uint64_t number, std::uint64_t positions) {
    SamplingResult result;
    Comparison comparison(one_, other_, referee_, options_.depth, options_.stop_after);
    // The blocks of one seed share no source with those of the next seeds.
    PositionSource source(referee_, Random(options_.seed).below(UINT64_MAX) + number);
    for (std::uint64_t draws = 0; result.all.positions < positions; ++draws) {
      if (stopped()) {
        result.all.interrupted = true;
        return result;
      }
      if (number > first_exhausted_) {
        return std::nullopt;
      }
      if (draws == positions * options_.most_draws) {
        result.exhausted = true;
        note_exhausted(number);
        return result;
      }
      const Setup setup = source.next();
      constexpr int ended_by_passes = 2;
      if (setup.passes < ended_by_passes && !referee_.invalid_reason(setup)) {
        examine(comparison, setup, result);
      }
    }
    return result;
  }

 private:
  void note_exhausted(std::uint64_t number) {
    std::uint64_t first = first_exhausted_;
    while (number < first && !first_exhausted_.compare_exchange_weak(first, number)) {
    }
  }

  void examine(Comparison& comparison, const Setup& setup, SamplingResult& result) const {
    const InStrata in = strata_of(referee_, setup);
    if (options_.only && !in.at(static_cast<std::size_t>(*options_.only))) {
      return;
    }
    const bool agrees = comparison.compare(setup, result.all);
    for (std::size_t stratum = 0; stratum < strata.size(); ++stratum) {
      if (in.at(stratum)) {
        StratumCount& count = result.by_stratum.at(stratum);
        ++count.positions;
        count.different += agrees ? 0 : 1;
      }
    }
  }

  [[nodiscard]] bool stopped() const { return is_set(options_.stop); }

  const Generator& one_;
  const Generator& other_;
  const Referee& referee_;
  const SamplingOptions& options_;
  std::atomic<std::uint64_t> first_exhausted_ = UINT64_MAX;  ///< the number of a block
};

}  // namespace

std::uint64_t positions_of(const SamplingOptions& options) {
  const std::uint64_t whole_blocks = options.positions / block_size;
  const std::uint64_t own = (whole_blocks + options.parts - options.part) / options.parts;
  const bool has_rest = whole_blocks % options.parts == options.part - 1;
  return own * block_size + (has_rest ? options.positions % block_size : 0);
}

SamplingResult& operator+=(SamplingResult& all, const SamplingResult& part) {
  all.all += part.all;
  all.exhausted = all.exhausted || part.exhausted;
  for (std::size_t stratum = 0; stratum < strata.size(); ++stratum) {
    all.by_stratum.at(stratum).positions += part.by_stratum.at(stratum).positions;
    all.by_stratum.at(stratum).different += part.by_stratum.at(stratum).different;
  }
  return all;
}

SamplingResult sample_positions(const Generator& one, const Generator& other,
                                const Referee& referee, const SamplingOptions& options) {
  Sampling sampling(one, other, referee, options);
  // Part K has the blocks K - 1, K - 1 + parts, …
  const std::uint64_t all_blocks = (options.positions + block_size - 1) / block_size;
  const std::uint64_t blocks = (all_blocks + options.parts - options.part) / options.parts;
  const std::uint64_t wanted = positions_of(options);
  SamplingResult all;
  std::mutex guard;
  std::uint64_t done = 0;
  for (std::uint64_t first = 0; first < blocks && !all.all.interrupted && !all.exhausted;
       first += blocks_at_once) {
    const std::uint64_t count = std::min(blocks_at_once, blocks - first);
    std::vector<SamplingResult> results(count);
    for_each_index(count, options.threads, [&](std::size_t index) {
      const std::uint64_t block = (first + index) * options.parts + options.part - 1;
      const std::uint64_t positions = std::min(block_size, options.positions - block * block_size);
      const auto result = sampling.block(block, positions);
      if (!result) {
        return;
      }
      results[index] = *result;
      const std::lock_guard lock(guard);
      done += positions;
      if (options.progress) {
        options.progress(done, wanted);
      }
    });
    for (auto result = results.begin(); result != results.end() && !all.exhausted; ++result) {
      all += *result;
    }
  }
  if (all.all.differences.size() > options.stop_after) {
    all.all.differences.resize(options.stop_after);
  }
  return all;
}

double rule_of_three(std::uint64_t positions) {
  constexpr std::uint64_t three = 3;
  return static_cast<double>(three) / static_cast<double>(std::max(positions, three));
}

}  // namespace hurdle
