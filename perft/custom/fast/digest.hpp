// SHA-256 of texts.
#pragma once

#include <string>
#include <string_view>

namespace hurdle::custom {

/// 64 hexadecimal digits.
[[nodiscard]] std::string sha256_hex(std::string_view text);

}  // namespace hurdle::custom
