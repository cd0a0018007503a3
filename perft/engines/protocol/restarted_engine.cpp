#include "perft/engines/protocol/restarted_engine.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <thread>

#include "perft/count/interrupted.hpp"
#include "perft/engines/process/process.hpp"

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

void RestartedEngine::forgive_crashes() {
  if (last_death_ == EngineFailure::crashed) {
    deaths_ = 0;
    last_death_.reset();
    given_up_.reset();
  }
}

std::optional<EngineError> RestartedEngine::given_up_for_all() const {
  return last_death_ == EngineFailure::crashed ? std::nullopt : given_up_;
}

void RestartedEngine::start_if_needed() {
  if (running_) {
    return;
  }
  if (given_up_) {
    throw EngineError(*given_up_);
  }
  pause_before_restart();
  try {
    running_ = start_(options_);
    was_up_ = true;
    sends_game_names_ = running_->sends_game_names();
    name_ = running_->name();
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
void RestartedEngine::pause_before_restart() const {
  constexpr auto step = 50ms;
  constexpr std::size_t most_steps = 40;
  for (std::size_t steps = std::min(deaths_, most_steps + 1); steps > 1; --steps) {
    throw_if_set(options_.stop);
    std::this_thread::sleep_for(step);
  }
}

void RestartedEngine::note_reply() {
  deaths_ = 0;
  if (running_) {
    name_ = running_->name();  // in jsonl the engine reports its name in a reply
    sends_game_names_ = running_->sends_game_names();
  }
}

void RestartedEngine::recover_from(const EngineError& error) {
  if (error.kind() == EngineFailure::variant_unknown || error.kind() == EngineFailure::misread ||
      error.kind() == EngineFailure::unsettled) {
    return;
  }
  const bool recovered = running_ && running_->recover();
  if (!recovered) {
    running_.reset();
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
    if (crashed && has_replied && lists_start_again()) {
      deaths_ = 0;
      return;
    }
    running_.reset();
    given_up_ = error.with(fmt::format("the engine was given up{} (--max-restarts): {}",
                                       after_restarts(*most), error.what()),
                           error.stderr_lines());
  }
}

/// Whether the engine, started again, replies about the start position: then some positions alone
/// make it crash. Asked a few times at most, as an engine may take long to start.
bool RestartedEngine::lists_start_again() {
  if (!lists_start_ || start_questions_left_ == 0) {
    return false;
  }
  --start_questions_left_;
  try {
    running_ = start_(options_);
    return lists_start_(*running_);
  } catch (const EngineError&) {
    running_.reset();
    return false;
  }
}

std::optional<Division> NewEngines::divide(const Division& listed,
                                           const std::function<Division()>& ask) {
  constexpr int enough = 3;
  constexpr std::chrono::seconds most_time{2};
  if (repeated_ >= enough || took_ >= most_time) {
    return std::nullopt;
  }
  const Deadline begin = Clock::now();
  std::optional<Division> moves;
  try {
    moves = ask();
    repeated_ = *moves == listed ? repeated_ + 1 : 0;
  } catch (const EngineError&) {
    moves.reset();  // the list of the first engine is taken as it is
  }
  took_ += Clock::now() - begin;
  return moves;
}

}  // namespace hurdle::engines
