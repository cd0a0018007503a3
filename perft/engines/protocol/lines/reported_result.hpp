// Parses the results that engines report: `1-0 {White mates}`, `Result: 1/2-1/2`.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "movegen/referee/ends.hpp"
#include "movegen/vocab/notation.hpp"

namespace hurdle::engines {

/// A result as an engine may report it.
enum class EngineResult : std::uint8_t {
  goes_on,  ///< `*`
  white,
  black,
  draw,
  unknown_winner  ///< a win, without naming the winner
};

/// `1-0`, `0-1`, `1/2-1/2`, `*`, "a win".
[[nodiscard]] std::string_view to_text(EngineResult result) noexcept;

/// The result for `1-0`, `0-1`, `1/2-1/2` or `*`; empty for any other word.
[[nodiscard]] std::optional<EngineResult> parse_result(std::string_view word) noexcept;

/// A result that an engine reported.
struct ReportedResult {
  EngineResult result{};
  std::string clause;     ///< our clause that matches its words; empty if none does
  std::string words;      ///< as the engine wrote them
  std::size_t plies = 0;  ///< of the line it was sent, after which it reported
};

/// The result at the beginning of a text (`1-0 {White mates}`), or empty; `*` does not count.
[[nodiscard]] std::optional<ReportedResult> result_first_in(const Notation& notation,
                                                            std::string_view text);

/// Whether `reported` matches the result; `unknown_winner` matches a win of either side.
[[nodiscard]] bool matches(EngineResult reported, GameResult result) noexcept;

}  // namespace hurdle::engines
