#include "perft/cli/program/terminal.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <string>
#include <utility>

#include "perft/files/environment.hpp"

namespace hurdle::cli {

bool can_draw_unicode() {
  if (isatty(STDOUT_FILENO) == 0) {
    return false;
  }
  for (const char* name : std::array{"LC_ALL", "LC_CTYPE", "LANG"}) {
    const std::string locale = environment_variable(name);
    if (!locale.empty()) {
      return locale.find("UTF-8") != std::string::npos || locale.find("utf8") != std::string::npos;
    }
  }
  return false;
}

StatusLine::StatusLine() : terminal_(isatty(STDERR_FILENO) != 0) {}

StatusLine::~StatusLine() {
  clear();
}

bool StatusLine::due() const {
  constexpr double seconds_between = 0.2;
  return terminal_ && watch_.seconds() >= last_written_ + seconds_between;
}

void StatusLine::write(std::string_view text) {
  const std::string line = fmt::format("\r\x1b[K{}", text);
  (void)std::fwrite(line.data(), 1, line.size(), stderr);
  (void)std::fflush(stderr);
  visible_ = true;
  last_written_ = watch_.seconds();
}

void StatusLine::clear() {
  if (visible_) {
    (void)std::fputs("\r\x1b[K", stderr);
    visible_ = false;
  }
}

void Progress::show(std::uint64_t done, std::uint64_t all) {
  done_ = done;
  all_ = all;
  if (done == 0 || all == 0 || !line_.due()) {
    return;
  }
  const double rate = static_cast<double>(done) / line_.seconds();
  line_.write(fmt::format("{:.1f} % of {} {}, {:.1f} a second, {} left",
                          100.0 * static_cast<double>(done) / static_cast<double>(all), all, unit_,
                          rate, duration_text(static_cast<double>(all - done) / rate)));
}

std::string Progress::known() const {
  if (all_ == 0) {
    return fmt::format("nothing done after {:.1f} s", line_.seconds());
  }
  return fmt::format("{} of {} {} done in {:.1f} s", done_, all_, unit_, line_.seconds());
}

void CountingProgress::begin(std::string label) {
  label_ = std::move(label);
  begun_ = line_.seconds();
}

void CountingProgress::show(const CountProgress& known) {
  if (known.share <= 0 || !line_.due()) {
    return;
  }
  line_.write(fmt::format("{}{:.3g} % of the tree, {} nodes, {:.0f} nodes/s, {} left", label_,
                          100.0 * known.share, to_text(known.nodes),
                          static_cast<double>(known.nodes.wide()) / seconds(),
                          duration_text(seconds() * (1.0 - known.share) / known.share)));
}

std::string CountingProgress::known(const CountProgress& known) const {
  return fmt::format("{:.3g} % of the tree, {} nodes in {:.1f} s", 100.0 * known.share,
                     to_text(known.nodes), seconds());
}

std::string duration_text(double seconds) {
  constexpr double minute = 60;
  constexpr double hour = 60 * minute;
  constexpr double day = 24 * hour;
  constexpr double year = 365 * day;
  if (seconds < 2 * minute) {
    return fmt::format("{:.0f} s", seconds < 0 ? 0.0 : seconds);
  }
  if (seconds < 2 * hour) {
    return fmt::format("{:.0f} min", seconds / minute);
  }
  if (seconds < 2 * day) {
    return fmt::format("{:.1f} h", seconds / hour);
  }
  return seconds < year ? fmt::format("{:.1f} days", seconds / day) : "more than a year";
}

}  // namespace hurdle::cli
