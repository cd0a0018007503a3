// Parses an engine's divide line by line and verifies its counts and its total. Shared by the
// protocols.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "perft/engines/protocol/adapter.hpp"

namespace hurdle::engines {

/// The text without blanks and carriage returns at either end.
[[nodiscard]] std::string trimmed(std::string_view text);

/// Whether a word can be a move: letters and digits, perhaps with `@`, `*` and `+`.
[[nodiscard]] bool like_a_move(std::string_view word);

/// The line without a prompt `> ` and without the number of the move in front of it: `12. `, `12)
/// `, `move 12: ` or `move: `.
[[nodiscard]] std::string_view without_number(std::string_view line);

/// The two parts of a divide line.
struct MoveCount {
  std::string move;
  std::string count;
};

/// The parts of a line with a move's count. The separator may be blanks, a colon, an equals sign, a
/// dash or `nodes: `; the number of the move may precede it. Empty if the line is not a word
/// followed by digits, or has a negative count. The count may have separators, which `add` rejects.
[[nodiscard]] std::optional<MoveCount> split_count(std::string_view line);

/// The count at the beginning of a text such as `20 nodes` or `20 (0.01 s)`; the whole text if
/// another number or no blank follows.
[[nodiscard]] std::string count_before_words(const std::string& text);

/// The number of nodes at `depth` in a line of a `perft` command outside any protocol, such as
/// `Raw nodes for depth 1: 48`, `Nodes: 48`, `perft(1) = 48` or `1 48 0.00 1333.33nps`; empty for
/// other lines.
[[nodiscard]] std::optional<Total> perft_count(const std::string& line, int depth);

/// Collects the lines of one reply. All functions throw EngineError (nonsense) with the line.
class DivisionReader {
 public:
  /// `question` is the engine's input, for messages.
  DivisionReader(std::string question, int depth);

  /// Takes a line with a move's count. The counts of a repeated move are added up.
  void add(const std::string& line, const std::string& move, const std::string& count);

  /// Takes a line that has a count but no move; the error about a wrong total quotes the first one.
  void skip(const std::string& line);

  /// Takes the line with the total, which must equal the sum of the counts.
  void finish(const std::string& line, const std::string& total) const;

  [[noreturn]] void refuse(const std::string& line, const std::string& expected) const;

  /// The moves so far.
  [[nodiscard]] const Division& division() const noexcept { return division_; }

 private:
  [[nodiscard]] EngineError error(const std::string& line, const std::string& expected) const;
  [[nodiscard]] EngineError list_error(const std::string& line, const std::string& expected) const;

  std::string question_;
  int depth_;
  std::size_t lines_ = 0;
  std::string skipped_;
  Division division_;
};

}  // namespace hurdle::engines
