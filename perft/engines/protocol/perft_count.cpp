// Takes the first whole number of a line about nodes that is not its depth.
#include "perft/engines/protocol/perft_count.hpp"

#include <cctype>
#include <string_view>
#include <vector>

#include "movegen/vocab/text/letters.hpp"

namespace hurdle::engines {
namespace {

bool is_digit_byte(char byte) {
  return std::isdigit(static_cast<unsigned char>(byte)) != 0;
}

/// The whole numbers of the text, in order; `2.50` and `e2e4` contain none.
std::vector<std::string> whole_numbers(std::string_view text) {
  std::vector<std::string> numbers;
  std::string word;
  const auto finish = [&] {
    if (!word.empty() && word.find_first_not_of("0123456789") == std::string::npos) {
      numbers.push_back(word);
    }
    word.clear();
  };
  for (const char byte : text) {
    const bool inside = std::isalnum(static_cast<unsigned char>(byte)) != 0 || byte == '.';
    if (inside) {
      word += byte;
    } else {
      finish();
    }
  }
  finish();
  return numbers;
}

}  // namespace

std::optional<Total> perft_count(const std::string& line, int depth) {
  const std::string small = to_lower(line);
  const std::size_t begin = small.find_first_not_of(" \t");
  const auto has = [&](std::string_view word) { return small.find(word) != std::string::npos; };
  const bool table = begin != std::string::npos && is_digit_byte(small[begin]);
  if (!table && !has("node") && !has("perft") && !has("total") && !has("moves")) {
    return std::nullopt;
  }
  std::vector<std::string> numbers = whole_numbers(small);
  if (numbers.size() > 1 && numbers.front() == std::to_string(depth)) {
    numbers.erase(numbers.begin());
  }
  return numbers.empty() ? std::nullopt : parse_total(numbers.front());
}

}  // namespace hurdle::engines
