// Runs a check: distributes the positions to one or more engines and collects the results in order.
// examine.hpp checks one position.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "perft/count/division.hpp"
#include "perft/engines/check/check.hpp"
#include "perft/engines/handshake/sendable_position.hpp"

namespace hurdle::engines {

class Session;

/// An engine under check. It starts with the first question and ends with the object; the parallel
/// engines (`jobs`) end with the run.
class EngineCheck {
 public:
  explicit EngineCheck(CheckOptions options);
  ~EngineCheck();
  EngineCheck(const EngineCheck&) = delete;
  EngineCheck& operator=(const EngineCheck&) = delete;

  /// Checks every item. Restarts the engine after a crash or a hang. Failures and an interrupt are
  /// part of the result. The result is in the order of the items for any `jobs`.
  [[nodiscard]] CheckResult run(const std::vector<CheckItem>& items);

  /// Searches a smaller position for the first new finding of each kind and clause, with at most
  /// `questions` questions each (shrink.hpp). Adds the replies to the result's. Throws Interrupted.
  void shrink(CheckResult& result, std::size_t questions);

  /// The mutants that explain a run's findings, one diagnosis for each variant. Asks more
  /// questions, first about these items, if they can distinguish mutants. Throws Interrupted.
  [[nodiscard]] std::vector<Diagnosis> diagnose(const CheckResult& result,
                                                const std::vector<CheckItem>& items);

  /// One more question, after a line of moves, before or after a run. Empty if the engine gives no
  /// usable reply, if it does not list the moves of the line, if the position cannot be sent, and
  /// after one of these questions had no reply in time: the next ones would wait as long. The reply
  /// is not added to any result. Throws Interrupted.
  [[nodiscard]] std::optional<Division> ask(const Variant& variant, const Setup& base,
                                            std::span<const Move> line, int depth);

 private:
  [[nodiscard]] SendablePosition sendable(const Variant& variant, const Setup& base,
                                          std::span<const Move> line) const;
  /// Whether the engine lists each move of the line where the line has it. Engines skip a move that
  /// is illegal for them, and reply about another position.
  bool lists_line(const Variant& variant, const Setup& base, std::span<const Move> line);
  Division divide(const Variant& variant, const Setup& base, std::span<const Move> line, int depth);
  [[nodiscard]] std::string question(const Variant& variant, const Setup& base,
                                     std::span<const Move> line) const;

  CheckOptions options_;
  std::unique_ptr<Session> session_;  // of the thread that made the object
  bool timed_out_ = false;            // a question of `ask`
};

/// Checks an engine on these items, without further questions.
[[nodiscard]] CheckResult check(const std::vector<CheckItem>& items, const CheckOptions& options);

}  // namespace hurdle::engines
