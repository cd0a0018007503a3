// UTF-8, one character at a time.
#pragma once

#include <cstddef>
#include <string_view>

namespace hurdle {

/// The length in bytes of the well-formed UTF-8 character that begins at `at`, or 0. Overlong
/// forms, surrogates and numbers above U+10FFFF are not well-formed.
[[nodiscard]] std::size_t utf8_length(std::string_view text, std::size_t at) noexcept;

}  // namespace hurdle
