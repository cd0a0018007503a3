#include "perft/count/numbers.hpp"

#include <fmt/format.h>

#include <charconv>

#include "movegen/vocab/text/text.hpp"
#include "perft/count/generator.hpp"
#include "perft/count/tree/hash_size.hpp"

namespace hurdle {

std::optional<std::uint64_t> read_number(std::string_view text, Range range) {
  std::uint64_t value = 0;
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, value);
  const bool leading_zero = text.size() > 1 && text.front() == '0';
  if (error != std::errc{} || stop != end || leading_zero || value < range.least ||
      value > range.most) {
    return std::nullopt;
  }
  return value;
}

std::string number_message(std::string_view name, std::string_view text, Range range) {
  return fmt::format("{} '{}': must be a whole number from {} to {}, in plain digits", name,
                     quoted(text), range.least, range.most);
}

Range depth_range(std::uint64_t least) {
  return {least, max_depth};
}

Range thread_range() {
  return {1, max_threads};
}

Range hash_range() {
  return {0, installed_memory() / mebibyte};
}

}  // namespace hurdle
