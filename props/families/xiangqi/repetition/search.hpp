// Searches for a loop from a position: legal moves without a capture after which the position is
// the same again. Prefers moves that check, that threaten anew, and that answer a threat.
#pragma once

#include <optional>
#include <vector>

#include "movegen/variants/xiangqi/ends.hpp"
#include "perft/count/variants.hpp"
#include "perft/sample/random.hpp"

namespace hurdle::props {

class LoopSearch {
 public:
  LoopSearch(const Variant& variant, Random& random);

  /// A loop of `plies` plies, an even number, or nothing if none was found with little effort.
  [[nodiscard]] std::optional<std::vector<Move>> find(const Setup& start, int plies);

 private:
  struct Candidate {
    Successor successor;
    int value = 0;
  };

  [[nodiscard]] bool extend(const Setup& now, int plies);
  [[nodiscard]] std::vector<Candidate> candidates(const Setup& now, int plies);
  [[nodiscard]] int value_of(const Setup& now, const Candidate& candidate);
  /// How many of a side's pieces do not stand as at the start.
  [[nodiscard]] int displaced(const Setup& now, Colour side) const;

  const Variant& variant_;
  Random& random_;
  const xiangqi::XiangqiEnds ends_;
  Setup start_;
  std::vector<Move> found_;
  int budget_ = 0;
  int worth_of_check_ = 0;
  int worth_of_threat_ = 0;
  int worth_of_answer_ = 0;
};

}  // namespace hurdle::props
