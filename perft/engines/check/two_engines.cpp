// Runs two checks, then asks each engine about the positions where the other one is wrong.
#include "perft/engines/check/two_engines.hpp"

#include <algorithm>
#include <map>
#include <string>
#include <utility>

#include "movegen/vocab/text/text.hpp"
#include "perft/count/division.hpp"
#include "perft/count/interrupted.hpp"
#include "perft/engines/check/compare_moves.hpp"
#include "perft/engines/check/descend.hpp"
#include "perft/engines/check/engine_check.hpp"

namespace hurdle::engines {
namespace {

constexpr std::size_t shrinking_questions = 200;

/// The new findings of each item, in the order of the items. Items that failed have all of them;
/// the known and expected findings of other items lie between these.
std::map<std::size_t, std::vector<const Finding*>> findings_by_item(const CheckResult& result) {
  std::map<std::size_t, std::vector<const Finding*>> by_item;
  std::size_t end = result.findings.size();
  for (std::size_t item = result.outcomes.size(); item > 0; --item) {
    const ItemOutcome& outcome = result.outcomes[item - 1];
    if (outcome.end != ItemEnd::failed) {
      continue;
    }
    for (std::size_t at = outcome.at; at < end; ++at) {
      const Finding& finding = result.findings[at];
      if (!finding.as_expected && !finding.known) {
        by_item[item - 1].push_back(&finding);
      }
    }
    end = outcome.at;
  }
  return by_item;
}

/// Whether two findings of one item are about the same line and the same moves.
bool same_finding(const Finding& a, const Finding& b) {
  return a.kind == b.kind && a.path == b.path && a.missing == b.missing && a.extra == b.extra &&
         a.repeated == b.repeated;
}

class Judge {
 public:
  Judge(const std::vector<CheckItem>& items, const std::array<EngineCheck*, 2>& checks,
        const std::array<CheckOptions, 2>& options)
      : items_(items), checks_(checks), options_(options) {}

  std::vector<Dispute> run(const std::array<CheckResult, 2>& results) {
    const auto first = findings_by_item(results[0]);
    const auto second = findings_by_item(results[1]);
    for (std::size_t item = 0; item < items_.size(); ++item) {
      item_ = item;
      const auto a = first.find(item);
      const auto b = second.find(item);
      if (a != first.end() || b != second.end()) {
        compare_findings(a == first.end() ? none_ : a->second,
                         b == second.end() ? none_ : b->second);
      }
    }
    return std::move(disputes_);
  }

  [[nodiscard]] bool interrupted() const noexcept { return interrupted_; }

 private:
  using Findings = std::vector<const Finding*>;

  void compare_findings(const Findings& a, const Findings& b) {
    found_ = {&a, &b};
    bool differ = a.empty() || b.empty();
    for (const Finding* finding : a) {
      differ = !add(*finding, 0).same || differ;
    }
    for (const Finding* finding : b) {
      const bool reported = std::ranges::any_of(disputes_, [&](const Dispute& one) {
        return one.item == item_ && ((one.same && same_finding(one.finding, *finding)) ||
                                     (one.second && same_finding(*one.second, *finding)));
      });
      differ = (!reported && !add(*finding, 1).same) || differ;
    }
    if (!differ) {
      find_first_difference();
    }
  }

  /// Adds a finding about one engine, after asking the other engine about its position.
  const Dispute& add(const Finding& finding, std::size_t engine) {
    Dispute dispute;
    dispute.item = item_;
    dispute.finding = finding;
    const std::size_t other = 1 - engine;
    if (finding.kind == FindingKind::published_differs) {
      dispute.same = true;  // the set is wrong, and both engines are right
      return disputes_.emplace_back(std::move(dispute));
    }
    dispute.correctness[engine] = Correctness::wrong;
    const auto theirs = ask(other, finding.path, 1);
    dispute.correctness[other] = correctness_of(finding.node, theirs, other);
    if (dispute.correctness[other] == Correctness::wrong) {
      const Finding* found = found_at(other, finding.path);
      Finding of_other = found == nullptr ? judged(finding, *theirs, other) : *found;
      dispute.same = same_finding(of_other, finding);
      if (!dispute.same) {
        dispute.second = std::move(of_other);
        if (engine == 1) {
          std::swap(dispute.finding, *dispute.second);
        }
      }
    }
    return disputes_.emplace_back(std::move(dispute));
  }

