// Distributes the items to one or more engines and joins their results in the order of the items.
#include "perft/engines/check/engine_check.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <exception>
#include <map>
#include <mutex>
#include <set>
#include <system_error>
#include <thread>
#include <utility>

#include "movegen/vocab/text/text.hpp"
#include "perft/count/interrupted.hpp"
#include "perft/count/stopwatch.hpp"
#include "perft/count/threads.hpp"
#include "perft/engines/check/examine.hpp"
#include "perft/engines/check/number_diagnosis.hpp"
#include "perft/engines/check/shrink.hpp"
#include "perft/engines/handshake/handshake.hpp"
#include "perft/engines/handshake/notation/find_dialect.hpp"
#include "perft/engines/handshake/sendable_position.hpp"
#include "perft/engines/handshake/session.hpp"
#include "perft/engines/process/engine_error.hpp"

namespace hurdle::engines {
namespace {

/// The first word that has not the form of a move, or the end.
Division::const_iterator odd_word(const Notation& notation, const Division& moves) {
  return std::ranges::find_if(
      moves, [&](const auto& move) { return !has_form(notation, Dialect(), move.first); });
}

bool has_moves_only(const Notation& notation, const Division& moves) {
  return odd_word(notation, moves) == moves.end();
}

/// The pattern if a word of a reply has not the form of a move: no rule explains such a word. If
/// the longest lists alone have such words, it names their length.
std::optional<Pattern> unsettled_notation(const Notation& notation,
                                          const std::vector<Answer>& answers) {
  Pattern pattern{std::string(notation_pattern), "", {}};
  std::string first;
  std::size_t least_odd = 0;
  std::size_t longest_right = 0;
  for (const Answer& answer : answers) {
    const std::size_t words = answer.moves.size();
    const auto odd = odd_word(notation, answer.moves);
    if (odd == answer.moves.end()) {
      longest_right = std::max(longest_right, words);
      continue;
    }
    first = first.empty() ? odd->first : first;
    least_odd = pattern.positions.empty() ? words : std::min(least_odd, words);
    pattern.positions.push_back(answer.position);
  }
  if (pattern.positions.empty()) {
    return std::nullopt;
  }
  constexpr std::size_t enough = 20;  // right lists that are shorter
  pattern.sentence =
      longest_right < least_odd && answers.size() >= pattern.positions.size() + enough
          ? fmt::format(
                "only its lists of {} moves and more have words that are no moves, as '{}'. Its "
                "list of moves may be too short.",
                least_odd, quoted(first, 40))
          : fmt::format("its notation is not settled, as '{}' has not the form of a move.",
                        quoted(first, 40));
  return pattern;
}

/// Whether a new finding is about the engine's rules of this game: what is expected or known has a
/// reason already.
bool is_accused(const CheckResult& result, const Variant& variant) {
  return std::ranges::any_of(result.findings, [&](const Finding& finding) {
    return finding.item.variant == &variant && !finding.as_expected && !finding.known &&
           finding.kind != FindingKind::published_differs;
  });
}

/// Calls `visit` for each symptom that a report may show.
template <class Visit>
void for_each_symptom(Diagnosis& diagnosis, const Visit& visit) {
  for (Cause& cause : diagnosis.causes) {
    std::ranges::for_each(cause.symptoms, visit);
  }
  std::ranges::for_each(diagnosis.unexplained, visit);
}

std::unique_ptr<Session> session_for(const CheckOptions& options) {
  return std::make_unique<Session>(options.engine, options.start, options.max_restarts);
}

/// One run over the items by several engines, each in its own thread.
class Run {
 public:
  Run(const std::vector<CheckItem>& items, const CheckOptions& options)
      : items_(items), options_(options) {
    result_.command = options.engine.command;
    item_options_.on_finding = [this](const Finding& finding) { report(finding); };
  }

  /// The calling thread uses `own`, which outlives the run; every other thread starts an engine.
  CheckResult with(Session& own) {
    const std::size_t jobs = std::min(options_.jobs, std::max<std::size_t>(items_.size(), 1));
    {
      std::vector<std::jthread> threads;
      attempt([&] { start(threads, jobs - 1); });
      work(own);
    }
    if (failure_) {
      std::rethrow_exception(failure_);
    }
    finish();
    return std::move(result_);
  }

 private:
  void start(std::vector<std::jthread>& threads, std::size_t number) {
    while (threads.size() < number) {
      try {
        threads.emplace_back([this] { attempt([this] { work(*session_for(options_)); }); });
      } catch (const std::system_error& error) {
        throw CannotStartThreads(
            fmt::format("cannot run {} engines in parallel (--jobs), only {}: {}", number + 1,
                        threads.size() + 1, error.code().message()));
      }
    }
  }

