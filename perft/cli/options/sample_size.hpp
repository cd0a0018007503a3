// `--sample N|N%`: the sample size of commands that recount a part.
#pragma once

#include <cstdint>
#include <string>

namespace hurdle::cli {

/// Parses `1%`, `0.5%` or a number. Returns at most `all`. Throws Failure.
[[nodiscard]] std::int64_t sample_size(const std::string& text, std::int64_t all);

/// A random seed; never 0, which is the documented seed.
[[nodiscard]] std::uint64_t random_seed();

}  // namespace hurdle::cli
