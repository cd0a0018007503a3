// A generator with a planted bug, so that tests can show that the bug is found.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "perft/count/generator.hpp"

namespace hurdle::props {

/// Another generator with one planted bug.
class WrongGenerator : public Generator {
 public:
  enum class Way : std::uint8_t {
    counts,    ///< one node too many from depth 2 on
    counters,  ///< the same, by its counters alone
    moves,     ///< lacks the last move of every list
  };

  WrongGenerator(const Generator& right, Way way)
      : Generator(right.notation()), right_(right), way_(way) {}

  [[nodiscard]] std::vector<Move> moves(const Setup& setup) const override {
    std::vector<Move> moves = right_.moves(setup);
    if (way_ == Way::moves && !moves.empty()) {
      moves.pop_back();
    }
    return moves;
  }
  [[nodiscard]] Setup after(const Setup& setup, Move move) const override {
    return right_.after(setup, move);
  }
  [[nodiscard]] int checkers(const Setup& setup) const override { return right_.checkers(setup); }
  [[nodiscard]] Total perft(const Setup& setup, int depth,
                            const CountOptions& options = {}) const override {
    const Total extra = way_ == Way::counts && depth > 1 ? 1 : 0;
    return right_.perft(setup, depth, options) + extra;
  }
  [[nodiscard]] std::vector<DivideEntry> divide(const Setup& setup, int depth,
                                                const CountOptions& options = {}) const override {
    return right_.divide(setup, depth, options);
  }
  [[nodiscard]] Details details(const Setup& setup, int depth,
                                const CountOptions& options = {}) const override {
    return right_.details(setup, depth, options);
  }
  [[nodiscard]] std::unique_ptr<Counter> counter(const CountOptions& options) const override {
    if (way_ == Way::counters) {
      return std::make_unique<WrongCounter>(right_.counter(options));
    }
    return right_.counter(options);
  }

 private:
  /// Counts one node too many from depth 2 on.
  class WrongCounter : public Counter {
   public:
    explicit WrongCounter(std::unique_ptr<Counter> right) : right_(std::move(right)) {}

    [[nodiscard]] std::vector<Total> count(std::span<const Setup> positions, int depth) override {
      std::vector<Total> counts = right_->count(positions, depth);
      for (Total& count : counts) {
        count += depth > 1 ? 1 : 0;
      }
      return counts;
    }

   private:
    std::unique_ptr<Counter> right_;
  };

  const Generator& right_;
  Way way_;
};

}  // namespace hurdle::props
