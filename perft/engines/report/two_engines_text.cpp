// Wording: the engines are called A and B, as their names may be the same.
#include "perft/engines/report/two_engines_text.hpp"

#include <fmt/core.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <set>
#include <sstream>
#include <string_view>
#include <utility>

#include "perft/engines/report/check_text.hpp"
#include "perft/engines/report/diagnosis_text.hpp"

namespace hurdle::engines {
namespace {

constexpr std::array<std::string_view, 2> letters{"A", "B"};

/// What is wrong with this engine in a dispute, or null.
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

std::string engine_line(const Comparison& comparison, std::size_t engine) {
  const CheckResult& result = comparison.results[engine];
  std::set<std::size_t> items;
  std::set<std::string> headings;
  for (const Dispute& dispute : comparison.disputes) {
    if (const Finding* finding = about(dispute, engine)) {
      items.insert(dispute.item);
      headings.insert(finding->clause.empty() ? heading_of(*finding) : finding->clause);
    }
  }
  std::string text = fmt::format("{}: {}: ", letters[engine],
                                 result.engine.empty() ? result.command : result.engine);
  text += items.empty() ? std::string(without_error(result))
                        : fmt::format("wrong in {} ({})", counted(items.size(), "position"),
                                      fmt::join(headings, ", "));
  if (result.unanswered > 0) {
    text += fmt::format(", {} unanswered", counted(result.unanswered, "count"));
  }
  text += '\n';
  for (const std::string& note : result.notes) {
    text += fmt::format("   {}\n", note);
  }
  return text;
}

/// Who is wrong, in the words of a heading.
std::string who(const Dispute& dispute) {
  const auto [a, b] = dispute.correctness;
  if (dispute.finding.kind == FindingKind::published_differs) {
    return "Both are right, and the set is wrong";
  }
  if (a == Correctness::wrong && b == Correctness::wrong) {
    return dispute.same ? "Both are wrong in the same way" : "Both are wrong, each in its own way";
  }
  const std::size_t wrong = a == Correctness::wrong ? 0 : 1;
  return fmt::format(
      "{} is wrong, {} {}", letters[wrong], letters[1 - wrong],
      dispute.correctness[1 - wrong] == Correctness::right ? "is right" : "gives no answer there");
}

std::string heading(const Dispute& dispute) {
  if (dispute.second) {
    return fmt::format("{}: A by {}, B by {}", who(dispute), heading_of(dispute.finding),
                       heading_of(*dispute.second));
  }
  return fmt::format("{}: {}", who(dispute), heading_of(dispute.finding));
}

std::string in_full(const Dispute& dispute) {
  if (!dispute.second) {
    return to_text(dispute.finding);
  }
  return fmt::format("A: {}B: {}", to_text(dispute.finding), to_text(*dispute.second));
}

/// Whether what the engines believe says all of it.
bool explained(const Comparison& comparison, const Dispute& dispute) {
  bool all = true;
  for (const std::size_t engine : {0U, 1U}) {
    const Finding* finding = about(dispute, engine);
    all = all && (finding == nullptr || is_explained(comparison.results[engine], *finding));
  }
  return all && dispute.finding.kind != FindingKind::published_differs;
}

/// Disputes under one heading, and the first of them that is to be told in full.
struct Kind {
  std::string heading;
  std::size_t number = 0;
  const Dispute* first = nullptr;
  const Dispute* told = nullptr;
};

std::vector<Kind> kinds_of(const Comparison& comparison) {
  std::vector<Kind> kinds;
  for (const Dispute& dispute : comparison.disputes) {
    const std::string name = heading(dispute);
    auto kind = std::find_if(kinds.begin(), kinds.end(),
                             [&](const Kind& one) { return one.heading == name; });
    if (kind == kinds.end()) {
      kind = kinds.insert(kind, Kind{name, 0, &dispute, nullptr});
    }
    ++kind->number;
    if (kind->told == nullptr && !explained(comparison, dispute)) {
      kind->told = &dispute;
    }
  }
  return kinds;
}

std::string disputes_text(const Comparison& comparison, bool all) {
  std::string text;
  std::string list;
  for (const Kind& kind : kinds_of(comparison)) {
    list += fmt::format("{}: {}, first {}\n", kind.heading, counted(kind.number, "position"),
                        place_of(kind.first->finding.item));
    if (kind.told != nullptr && !all) {
      text += fmt::format("\n{}\n{}", kind.heading, in_full(*kind.told));
    }
  }
  for (const Dispute& dispute : comparison.disputes) {
    text += all ? fmt::format("\n{}\n{}", heading(dispute), in_full(dispute)) : "";
  }
  return list.empty() ? text : fmt::format("{}\nby clause:\n{}", text, list);
}

/// What each engine believes; once, where both believe the same.
std::string beliefs_text(const Comparison& comparison) {
  std::vector<std::pair<std::string, std::string>> told;  // who, and what
  for (const std::size_t engine : {0U, 1U}) {
    for (const Diagnosis& diagnosis : comparison.results[engine].diagnoses) {
      const std::string text = to_text(diagnosis);
      const auto same = std::find_if(told.begin(), told.end(),
                                     [&](const auto& other) { return other.second == text; });
      if (same == told.end()) {
        told.emplace_back(letters[engine], text);
      } else {
        same->first = "A and B";
      }
    }
  }
  std::string all;
  for (const auto& [who, text] : told) {
    all += fmt::format("\n{} in {}", who, text);
  }
  return all;
}

/// Lines with the engine before each that is not part of the one above it.
std::string labelled(std::string_view who, const std::string& lines) {
  std::istringstream parts(lines);
  std::string text;
  for (std::string line; std::getline(parts, line);) {
    const bool begins = line.empty() || line.front() != ' ';
    text += begins ? fmt::format("{}: {}\n", who, line) : line + '\n';
  }
  return text;
}

/// What was not compared; once, where it is the same of both.
std::string missing_text(const Comparison& comparison) {
  const std::string a = not_compared(comparison.results[0]);
  const std::string b = not_compared(comparison.results[1]);
  return a == b ? labelled("A and B", a) : labelled("A", a) + labelled("B", b);
}

/// Items by who is wrong in them: the first bit is A, the second B.
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
  for (std::size_t item = 0; item < a.size(); ++item) {
    const bool passed = a[item].end == ItemEnd::passed && b[item].end == ItemEnd::passed;
    numbers[0] += passed && wrong.count(item) == 0 ? 1 : 0;
  }
  const std::size_t rest = a.size() - numbers[0] - numbers[1] - numbers[2] - numbers[3];
  return fmt::format("{}: both right {}, A alone wrong {}, B alone wrong {}, both wrong {}{}\n",
                     counted(a.size(), "position"), numbers[0], numbers[1], numbers[2], numbers[3],
                     rest == 0 ? "" : fmt::format(", not compared {}", rest));
}

}  // namespace

std::string to_text(const Comparison& comparison, bool all) {
  std::string text = engine_line(comparison, 0) + engine_line(comparison, 1);
  text += beliefs_text(comparison) + disputes_text(comparison, all) + missing_text(comparison);
  if (comparison.interrupted) {
    text += "interrupted: what was found until then\n";
  }
  return text + closing_line(comparison);
}

}  // namespace hurdle::engines
