// JUnit XML for `verify --junit FILE`.
#include "perft/report/junit.hpp"

#include <fmt/format.h>

#include <pugixml.hpp>
#include <sstream>
#include <string_view>

#include "perft/output/write.hpp"
#include "perft/suite/utf8.hpp"

namespace hurdle {
namespace {

/// `text` with every byte or character that XML 1.0 forbids replaced by U+FFFD.
std::string xml_text(std::string_view text) {
  constexpr std::string_view replacement = "\xEF\xBF\xBD";
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t length = utf8_length(text, at);
    const std::string_view one = text.substr(at, length);
    const bool control = static_cast<unsigned char>(text[at]) < 0x20 && text[at] != '\t' &&
                         text[at] != '\n' && text[at] != '\r';
    const bool forbidden = one == "\xEF\xBF\xBE" || one == "\xEF\xBF\xBF";
    out += length == 0 || control || forbidden ? replacement : one;
    at += length == 0 ? 1 : length;
  }
  return out;
}

void set(pugi::xml_node node, const char* name, const std::string& value) {
  node.append_attribute(name).set_value(xml_text(value).c_str());
}

struct Tally {
  std::uint64_t tests = 0;
  std::uint64_t failures = 0;
  std::uint64_t skipped = 0;
  double seconds = 0;

  void add(const Check& check) {
    ++tests;
    failures += check.status == CheckStatus::failed ? 1U : 0U;
    skipped += check.status == CheckStatus::skipped ? 1U : 0U;
    seconds += check.seconds;
  }
};

void set_tally(pugi::xml_node node, const Tally& tally) {
  set(node, "tests", std::to_string(tally.tests));
  set(node, "failures", std::to_string(tally.failures));
  set(node, "errors", "0");
  set(node, "skipped", std::to_string(tally.skipped));
  set(node, "time", fmt::format("{:.3f}", tally.seconds));
}

void add_case(pugi::xml_node suite, const Check& check) {
  pugi::xml_node test = suite.append_child("testcase");
  set(test, "classname", check.file);
  set(test, "name",
      check.is_moves() ? check.id + " moves" : fmt::format("{} depth {}", check.id, check.depth));
  set(test, "file", check.file);
  set(test, "line", std::to_string(check.line));
  set(test, "time", fmt::format("{:.3f}", check.seconds));
  if (check.status == CheckStatus::passed) {
    return;
  }
  const bool failed = check.status == CheckStatus::failed;
  pugi::xml_node outcome = test.append_child(failed ? "failure" : "skipped");
  set(outcome, "message", to_text(check));
  if (failed) {
    outcome.append_child(pugi::node_pcdata).set_value(xml_text(to_text(check)).c_str());
  }
}

}  // namespace

std::string to_junit(const VerifyResult& result) {
  pugi::xml_document document;
  pugi::xml_node declaration = document.append_child(pugi::node_declaration);
  set(declaration, "version", "1.0");
  set(declaration, "encoding", "UTF-8");
  pugi::xml_node suites = document.append_child("testsuites");
  Tally all;
  for (const Check& check : result.checks) {
    all.add(check);
  }
  set(suites, "name", "hurdle verify");
  set_tally(suites, all);
  for (std::size_t begin = 0; begin < result.checks.size();) {
    const std::string& file = result.checks[begin].file;
    pugi::xml_node suite = suites.append_child("testsuite");
    Tally tally;
    std::size_t end = begin;
    for (; end < result.checks.size() && result.checks[end].file == file; ++end) {
      tally.add(result.checks[end]);
    }
    set(suite, "name", file);
    set_tally(suite, tally);
    for (; begin < end; ++begin) {
      add_case(suite, result.checks[begin]);
    }
  }
  std::ostringstream out;
  document.save(out, "  ", pugi::format_default, pugi::encoding_utf8);
  return out.str();
}

void write_junit(const std::string& file, const VerifyResult& result) {
  write_report(file, to_junit(result));
}

}  // namespace hurdle
