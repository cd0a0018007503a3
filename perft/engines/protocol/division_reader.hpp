// An engine's divide, line by line: counts that are counts, a total that is their sum. Knows what
// every protocol's divide has in common; refuses to know how its lines look.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "perft/engines/protocol/adapter.hpp"

namespace hurdle::engines {

/// The text without blanks and carriage returns at either end.
[[nodiscard]] std::string trimmed(std::string_view text);

/// Whether a word can be a move: letters and digits, perhaps with `@` and `+`.
[[nodiscard]] bool like_a_move(std::string_view word);

/// A line of a divide in its two parts.
struct MoveCount {
  std::string move;
  std::string count;
};

/// The parts of a line that gives a move's count, whatever stands between them: blanks, a colon, an
/// equals sign, a dash. Nothing when it is no word and behind it no digits.
[[nodiscard]] std::optional<MoveCount> split_count(std::string_view line);

/// Collects the lines of one answer. All functions throw EngineError (nonsense) with the line.
class DivisionReader {
 public:
  /// The question in the engine's own words, for messages.
  DivisionReader(std::string question, int depth);

  /// A line that gives a move's count: of a move that was there before it is added.
  void add(const std::string& line, const std::string& move, const std::string& count);

  /// The line that gives the total; its number must be the sum.
  void finish(const std::string& line, const std::string& total) const;

  [[noreturn]] void refuse(const std::string& line, const std::string& expected) const;

  /// The moves so far.
  [[nodiscard]] const Division& division() const noexcept { return division_; }

 private:
  std::string question_;
  int depth_;
  std::size_t lines_ = 0;
  Division division_;
};

}  // namespace hurdle::engines
