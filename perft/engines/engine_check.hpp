// A check under way: asks an engine about every position, and, as long as it lives, whatever else
// is to be known of the same engine. Knows the order of things; one position is examine.hpp's.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

#include "perft/count/division.hpp"
#include "perft/engines/check.hpp"

namespace hurdle::engines {

class Session;

/// An engine and the questions to it. The engine is started with the first question and ends with
/// the object.
class EngineCheck {
 public:
  explicit EngineCheck(CheckOptions options);
  ~EngineCheck();
  EngineCheck(const EngineCheck&) = delete;
  EngineCheck& operator=(const EngineCheck&) = delete;

  /// Asks the engine about every item, in order. Restarts it after a crash or a hang. Troubles and
  /// an interrupt are part of the result.
  [[nodiscard]] CheckResult run(const std::vector<CheckItem>& items);

  /// What the engine believes that gave a run's wrong answers, one diagnosis a variant: it is asked
  /// more, first of these items, where that tells beliefs apart. Throws Interrupted.
  [[nodiscard]] std::vector<Diagnosis> diagnose(const CheckResult& result,
                                                const std::vector<CheckItem>& items);

  /// One more question, before or after a run. Nothing when the engine gives no answer or the
  /// position cannot be told. The answer is the caller's and in no result. Throws Interrupted.
  [[nodiscard]] std::optional<Division> ask(const Variant& variant, const Setup& setup, int depth);

 private:
  CheckOptions options_;
  std::unique_ptr<Session> session_;
};

/// An engine that is asked about these items and nothing more.
[[nodiscard]] CheckResult check(const std::vector<CheckItem>& items, const CheckOptions& options);

}  // namespace hurdle::engines
