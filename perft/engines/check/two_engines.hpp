// Two engines that are asked about the same positions: where they differ from each other or from
// the rules, and which of them is wrong. Each is checked as any engine is (engine_check.hpp); knows
// what both checks say together.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "perft/engines/check/check.hpp"

namespace hurdle::engines {

/// How an engine stands at a position: whether it lists the moves that the rules have there.
enum class Stand : std::uint8_t { right, wrong, no_answer };

/// The stand in a word: "right".
[[nodiscard]] std::string_view to_text(Stand stand) noexcept;

/// A position where one of the engines is wrong, or both are: the first on its line.
struct Dispute {
  std::size_t item = 0;           ///< index into the items
  std::array<Stand, 2> stands{};  ///< of the first engine and of the second
  bool same = false;              ///< both are wrong there, and list the same moves
  Finding finding;                ///< what is wrong with the first engine that is wrong
  std::optional<Finding>
      second;  ///< and with the other one, where both are and not in the same way
};

/// What two checks of the same items say.
struct Comparison {
  std::array<CheckResult, 2> results;
  std::vector<Dispute> disputes;  ///< in the order of the items
  bool interrupted = false;
};

/// Asks both engines about every item, then each about the positions where the other is wrong;
/// where both are wrong in the same way, the search goes on to the first position where their lists
/// of moves differ. `progress` is told what is done of all the questions' positions.
[[nodiscard]] Comparison compare_engines(
    const std::vector<CheckItem>& items, const std::array<CheckOptions, 2>& options,
    const std::function<void(std::size_t done, std::size_t all)>& progress = nullptr);

/// The exit code: 1 when an engine is wrong somewhere, else 2 when one of them could not be asked
/// everything, else 0.
[[nodiscard]] int exit_code(const Comparison& comparison) noexcept;

}  // namespace hurdle::engines
