// An engine inside the test process: our rules with one planted bug.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "movegen/vocab/text/text.hpp"
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
    const Variant& rules = *find_variant(variant.name);
    hurdle::Setup setup = told.base;
    for (const Move move : told.line) {
      setup = rules.plain.after(setup, move);
    }
    Division division;
    for (const FakeMove& move : moves_at(rules, setup)) {
      division[move.text] += Total(count(rules, setup, move, depth - 1));
    }
    return division;
  }

 private:
  [[nodiscard]] std::vector<FakeMove> moves_at(const Variant& rules,
                                               const hurdle::Setup& setup) const {
    std::vector<FakeMove> moves;
    for (const Move move : rules.plain.moves(setup)) {
      moves.push_back({to_text(rules.notation, move), true, move});
    }
    edit_(setup, moves);
    return moves;
  }

  [[nodiscard]] std::uint64_t count(const Variant& rules, const hurdle::Setup& setup,
                                    const FakeMove& move, int depth) const {
    if (depth == 0 || !move.ours) {
      return 1;
    }
    const hurdle::Setup next = rules.plain.after(setup, move.move);
    std::uint64_t nodes = 0;
    for (const FakeMove& reply : moves_at(rules, next)) {
      nodes += count(rules, next, reply, depth - 1);
    }
    return nodes;
  }

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
