#include "perft/cli/options/duration.hpp"

#include <fmt/format.h>

#include "movegen/vocab/text/text.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/numbers.hpp"

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

}  // namespace hurdle::cli
