#include "perft/mutants/in_process.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "movegen/mutants/hook.hpp"
#include "movegen/vocab/text/text.hpp"

namespace hurdle::mutants {
namespace {

class InProcess final : public engines::Adapter {
 public:
  InProcess(std::string name, const Variant& variant, std::shared_ptr<const Generator> generator,
            const std::atomic<bool>* stop)
      : name_(std::move(name)), variant_(variant), generator_(std::move(generator)) {
    how_.stop = stop;
  }

  [[nodiscard]] const std::string& name() const noexcept override { return name_; }

  [[nodiscard]] std::optional<std::string> echo(const Notation& variant,
                                                const engines::EnginePosition& position) override {
    Setup shown = position.base;
    try {
      shown = played(variant, position);
    } catch (const mutation::EndlessRules& endless) {
      throw engines::EngineError(engines::EngineFailure::refused, endless.what());
    }
    shown.passes = 0;  // as in other programs' FEN, which has no field for it
    return to_fen(variant, shown);
  }

  [[nodiscard]] Division divide(const Notation& variant, const engines::EnginePosition& position,
                                int depth) override {
    try {
      return by_text(variant, generator_->divide(played(variant, position), depth, how_));
    } catch (const mutation::EndlessRules& endless) {
      throw engines::EngineError(engines::EngineFailure::refused, endless.what());
    }
  }

 private:
  [[nodiscard]] Setup played(const Notation& variant,
                             const engines::EnginePosition& position) const {
    if (&variant != &variant_.notation) {
      throw engines::EngineError(engines::EngineFailure::variant_unknown,
                                 fmt::format("this engine does not play {}", variant.name));
    }
    Setup setup = position.base;
    for (const Move move : position.line) {
      const std::vector<Move> moves = generator_->moves(setup);
      const auto is_it = [&](Move one) { return one.plain() == move.plain(); };
      if (std::ranges::none_of(moves, is_it)) {
        throw engines::EngineError(engines::EngineFailure::nonsense,
                                   "error: illegal move " + to_text(variant, move));
      }
      setup = generator_->after(setup, move);
    }
    return setup;
  }

  std::string name_;
  const Variant& variant_;
  std::shared_ptr<const Generator> generator_;
  CountOptions how_;
};

}  // namespace

engines::AdapterFactory in_process(std::string name, const Variant& variant,
                                   std::shared_ptr<const Generator> generator) {
  return [name = std::move(name), &variant,
          generator = std::move(generator)](const engines::EngineOptions& options) {
    return std::make_unique<InProcess>(name, variant, generator, options.stop);
  };
}

}  // namespace hurdle::mutants
