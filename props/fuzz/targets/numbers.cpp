// Fuzz target: numbers, counts and durations in options. An accepted number is written unchanged.
#include "perft/cli/program/numbers.hpp"

#include "perft/cli/options/numbers.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/count/total.hpp"
#include "props/fuzz/readers.hpp"
#include "props/fuzz/target.hpp"

namespace hurdle::fuzz {
namespace {

/// Calls `read`; only Failure may be thrown.
template <class Read>
void refused_or(const Read& read) {
  try {
    read();
  } catch (const cli::Failure&) {
  }
}

}  // namespace

void numbers(std::string_view input) {
  constexpr std::int64_t all = 1'000'000;
  const std::string text(input);
  if (const auto number = read_number(text, {})) {
    must(std::to_string(*number) == text, "a number is its digits");
  }
  if (const auto total = parse_total(text)) {
    must(to_text(*total) == text, "a count is its digits");
  }
  refused_or([&] {
    const std::uint64_t number = cli::parse_number("--threads", text, thread_range());
    must(number >= 1 && number <= max_threads, "a number is in its range");
  });
  refused_or([&] {
    const std::int64_t size = cli::sample_size(text, all);
    must(size >= 0 && size <= all, "a sample is a part of all");
  });
  refused_or(
      [&] { must(cli::parse_duration("--for", text).count() >= 0, "time is not negative"); });
}

}  // namespace hurdle::fuzz
