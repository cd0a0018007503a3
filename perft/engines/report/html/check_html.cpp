#include "perft/engines/report/html/check_html.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <pugixml.hpp>

#include "perft/drawing/markup.hpp"
#include "perft/engines/report/check_text.hpp"
#include "perft/engines/report/diagnosis_text.hpp"
#include "perft/engines/report/html/diagnosis_html.hpp"
#include "perft/engines/report/html/page_parts.hpp"
#include "perft/output/build_info.hpp"
#include "perft/output/write.hpp"

namespace hurdle::engines {
namespace {

constexpr std::size_t most_boards = 25;  // of each heading; what comes after them is a line each

using Findings = std::vector<const Finding*>;

std::string engine_of(const CheckResult& result) {
  return result.engine.empty() ? result.command : result.engine;
}

std::size_t compared(const CheckResult& result) {
  return result.passed + result.failed + result.known + result.as_expected;
}

std::string summary_of(const Finding& finding) {
  return fmt::format("{}: {}{}{}", place_of(finding.item), to_text(finding.kind),
                     finding.move.empty() ? "" : " ", finding.move);
}

/// The page around its content. Nothing may be fetched, whatever the content says.
pugi::xml_node add_page(pugi::xml_document& document, const std::string& title) {
  document.append_child(pugi::node_doctype).set_value("html");
  const pugi::xml_node html = add_element(document.root(), "html", {{"lang", "en"}});
  const pugi::xml_node head = add_element(html, "head");
  add_element(head, "meta", {{"charset", "utf-8"}});
  add_element(head, "meta",
              {{"http-equiv", "Content-Security-Policy"},
               {"content", "default-src 'none'; style-src 'unsafe-inline'"}});
  add_element(head, "meta",
              {{"name", "viewport"}, {"content", "width=device-width, initial-scale=1"}});
  add_element(head, "title", {}, title);
  add_element(head, "style", {}, fmt::format("{}{}", page_css(), board_css()));
  return add_element(add_element(html, "body"), "main");
}

void add_verdict(pugi::xml_node header, const CheckResult& result) {
  if (result.failed > 0) {
    add_paragraph(
        header,
        fmt::format("Wrong in {} of {}.", result.failed, counted(compared(result), "count")),
        "verdict wrong");
  } else if (exit_code(result) != 0) {
    add_paragraph(header,
                  compared(result) == 0 ? "Nothing could be compared."
                                        : "All replies are right, but some questions had no reply.",
                  "verdict unusable");
  } else {
    add_paragraph(header, fmt::format("No difference in {}.", counted(compared(result), "count")),
                  "verdict good");
  }
}

void add_numbers(pugi::xml_node header, const CheckResult& result) {
  const pugi::xml_node list = add_element(header, "dl", {{"class", "numbers"}});
  const auto add = [&](std::size_t number, const char* what, bool bad, bool always) {
    if (number == 0 && !always) {
      return;
    }
    const pugi::xml_node item = add_element(list, "div");
    if (bad && number > 0) {
      set_attribute(item, "class", "bad");
    }
    add_element(item, "dt", {}, what);
    add_element(item, "dd", {}, std::to_string(number));
  };
  add(result.passed, "passed", false, true);
  add(result.failed, "failed", true, true);
  add(result.unanswered, "unanswered", true, true);
  add(result.known, "known from the baseline", false, false);
  add(result.as_expected, "different as expected", false, false);
  add(result.not_asked, "not asked", false, false);
  add(result.unknown, "of games it does not know", false, false);
  add(result.left_out, "above the node limit", false, false);
  add(result.not_reached, "not reached", false, false);
}

void add_header(pugi::xml_node page, const CheckResult& result, const PageOptions& options) {
  const pugi::xml_node header = add_element(page, "header");
  add_paragraph(header, "hurdle check", "kicker");
  add_element(header, "h1", {}, engine_of(result));
  add_verdict(header, result);
  add_numbers(header, result);
  const pugi::xml_node command = add_paragraph(header, "Started as ", "note");
  add_element(command, "code", {}, result.command);
  for (const std::string& note : result.notes) {
    add_paragraph(header, note, "note");
  }
  if (!options.all_house_rules.empty()) {
    const pugi::xml_node rules = add_paragraph(header, "Checked by house rules: ");
    add_element(rules, "code", {{"class", "option"}}, options.all_house_rules);
  }
  if (!result.echo && compared(result) > 0) {
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
    const SmallestPosition& smallest = *finding.smallest;
    const bool missing = std::find(finding.missing.begin(), finding.missing.end(), finding.move) !=
                         finding.missing.end();
    add_paragraph(parent, "With fewer pieces:", "note");
    WrongMoves wrong{finding.item.variant->notation,
                     smallest.setup,
                     smallest.fen,
                     {},
                     {},
                     {},
                     smallest.move,
                     {smallest.sentence},
                     smallest.command};
    (missing ? wrong.missing : wrong.extra).push_back(smallest.move);
    add_wrong_moves(parent, wrong, pieces);
  }
}

/// The first in full, the next ones closed, the rest as lines.
void add_heading(pugi::xml_node section, const std::string& heading, const Findings& findings,
                 bool open, PieceNames pieces) {
  const pugi::xml_node group = add_element(section, "details", {{"class", "clause"}});
  if (open) {
    set_attribute(group, "open", "open");
  }
  add_element(group, "summary", {},
              fmt::format("{}: {}", heading, counted(findings.size(), "finding")));
  const std::size_t boards = std::min(most_boards, findings.size());
  for (std::size_t index = 0; index < boards; ++index) {
    const Finding& finding = *findings[index];
    if (index == 0) {
      add_paragraph(group, summary_of(finding), "place");
      add_finding(group, finding, pieces);
      continue;
    }
    const pugi::xml_node details = add_element(group, "details");
    add_element(details, "summary", {}, summary_of(finding));
    add_finding(details, finding, pieces);
  }
  if (boards == findings.size()) {
    return;
  }
  const pugi::xml_node rest = add_element(group, "details");
  add_element(rest, "summary", {}, fmt::format("{} more", findings.size() - boards));
  const pugi::xml_node list = add_element(rest, "ul", {{"class", "more"}});
  for (std::size_t index = boards; index < findings.size(); ++index) {
    const pugi::xml_node item = add_element(list, "li", {}, summary_of(*findings[index]));
    add_command(item, findings[index]->command);
  }
}

/// The findings that are taken, those that nothing explains before the others.
template <class Take>
void add_findings(pugi::xml_node page, const CheckResult& result, const char* id, const char* title,
                  const Take& take, PieceNames pieces) {
  std::map<std::string, Findings> by_heading;
  for (const Finding& finding : result.findings) {
    if (take(finding)) {
      by_heading[heading_of(finding)].push_back(&finding);
    }
  }
  if (by_heading.empty()) {
    return;
  }
  const pugi::xml_node section = add_element(page, "section", {{"id", id}});
  add_element(section, "h2", {}, title);
  for (const bool explained : {false, true}) {
    for (const auto& [heading, findings] : by_heading) {
      const bool all_explained =
          std::all_of(findings.begin(), findings.end(),
                      [&](const Finding* one) { return is_explained(result, *one); });
      if (all_explained == explained) {
        add_heading(section, heading, findings, !explained && is_new(*findings.front()), pieces);
      }
    }
  }
}

std::string and_more(std::size_t number) {
  return number < 2 ? "" : fmt::format(" and {}", counted(number - 1, "more position"));
}

void add_troubles(pugi::xml_node page, const CheckResult& result) {
  if (result.trouble_kinds.empty()) {
    return;
  }
  const pugi::xml_node section = add_element(page, "section", {{"id", "troubles"}});
  add_element(section, "h2", {}, "Unanswered");
  for (const TroubleKind& kind : result.trouble_kinds) {
    const Unanswered& first = kind.first;
    const pugi::xml_node card = add_element(section, "article", {{"class", "card"}});
    add_element(card, "span", {{"class", "tag"}}, to_text(first.trouble));
    add_paragraph(card, first.message);
    add_paragraph(
        card,
        fmt::format("{}, depth {}{}", place_of(first.item), first.depth, and_more(kind.positions)),
        "place");
    if (!first.stderr_lines.empty()) {
      add_paragraph(card, "On stderr it wrote:", "note");
      add_element(card, "div", {{"class", "said"}},
                  fmt::format("{}", fmt::join(first.stderr_lines, "\n")));
    }
  }
}

/// Games left out, positions that cannot be told, findings that are gone: a line each.
void add_rest(pugi::xml_node page, const CheckResult& result) {
  std::map<std::string, Findings::size_type> reasons;
  std::map<std::string, const NotAsked*> first;
  for (const NotAsked& position : result.unsendable) {
    ++reasons[position.reason];
    first.try_emplace(position.reason, &position);
  }
  if (reasons.empty() && result.unknown_games.empty() && result.vanished.empty()) {
    return;
  }
  const pugi::xml_node section = add_element(page, "section", {{"id", "not-asked"}});
  add_element(section, "h2", {}, "Not asked");
  const pugi::xml_node list = add_element(section, "ul", {{"class", "more"}});
  for (const UnknownGame& game : result.unknown_games) {
    add_element(list, "li", {},
                fmt::format("{}, {}: {}", game.variant->notation.name,
                            counted(game.positions, "position"), game.message));
  }
  for (const auto& [reason, number] : reasons) {
    add_element(
        list, "li", {},
        fmt::format("{}{}: {}", place_of(first.at(reason)->item), and_more(number), reason));
  }
  if (!result.vanished.empty()) {
    add_element(list, "li", {},
                fmt::format("No more: {} of the baseline, first {}",
                            counted(result.vanished.size(), "finding"), result.vanished.front()));
  }
}

}  // namespace

std::string to_html(const CheckResult& result, const PageOptions& options) {
  pugi::xml_document document;
  const pugi::xml_node page =
      add_page(document, fmt::format("hurdle check: {}", engine_of(result)));
  add_header(page, result, options);
  add_diagnoses(page, result.diagnoses, options.pieces);
  add_findings(page, result, "findings", "Findings by clause", is_new, options.pieces);
  add_findings(
      page, result, "known", "Known from the baseline",
      [](const Finding& finding) { return finding.known && !finding.as_expected; }, options.pieces);
  add_findings(
      page, result, "expected", "Different as expected",
      [](const Finding& finding) { return finding.as_expected; }, options.pieces);
  add_troubles(page, result);
  add_rest(page, result);
  add_element(page, "footer", {},
              fmt::format("hurdle {}, commit {}", build_info().version, build_info().commit));
  return to_markup(document) + '\n';
}

void write_html(const std::string& file, const CheckResult& result, const PageOptions& options) {
  write_report(file, to_html(result, options));
}

}  // namespace hurdle::engines
