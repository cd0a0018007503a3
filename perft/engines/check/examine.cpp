// Asks and compares depth by depth. Adds each published count to exactly one number of the result.
#include "perft/engines/check/examine.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

#include "movegen/vocab/text/text.hpp"
#include "perft/count/division.hpp"
#include "perft/engines/check/count_descent.hpp"
#include "perft/engines/check/descend.hpp"
#include "perft/engines/check/failure_kinds.hpp"
#include "perft/engines/handshake/sendable_position.hpp"

namespace hurdle::engines {
namespace {

/// The published counts of an item up to `max_nodes`; adds the number of larger ones to `left_out`.
std::map<int, Total> questions_of(const CheckItem& item, const CheckOptions& options,
                                  CheckResult& result) {
  std::map<int, Total> questions;
  for (const auto& [depth, count] : item.perft) {
    if (count.wide() > options.max_nodes.wide()) {
      ++result.left_out;
    } else {
      questions.emplace(depth, count);
    }
  }
  return questions;
}

/// The outcome of a single item.
ItemEnd end_of(const CheckResult& result) {
  for (const auto& [end, count] : outcome_counters) {
    if (result.*count > 0) {
      return end;
    }
  }
  return ItemEnd::left_out;
}

class PositionExamination {
 public:
  PositionExamination(Session& session, const CheckItem& item, const CheckOptions& options)
      : session_(session), item_(item), options_(options) {}

  CheckResult run(std::size_t index) {
    const std::map<int, Total> questions = questions_of(item_, options_, result_);
    if (!questions.empty()) {
      ask_all(questions);
    }
    if (result_.failed + result_.known + result_.unanswered + result_.not_asked == 0) {
      note_agreement(index);
    }
    result_.answers = session_.take_answers();
    for (AcceptedMoves& moves : session_.take_accepted()) {
      result_.accepted.push_back({item_, std::move(moves)});
    }
    result_.outcomes = {{end_of(result_), 0, 0, only_published_differs()}};
    return std::move(result_);
  }

 private:
  [[nodiscard]] bool only_published_differs() const {
    return result_.failed > 0 && std::ranges::all_of(result_.findings, [](const Finding& one) {
             return one.as_expected || one.known || one.kind == FindingKind::published_differs;
           });
  }

  /// Records the depth up to which every published count passed. Counts are asked from the
  /// shallowest on, so the passed ones are the first, up to one above `max_nodes`.
  void note_agreement(std::size_t index) {
    std::size_t passed = result_.passed;
    int deepest = 0;
    for (const auto& [depth, count] : item_.perft) {
      if (passed == 0 || count.wide() > options_.max_nodes.wide()) {
        break;
      }
      deepest = depth;
      --passed;
    }
    if (deepest > 0) {
      result_.agreed.push_back({index, deepest});
    }
  }

  void ask_all(const std::map<int, Total>& questions) {
    const SendablePosition sendable = sendable_position(
        *item_.variant, item_.setup, options_.engine.dialect_of(item_.variant->notation));
    if (!sendable.position) {
      if (const auto unknown = session_.unknown(*item_.variant)) {
        note_failure(*unknown, 0, questions.size());
        return;
      }
      result_.not_asked += questions.size();
      result_.unsendable.push_back({item_, questions.size(), sendable.reason});
      return;
    }
    std::map<int, std::optional<Total>> asked(questions.begin(), questions.end());
    // Depth 1 is asked even if no count is published for it: it compares the sets of moves.
    asked.emplace(1, std::nullopt);
    std::size_t open = questions.size();
    for (const auto& [depth, published] : asked) {
      try {
        session_.start_for(*item_.variant);
        const bool right = session_.counts_alone()
                               ? ask_number(*sendable.position, depth, published)
                               : ask(*sendable.position, depth, published);
        if (!right) {
          result_.not_reached += open - 1;
          return;
        }
      } catch (const EngineError& error) {
        // Deeper counts would meet the same error.
        note_failure(error, depth, open);
        return;
      }
      if (published) {
        --open;
      }
    }
  }

