// Where the lists of two engines differ, and which of them is right.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "perft/custom_check/engine_lists.hpp"

namespace hurdle::custom {

/// The places where at least one of two engines is wrong.
struct ListDifferences {
  /// "FEN: A lacks e2e4; B is right", in the order of the places.
  std::vector<std::string> lines;
  std::size_t one_alone = 0;  ///< of the lines: one engine gave no answer or was not asked
};

/// Compares the lists of engine A with those of engine B.
[[nodiscard]] ListDifferences differences(const CheckedLists& a, const CheckedLists& b);

}  // namespace hurdle::custom
