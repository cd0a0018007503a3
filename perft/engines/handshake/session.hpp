// An engine process that takes one question after another, and is restarted when it ends. It does
// not depend on the meaning of replies.
#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "movegen/vocab/setup.hpp"
#include "perft/count/variants.hpp"
#include "perft/diagnosis/answer.hpp"
#include "perft/engines/protocol/adapter.hpp"
#include "perft/engines/protocol/game_answer.hpp"

namespace hurdle::engines {

/// Every reply of an engine by variant, in the order of asking, one for each question and reply;
/// the replies during a descent are among them.
using Answers = std::map<const Variant*, std::vector<Answer>>;

/// A position as every FEN reader understands it, or the reason why there is none: the pass behind
/// a position (Janggi) is told as the position before it and the pass.
struct SendablePosition {
  std::optional<EnginePosition> position;
  std::string reason;
};

[[nodiscard]] SendablePosition tell(const Variant& variant, const Setup& setup);

/// What an engine said to one question, as it wrote it: also where that was no answer.
struct RawReply {
  std::optional<std::string> echo;   ///< its position, if it can show it
  Division moves;                    ///< in its own text
  std::vector<std::string> lines;    ///< of its answer; empty when it does not answer in lines
  std::optional<EngineError> error;  ///< why there are no moves
};

/// The engine under check.
class Session {
 public:
  /// After more than `max_restarts` restarts in a row without an answer the engine is given up, for
  /// the variant alone if it ends by itself; never when there is no number.
  Session(const EngineOptions& options, AdapterFactory start,
          std::optional<std::size_t> max_restarts);

  /// The engine's division, after its echo was compared with the position. Until the engine has
  /// answered about a variant, each of the names that it may have is tried. Throws EngineError;
  /// Interrupted.
  [[nodiscard]] Division divide(const Variant& variant, const EnginePosition& position, int depth);

  /// What the engine says of a game, its moves in our text, after its echo was compared with where
  /// the line leads. Throws EngineError; Interrupted.
  [[nodiscard]] GameAnswer game(const Variant& variant, const EnginePosition& position,
                                const EndOptions& ends);

  /// The engine's moves as it writes them, compared with nothing. Throws Interrupted.
  [[nodiscard]] RawReply raw_reply(const Variant& variant, const EnginePosition& position);

  /// The FEN of the engine's own start position, if it can show it. Throws Interrupted.
  [[nodiscard]] std::optional<std::string> own_start(const Variant& variant);

  /// Starts the engine, unless it runs, so that it has said its name; true when it listed its
  /// variants. Throws EngineError; Interrupted.
  bool greet();

  /// The answers since this was last called.
  [[nodiscard]] Answers take_answers() { return std::exchange(answers_, {}); }

  /// Why it is asked nothing more, about no variant; nothing as long as it may answer.
  [[nodiscard]] std::optional<EngineError> given_up_for_all() const;

  [[nodiscard]] const std::string& name() const noexcept { return name_; }
  [[nodiscard]] bool echoes() const noexcept { return echoes_; }

 private:
  /// By what name the engine is told a variant.
  struct Names {
    std::vector<std::string> names;
    std::size_t tried = 0;  // index of the one in use
    bool settled = false;   // it has answered by it
  };

  template <class Ask>
  auto under_a_name(const Variant& variant, const Ask& ask_it);
  void turn_to(const Variant& variant);
  void start_if_needed();
  void pause_before_restart() const;
  Names& names_of(const Variant& variant);
  Division ask(const Variant& variant, const std::string& name, const EnginePosition& position,
               int depth);
  void recover_from(const EngineError& error);
  [[nodiscard]] Division in_our_text(const Variant& variant, const EnginePosition& position,
                                     Division theirs) const;
  void compare(const Variant& variant, const EnginePosition& position);
  void record(const Variant& variant, const EnginePosition& position, int depth,
              const Division& moves);

  const EngineOptions& options_;
  AdapterFactory start_;
  std::optional<std::size_t> max_restarts_;
  const Variant* variant_ = nullptr;   // that was asked about last
  std::size_t deaths_ = 0;             // in a row, without an answer
  std::optional<Trouble> last_death_;  // what the last of them was
  std::unique_ptr<Adapter> engine_;
  bool was_up_ = false;
  std::string name_;
  bool echoes_ = false;
  Answers answers_;
  std::vector<std::string> last_lines_;            // at the last question of `hear`
  std::optional<EngineError> given_up_;            // why it is not started again
  std::map<const Variant*, Names> names_;          // by what it is told
  std::map<const Variant*, EngineError> unknown_;  // variants it does not play
};

}  // namespace hurdle::engines