  /// The same as `ask` for an engine that lists no moves.
  bool ask_number(const EnginePosition& position, int depth, std::optional<Total> published) {
    CountOptions count;
    count.stop = options_.engine.stop;
    const Total theirs = session_.count(*item_.variant, position, depth);
    const Total ours = item_.variant->fast.perft(item_.setup, depth, count);
    if (theirs != ours) {
      Finding finding = descend_by_counts(session_, item_, depth, options_.engine);
      finding.depth = depth;
      finding.expected = published.value_or(ours);
      finding.found = theirs;
      add(std::move(finding));
      return false;
    }
    accept(ours, depth, published);
    return true;
  }

  /// The engine's count is ours: compares it with the published one.
  void accept(Total count, int depth, std::optional<Total> published) {
    if (published && count != *published) {
      add(published_differs(item_, depth, *published, count));
    } else if (published) {
      ++result_.passed;
    }
  }

  /// Asks for one count. Returns false if the engine is wrong: its deeper counts are wrong as well.
  bool ask(const EnginePosition& position, int depth, std::optional<Total> published) {
    CountOptions count;
    count.stop = options_.engine.stop;
    const Variant& variant = *item_.variant;
    const Division theirs = session_.divide(variant, position, depth);
    const Division ours = by_text(variant.notation, variant.fast.divide(item_.setup, depth, count));
    if (!agree(ours, theirs)) {
      require_its_depth(position, theirs, depth, count);
      Finding finding =
          descend(session_, item_, position, depth, {options_.differs_by, options_.engine.stop});
      finding.depth = depth;
      finding.expected = published.value_or(sum(ours));
      finding.found = sum(theirs);
      add(std::move(finding));
      return false;
    }
    accept(sum(ours), depth, published);
    return true;
  }

  /// Throws EngineError (nonsense) if the engine's own counts are right at a smaller depth, and its
  /// counts after a move are not these: it has searched less than it was asked. Sums of its lists
  /// are no such counts.
  void require_its_depth(const EnginePosition& position, const Division& theirs, int depth,
                         const CountOptions& count) {
    const Variant& variant = *item_.variant;
    if (!session_.counts_itself()) {
      return;
    }
    for (int smaller = 1; smaller < depth; ++smaller) {
      const auto ours = variant.fast.divide(item_.setup, smaller, count);
      if (agree(by_text(variant.notation, ours), theirs) &&
          !confirms_after_a_move(position, theirs, depth, count)) {
        throw EngineError(
            EngineFailure::nonsense,
            fmt::format("the engine replied to depth {} with the counts of depth {}, which are "
                        "right; if it has a limit of depth, use --max-nodes, or reply with a line "
                        "that begins with `error`",
                        depth, smaller));
      }
    }
  }

  /// Whether the engine gives a wrong count of its division again when it is asked after that move.
  bool confirms_after_a_move(const EnginePosition& position, const Division& theirs, int depth,
                             const CountOptions& count) {
    const Variant& variant = *item_.variant;
    const Division ours = by_text(variant.notation, variant.fast.divide(item_.setup, depth, count));
    for (const Move move : variant.plain.moves(item_.setup)) {
      const std::string text = to_text(variant.notation, move.plain());
      const auto one = theirs.find(text);
      if (one != theirs.end() && one->second != ours.at(text)) {
        EnginePosition after = position;
        after.line.push_back(move.plain());
        return sum(session_.divide(variant, after, depth - 1)) == one->second;
      }
    }
    return false;
  }

  void note_failure(const EngineError& error, int depth, std::size_t open) {
    const Variant* variant = item_.variant;
    const bool named = options_.named.count(variant) > 0 ||
                       options_.engine.variants.count(std::string(variant->notation.name)) > 0;
    if (error.kind() == EngineFailure::variant_unknown && !named) {
      result_.unknown += open;
      result_.unknown_games.push_back({variant, 1, open, error.what()});
      return;
    }
    result_.unanswered += open;
    result_.failures.push_back({item_, depth, error.kind(), error.what(), error.stderr_lines()});
  }

