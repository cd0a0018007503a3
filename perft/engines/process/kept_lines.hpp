// The first and the last lines of a text that may have no end: real errors stand above the last
// line as often as there. Bounded memory; knows no process.
#pragma once

#include <cstddef>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

namespace hurdle::engines {

/// Takes bytes as they come, keeps ten lines of either end.
class KeptLines {
 public:
  void add(std::string_view bytes);

  /// The lines that are kept, and between them how many were not; blank ones do not count. What
  /// stands behind the last line end is a line.
  [[nodiscard]] std::vector<std::string> lines() const;

 private:
  void finish_line();
  [[nodiscard]] static bool blank(const std::string& line);

  std::vector<std::string> first_;
  std::deque<std::string> last_;
  std::size_t left_out_ = 0;
  std::string line_;  // without its end yet
};

}  // namespace hurdle::engines
