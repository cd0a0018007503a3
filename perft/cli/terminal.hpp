// What a terminal adds: a line of progress on stderr and Unicode diagrams on stdout. Without a
// terminal there is neither.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>

namespace hurdle::cli {

/// True when stdout is a terminal whose locale is UTF-8.
[[nodiscard]] bool can_draw_unicode();

/// Seconds since it was made.
class Stopwatch {
 public:
  [[nodiscard]] double seconds() const;

 private:
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

/// One line on stderr, rewritten as work goes on: share done, rate, time left. One thread at a
/// time may use it.
class Progress {
 public:
  /// `unit` names what is counted, as "positions".
  explicit Progress(std::string_view unit);
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  void show(std::uint64_t done, std::uint64_t all);

  /// Wipes the line, before something else is written.
  void clear();

  /// `12 of 80 positions done in 3.1 s`, for an interrupt.
  [[nodiscard]] std::string known() const;

 private:
  std::string unit_;
  bool terminal_;
  bool visible_ = false;
  std::uint64_t done_ = 0;
  std::uint64_t all_ = 0;
  double last_shown_ = 0;
  Stopwatch watch_;
};

}  // namespace hurdle::cli
