// A check under way: asks an engine about every position, and, as long as it lives, whatever else
// is to be known of the same engine. Knows the order of things, and how positions are dealt out to
// several engines; one position is examine.hpp's.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "perft/count/division.hpp"
#include "perft/engines/check/check.hpp"

namespace hurdle::engines {

class Session;

/// An engine and the questions to it. The engine is started with the first question and ends with
/// the object; those that work beside it (`jobs`) end with the run.
class EngineCheck {
 public:
  explicit EngineCheck(CheckOptions options);
  ~EngineCheck();
  EngineCheck(const EngineCheck&) = delete;
  EngineCheck& operator=(const EngineCheck&) = delete;

  /// Asks the engine about every item. Restarts it after a crash or a hang. Troubles and an
  /// interrupt are part of the result, which is in the order of the items whatever `jobs` is.
  [[nodiscard]] CheckResult run(const std::vector<CheckItem>& items);

  /// Looks for a smaller position for the first new finding of each kind and clause, by at most
  /// so many questions each (shrink.hpp). The answers go to the others. Throws Interrupted.
  void shrink(CheckResult& result, std::size_t questions);

  /// What the engine believes that gave a run's wrong answers, one diagnosis a variant: it is asked
  /// more, first of these items, where that tells beliefs apart, unless the run was interrupted.
  /// Throws Interrupted.
  [[nodiscard]] std::vector<Diagnosis> diagnose(const CheckResult& result,
                                                const std::vector<CheckItem>& items);

  /// One more question, behind a line of moves, before or after a run. Nothing when the engine
  /// gives no answer or the position cannot be told. The answer is the caller's and in no result.
  /// Throws Interrupted.
  [[nodiscard]] std::optional<Division> ask(const Variant& variant, const Setup& base,
                                            std::span<const Move> line, int depth);

 private:
  Division divide(const Variant& variant, const Setup& base, std::span<const Move> line, int depth);

  CheckOptions options_;
  std::unique_ptr<Session> session_;  // of the thread that made this
};

/// An engine that is asked about these items and nothing more.
[[nodiscard]] CheckResult check(const std::vector<CheckItem>& items, const CheckOptions& options);

}  // namespace hurdle::engines
