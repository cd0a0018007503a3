// What engines say of how a game stands, in their own words: `1-0 {White mates}`, `Result:
// 1/2-1/2`. Knows the words; refuses to know which of them are right.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "movegen/referee/ends.hpp"
#include "movegen/vocab/notation.hpp"

namespace hurdle::engines {

/// A result as an engine may give it.
enum class Said : std::uint8_t {
  goes_on,  ///< `*`
  white,
  black,
  draw,
  somebody  ///< a win, without a word whose
};

/// `1-0`, `0-1`, `1/2-1/2`, `*`, "a win".
[[nodiscard]] std::string_view to_text(Said said) noexcept;

/// The meaning of one word; nothing for any but `1-0`, `0-1`, `1/2-1/2` and `*`.
[[nodiscard]] std::optional<Said> said_by(std::string_view word) noexcept;

/// A result that an engine gave.
struct SaidResult {
  Said said{};
  std::string clause;     ///< of ours that its words name; empty for none
  std::string words;      ///< as the engine wrote them
  std::size_t plies = 0;  ///< of the line it was told, when it said so
};

/// The result with which a text begins (`1-0 {White mates}`) or nothing; `*` is none here.
[[nodiscard]] std::optional<SaidResult> result_first_in(const Notation& notation,
                                                        std::string_view text);

/// The first result among the words of a text, or nothing; `*` is none here.
[[nodiscard]] std::optional<SaidResult> result_within(const Notation& notation,
                                                      std::string_view text);

/// Whether this is how the game has ended; "a win" is whoever wins.
[[nodiscard]] bool says(Said said, GameResult result) noexcept;

}  // namespace hurdle::engines
