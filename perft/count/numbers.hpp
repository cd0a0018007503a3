// Parses whole numbers from users: digits only. Also makes the error messages.
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

/// Parses digits without sign, space or leading zero; nothing if the text is no number in the
/// range.
[[nodiscard]] std::optional<std::uint64_t> read_number(std::string_view text, Range range);

/// The error message for text that is no such number; `name` names the option or field.
[[nodiscard]] std::string number_message(std::string_view name, std::string_view text, Range range);

/// The accepted depths, thread counts, and table sizes in MiB on this machine.
[[nodiscard]] Range depth_range(std::uint64_t least = 0);
[[nodiscard]] Range thread_range();
[[nodiscard]] Range hash_range();

}  // namespace hurdle
