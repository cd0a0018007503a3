// Compares two engines on the same positions: where they differ from each other or from the rules,
// and which of them is wrong. engine_check.hpp checks each of them.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include "perft/engines/check/check.hpp"

namespace hurdle::engines {

/// Whether an engine lists exactly the legal moves of a position, or differs only by clauses that
/// it plays differently on purpose.
enum class Correctness : std::uint8_t { right, as_expected, wrong, no_answer };

/// The correctness in one word: "right".
[[nodiscard]] std::string_view to_text(Correctness correctness) noexcept;

/// The first position of a line where at least one of the engines is wrong.
struct Dispute {
  std::size_t item = 0;                      ///< index into the items
  std::array<Correctness, 2> correctness{};  ///< of the first and the second engine
  bool same = false;                         ///< both are wrong and list the same moves
  Finding finding;                           ///< about the first engine that is wrong
  std::optional<Finding> second;  ///< about the other one, if both are wrong in different ways
};

/// The results of two checks of the same items.
struct Comparison {
  std::array<CheckResult, 2> results;
  std::vector<Dispute> disputes;  ///< in the order of the items
  /// The games in which an engine's replies were compared with the rules, in the order of the
  /// items.
  std::array<std::vector<const Variant*>, 2> games;
  std::size_t compared = 0;  ///< positions about which both engines gave usable replies
  bool interrupted = false;
};

/// Checks both engines on every item, then each on the positions where the other is wrong. If both
/// are wrong in the same way, the search continues to the first position where their lists of moves
/// differ. Calls `progress` with the positions done and the number of all positions.
[[nodiscard]] Comparison compare_engines(
    const std::vector<CheckItem>& items, const std::array<CheckOptions, 2>& options,
    const std::function<void(std::size_t done, std::size_t all)>& progress = nullptr);

/// The exit code: 1 if an engine is wrong anywhere, else 2 if a question to one of them had no
/// usable reply or no position was compared, else 0. Expected differences are not wrong, as in a
/// check.
[[nodiscard]] int exit_code(const Comparison& comparison) noexcept;

}  // namespace hurdle::engines
