#include "perft/cli/program/numbers.hpp"

#include <algorithm>
#include <thread>

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

NumberOption::NumberOption(const Command& command, const std::string& name,
                           const std::string& description, Range range, std::uint64_t otherwise)
    : TextOption(command, name, description),
      name_(name.substr(0, name.find(' '))),
      range_(range),
      otherwise_(otherwise) {}

ThreadsOption::ThreadsOption(const Command& command, const std::string& description)
    : NumberOption(command, "--threads N", description, thread_range(), hardware_threads()) {}

std::uint64_t NumberOption::value() const {
  return given() ? parse_number(name_, **this, range_) : otherwise_;
}

}  // namespace hurdle::cli