  static Finding published_differs(const CheckItem& item, int depth, Total published, Total found) {
    const Notation& notation = item.variant->notation;
    Finding finding;
    finding.kind = FindingKind::published_differs;
    finding.item = item;
    finding.depth = depth;
    finding.expected = published;
    finding.found = found;
    finding.node = item.setup;
    finding.fen = to_fen(notation, item.setup);
    finding.sentence = "the engine and Hurdle agree; the published count differs";
    finding.command = fmt::format("hurdle perft {} {} --fen \"{}\"{}", notation.name, depth,
                                  finding.fen, house_rules_option(*item.variant));
    return finding;
  }

  void add(Finding finding) {
    finding.known = options_.known && options_.known(finding);
    ++(finding.as_expected ? result_.as_expected : finding.known ? result_.known : result_.failed);
    result_.by_clause[finding.clause].push_back(result_.findings.size());
    if (options_.on_finding) {
      options_.on_finding(finding);
    }
    result_.findings.push_back(std::move(finding));
  }

  Session& session_;
  const CheckItem& item_;
  const CheckOptions& options_;
  CheckResult result_;
};

template <class T>
void append_moved(std::vector<T>& whole, std::vector<T>& part) {
  whole.insert(whole.end(), std::make_move_iterator(part.begin()),
               std::make_move_iterator(part.end()));
}

/// The index at which the details of an item with this outcome will be appended.
std::size_t place_in(const CheckResult& whole, ItemEnd end) {
  switch (end) {
    case ItemEnd::failed:
    case ItemEnd::known:
    case ItemEnd::as_expected:
      return whole.findings.size();
    case ItemEnd::unanswered:
      return whole.failures.size();
    case ItemEnd::not_asked:
      return whole.unsendable.size();
    default:
      return 0;
  }
}

void add_game(std::vector<UnknownGame>& games, const UnknownGame& game) {
  const auto known = std::ranges::find(games, game.variant, &UnknownGame::variant);
  if (known == games.end()) {
    games.push_back(game);
    return;
  }
  known->positions += game.positions;
  known->counts += game.counts;
}

/// Appends all replies of a position that did not pass, as one of them may be wrong.
void append_answers(CheckResult& whole, CheckResult& part) {
  const bool right =
      !part.outcomes.empty() &&
      std::ranges::all_of(
          part.outcomes, [](ItemEnd end) { return end == ItemEnd::passed; }, &ItemOutcome::end);
  for (auto& [variant, answers] : part.answers) {
    if (right) {
      std::size_t& kept = whole.right_answers[variant];
      answers.resize(std::min(answers.size(), most_right_answers - kept));
      kept += answers.size();
    }
    append_moved(whole.answers[variant], answers);
  }
}

}  // namespace

CheckResult examine(Session& session, const CheckItem& item, std::size_t index,
                    const CheckOptions& options) {
  return PositionExamination(session, item, options).run(index);
}

CheckResult unreached(const CheckItem& item, const CheckOptions& options) {
  CheckResult result;
  result.not_reached = questions_of(item, options, result).size();
  result.outcomes = {{end_of(result), 0, 0}};
  return result;
}

void append(CheckResult& whole, CheckResult part) {
  whole.positions += part.positions;
  for (const auto& [end, count] : outcome_counters) {
    whole.*count += part.*count;
  }
  for (const auto& [clause, indices] : part.by_clause) {
    for (const std::size_t index : indices) {
      whole.by_clause[clause].push_back(whole.findings.size() + index);
    }
  }
  for (const ItemOutcome& outcome : part.outcomes) {
    whole.outcomes.push_back({outcome.end, outcome.at + place_in(whole, outcome.end),
                              outcome.seconds, outcome.published_differs});
  }
  for (Unanswered& failure : part.failures) {
    add_failure(whole.failure_kinds, failure);
    failure.stderr_lines.clear();
  }
  for (const UnknownGame& game : part.unknown_games) {
    add_game(whole.unknown_games, game);
  }
  append_moved(whole.findings, part.findings);
  append_moved(whole.failures, part.failures);
  append_moved(whole.unsendable, part.unsendable);
  append_moved(whole.agreed, part.agreed);
  append_moved(whole.accepted, part.accepted);
  append_answers(whole, part);
}

}  // namespace hurdle::engines
