// An engine inside the test process: our rules with one planted bug.
#pragma once

#include <memory>
#include <string>

#include "perft/count/variants.hpp"
#include "perft/engines/check/check.hpp"
#include "perft/engines/process/engine_error.hpp"
#include "props/examples/engines/fake.hpp"

namespace hurdle::props {

/// Replies with the plain generator, with the bug applied to every list of moves.
class EngineInside : public engines::Adapter {
 public:
  explicit EngineInside(MoveEdit edit) : edit_(std::move(edit)) {}

  [[nodiscard]] const std::string& name() const noexcept override { return name_; }

  [[nodiscard]] Division divide(const Notation& variant, const engines::EnginePosition& told,
                                int depth) override {
    const BuggyRules rules(*find_variant(variant.name), edit_);
    hurdle::Setup setup = told.base;
    for (const Move move : told.line) {
      setup = rules.variant().plain.after(setup, move);
    }
    Division division;
    for (const FakeMove& move : rules.moves_at(setup)) {
      division[move.text] += Total(rules.count(setup, move, depth - 1));
    }
    return division;
  }

 private:
  MoveEdit edit_;
  std::string name_ = "Inside 1.0";
};

/// Starts these engines.
inline engines::AdapterFactory inside(const MoveEdit& edit) {
  return [edit](const engines::EngineOptions& /*options*/) {
    return std::make_unique<EngineInside>(edit);
  };
}

}  // namespace hurdle::props