  /// Runs a part of a thread's work. Its exception ends the work of all threads.
  template <class Work>
  void attempt(const Work& part) {
    try {
      part();
    } catch (const Interrupted&) {
      const std::lock_guard lock(mutex_);
      result_.interrupted = true;
      over_ = true;
    } catch (...) {
      const std::lock_guard lock(mutex_);
      failure_ = std::current_exception();
      over_ = true;
    }
  }

  void work(Session& session) {
    attempt([&] {
      while (const std::optional<std::size_t> index = next()) {
        const Stopwatch watch;
        CheckResult part = examine(session, items_[*index], *index, item_options_);
        part.outcomes.front().seconds = watch.seconds();
        part.positions = 1;
        put(*index, std::move(part));
      }
    });
    const std::lock_guard lock(mutex_);
    result_.engine = result_.engine.empty() ? session.name() : result_.engine;
    result_.echo = result_.echo || session.echoes();
    result_.numbers_alone = result_.numbers_alone || session.counts_alone();
    result_.only_fens = result_.only_fens || session.sends_only_fens();
  }

  /// The index of the next item to examine; empty if none is left. Throws Interrupted.
  std::optional<std::size_t> next() {
    throw_if_set(options_.engine.stop);
    const std::lock_guard lock(mutex_);
    return over_ || next_ == items_.size() ? std::nullopt : std::optional(next_++);
  }

  void put(std::size_t index, CheckResult part) {
    const std::lock_guard lock(mutex_);
    parts_.emplace(index, std::move(part));
    for (auto first = parts_.begin(); first != parts_.end() && first->first == placed_;
         first = parts_.begin()) {
      place(std::move(first->second));
      parts_.erase(first);
    }
    ++done_;
    if (options_.progress) {
      options_.progress(done_, items_.size());
    }
  }

  /// Appends the next item's part, or marks the item as not reached if `stop_after` was reached.
  void place(CheckResult part) {
    append(result_, enough() ? unreached(items_[placed_], options_) : std::move(part));
    ++placed_;
    over_ = over_ || enough();
  }

  [[nodiscard]] bool enough() const {
    return options_.stop_after > 0 && result_.failed >= options_.stop_after;
  }

  /// Appends the remaining parts. Items without one, after an interrupt or `stop_after`, are marked
  /// as not reached.
  void finish() {
    while (placed_ < items_.size()) {
      const auto part = parts_.find(placed_);
      place(part == parts_.end() ? unreached(items_[placed_], options_) : std::move(part->second));
    }
  }

  void report(const Finding& finding) {
    if (options_.on_finding) {
      const std::lock_guard lock(mutex_);
      options_.on_finding(finding);
    }
  }

