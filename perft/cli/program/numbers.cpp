#include "perft/cli/program/numbers.hpp"

#include <algorithm>
#include <thread>
#include <utility>

#include "perft/cli/program/failure.hpp"

namespace hurdle::cli {

std::uint64_t parse_number(std::string_view name, std::string_view text, Range range) {
  const auto value = read_number(text, range);
  if (!value) {
    throw Failure(number_message(name, text, range));
  }
  return *value;
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
