#include "perft/engines/report/html/check_html.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <pugixml.hpp>

#include "movegen/vocab/text/text.hpp"
#include "perft/drawing/markup.hpp"
#include "perft/engines/report/html/page_parts.hpp"
#include "perft/output/build_info.hpp"
#include "perft/output/files.hpp"

namespace hurdle::engines {
namespace {

constexpr std::size_t most_boards = 25;  // of each heading; further findings are a line each

/// An empty page whose policy forbids network requests, whatever text an engine puts on it.
pugi::xml_node add_page(pugi::xml_document& document, const std::string& title) {
  const pugi::xml_node body =
      add_html(document,
               {{"http-equiv", "Content-Security-Policy"},
                {"content", "default-src 'none'; style-src 'unsafe-inline'"}},
               title, fmt::format("{}{}", page_css(), board_css()));
  return add_element(body, "main");
}

/// "12 wrong as in the baseline, 4 different as expected"; empty if no difference has a reason.
std::string differences_with_a_reason(const Report& report) {
  std::string text;
  for (const Counter& counter : report.counters) {
    if (counter.value > 0 &&
        (counter.end == ItemEnd::known || counter.end == ItemEnd::as_expected)) {
      text += fmt::format("{}{} {}", text.empty() ? "" : ", ", counter.value, counter.label);
    }
  }
  return text;
}

/// The verdict on an engine without a new difference.
std::string words_without_failure(const Report& report, const std::string& compared) {
  const std::string differences = differences_with_a_reason(report);
  const bool complete = exit_code(report.result) == 0;
  if (!differences.empty()) {
    return fmt::format("No new difference in {}; {}.{}", compared, differences,
                       complete ? "" : " Some questions had no reply.");
  }
  if (complete) {
    return fmt::format("No difference in {}.", compared);
  }
  return report.compared == 0 ? "Nothing could be compared."
                              : "All replies are right, but some questions had no reply.";
}

void add_verdict(pugi::xml_node header, const Report& report) {
  const std::string compared = counted(report.compared, "position");
  const std::size_t of_set = report.published_differ;
  if (of_set > 0 && report.wrong == 0) {
    add_paragraph(header,
                  fmt::format("The published count differs in {} of {}; there the engine and "
                              "Hurdle agree.",
                              of_set, compared),
                  "verdict unusable");
  } else if (report.result.failed > 0) {
    const std::string more =
        of_set > 0 ? fmt::format("; in {} more the published count differs", of_set) : "";
    add_paragraph(header, fmt::format("Wrong in {} of {}{}.", report.wrong, compared, more),
                  "verdict wrong");
  } else {
    add_paragraph(header, words_without_failure(report, compared),
                  exit_code(report.result) == 0 ? "verdict good" : "verdict unusable");
  }
}

void add_counters(pugi::xml_node header, const Report& report) {
  const pugi::xml_node list = add_element(header, "dl", {{"class", "numbers"}});
  for (const bool always : {true, false}) {
    for (const Counter& counter : report.counters) {
      if (counter.always != always || (!always && counter.value == 0)) {
        continue;
      }
      const pugi::xml_node item = add_element(list, "div");
      if (counter.bad && counter.value > 0) {
        set_attribute(item, "class", "bad");
      }
      add_element(item, "dt", {}, counter.label);
      add_element(item, "dd", {}, std::to_string(counter.value));
    }
  }
}

void add_header(pugi::xml_node page, const Report& report, const PageOptions& options) {
  const CheckResult& result = report.result;
  const pugi::xml_node header = add_element(page, "header");
  add_paragraph(header, "hurdle check", "kicker");
  add_element(header, "h1", {}, report.engine);
  add_verdict(header, report);
  add_counters(header, report);
  const pugi::xml_node command = add_paragraph(header, "Started as ", "note");
  add_element(command, "code", {}, result.command);
  for (const std::string& note : result.notes) {
    add_paragraph(header, note, "note");
  }
  if (!options.all_house_rules.empty()) {
    const pugi::xml_node rules = add_paragraph(header, "Checked by house rules: ");
    add_element(rules, "code", {{"class", "option"}}, options.all_house_rules);
  }
  if (report.moves_only) {
    add_paragraph(header, "It cannot print its position; only moves are compared.", "note");
  }
  if (result.interrupted) {
    add_paragraph(header,
                  fmt::format("Interrupted: {} of {} were looked at.", result.positions,
                              counted(result.outcomes.size(), "position")),
                  "note");
  }
}

void add_finding(pugi::xml_node parent, const Finding& finding, PieceNames pieces) {
  add_wrong_moves(parent, wrong_moves(finding), pieces);
  if (finding.smallest) {
    add_paragraph(parent, "With fewer pieces:", "note");
    add_wrong_moves(parent, smallest_of(finding), pieces);
  }
}

/// The findings under one heading: the first in full, then closed ones, then lines.
void add_group(pugi::xml_node section, const Group<Finding>& group, bool open, PieceNames pieces) {
  const pugi::xml_node all = add_element(section, "details", {{"class", "clause"}});
  if (open) {
    set_attribute(all, "open", "open");
  }
  add_element(all, "summary", {},
              fmt::format("{}: {}", group.heading, counted(group.items.size(), "finding")));
  const std::size_t boards = std::min(most_boards, group.items.size());
  for (std::size_t index = 0; index < boards; ++index) {
    const Finding& finding = *group.items[index];
    if (index == 0) {
      add_paragraph(all, wrong_moves(finding).summary, "place");
      add_finding(all, finding, pieces);
      continue;
    }
    const pugi::xml_node details = add_element(all, "details");
    add_element(details, "summary", {}, wrong_moves(finding).summary);
    add_finding(details, finding, pieces);
  }
  if (boards == group.items.size()) {
    return;
  }
  const pugi::xml_node rest = add_element(all, "details");
  add_element(rest, "summary", {}, fmt::format("{} more", group.items.size() - boards));
  const pugi::xml_node list = add_element(rest, "ul", {{"class", "more"}});
  for (std::size_t index = boards; index < group.items.size(); ++index) {
    const Finding& finding = *group.items[index];
    add_command(add_element(list, "li", {}, wrong_moves(finding).summary), finding.command);
  }
}

/// A section of these findings, groups with unexplained ones first; with `open`, those unfolded.
void add_findings(pugi::xml_node page, const char* id, const char* title,
                  const std::vector<Group<Finding>>& groups, bool open, PieceNames pieces) {
  if (groups.empty()) {
    return;
  }
  const pugi::xml_node section = add_element(page, "section", {{"id", id}});
  add_element(section, "h2", {}, title);
  for (const bool explained : {false, true}) {
    for (const Group<Finding>& group : groups) {
      if ((group.example == nullptr) == explained) {
        add_group(section, group, open && !explained, pieces);
      }
    }
  }
}

void add_failures(pugi::xml_node page, const CheckResult& result) {
  if (result.failure_kinds.empty()) {
    return;
  }
  const pugi::xml_node section = add_element(page, "section", {{"id", "troubles"}});
  add_element(section, "h2", {}, "Unanswered");
  for (const FailureKind& kind : result.failure_kinds) {
    const Unanswered& first = kind.first;
    const pugi::xml_node card = add_element(section, "article", {{"class", "card"}});
    add_element(card, "span", {{"class", "tag"}}, to_text(first.failure));
    add_paragraph(card, first.message);
    add_paragraph(card, place_of(kind), "place");
    if (const std::string fen = question_fen(first); !fen.empty()) {
      add_fen(card, fen);
    }
    if (!first.stderr_lines.empty()) {
      add_paragraph(card, "On stderr it wrote:", "note");
      add_element(card, "div", {{"class", "said"}},
                  fmt::format("{}", fmt::join(first.stderr_lines, "\n")));
    }
  }
}

/// Skipped games, positions that cannot be sent, findings that are gone: a line each.
void add_rest(pugi::xml_node page, const Report& report) {
  std::vector<std::string> lines = report.skipped;
  lines.insert(lines.end(), report.not_asked.begin(), report.not_asked.end());
  for (const std::string& moves : report.accepted) {
    lines.push_back("Accepted when tried: " + moves);
  }
  if (!report.vanished.empty()) {
    lines.push_back("No more: " + report.vanished);
  }
  if (lines.empty()) {
    return;
  }
  const pugi::xml_node section = add_element(page, "section", {{"id", "not-asked"}});
  add_element(section, "h2", {}, "Not asked");
  const pugi::xml_node list = add_element(section, "ul", {{"class", "more"}});
  for (const std::string& line : lines) {
    add_element(list, "li", {}, line);
  }
}

}  // namespace

std::string to_html(const CheckResult& result, const PageOptions& options) {
  const Report report(result);
  pugi::xml_document document;
  const pugi::xml_node page = add_page(document, fmt::format("hurdle check: {}", report.engine));
  add_header(page, report, options);
  add_diagnoses(page, report.diagnoses, options.pieces);
  if (!report.contradictions.empty()) {
    add_paragraph(page, report.contradictions);
  }
  add_findings(page, "findings", "Findings by clause", report.fresh, true, options.pieces);
  add_findings(page, "known", "Known from the baseline", report.known, false, options.pieces);
  add_findings(page, "expected", "Different as expected", report.expected, false, options.pieces);
  add_failures(page, result);
  add_rest(page, report);
  add_element(page, "footer", {},
              fmt::format("hurdle {}, commit {}", build_info().version, build_info().commit));
  return to_markup(document) + '\n';
}

void write_html(const std::string& file, const CheckResult& result, const PageOptions& options) {
  write_report(file, to_html(result, options));
}

}  // namespace hurdle::engines
