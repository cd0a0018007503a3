// UTF-8, one character at a time. Knows nothing else.
#pragma once

#include <cstddef>
#include <string_view>

namespace hurdle {

/// The length in bytes of the well-formed UTF-8 character that begins at `at`, or 0: overlong
/// forms, surrogates and numbers beyond U+10FFFF are not well-formed.
[[nodiscard]] std::size_t utf8_length(std::string_view text, std::size_t at) noexcept;

}  // namespace hurdle
