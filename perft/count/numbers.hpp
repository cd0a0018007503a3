// Whole numbers as users write them: digits and nothing else. Knows what is accepted, and the words
// for what is not.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace hurdle {

/// The least and the greatest value that is accepted.
struct Range {
  std::uint64_t least = 0;
  std::uint64_t most = UINT64_MAX;
};

/// Reads digits without sign, space or leading zero; nothing when it is not such a number.
[[nodiscard]] std::optional<std::uint64_t> read_number(std::string_view text, Range range);

/// What is said of text that is no such number; `name` is what was given so.
[[nodiscard]] std::string number_message(std::string_view name, std::string_view text, Range range);

/// The accepted depths and thread counts, and sizes of a table in MiB on this machine.
[[nodiscard]] Range depth_range(std::uint64_t least = 0);
[[nodiscard]] Range thread_range();
[[nodiscard]] Range hash_range();

}  // namespace hurdle
