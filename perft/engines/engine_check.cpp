// Every item in order, and what each gives put together.
#include "perft/engines/engine_check.hpp"

#include <utility>

#include "perft/count/interrupted.hpp"
#include "perft/engines/engine_error.hpp"
#include "perft/engines/examine.hpp"
#include "perft/engines/session.hpp"

namespace hurdle::engines {

EngineCheck::EngineCheck(CheckOptions options)
    : options_(std::move(options)),
      session_(std::make_unique<Session>(options_.engine, options_.start, options_.max_restarts)) {}

EngineCheck::~EngineCheck() = default;

CheckResult EngineCheck::run(const std::vector<CheckItem>& items) {
  CheckResult result;
  result.command = options_.engine.command;
  for (std::size_t index = 0; index < items.size(); ++index) {
    const CheckItem& item = items[index];
    const bool enough = options_.stop_after > 0 && result.failed >= options_.stop_after;
    try {
      append(result, enough || result.interrupted ? unreached(item, options_)
                                                  : examine(*session_, item, index, options_));
    } catch (const Interrupted&) {
      result.interrupted = true;
      append(result, unreached(item, options_));
    }
    if (!result.interrupted) {
      ++result.positions;
    }
    if (options_.progress && !result.interrupted) {
      options_.progress(index + 1, items.size());
    }
  }
  result.engine = session_->name();
  result.echo = session_->echoes();
  return result;
}

std::vector<Diagnosis> EngineCheck::diagnose(const CheckResult& result,
                                             const std::vector<CheckItem>& items) {
  std::vector<Diagnosis> diagnoses;
  for (const auto& [variant, answers] : result.answers) {
    QuestionOptions options;
    options.stop = options_.engine.stop;
    for (const CheckItem& item : items) {
      if (item.variant == variant) {
        options.pool.push_back(item.setup);
      }
    }
    const Variant& game = *variant;
    const Ask ask_more = [&](const Setup& position, int depth) {
      return ask(game, position, depth);
    };
    Diagnosis diagnosis = hurdle::diagnose(game, answers, ask_more, options);
    if (diagnosis.symptoms > 0 || !diagnosis.patterns.empty()) {
      diagnoses.push_back(std::move(diagnosis));
    }
  }
  return diagnoses;
}

std::optional<Division> EngineCheck::ask(const Variant& variant, const Setup& setup, int depth) {
  const Telling telling = tell(variant, setup);
  if (!telling.position) {
    return std::nullopt;
  }
  try {
    return session_->divide(variant, *telling.position, depth);
  } catch (const EngineError&) {
    return std::nullopt;
  }
}

CheckResult check(const std::vector<CheckItem>& items, const CheckOptions& options) {
  return EngineCheck(options).run(items);
}

}  // namespace hurdle::engines
