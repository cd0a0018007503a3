#include "perft/cli/terminal.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <array>
#include <cstdlib>

namespace hurdle::cli {

bool can_draw_unicode() {
  if (isatty(STDOUT_FILENO) == 0) {
    return false;
  }
  for (const char* name : std::array{"LC_ALL", "LC_CTYPE", "LANG"}) {
    const char* value = std::getenv(name);
    if (value != nullptr && *value != '\0') {
      const std::string_view locale = value;
      return locale.find("UTF-8") != std::string_view::npos ||
             locale.find("utf8") != std::string_view::npos;
    }
  }
  return false;
}

double Stopwatch::seconds() const {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
}

Progress::Progress(std::string_view unit) : unit_(unit), terminal_(isatty(STDERR_FILENO) != 0) {}

Progress::~Progress() {
  clear();
}

void Progress::show(std::uint64_t done, std::uint64_t all) {
  constexpr double seconds_between = 0.2;
  done_ = done;
  all_ = all;
  const double now = watch_.seconds();
  if (!terminal_ || done == 0 || all == 0 || now < last_shown_ + seconds_between) {
    return;
  }
  last_shown_ = now;
  visible_ = true;
  const double rate = static_cast<double>(done) / now;
  const double left = static_cast<double>(all - done) / rate;
  fmt::print(stderr, "\r\x1b[K{:.1f} % of {} {}, {:.1f} a second, {:.0f} s left",
             100.0 * static_cast<double>(done) / static_cast<double>(all), all, unit_, rate, left);
  std::fflush(stderr);
}

void Progress::clear() {
  if (visible_) {
    fmt::print(stderr, "\r\x1b[K");
    visible_ = false;
  }
}

std::string Progress::known() const {
  if (all_ == 0) {
    return fmt::format("no unit of work was done after {:.1f} s", watch_.seconds());
  }
  return fmt::format("{} of {} {} done in {:.1f} s", done_, all_, unit_, watch_.seconds());
}

}  // namespace hurdle::cli
