// Chooses the differing move that a finding is about, and the clause that decides it.
#include "perft/engines/check/compare_moves.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "movegen/vocab/text/text.hpp"

namespace hurdle::engines {
namespace {

/// Whether the same move with another promotion, or with none, is among the others. Then the engine
/// differs in the promotion, and the clause that forbids the extra move describes it better.
bool has_twin(const std::string& move, const std::vector<std::string>& others) {
  const auto plain = [](const std::string& text) {
    return text.substr(0, text.find_last_of("0123456789") + 1);
  };
  return std::ranges::any_of(others,
                             [&](const std::string& other) { return plain(other) == plain(move); });
}

/// The moves listed more than once: at depth 1 a move's count is the number of times it is listed.
std::vector<std::string> repeated_in(const Division& division) {
  std::vector<std::string> moves;
  for (const auto& [move, times] : division) {
    if (times > Total(1)) {
      moves.push_back(move);
    }
  }
  return moves;
}

class MoveComparison {
 public:
  MoveComparison(Finding& finding, const std::set<std::string>& differs_by)
      : finding_(finding), differs_by_(differs_by) {}

  void run(const Division& ours, const Division& theirs) {
    finding_.missing = lacking(ours, theirs);
    finding_.extra = lacking(theirs, ours);
    finding_.repeated = repeated_in(theirs);
    finding_.as_expected = finding_.repeated.empty();
    for (const std::string& text : finding_.missing) {
      if (!has_twin(text, finding_.extra)) {
        consider(FindingKind::missing_move, text);
      }
    }
    for (const std::string& text : finding_.extra) {
      consider(FindingKind::extra_move, text);
    }
    const bool only_repeated = finding_.move.empty() || only_expected_;
    if (!finding_.repeated.empty() && only_repeated) {
      report_repeated();
    }
  }

 private:
  /// Makes the finding about this move if it is the first, or the first unexpected one.
  void consider(FindingKind kind, const std::string& text) {
    const auto [clause, sentence] = decision(text);
    const bool expected = differs_by_.count(clause) != 0;
    if (finding_.move.empty() || (only_expected_ && !expected)) {
      finding_.kind = kind;
      finding_.move = text;
      finding_.clause = clause;
      finding_.sentence = sentence;
    }
    only_expected_ = only_expected_ && expected;
    finding_.as_expected = finding_.as_expected && expected;
  }

  /// Makes the finding about a repeated move. It has no clause: no rule is involved.
  void report_repeated() {
    finding_.kind = FindingKind::listed_twice;
    finding_.move = finding_.repeated.front();
    finding_.clause.clear();
    finding_.sentence = "the engine lists the move more than once, and counts each of them";
  }

  /// The clause that decides the move at the node, and its sentence. C7 if the move has no valid
  /// text.
  [[nodiscard]] std::pair<std::string, std::string> decision(const std::string& text) const {
    const Variant& variant = *finding_.item.variant;
    try {
      const Verdict verdict =
          variant.referee.explain(finding_.node, parse_move(variant.notation, text));
      return {verdict.clause, verdict.sentence};
    } catch (const TextError& error) {
      return {"C7", error.what()};
    }
  }

  Finding& finding_;
  const std::set<std::string>& differs_by_;
  bool only_expected_ = true;
};

}  // namespace

void compare_moves(Finding& finding, const Division& ours, const Division& theirs,
                   const std::set<std::string>& differs_by) {
  MoveComparison(finding, differs_by).run(ours, theirs);
}

}  // namespace hurdle::engines