  const std::vector<CheckItem>& items_;
  const CheckOptions& options_;
  CheckOptions item_options_ = options_;  // as passed to `examine`, with a locked `on_finding`
  std::mutex mutex_;                      // guards all members below
  std::size_t next_ = 0;                  // the next item to distribute
  std::size_t done_ = 0;
  std::map<std::size_t, CheckResult> parts_;  // finished, but not all parts before them are
  std::size_t placed_ = 0;                    // parts in `result_`
  bool over_ = false;
  std::exception_ptr failure_;
  CheckResult result_;
};

}  // namespace

EngineCheck::EngineCheck(CheckOptions options)
    : options_(std::move(options)), session_(session_for(options_)) {}

EngineCheck::~EngineCheck() = default;

CheckResult EngineCheck::run(const std::vector<CheckItem>& items) {
  return Run(items, options_).with(*session_);
}

void EngineCheck::shrink(CheckResult& result, std::size_t questions) {
  const ListMoves ask = [this](const Variant& variant, const Setup& setup) {
    return divide(variant, setup, {}, 1);
  };
  std::set<std::pair<FindingKind, std::string>> seen;
  for (Finding& finding : result.findings) {
    if (finding.as_expected || finding.known ||
        !seen.emplace(finding.kind, finding.clause).second) {
      continue;
    }
    try {
      finding.smallest = engines::shrink(finding, ask, questions, options_.differs_by);
      if (finding.smallest) {
        const Variant& game = *finding.item.variant;
        finding.smallest->question = question(game, finding.smallest->setup, {});
        finding.smallest->engine_texts =
            session_->engine_texts(game, finding.smallest->setup, {{&finding.smallest->move, 1}});
      }
    } catch (const EngineError& error) {
      if (error.kind() == EngineFailure::timed_out) {
        break;  // every further question may cost another timeout
      }
    }
  }
  CheckResult asked;
  asked.answers = session_->take_answers();
  (void)session_->take_accepted();
  append(result, std::move(asked));
}

std::vector<Diagnosis> EngineCheck::diagnose(const CheckResult& result,
                                             const std::vector<CheckItem>& items) {
  std::vector<Diagnosis> diagnoses;
  for (const auto& [variant, answers] : result.answers) {
    const Variant& game = *variant;
    if (!is_accused(result, game)) {
      continue;
    }
    if (session_->counts_alone()) {
      if (auto pattern = diagnose_numbers(game, answers, options_.engine.stop)) {
        diagnoses.emplace_back();
        diagnoses.back().variant = variant;
        diagnoses.back().patterns.push_back(std::move(*pattern));
      }
      continue;
    }
    std::optional<Pattern> unsettled = unsettled_notation(game.notation, answers);
    std::vector<Answer> readable;
    std::ranges::copy_if(answers, std::back_inserter(readable), [&](const Answer& answer) {
      return has_moves_only(game.notation, answer.moves);
    });
    QuestionOptions options;
    options.stop = options_.engine.stop;
    for (const CheckItem& item : items) {
      if (item.variant == variant) {
        options.pool.push_back(item.setup);
      }
    }
    for (const Setup& setup : positions_without_moves(game)) {
      options.pool.push_back(setup);
    }
    const Ask ask_more = [&](const Setup& base, std::span<const Move> line, int depth) {
      std::optional<Division> moves = ask(game, base, line, depth);
      return moves && has_moves_only(game.notation, *moves) ? moves : std::nullopt;
    };
    Diagnosis diagnosis = diagnose_beyond(options_.differs_by, game, readable, ask_more, options);
    if (unsettled) {
      // Mutants that explain only some of the other lists may imitate a notation.
      if (diagnosis.causes.empty() || diagnosis.explained < diagnosis.symptoms) {
        diagnosis = Diagnosis();
        diagnosis.variant = variant;
        unsettled->sentence.insert(0, "No diagnosis: ");
      } else {
        unsettled->sentence.insert(0, "Excluded lists of moves: ");
      }
      diagnosis.patterns = {std::move(*unsettled)};
    }
    for_each_symptom(diagnosis, [&](Symptom& symptom) {
      symptom.question = question(game, symptom.base, symptom.line);
      symptom.engine_texts = session_->engine_texts(
          game, symptom.position, {symptom.missing, symptom.extra, symptom.repeated});
    });
    if (diagnosis.symptoms > 0 || !diagnosis.patterns.empty()) {
      diagnoses.push_back(std::move(diagnosis));
    }
  }
  return diagnoses;
}

std::optional<Division> EngineCheck::ask(const Variant& variant, const Setup& base,
                                         std::span<const Move> line, int depth) {
  if (timed_out_) {
    return std::nullopt;
  }
  try {
    const bool is_listed = lists_line(variant, base, line);
    Division moves = is_listed ? divide(variant, base, line, depth) : Division();
    if (session_->counts_alone()) {
      return std::nullopt;
    }
    (void)session_->take_answers();
    (void)session_->take_accepted();
    return is_listed ? std::optional(std::move(moves)) : std::nullopt;
  } catch (const EngineError& error) {
    timed_out_ = error.kind() == EngineFailure::timed_out;
    return std::nullopt;
  }
}

bool EngineCheck::lists_line(const Variant& variant, const Setup& base,
                             std::span<const Move> line) {
  for (std::size_t length = 0; length < line.size(); ++length) {
    const Division moves = divide(variant, base, line.first(length), 1);
    if (!session_->counts_alone() &&
        moves.count(to_text(variant.notation, line[length].plain())) == 0) {
      return false;
    }
  }
  return true;
}

SendablePosition EngineCheck::sendable(const Variant& variant, const Setup& base,
                                       std::span<const Move> line) const {
  SendablePosition sendable =
      sendable_position(variant, base, options_.engine.dialect_of(variant.notation));
  if (sendable.position) {
    sendable.position->line.insert(sendable.position->line.end(), line.begin(), line.end());
  }
  return sendable;
}

Division EngineCheck::divide(const Variant& variant, const Setup& base, std::span<const Move> line,
                             int depth) {
  const SendablePosition sent = sendable(variant, base, line);
  if (!sent.position) {
    throw EngineError(EngineFailure::refused, sent.reason);
  }
  return session_->divide(variant, *sent.position, depth);
}

/// What a person types to ask the engine for its moves; may be empty.
std::string EngineCheck::question(const Variant& variant, const Setup& base,
                                  std::span<const Move> line) const {
  const SendablePosition sent = sendable(variant, base, line);
  return sent.position ? session_->question(variant, *sent.position, 1) : "";
}

CheckResult check(const std::vector<CheckItem>& items, const CheckOptions& options) {
  return EngineCheck(options).run(items);
}

}  // namespace hurdle::engines