  /// The finding of this engine's check after this line; null if there is none.
  [[nodiscard]] const Finding* found_at(std::size_t engine,
                                        const std::vector<std::string>& path) const {
    const Findings& findings = *found_[engine];
    const auto at = std::ranges::find_if(findings, [&](const Finding* finding) {
      return finding->kind != FindingKind::published_differs && finding->path == path;
    });
    return at == findings.end() ? nullptr : *at;
  }

  /// For an item in which both engines have the same findings: finds the first position where they
  /// differ from each other, if there is one.
  void find_first_difference() {
    std::vector<std::string> path;
    Setup node = items_[item_].setup;
    int depth = deepest();
    for (int tried = 1; tried <= depth; ++tried) {
      const auto a = ask(0, path, tried);
      const auto b = ask(1, path, tried);
      if (!a || !b) {
        return;
      }
      if (agree(*a, *b)) {
        continue;
      }
      if (tried == 1) {
        add_difference(path, node, {*a, *b});
        return;
      }
      if (!step(differing(*a, *b), path, node)) {
        return;  // after an illegal move the rules do not apply
      }
      depth = tried - 1;
      tried = 0;
    }
  }

  void add_difference(const std::vector<std::string>& path, const Setup& node,
                      const std::array<Division, 2>& theirs) {
    Finding place;
    place.item = items_[item_];
    place.path = path;
    place.node = node;
    place.depth = static_cast<int>(path.size()) + 1;
    Dispute dispute;
    dispute.item = item_;
    std::vector<Finding> wrong;
    for (const std::size_t engine : {0U, 1U}) {
      dispute.correctness[engine] = correctness_of(node, theirs[engine], engine);
      if (dispute.correctness[engine] == Correctness::wrong) {
        wrong.push_back(judged(place, theirs[engine], engine));
      }
    }
    if (wrong.empty()) {
      return;  // one is right and the other differs as expected, or both do
    }
    dispute.finding = std::move(wrong.front());
    if (wrong.size() > 1) {
      dispute.second = std::move(wrong.back());
    }
    disputes_.push_back(std::move(dispute));
  }

  /// Plays the first of these moves that is legal.
  bool step(const std::vector<std::string>& moves, std::vector<std::string>& path,
            Setup& node) const {
    const Variant& variant = *items_[item_].variant;
    const auto legal = variant.fast.moves(node);
    for (const std::string& text : moves) {
      for (const Move move : legal) {
        if (to_text(variant.notation, move) == text) {
          node = variant.fast.after(node, move);
          path.push_back(text);
          return true;
        }
      }
    }
    return false;
  }

  /// The deepest count of the item up to `max_nodes`.
  [[nodiscard]] int deepest() const {
    int deepest = 1;
    for (const auto& [depth, nodes] : items_[item_].perft) {
      if (nodes.wide() <= options_[0].max_nodes.wide()) {
        deepest = std::max(deepest, depth);
      }
    }
    return deepest;
  }

  std::optional<Division> ask(std::size_t engine, const std::vector<std::string>& path, int depth) {
    const CheckItem& item = items_[item_];
    std::vector<Move> line;
    line.reserve(path.size());
    for (const std::string& text : path) {
      line.push_back(parse_move(item.variant->notation, text).plain());
    }
    try {
      return interrupted_ ? std::nullopt
                          : checks_[engine]->ask(*item.variant, item.setup, line, depth);
    } catch (const Interrupted&) {
      interrupted_ = true;
      return std::nullopt;
    }
  }

  [[nodiscard]] Division by_the_rules(const Setup& node) const {
    const Variant& variant = *items_[item_].variant;
    return by_text(variant.notation, variant.fast.divide(node, 1, {}));
  }

  /// What this engine's reply at a node of the current item is.
  [[nodiscard]] Correctness correctness_of(const Setup& node, const std::optional<Division>& theirs,
                                           std::size_t engine) const {
    if (!theirs) {
      return Correctness::no_answer;
    }
    if (*theirs == by_the_rules(node)) {
      return Correctness::right;
    }
    Finding place;
    place.item = items_[item_];
    place.node = node;
    return judged(place, *theirs, engine).as_expected ? Correctness::as_expected
                                                      : Correctness::wrong;
  }

