// The XML of `--junit FILE`.
#include "perft/report/junit.hpp"

#include <fmt/format.h>

#include <pugixml.hpp>
#include <sstream>

#include "perft/drawing/markup.hpp"
#include "perft/output/files.hpp"

namespace hurdle {
namespace {

struct Tally {
  std::uint64_t tests = 0;
  std::uint64_t failures = 0;
  std::uint64_t errors = 0;
  std::uint64_t skipped = 0;
  double seconds = 0;

  void add(const JunitCase& test) {
    ++tests;
    failures += test.outcome == JunitOutcome::failed ? 1U : 0U;
    errors += test.outcome == JunitOutcome::error ? 1U : 0U;
    skipped += test.outcome == JunitOutcome::skipped ? 1U : 0U;
    seconds += test.seconds;
  }
};

void set_tally(pugi::xml_node node, const Tally& tally) {
  set_attribute(node, "tests", std::to_string(tally.tests));
  set_attribute(node, "failures", std::to_string(tally.failures));
  set_attribute(node, "errors", std::to_string(tally.errors));
  set_attribute(node, "skipped", std::to_string(tally.skipped));
  set_attribute(node, "time", fmt::format("{:.3f}", tally.seconds));
}

void add_properties(pugi::xml_node suite, const JunitReport& report) {
  if (report.properties.empty()) {
    return;
  }
  pugi::xml_node properties = suite.append_child("properties");
  for (const auto& [name, value] : report.properties) {
    pugi::xml_node property = properties.append_child("property");
    set_attribute(property, "name", name);
    set_attribute(property, "value", value);
  }
}

const char* element_for(JunitOutcome outcome) {
  switch (outcome) {
    case JunitOutcome::failed:
      return "failure";
    case JunitOutcome::error:
      return "error";
    default:
      return "skipped";
  }
}

void add_case(pugi::xml_node suite, const JunitCase& test) {
  pugi::xml_node node = suite.append_child("testcase");
  set_attribute(node, "classname", test.file);
  set_attribute(node, "name", test.name);
  set_attribute(node, "file", test.file);
  if (test.line > 0) {
    set_attribute(node, "line", std::to_string(test.line));
  }
  set_attribute(node, "time", fmt::format("{:.3f}", test.seconds));
  if (test.outcome == JunitOutcome::passed) {
    return;
  }
  pugi::xml_node outcome = node.append_child(element_for(test.outcome));
  set_attribute(outcome, "message", test.message);
  if (!test.text.empty()) {
    add_text(outcome, test.text);
  }
}

JunitOutcome outcome_of(CheckStatus status) {
  switch (status) {
    case CheckStatus::passed:
      return JunitOutcome::passed;
    case CheckStatus::failed:
      return JunitOutcome::failed;
    case CheckStatus::skipped:
    case CheckStatus::counted:
      return JunitOutcome::skipped;
  }
  return JunitOutcome::error;
}

}  // namespace

std::string to_junit(const JunitReport& report) {
  pugi::xml_document document;
  pugi::xml_node declaration = document.append_child(pugi::node_declaration);
  set_attribute(declaration, "version", "1.0");
  set_attribute(declaration, "encoding", "UTF-8");
  pugi::xml_node suites = document.append_child("testsuites");
  Tally all;
  for (const JunitCase& test : report.cases) {
    all.add(test);
  }
  set_attribute(suites, "name", report.name);
  set_tally(suites, all);
  for (std::size_t begin = 0; begin < report.cases.size();) {
    const std::string& file = report.cases[begin].file;
    pugi::xml_node suite = suites.append_child("testsuite");
    Tally tally;
    std::size_t end = begin;
    for (; end < report.cases.size() && report.cases[end].file == file; ++end) {
      tally.add(report.cases[end]);
    }
    set_attribute(suite, "name", file);
    set_tally(suite, tally);
    add_properties(suite, report);
    for (; begin < end; ++begin) {
      add_case(suite, report.cases[begin]);
    }
  }
  std::ostringstream out;
  document.save(out, "  ", pugi::format_default, pugi::encoding_utf8);
  return out.str();
}

JunitReport junit_report(const VerifyResult& result) {
  JunitReport report{"hurdle verify", {}, {}};
  for (const Check& check : result.checks) {
    JunitCase test;
    test.file = check.file;
    test.name = check.is_game      ? check.id + " game"
                : check.is_moves() ? check.id + " moves"
                                   : fmt::format("{} depth {}", check.id, check.depth);
    test.line = static_cast<std::size_t>(check.line);
    test.seconds = check.seconds;
    test.outcome = outcome_of(check.status);
    if (test.outcome != JunitOutcome::passed) {
      const bool counted = check.status == CheckStatus::counted;
      test.message = to_text(check) + (counted ? ", not compared" : "");
    }
    if (test.outcome == JunitOutcome::failed) {
      test.text = test.message;
    }
    report.cases.push_back(std::move(test));
  }
  return report;
}

void write_junit(const std::string& file, const JunitReport& report) {
  write_report(file, to_junit(report));
}

}  // namespace hurdle
