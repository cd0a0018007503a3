// An engine that is started when it is needed, again after it has ended, and given up after too
// many ends. Independent of games and of the meaning of replies.
#pragma once

#include <boost/core/noncopyable.hpp>
#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "perft/count/division.hpp"
#include "perft/engines/protocol/adapter.hpp"

namespace hurdle::engines {

/// A pointer to the running engine, null while none runs.
class RestartedEngine : boost::noncopyable {
 public:
  /// Gives the engine up after more than `max_restarts` restarts in a row without a reply, also
  /// about the start position (never if it is empty; after 2 if it crashes and has never replied).
  /// `options` must outlive the object. `lists_start`, which may be empty, asks an engine about the
  /// start position; that happens before it is given up for crashes.
  RestartedEngine(const EngineOptions& options, AdapterFactory start,
                  std::optional<std::size_t> max_restarts,
                  std::function<bool(Adapter& engine)> lists_start)
      : options_(options),
        start_(std::move(start)),
        max_restarts_(max_restarts),
        lists_start_(std::move(lists_start)) {}

  [[nodiscard]] explicit operator bool() const noexcept { return running_ != nullptr; }
  Adapter* operator->() const noexcept { return running_.get(); }
  [[nodiscard]] Adapter* get() const noexcept { return running_.get(); }

  /// Ends the engine; the next question starts it again.
  void reset() noexcept { running_.reset(); }

  /// Starts the engine unless it runs. Throws EngineError; Interrupted.
  void start_if_needed();

  /// Ends the row of restarts without a reply.
  void note_reply();
  /// The engine has replied to a question about moves.
  void note_moves() noexcept { has_replied_ = true; }

  /// After this error: makes the engine ready for the next question, or ends it.
  void recover_from(const EngineError& error);

  /// Lets an engine that was given up for crashes start again, for another game.
  void forgive_crashes();

  /// Why the engine was given up for another reason than crashes; empty if it was not.
  [[nodiscard]] std::optional<EngineError> given_up_for_all() const;

  /// Whether its first start failed: it was not found, or did not greet by its protocol.
  [[nodiscard]] bool failed_to_start() const noexcept { return !was_up_ && given_up_.has_value(); }
  /// The name that the engine reported last, also after it has ended.
  [[nodiscard]] const std::string& name() const noexcept { return name_; }
  /// Whether it is told which game is meant, also after it has ended. True before it was started.
  [[nodiscard]] bool sends_game_names() const noexcept { return sends_game_names_; }

 private:
  void pause_before_restart() const;
  bool lists_start_again();

  const EngineOptions& options_;
  AdapterFactory start_;
  std::optional<std::size_t> max_restarts_;
  std::function<bool(Adapter& engine)> lists_start_;
  std::size_t deaths_ = 0;                   // in a row, without a reply
  std::optional<EngineFailure> last_death_;  // the cause of the last of them
  int start_questions_left_ = 10;            // after too many deaths
  std::unique_ptr<Adapter> running_;
  bool was_up_ = false;
  bool has_replied_ = false;  // to any question about moves
  bool sends_game_names_ = true;
  std::string name_;
  std::optional<EngineError> given_up_;  // why the engine is not restarted
};

/// Asks new engines for lists that one engine has got wrong.
class NewEngines {
 public:
  /// The moves by `ask`, which starts an engine for this question alone; `listed` are those of the
  /// first engine. Empty if the new engine fails, and once three new engines in a row have repeated
  /// what the first one listed or new engines have taken two seconds. Throws Interrupted.
  [[nodiscard]] std::optional<Division> divide(const Division& listed,
                                               const std::function<Division()>& ask);

 private:
  int repeated_ = 0;  // lists, in a row
  std::chrono::duration<double> took_{};
};

}  // namespace hurdle::engines
