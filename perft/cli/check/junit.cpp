#include "perft/cli/check/junit.hpp"

#include <fmt/format.h>

#include <string>

#include "perft/engines/report/text.hpp"

namespace hurdle::cli {
namespace {

using engines::ItemEnd;

/// "missing move e2e3: M4 rook"; of a finding that no clause decides, its kind alone.
std::string message_of(const engines::Finding& finding) {
  const std::string kind(to_text(finding.kind));
  const std::string heading = engines::heading_of(finding);
  return kind + (finding.move.empty() ? "" : " " + finding.move) +
         (heading == kind ? "" : ": " + heading);
}

void set_finding(JunitCase& test, const engines::Finding& finding, JunitOutcome outcome) {
  test.outcome = outcome;
  test.message = message_of(finding);
  test.text = engines::to_text(finding);
}

/// Sets the outcome of an item that did not pass, with the reason.
void set_outcome(JunitCase& test, const engines::ItemOutcome& outcome,
                 const engines::CheckResult& result) {
  switch (outcome.end) {
    case ItemEnd::passed:
      return;
    case ItemEnd::failed:
      set_finding(test, result.findings[outcome.at], JunitOutcome::failed);
      return;
    case ItemEnd::known:
    case ItemEnd::as_expected:
      set_finding(test, result.findings[outcome.at], JunitOutcome::skipped);
      return;
    case ItemEnd::unanswered:
      test.outcome = JunitOutcome::error;
      test.message = result.failures[outcome.at].message;
      return;
    case ItemEnd::not_asked:
      test.outcome = JunitOutcome::skipped;
      test.message = result.unsendable[outcome.at].reason;
      return;
    case ItemEnd::unknown_game:
      test.outcome = JunitOutcome::skipped;
      test.message = "the engine does not know the game";
      return;
    case ItemEnd::left_out:
      test.outcome = JunitOutcome::skipped;
      test.message = "above the node limit";
      return;
    case ItemEnd::not_reached:
      test.outcome = JunitOutcome::skipped;
      test.message = result.interrupted ? "interrupted before" : "after --stop-after";
      return;
  }
}

}  // namespace

JunitReport junit_report(const std::vector<engines::CheckItem>& items,
                         const engines::CheckResult& result) {
  JunitReport report{"hurdle check", {}, {{"engine", result.engine}}};
  if (result.interrupted) {
    report.properties.emplace_back("interrupted", "true");
  }
  for (const Diagnosis& diagnosis : result.diagnoses) {
    for (const Cause& cause : diagnosis.causes) {
      report.properties.emplace_back(
          "belief", fmt::format("{}: {}", diagnosis.variant->notation.name, cause.explanation.id));
    }
  }
  for (std::size_t index = 0; index < result.outcomes.size(); ++index) {
    JunitCase test;
    test.file = items[index].file;
    test.name = items[index].id;
    test.line = items[index].line;
    test.seconds = result.outcomes[index].seconds;
    set_outcome(test, result.outcomes[index], result);
    report.cases.push_back(std::move(test));
  }
  return report;
}

}  // namespace hurdle::cli
