// An engine that is asked one question after another and started again when one ends it. Knows
// restarts and how a position is told; refuses to know what the answers mean.
#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "movegen/vocab/setup.hpp"
#include "perft/count/variants.hpp"
#include "perft/engines/adapter.hpp"
#include "perft/engines/check.hpp"

namespace hurdle::engines {

/// A position as every FEN reader understands it, or the reason why there is none: the pass behind
/// a position (Janggi) is told as the position before it and the pass.
struct Telling {
  std::optional<EnginePosition> position;
  std::string reason;
};

[[nodiscard]] Telling tell(const Variant& variant, const Setup& setup);

/// The engine under check.
class Session {
 public:
  Session(const EngineOptions& options, AdapterFactory start, std::size_t max_restarts);

  /// The engine's division, after its echo was compared with the position. Throws EngineError
  /// after having started the engine anew where that is needed; Interrupted.
  [[nodiscard]] Division divide(const Variant& variant, const EnginePosition& position, int depth);

  /// The answers since this was last called.
  [[nodiscard]] Answers take_answers() { return std::exchange(answers_, {}); }

  [[nodiscard]] const std::string& name() const noexcept { return name_; }
  [[nodiscard]] bool echoes() const noexcept { return echoes_; }

 private:
  void start_if_needed();
  void give_up_if_spent(const EngineError& last);
  void compare(const Variant& variant, const EnginePosition& position);
  void record(const Variant& variant, const EnginePosition& position, int depth,
              const Division& moves);

  const EngineOptions& options_;
  AdapterFactory start_;
  std::size_t starts_left_;
  std::unique_ptr<Adapter> engine_;
  std::string name_;
  bool echoes_ = false;
  Answers answers_;
  std::optional<EngineError> given_up_;  // the trouble after which it is not started again
  std::map<const Variant*, EngineError> unknown_;  // variants it does not play
};

}  // namespace hurdle::engines