  /// The finding about this engine's moves at the node of another finding.
  [[nodiscard]] Finding judged(const Finding& place, const Division& theirs,
                               std::size_t engine) const {
    const Division ours = by_the_rules(place.node);
    Finding finding;
    finding.item = place.item;
    finding.path = place.path;
    finding.node = place.node;
    finding.depth = 1;
    finding.expected = sum(ours);
    finding.found = sum(theirs);
    compare_moves(finding, ours, theirs, options_[engine].differs_by);
    show(finding);
    return finding;
  }

  const std::vector<CheckItem>& items_;
  const std::array<EngineCheck*, 2>& checks_;
  const std::array<CheckOptions, 2>& options_;
  const Findings none_;
  std::array<const Findings*, 2> found_{&none_, &none_};  // of the item
  std::size_t item_ = 0;
  std::vector<Dispute> disputes_;
  bool interrupted_ = false;
};

/// Whether the engine's replies about a position were compared with the rules.
bool was_compared(const ItemOutcome& outcome) {
  return outcome.end == ItemEnd::passed || outcome.end == ItemEnd::failed ||
         outcome.end == ItemEnd::known || outcome.end == ItemEnd::as_expected;
}

/// Counts the positions that were compared, and notes the games of each engine.
void note_compared(const std::vector<CheckItem>& items, Comparison& comparison) {
  const auto& a = comparison.results[0].outcomes;
  const auto& b = comparison.results[1].outcomes;
  for (std::size_t item = 0; item < std::min({items.size(), a.size(), b.size()}); ++item) {
    const std::array compared{was_compared(a[item]), was_compared(b[item])};
    for (const std::size_t engine : {0U, 1U}) {
      auto& games = comparison.games[engine];
      if (compared[engine] && std::ranges::find(games, items[item].variant) == games.end()) {
        games.push_back(items[item].variant);
      }
    }
    comparison.compared += compared[0] && compared[1] ? 1 : 0;
  }
}

/// Checks one engine. If it fails, also searches smaller positions and diagnoses it.
CheckResult check_one(EngineCheck& check, const std::vector<CheckItem>& items) {
  CheckResult result = check.run(items);
  try {
    if (!result.interrupted && result.failed > 0) {
      check.shrink(result, shrinking_questions);
      result.diagnoses = check.diagnose(result, items);
    }
  } catch (const Interrupted&) {
    result.interrupted = true;
  }
  return result;
}

}  // namespace

std::string_view to_text(Correctness correctness) noexcept {
  switch (correctness) {
    case Correctness::right:
      return "right";
    case Correctness::as_expected:
      return "different as expected";
    case Correctness::wrong:
      return "wrong";
    case Correctness::no_answer:
      return "no answer";
  }
  return "unknown";
}

Comparison compare_engines(const std::vector<CheckItem>& items,
                           const std::array<CheckOptions, 2>& options,
                           const std::function<void(std::size_t, std::size_t)>& progress) {
  Comparison comparison;
  std::array<CheckOptions, 2> with_progress = options;
  for (const std::size_t engine : {0U, 1U}) {
    with_progress[engine].progress = [&progress, engine](std::size_t done, std::size_t all) {
      if (progress) {
        progress(engine * all + done, 2 * all);
      }
    };
  }
  EngineCheck a(with_progress[0]);
  EngineCheck b(with_progress[1]);
  const std::array<EngineCheck*, 2> checks{&a, &b};
  for (const std::size_t engine : {0U, 1U}) {
    comparison.results[engine] = check_one(*checks[engine], items);
    comparison.interrupted = comparison.interrupted || comparison.results[engine].interrupted;
  }
  note_compared(items, comparison);
  Judge judge(items, checks, options);
  comparison.disputes = judge.run(comparison.results);
  comparison.interrupted = comparison.interrupted || judge.interrupted();
  return comparison;
}

int exit_code(const Comparison& comparison) noexcept {
  if (!comparison.disputes.empty()) {
    return 1;
  }
  return comparison.compared == 0
             ? 2
             : std::max(exit_code(comparison.results[0]), exit_code(comparison.results[1]));
}

}  // namespace hurdle::engines
