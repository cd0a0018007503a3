// Starts the engine, restarts it after a death, and gives it up after too many of them.
#include <fmt/core.h>

#include <algorithm>
#include <chrono>
#include <string>
#include <thread>
#include <utility>

#include "movegen/vocab/text/text.hpp"
#include "perft/count/interrupted.hpp"
#include "perft/engines/handshake/session.hpp"

namespace hurdle::engines {
using namespace std::chrono_literals;

namespace {

/// How many restarts were tried: the words after "given up".
std::string after_restarts(std::size_t restarts) {
  switch (restarts) {
    case 0:
      return " and not restarted";
    case 1:
      return " after 1 restart without a reply";
    default:
      return fmt::format(" after {} restarts in a row without a reply", restarts);
  }
}

}  // namespace

/// An engine that crashes in one variant may play the next, so it is given up for one variant
/// alone. An engine that hangs would cost the timeout in every variant.
void Session::turn_to(const Variant& variant) {
  const bool another = std::exchange(variant_, &variant) != &variant;
  if (another) {
    last_position_.reset();  // the rules of this game do not apply to it
  }
  if (another && last_death_ == EngineFailure::crashed) {
    deaths_ = 0;
    last_death_.reset();
    given_up_.reset();
  }
}

std::optional<EngineError> Session::given_up_for_all() const {
  return last_death_ == EngineFailure::crashed ? std::nullopt : given_up_;
}

void Session::start_if_needed() {
  if (engine_) {
    return;
  }
  if (given_up_) {
    throw EngineError(*given_up_);
  }
  pause_before_restart();
  try {
    engine_ = start_(options_);
    was_up_ = true;
    is_told_names_ = engine_->is_told_names();
    name_ = engine_->name();
  } catch (const EngineError& error) {
    if (error.kind() == EngineFailure::not_started || !was_up_) {
      given_up_ = error;
      last_death_.reset();
    } else {
      recover_from(error);
    }
    throw;
  }
}

/// A dead engine may leave behind something that disappears after a while, such as a lock. Each
/// further death lengthens the pause, up to two seconds.
void Session::pause_before_restart() const {
  constexpr auto step = 50ms;
  constexpr std::size_t most_steps = 40;
  for (std::size_t steps = std::min(deaths_, most_steps + 1); steps > 1; --steps) {
    throw_if_set(options_.stop);
    std::this_thread::sleep_for(step);
  }
}

void Session::recover_from(const EngineError& error) {
  if (error.kind() == EngineFailure::variant_unknown || error.kind() == EngineFailure::misread ||
      error.kind() == EngineFailure::unsettled) {
    return;
  }
  const bool recovered = engine_ && engine_->recover();
  if (!recovered) {
    engine_.reset();
  }
  const bool died =
      error.kind() == EngineFailure::crashed || error.kind() == EngineFailure::timed_out;
  if (died || !recovered) {
    ++deaths_;
    last_death_ = error.kind();
  }
  constexpr std::size_t restarts_before_a_reply = 2;
  const bool has_replied = has_replied_ || options_.all_restarts;
  const bool crashed = error.kind() == EngineFailure::crashed;
  const auto most = crashed && !has_replied && max_restarts_
                        ? std::min(*max_restarts_, restarts_before_a_reply)
                        : max_restarts_;
  if (most && deaths_ > *most && !given_up_) {
    if (crashed && has_replied && replies_about_the_start()) {
      deaths_ = 0;
      return;
    }
    engine_.reset();
    given_up_ = error.with(fmt::format("the engine was given up{} (--max-restarts): {}",
                                       after_restarts(*most), error.what()),
                           error.stderr_lines());
  }
}

/// Whether the engine, started again, replies about the start position: then some positions alone
/// make it crash. Asked a few times at most, as an engine may take long to start.
bool Session::replies_about_the_start() {
  if (variant_ == nullptr || start_questions_left_ == 0) {
    return false;
  }
  --start_questions_left_;
  try {
    engine_ = start_(options_);
    const Names& names = names_of(*variant_);
    engine_->call(variant_->notation, names.names[names.tried]);
    const EnginePosition start{start_position(variant_->notation), {}};
    return !engine_->divide(variant_->notation, start, 1).empty();
  } catch (const EngineError&) {
    engine_.reset();
    return false;
  }
}

}  // namespace hurdle::engines
