#include "perft/cli/options/sample_size.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <random>

#include "movegen/vocab/text/text.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/numbers.hpp"

namespace hurdle::cli {

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
