// `--sample N|N%`: how many of many, for the commands that count a part again.
#pragma once

#include <cstdint>
#include <string>

namespace hurdle::cli {

/// `1%`, `0.5%` or a number; of `all`, at most all. Throws Failure.
[[nodiscard]] std::int64_t sample_size(const std::string& text, std::int64_t all);

/// A seed that is another each time, and never 0, the documented one.
[[nodiscard]] std::uint64_t random_seed();

}  // namespace hurdle::cli
