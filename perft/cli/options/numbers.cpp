#include "perft/cli/options/numbers.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <random>

#include "movegen/vocab/text/text.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/numbers.hpp"
#include "perft/count/generator.hpp"

namespace hurdle::cli {
namespace {

/// The seconds of a unit; 0 for an unknown one.
int seconds_of(char unit) {
  switch (unit) {
    case 's':
      return 1;
    case 'm':
      return 60;
    case 'h':
      return 60 * 60;
    case 'd':
      return 24 * 60 * 60;
    default:
      return 0;
  }
}

}  // namespace

HashOption::HashOption(const Command& command)
    : TextOption(
          command, "--hash MIB",
          "Size of the hash table, 0 for none, or auto (default): none to depth 5, 64 MiB at depth "
          "6, then four times as much for each ply, at most half of the free memory and 4 GiB",
          Traits{.otherwise = "auto"}) {}

std::optional<std::uint64_t> HashOption::bytes() const {
  if (**this == "auto") {
    return std::nullopt;
  }
  const auto size = read_number(**this, hash_range());
  if (!size) {
    throw Failure(number_message("--hash", **this, hash_range()) + ", or auto");
  }
  return *size * mebibyte;
}

std::chrono::seconds parse_duration(std::string_view name, std::string_view text) {
  constexpr std::uint64_t most = 100000;
  const int unit = text.empty() ? 0 : seconds_of(text.back());
  if (unit != 0) {
    if (const auto number = read_number(text.substr(0, text.size() - 1), {1, most})) {
      return std::chrono::seconds(unit * static_cast<std::int64_t>(*number));
    }
  }
  throw Failure(
      fmt::format("{} '{}': must be a whole number from 1 to {} and a unit, as 90s, 10m, "
                  "2h or 3d",
                  name, hurdle::quoted(text), most));
}

std::int64_t sample_size(const std::string& text, std::int64_t all) {
  if (!text.empty() && text.back() == '%') {
    double share = 0;
    const char* end = text.data() + text.size() - 1;
    const auto [stop, error] = std::from_chars(text.data(), end, share, std::chars_format::fixed);
    if (error == std::errc{} && stop == end && share > 0 && share <= 100) {
      return static_cast<std::int64_t>(std::ceil(static_cast<double>(all) * share / 100));
    }
  } else if (const auto number = read_number(text, {1, INT64_MAX})) {
    return std::min(static_cast<std::int64_t>(*number), all);
  }
  throw Failure(fmt::format("--sample '{}': expected a number of tasks, or a share as 1%",
                            hurdle::quoted(text)));
}

std::uint64_t random_seed() {
  std::random_device chance;
  return chance() | 1U;
}

}  // namespace hurdle::cli
