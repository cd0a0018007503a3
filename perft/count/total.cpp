#include "perft/count/total.hpp"

#include <algorithm>

namespace hurdle {

std::string to_text(Total total) {
  Wide rest = total.wide();
  std::string digits;
  do {
    digits.push_back(static_cast<char>('0' + static_cast<int>(rest % 10U)));
    rest /= 10U;
  } while (rest != 0);
  std::reverse(digits.begin(), digits.end());
  return digits;
}

std::string counted(Total number, std::string_view singular) {
  return to_text(number).append(" ").append(singular).append(number == Total(1) ? "" : "s");
}

std::optional<Total> parse_total(std::string_view text) {
  if (text.empty() || (text.size() > 1 && text.front() == '0')) {
    return std::nullopt;
  }
  Wide value = 0;
  for (const char digit : text) {
    if (digit < '0' || digit > '9') {
      return std::nullopt;
    }
    if (__builtin_mul_overflow(value, Wide{10}, &value)) {
      return std::nullopt;
    }
    if (__builtin_add_overflow(value, static_cast<Wide>(digit - '0'), &value)) {
      return std::nullopt;
    }
  }
  return Total::from_wide(value);
}

}  // namespace hurdle
