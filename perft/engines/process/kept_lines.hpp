// Lines of a program: the first and the last ones of a text of any length, kept in bounded memory,
// because the real error is often above the last line; and lines without their colours.
#pragma once

#include <cstddef>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

namespace hurdle::engines {

/// Takes bytes in pieces of any size and keeps so many lines of each end.
class KeptLines {
 public:
  explicit KeptLines(std::size_t first = 10, std::size_t last = 10)
      : most_first_(first), most_last_(last) {}

  void add(std::string_view bytes);

  void clear() { *this = KeptLines(most_first_, most_last_); }

  /// The kept lines, with a line between them that gives the number of discarded ones. Blank lines
  /// do not count. Text after the last line end counts as a line.
  [[nodiscard]] std::vector<std::string> lines() const;

 private:
  void finish_line();
  [[nodiscard]] static bool blank(const std::string& line);

  std::size_t most_first_;
  std::size_t most_last_;
  std::vector<std::string> first_;
  std::deque<std::string> last_;
  std::size_t left_out_ = 0;
  std::string line_;  // the current line, without its end so far
};

/// The line without its ANSI control sequences: ESC, `[`, parameters and a letter, as `ESC[1;32m`.
/// Engines written for a terminal colour their moves, and no protocol has such bytes.
[[nodiscard]] std::string without_colours(std::string_view line);

}  // namespace hurdle::engines
