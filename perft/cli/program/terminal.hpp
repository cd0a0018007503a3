// Output for terminals only: a progress line on stderr and Unicode diagrams on stdout.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "perft/count/generator.hpp"
#include "perft/count/stopwatch.hpp"

namespace hurdle::cli {

/// True when stdout is a terminal whose locale is UTF-8.
[[nodiscard]] bool can_draw_unicode();

/// A line on stderr that is rewritten at intervals. Not thread-safe.
class StatusLine {
 public:
  StatusLine();
  ~StatusLine();
  StatusLine(const StatusLine&) = delete;
  StatusLine& operator=(const StatusLine&) = delete;

  /// True when stderr is a terminal and the line is old enough to be rewritten.
  [[nodiscard]] bool due() const;
  void write(std::string_view text);
  /// Erases the line; call it before other output.
  void clear();
  [[nodiscard]] double seconds() const { return watch_.seconds(); }

 private:
  bool terminal_;
  bool visible_ = false;
  double last_written_ = 0;
  Stopwatch watch_;
};

/// Progress of work in equal steps: share done, rate, time left.
class Progress {
 public:
  /// `unit` names the steps, for example "positions".
  explicit Progress(std::string_view unit) : unit_(unit) {}

  void show(std::uint64_t done, std::uint64_t all);
  void clear() { line_.clear(); }

  /// `12 of 80 positions done in 3.1 s`, for an interrupt.
  [[nodiscard]] std::string known() const;

 private:
  std::string unit_;
  std::uint64_t done_ = 0;
  std::uint64_t all_ = 0;
  StatusLine line_;
};

/// Progress of one count or of several, one after the other: share of the tree, nodes found, rate,
/// time left.
class CountingProgress {
 public:
  /// Begins the next count; `label` precedes its progress.
  void begin(std::string label = "");
  void show(const CountProgress& known);
  void clear() { line_.clear(); }

  /// `0.2 % of the tree, 1234567 nodes in 3.1 s`, for an interrupt.
  [[nodiscard]] std::string known(const CountProgress& known) const;

 private:
  [[nodiscard]] double seconds() const { return line_.seconds() - begun_; }

  std::string label_;
  double begun_ = 0;
  StatusLine line_;
};

/// `31 s`, `12 min`, `5.2 h`, `3.1 days`, `more than a year`.
[[nodiscard]] std::string duration_text(double seconds);

}  // namespace hurdle::cli
