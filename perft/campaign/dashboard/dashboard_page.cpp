#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <pugixml.hpp>
#include <string_view>

#include "movegen/vocab/text/text.hpp"
#include "perft/campaign/dashboard/dashboard.hpp"
#include "perft/campaign/exchange/json.hpp"
#include "perft/drawing/markup.hpp"
#include "perft/files/digest.hpp"

namespace hurdle::campaign {
namespace {

constexpr std::size_t most_rows = 100;  // of workers and of findings; the others are only counted

constexpr std::string_view css =
    "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;"
    "color:#222;background:#fff}table{border-collapse:collapse;width:100%}"
    "th,td{text-align:left;padding:.2rem .8rem .2rem 0;border-bottom:1px solid #ddd;"
    "overflow-wrap:anywhere}th{white-space:nowrap}.bar{background:#ddd;height:1rem}"
    ".bar div{background:#2a6f4e;height:1rem}.wrong{color:#a00}svg{width:100%;height:auto}"
    "svg path{fill:#2a6f4e}svg line{stroke:#999}svg text{font-size:12px;fill:#555}";

/// A rate as text: `1.64 G nodes/s`.
std::string rate_text(double nodes_a_second) {
  constexpr std::array<std::string_view, 5> units{"", "k ", "M ", "G ", "T "};
  constexpr double thousand = 1000;
  std::size_t unit = 0;
  while (nodes_a_second >= thousand && unit + 1 < units.size()) {
    nodes_a_second /= thousand;
    ++unit;
  }
  return fmt::format("{:.3g} {}nodes/s", nodes_a_second, units.at(unit));
}

std::string seconds_text(double seconds) {
  constexpr double minute = 60;
  constexpr double hour = 60 * minute;
  constexpr double day = 24 * hour;
  if (seconds >= day) {
    return fmt::format("{:.1f} days", seconds / day);
  }
  if (seconds >= hour) {
    return fmt::format("{:.1f} h", seconds / hour);
  }
  return seconds >= minute ? fmt::format("{:.0f} min", seconds / minute)
                           : fmt::format("{:.0f} s", seconds);
}

void add_row(pugi::xml_node table, std::string_view name, std::string_view value,
             const char* style = "") {
  const pugi::xml_node row = add_element(table, "tr");
  add_element(row, "th", {}, name);
  add_element(row, "td", {{"class", style}}, value);
}

void add_cells(pugi::xml_node table, const char* cell, std::initializer_list<std::string> texts) {
  const pugi::xml_node row = add_element(table, "tr");
  for (const std::string& text : texts) {
    add_element(row, cell, {}, text);
  }
}

/// Draws the rates as one filled outline, with maximum, start and end as text.
void add_picture(pugi::xml_node section, const Rates& rates) {
  constexpr double width = 720;
  constexpr double height = 160;
  constexpr double margin = 20;
  if (rates.nodes_a_second.empty()) {
    return;
  }
  const double most = std::max(1.0, *std::ranges::max_element(rates.nodes_a_second));
  const double step = width / static_cast<double>(rates.nodes_a_second.size());
  std::string outline = fmt::format("M0 {:.1f}", height);
  double left = 0;
  for (const double rate : rates.nodes_a_second) {
    outline += fmt::format("V{:.1f}H{:.1f}", height - (height - margin) * rate / most, left + step);
    left += step;
  }
  outline += fmt::format("V{:.1f}Z", height);
  const pugi::xml_node svg =
      add_element(section, "svg",
                  {{"xmlns", "http://www.w3.org/2000/svg"},
                   {"viewBox", fmt::format("0 0 {} {}", width, height + margin)},
                   {"role", "img"}});
  add_element(svg, "title", {}, "Nodes a second since the first job");
  add_element(svg, "path", {{"d", outline}});
  const std::string base = fmt::format("{}", height);
  add_element(svg, "line",
              {{"x1", "0"}, {"y1", base}, {"x2", fmt::format("{}", width)}, {"y2", base}});
  const std::string under = fmt::format("{}", height + margin - 4);
  const auto spans = static_cast<std::int64_t>(rates.nodes_a_second.size());
  add_element(svg, "text", {{"x", "0"}, {"y", "14"}}, "at most " + rate_text(most));
  add_element(svg, "text", {{"x", "0"}, {"y", under}}, time_text(rates.begin));
  add_element(svg, "text", {{"x", fmt::format("{}", width)}, {"y", under}, {"text-anchor", "end"}},
              time_text(rates.begin + spans * rates.span));
}

void add_facts(pugi::xml_node section, const Status& status) {
  const Campaign& campaign = status.campaign;
  const double done = percent(status.jobs_done, status.jobs);
  const pugi::xml_node bar = add_element(section, "div", {{"class", "bar"}});
  add_element(bar, "div", {{"style", fmt::format("width:{:.1f}%", done)}});
  const pugi::xml_node table = add_element(section, "table");
  add_row(table, "State", status.state());
  add_row(table, "Counts",
          fmt::format("{} depth {} from {}", campaign.game().name(), campaign.depth, campaign.fen));
  add_row(table, "Done",
          fmt::format("{:.1f} %: {} of {} jobs; {} leased", done, status.jobs_done, status.jobs,
                      status.jobs_leased));
  if (!status.finished()) {
    add_row(table, "Rate", rate_text(status.nodes_a_second));
    add_row(table, "Left", status.seconds_left ? seconds_text(*status.seconds_left) : "unknown");
  }
  add_row(table, "Nodes", to_text(status.nodes));
  add_row(table, "Findings", std::to_string(status.findings), status.findings == 0 ? "" : "wrong");
  for (const FailedAccount& account : status.failed) {
    add_row(table, "Failed",
            fmt::format("account {}, which counted {} where {} was known; {} taken back",
                        account.name, to_text(account.counted), to_text(account.known),
                        counted(account.jobs_lost, "job was", "jobs were")),
            "wrong");
  }
  if (status.jobs_dead != 0) {
    add_row(table, "Dead", counted(status.jobs_dead, "job"), "wrong");
  }
  if (status.jobs_damaged != 0) {
    add_row(table, "Damaged", counted(status.jobs_damaged, "job"), "wrong");
  }
  add_row(table, "Digest", campaign.sealed() ? hex(campaign.digest) : "none");
}

void add_workers(pugi::xml_node section, std::vector<WorkerStatus> workers) {
  if (workers.empty()) {
    return;
  }
  // Live workers first; among these, those with the oldest heartbeat first.
  std::ranges::stable_sort(workers, [](const WorkerStatus& one, const WorkerStatus& other) {
    return one.alive != other.alive ? one.alive : one.alive && one.last_beat > other.last_beat;
  });
  const auto alive = std::ranges::count_if(workers, [](const auto& one) { return one.alive; });
  add_element(section, "h3", {},
              fmt::format("{} alive, {} in all", counted(alive, "worker"), workers.size()));
  const pugi::xml_node table = add_element(section, "table");
  add_cells(table, "th", {"Worker", "", "Last heartbeat", "Threads", "Jobs", "Rate"});
  constexpr double a_second = 1000;
  for (std::size_t index = 0; index < std::min(most_rows, workers.size()); ++index) {
    const WorkerStatus& worker = workers[index];
    const double seconds = static_cast<double>(worker.milliseconds) / a_second;
    add_cells(table, "td",
              {worker.name, std::string(state_of(worker)),
               seconds_text(static_cast<double>(worker.last_beat) / a_second) + " ago",
               std::to_string(worker.threads), std::to_string(worker.jobs),
               seconds > 0 ? rate_text(static_cast<double>(worker.nodes.wide()) / seconds) : ""});
  }
}

void add_findings(pugi::xml_node section, const std::vector<Finding>& findings) {
  if (findings.empty()) {
    return;
  }
  add_element(section, "h3", {}, "Findings: tasks that were counted with different results");
  const pugi::xml_node table = add_element(section, "table");
  add_cells(table, "th", {"Batch", "Task", "First count", "by", "Second count", "by"});
  for (std::size_t index = 0; index < std::min(most_rows, findings.size()); ++index) {
    const Finding& finding = findings[index];
    add_cells(
        table, "td",
        {std::to_string(finding.batch), std::to_string(finding.task), to_text(finding.first.value),
         finding.first.by, to_text(finding.second.value), finding.second.by});
  }
}

}  // namespace

std::string page_of(const std::vector<View>& views, const std::string& store) {
  pugi::xml_document document;
  const pugi::xml_node body =
      add_html(document, {{"http-equiv", "refresh"}, {"content", "30"}}, "Hurdle campaigns", css);
  add_element(body, "h1", {}, "Campaigns in " + store);
  for (const View& view : views) {
    const pugi::xml_node section = add_element(body, "section");
    add_element(section, "h2", {}, view.status.campaign.name);
    add_facts(section, view.status);
    add_picture(section, view.rates);
    add_findings(section, view.findings);
    add_workers(section, view.status.workers);
  }
  if (views.empty()) {
    add_element(body, "p", {}, "This store has no campaigns.");
  }
  return to_markup(document);
}

}  // namespace hurdle::campaign
