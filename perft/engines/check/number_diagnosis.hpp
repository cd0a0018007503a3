// The diagnosis of an engine that lists no moves: mutants that have the same numbers of nodes.
#pragma once

#include <atomic>
#include <optional>
#include <span>
#include <string_view>

#include "perft/count/variants.hpp"
#include "perft/diagnosis/answer.hpp"
#include "perft/diagnosis/patterns/patterns.hpp"

namespace hurdle::engines {

/// The id of the pattern of `diagnose_numbers`.
inline constexpr std::string_view numbers_pattern = "numbers";

/// The mutants with the numbers of these answers (`Session::counts_alone`), in a sentence, and the
/// positions with a wrong number. Large numbers are left out. Empty if no other is wrong. Throws
/// Interrupted when `stop` becomes true.
[[nodiscard]] std::optional<Pattern> diagnose_numbers(const Variant& variant,
                                                      std::span<const Answer> answers,
                                                      const std::atomic<bool>* stop);

}  // namespace hurdle::engines
