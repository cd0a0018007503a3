// Keeps the first and the last lines of a text of any length, in bounded memory. Both ends are kept
// because the real error is often above the last line.
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

}  // namespace hurdle::engines
