// The check itself: every item in order, every published count in one of the result's numbers.
#include "perft/engines/check.hpp"

#include <fmt/core.h>

#include <optional>

#include "movegen/vocab/text.hpp"
#include "perft/count/division.hpp"
#include "perft/engines/descend.hpp"
#include "perft/engines/session.hpp"

namespace hurdle::engines {
namespace {

class Checker {
 public:
  explicit Checker(const CheckOptions& options)
      : options_(options), session_(options.engine, options.start, options.max_restarts) {
    result_.command = options.engine.command;
  }

  CheckResult run(const std::vector<CheckItem>& items) {
    for (const CheckItem& item : items) {
      const std::size_t against = result_.failed + result_.unanswered + result_.not_asked;
      const std::size_t passed = result_.passed;
      look_at(item);
      if (result_.failed + result_.unanswered + result_.not_asked == against) {
        note_agreement(item, result_.passed - passed);
      }
      ++result_.positions;
      if (options_.progress) {
        options_.progress(result_.positions, items.size());
      }
    }
    result_.engine = session_.name();
    result_.echo = session_.echoes();
    return std::move(result_);
  }

 private:
  /// The shallowest `passed` counts of a position are those that were asked, unless the limit left
  /// out one before them.
  void note_agreement(const CheckItem& item, std::size_t passed) {
    int deepest = 0;
    for (const auto& [depth, count] : item.perft) {
      if (depth > 0 && (passed == 0 || count.wide() > options_.max_nodes.wide())) {
        break;
      }
      if (depth > 0) {
        deepest = depth;
        --passed;
      }
    }
    if (deepest > 0) {
      result_.agreed.push_back({result_.positions, deepest});
    }
  }

  void look_at(const CheckItem& item) {
    std::map<int, Total> questions;
    for (const auto& [depth, count] : item.perft) {
      if (depth > 0 && count.wide() > options_.max_nodes.wide()) {
        ++result_.left_out;
      } else if (depth > 0) {
        questions.emplace(depth, count);
      }
    }
    const bool enough = options_.stop_after > 0 && result_.failed >= options_.stop_after;
    if (enough) {
      result_.not_reached += questions.size();
    } else if (!questions.empty()) {
      ask_all(item, questions);
    }
  }

  void ask_all(const CheckItem& item, const std::map<int, Total>& questions) {
    const Telling telling = tell(*item.variant, item.setup);
    if (!telling.position) {
      result_.not_asked += questions.size();
      result_.untold.push_back({item, questions.size(), telling.reason});
      return;
    }
    std::map<int, std::optional<Total>> asked(questions.begin(), questions.end());
    // Where depth 1 is not published it is asked for the sake of the set of moves.
    asked.emplace(1, std::nullopt);
    std::size_t open = questions.size();
    for (const auto& [depth, published] : asked) {
      try {
        if (!ask(item, *telling.position, depth, published)) {
          result_.not_reached += open - 1;
          return;
        }
      } catch (const EngineError& error) {
        // What ended the engine at this depth is not asked for more of it.
        result_.unanswered += open;
        result_.troubles.push_back({item, depth, error.trouble(), error.what()});
        return;
      }
      if (published) {
        --open;
      }
    }
  }

  /// False when the engine is wrong, which makes its deeper counts follow.
  bool ask(const CheckItem& item, const EnginePosition& position, int depth,
           std::optional<Total> published) {
    CountOptions count;
    count.stop = options_.engine.stop;
    const Variant& variant = *item.variant;
    const Division theirs = session_.divide(variant, position, depth);
    const Division ours = by_text(variant.notation, variant.fast.divide(item.setup, depth, count));
    if (!agree(ours, theirs)) {
      Finding finding =
          descend(session_, item, position, depth, {options_.differs_by, options_.engine.stop});
      finding.depth = depth;
      finding.expected = published.value_or(sum(ours));
      finding.found = sum(theirs);
      add(std::move(finding));
      return false;
    }
    if (published && sum(ours) != *published) {
      add(published_differs(item, depth, *published, sum(theirs)));
    } else if (published) {
      ++result_.passed;
    }
    return true;
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
    finding.diagram = diagram(notation, item.setup);
    finding.sentence = "the engine and this program agree; the published count is another";
    finding.command =
        fmt::format("hurdle perft {} {} --fen \"{}\"", notation.name, depth, finding.fen);
    return finding;
  }

  void add(Finding finding) {
    ++(finding.as_expected ? result_.as_expected : result_.failed);
    result_.by_clause[finding.clause].push_back(result_.findings.size());
    if (options_.on_finding) {
      options_.on_finding(finding);
    }
    result_.findings.push_back(std::move(finding));
  }

  const CheckOptions& options_;
  Session session_;
  CheckResult result_;
};

}  // namespace

CheckResult check(const std::vector<CheckItem>& items, const CheckOptions& options) {
  return Checker(options).run(items);
}

std::vector<CheckItem> check_items(std::span<const PositionSet> sets, const std::string& tag) {
  std::vector<CheckItem> items;
  for (const PositionSet& set : sets) {
    for (const PositionEntry& entry : set.positions) {
      if (tag.empty() || entry.tagged(tag)) {
        items.push_back({set.file, static_cast<std::size_t>(entry.line), entry.id, set.variant,
                         entry.setup, entry.perft});
      }
    }
  }
  return items;
}

int exit_code(const CheckResult& result) noexcept {
  if (result.failed > 0) {
    return 1;
  }
  return result.unanswered > 0 || result.passed + result.as_expected == 0 ? 2 : 0;
}

std::string_view to_text(FindingKind kind) noexcept {
  switch (kind) {
    case FindingKind::missing_move:
      return "missing move";
    case FindingKind::extra_move:
      return "extra move";
    case FindingKind::contradiction:
      return "contradiction";
    case FindingKind::not_located:
      return "not located";
    case FindingKind::published_differs:
      return "published count differs";
  }
  return "unknown";
}

}  // namespace hurdle::engines
