// The reports call the engines A and B, because their names may be equal.
#include <fmt/core.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <set>
#include <sstream>
#include <string_view>
#include <utility>

#include "movegen/vocab/mapped.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/engines/report/text.hpp"

namespace hurdle::engines {
namespace {

constexpr std::array<std::string_view, 2> letters{"A", "B"};
using Reports = std::array<Report, 2>;

/// The finding about this engine in a dispute; null if the engine is not wrong.
const Finding* about(const Dispute& dispute, std::size_t engine) {
  if (dispute.correctness[engine] != Correctness::wrong) {
    return nullptr;
  }
  return engine == 1 && dispute.second ? &*dispute.second : &dispute.finding;
}

std::string_view without_error(const CheckResult& result) {
  if (result.passed == 0) {
    return "nothing was answered";
  }
  const bool all = exit_code(result) == 0 && result.unknown == 0;
  return all ? "right everywhere" : "right wherever it answered";
}

/// "different as expected in 4 positions (S14)"; empty if it is in none.
std::string expected_words(const CheckResult& result) {
  const auto positions =
      std::ranges::count(result.outcomes, ItemEnd::as_expected, &ItemOutcome::end);
  if (positions == 0) {
    return "";
  }
  std::set<std::string, NaturalOrder> clauses;
  for (const Finding& finding : result.findings) {
    if (finding.as_expected) {
      clauses.insert(finding.clause);
    }
  }
  return fmt::format("different as expected in {} ({})", counted(positions, "position"),
                     fmt::join(clauses, ", "));
}

/// What an engine is like in the positions where it is not wrong.
std::string words_about(const CheckResult& result) {
  const std::string expected = expected_words(result);
  if (expected.empty()) {
    return std::string(without_error(result));
  }
  return result.passed == 0 ? expected
                            : fmt::format("{}, else {}", expected, without_error(result));
}

std::string engine_line(const Comparison& comparison, const Report& report, std::size_t engine) {
  const CheckResult& result = report.result;
  std::set<std::size_t> items;
  std::set<std::string, NaturalOrder> headings;
  for (const Dispute& dispute : comparison.disputes) {
    if (const Finding* finding = about(dispute, engine)) {
      items.insert(dispute.item);
      headings.insert(finding->clause.empty() ? heading_of(*finding) : finding->clause);
    }
  }
  std::string text = fmt::format("{}: {}: ", letters[engine], report.engine);
  if (items.empty()) {
    text += words_about(result);
  } else {
    const std::string expected = expected_words(result);
    text += fmt::format("wrong in {} ({}){}{}", counted(items.size(), "position"),
                        fmt::join(headings, ", "), expected.empty() ? "" : ", ", expected);
  }
  if (result.unanswered > 0) {
    text += fmt::format(", {} unanswered", counted(result.unanswered, "count"));
  }
  text += '\n';
  for (const std::string& note : result.notes) {
    text += fmt::format("   {}\n", note);
  }
  return text;
}

std::string_view of_the_other(Correctness correctness) {
  switch (correctness) {
    case Correctness::right:
      return "is right";
    case Correctness::as_expected:
      return "differs as expected";
    default:
      return "gives no answer there";
  }
}

/// The beginning of a heading: which of the engines is wrong.
std::string wrong_engines(const Dispute& dispute) {
  const auto [a, b] = dispute.correctness;
  if (dispute.finding.kind == FindingKind::published_differs) {
    return "Both are right, and the set is wrong";
  }
  if (a == Correctness::wrong && b == Correctness::wrong) {
    return dispute.same ? "Both are wrong in the same way" : "Both are wrong, each in its own way";
  }
  const std::size_t wrong = a == Correctness::wrong ? 0 : 1;
  return fmt::format("{} is wrong, {} {}", letters[wrong], letters[1 - wrong],
                     of_the_other(dispute.correctness[1 - wrong]));
}

std::string heading(const Dispute& dispute) {
  if (dispute.second) {
    return fmt::format("{}: A by {}, B by {}", wrong_engines(dispute), heading_of(dispute.finding),
                       heading_of(*dispute.second));
  }
  return fmt::format("{}: {}", wrong_engines(dispute), heading_of(dispute.finding));
}

std::string in_full(const Dispute& dispute) {
  if (!dispute.second) {
    return to_text(dispute.finding);
  }
  return fmt::format("A: {}B: {}", to_text(dispute.finding), to_text(*dispute.second));
}

/// Whether the diagnoses explain every finding of a dispute.
bool explained(const Comparison& comparison, const Dispute& dispute) {
  bool all = true;
  for (const std::size_t engine : {0U, 1U}) {
    const Finding* finding = about(dispute, engine);
    all = all && (finding == nullptr || is_explained(comparison.results[engine], *finding));
  }
  return all && dispute.finding.kind != FindingKind::published_differs;
}

std::string disputes_text(const Comparison& comparison, bool all) {
  std::vector<Group<Dispute>> groups;
  std::string text;
  for (const Dispute& dispute : comparison.disputes) {
    add_to_group(groups, heading(dispute), dispute, explained(comparison, dispute));
    text += all ? fmt::format("\n{}\n{}", heading(dispute), in_full(dispute)) : "";
  }
  std::string list;
  for (const Group<Dispute>& group : groups) {
    list +=
        fmt::format("{}: {}, first {}\n", group.heading, counted(group.items.size(), "position"),
                    place_of(group.items.front()->finding.item));
    if (group.example != nullptr && !all) {
      text += fmt::format("\n{}\n{}", group.heading, in_full(*group.example));
    }
  }
  return list.empty() ? text : fmt::format("{}\n{}\n{}", text, heading_of_list(groups), list);
}

/// The diagnoses of each engine; once if they are the same.
std::string diagnoses_text(const Reports& reports) {
  std::vector<std::pair<std::string, std::string>> texts;  // the engines, and the diagnosis
  for (const std::size_t engine : {0U, 1U}) {
    for (const DiagnosisReport& diagnosis : reports[engine].diagnoses) {
      const std::string text = to_text(diagnosis);
      const auto same =
          std::ranges::find_if(texts, [&](const auto& other) { return other.second == text; });
      if (same == texts.end()) {
        texts.emplace_back(letters[engine], text);
      } else {
        same->first = "A and B";
      }
    }
  }
  std::string all;
  for (const auto& [engines, text] : texts) {
    all += fmt::format("\n{} in {}", engines, text);
  }
  return all;
}

/// The lines with the engines before each that does not continue the line above it.
std::string labelled(std::string_view engines, const std::string& lines) {
  std::istringstream parts(lines);
  std::string text;
  for (std::string line; std::getline(parts, line);) {
    const bool begins = line.empty() || line.front() != ' ';
    text += begins ? fmt::format("{}: {}\n", engines, line) : line + '\n';
  }
  return text;
}

/// What was not compared; once if it is the same for both engines.
std::string missing_text(const Reports& reports) {
  const std::string a = not_compared(reports[0]);
  const std::string b = not_compared(reports[1]);
  return a == b ? labelled("A and B", a) : labelled("A", a) + labelled("B", b);
}

std::string names_of(const std::vector<const Variant*>& games) {
  std::vector<std::string_view> names =
      mapped(games, [&](const Variant* game) { return game->notation.name; });
  return fmt::format("{}", fmt::join(names, ", "));
}

/// The reason why no position was compared; empty if one was, or if an engine gave no reply.
std::string no_common_game(const Comparison& comparison) {
  const auto& [a, b] = comparison.games;
  const bool shared = std::ranges::any_of(a, [&others = comparison.games[1]](const Variant* game) {
    return std::ranges::find(others, game) != others.end();
  });
  if (comparison.compared > 0 || a.empty() || b.empty() || shared) {
    return "";
  }
  return fmt::format("A and B have no game in common: A plays {}, B plays {}\n", names_of(a),
                     names_of(b));
}

/// Whether an engine was compared with the rules in an item, and not wrong.
bool is_without_failure(const ItemOutcome& outcome) {
  return outcome.end == ItemEnd::passed || outcome.end == ItemEnd::as_expected;
}

/// The number of items by the engines that are wrong in them: bit 0 is A, bit 1 is B.
std::string closing_line(const Comparison& comparison) {
  std::map<std::size_t, unsigned> wrong;
  for (const Dispute& dispute : comparison.disputes) {
    wrong[dispute.item] |= (dispute.correctness[0] == Correctness::wrong ? 1U : 0U) |
                           (dispute.correctness[1] == Correctness::wrong ? 2U : 0U);
  }
  std::array<std::size_t, 4> numbers{};
  for (const auto& [item, bits] : wrong) {
    ++numbers[bits];
  }
  const auto& a = comparison.results[0].outcomes;
  const auto& b = comparison.results[1].outcomes;
  std::size_t expected = 0;
  for (std::size_t item = 0; item < a.size(); ++item) {
    if (wrong.count(item) == 0 && is_without_failure(a[item]) && is_without_failure(b[item])) {
      const bool both_right = a[item].end == ItemEnd::passed && b[item].end == ItemEnd::passed;
      ++(both_right ? numbers[0] : expected);
    }
  }
  const std::size_t rest = a.size() - numbers[0] - numbers[1] - numbers[2] - numbers[3] - expected;
  return fmt::format("{}: both right {}, A alone wrong {}, B alone wrong {}, both wrong {}{}{}\n",
                     counted(a.size(), "position"), numbers[0], numbers[1], numbers[2], numbers[3],
                     expected == 0 ? "" : fmt::format(", different as expected {}", expected),
                     rest == 0 ? "" : fmt::format(", not compared {}", rest));
}

}  // namespace

std::string to_text(const Comparison& comparison, bool all) {
  const Reports reports{Report(comparison.results[0]), Report(comparison.results[1])};
  std::string text =
      engine_line(comparison, reports[0], 0) + engine_line(comparison, reports[1], 1);
  text += diagnoses_text(reports) + disputes_text(comparison, all) + missing_text(reports) +
          no_common_game(comparison);
  if (comparison.interrupted) {
    text += "interrupted: what was found until then\n";
  }
  return text + closing_line(comparison);
}

}  // namespace hurdle::engines
