#include "perft/file/fast/best_count.hpp"

#include <fmt/format.h>

#include "perft/file/fast/fast_count.hpp"

namespace hurdle::file {

BestCount::BestCount(const Game& game, bool referee_only) : rules_(game.facts) {
  if (referee_only) {
    reason_ = "as --referee asks";
  } else {
    kept_ = kept_library(game, reason_);
  }
}

template <class Value, class ByLibrary, class ByReferee>
Counted<Value> BestCount::count(const ByLibrary& by_library, const ByReferee& by_referee) const {
  std::string reason = reason_;
  if (kept_ != nullptr) {
    try {
      return {by_library(), true,
              fmt::format("the fast generator counted; compared with the referee: {}",
                          kept_->compared)};
    } catch (const Misfit& misfit) {
      reason = fmt::format("the fast generator cannot hold this {}", misfit.what());
    }
  }
  return {by_referee(), false, fmt::format("the referee counted: {}", reason)};
}

Counted<Total> BestCount::perft(const Position& position, int depth,
                                const CountOptions& options) const {
  return count<Total>(
      [&] {
        return fast_perft(*kept_, rules_, {&position, 1}, depth, options).front();
      },
      [&] {
        return file::perft(rules_, position, depth, {options.threads, options.stop});
      });
}

Counted<std::vector<Total>> BestCount::perft_of_each(std::span<const Position> positions, int depth,
                                                     const CountOptions& options) const {
  return count<std::vector<Total>>(
      [&] { return fast_perft(*kept_, rules_, positions, depth, options); },
      [&] {
        return file::perft_of_each(rules_, positions, depth, {options.threads, options.stop});
      });
}

Counted<std::vector<FileDivideEntry>> BestCount::divide(const Position& position, int depth,
                                                        const CountOptions& options) const {
  return count<std::vector<FileDivideEntry>>(
      [&] { return fast_divide(*kept_, rules_, position, depth, options); },
      [&] {
        return file::divide(rules_, position, depth, {options.threads, options.stop});
      });
}

}  // namespace hurdle::file
