#include "perft/cli/numbers.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <thread>
#include <utility>

#include "movegen/vocab/text.hpp"
#include "perft/cli/failure.hpp"
#include "perft/count/generator.hpp"

namespace hurdle::cli {

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

std::uint64_t parse_number(std::string_view name, std::string_view text, Range range) {
  const auto value = read_number(text, range);
  if (!value) {
    throw Failure(number_message(name, text, range));
  }
  return *value;
}

std::string number_message(std::string_view name, std::string_view text, Range range) {
  return fmt::format("{} '{}': must be a whole number from {} to {}, in plain digits", name,
                     hurdle::quoted(text), range.least, range.most);
}

Range depth_range(std::uint64_t least) {
  return {least, max_depth};
}

Range thread_range() {
  return {1, max_threads};
}

std::uint64_t hardware_threads() {
  const std::uint64_t threads = std::thread::hardware_concurrency();
  return std::clamp(threads, thread_range().least, thread_range().most);
}

NumberOption::NumberOption(std::string name, Range range, std::uint64_t otherwise)
    : name_(std::move(name)), range_(range), otherwise_(otherwise) {}

void NumberOption::add_to(const Command& command, const std::string& unit,
                          const std::string& description) {
  option_ = command.add_option(name_, text_, description, unit);
}

std::uint64_t NumberOption::value() const {
  return given() ? parse_number(name_, text_, range_) : otherwise_;
}

}  // namespace hurdle::cli
