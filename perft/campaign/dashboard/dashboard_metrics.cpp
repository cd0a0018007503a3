#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <optional>
#include <string_view>

#include "perft/campaign/dashboard/dashboard.hpp"

namespace hurdle::campaign {
namespace {

/// A label's value, quoted for the text format.
std::string label(std::string_view text) {
  std::string quoted;
  for (const char letter : text) {
    if (letter == '\\' || letter == '"') {
      quoted += '\\';
    }
    quoted += letter == '\n' ? std::string("\\n") : std::string(1, letter);
  }
  return quoted;
}

struct Metric {
  std::string_view name;
  std::string_view type;
  std::string_view help;
};

void add_head(std::string& text, const Metric& metric) {
  text += fmt::format("# HELP {0} {2}\n# TYPE {0} {1}\n", metric.name, metric.type, metric.help);
}

/// Adds a metric of every campaign that has it.
void add(std::string& text, const std::vector<View>& views, const Metric& metric,
         const std::function<std::optional<double>(const View&)>& value) {
  add_head(text, metric);
  for (const View& view : views) {
    if (const auto number = value(view)) {
      text += fmt::format("{}{{campaign=\"{}\"}} {}\n", metric.name,
                          label(view.status.campaign.name), *number);
    }
  }
}

/// Adds a metric of every live worker.
void add_workers(std::string& text, const std::vector<View>& views, const Metric& metric,
                 const std::function<double(const WorkerStatus&)>& value) {
  add_head(text, metric);
  for (const View& view : views) {
    for (const WorkerStatus& worker : view.status.workers) {
      if (worker.alive) {
        text += fmt::format("{}{{campaign=\"{}\",worker=\"{}\",id=\"{}\"}} {}\n", metric.name,
                            label(view.status.campaign.name), label(worker.name), worker.id,
                            value(worker));
      }
    }
  }
}

double number(std::int64_t value) {
  return static_cast<double>(value);
}

}  // namespace

std::string metrics_of(const std::vector<View>& views) {
  constexpr double a_second = 1000;
  std::string text;
  add(text, views, {"hurdle_campaign_jobs", "gauge", "Jobs: a pass over a batch each."},
      [](const View& view) { return number(view.status.jobs); });
  add(text, views, {"hurdle_campaign_jobs_done", "gauge", "Jobs that are done."},
      [](const View& view) { return number(view.status.jobs_done); });
  add(text, views, {"hurdle_campaign_jobs_leased", "gauge", "Jobs that workers hold."},
      [](const View& view) { return number(view.status.jobs_leased); });
  add(text, views,
      {"hurdle_campaign_jobs_dead", "gauge", "Jobs whose leases expired at several workers."},
      [](const View& view) { return number(view.status.jobs_dead); });
  add(text, views, {"hurdle_campaign_jobs_damaged", "gauge", "Jobs with damaged batches."},
      [](const View& view) { return number(view.status.jobs_damaged); });
  add(text, views, {"hurdle_campaign_findings", "gauge", "Tasks counted with different results."},
      [](const View& view) { return number(view.status.findings); });
  add(text, views,
      {"hurdle_campaign_accounts_failed", "gauge", "Accounts that counted a known task wrongly."},
      [](const View& view) { return static_cast<double>(view.status.failed.size()); });
  add(text, views, {"hurdle_campaign_nodes_total", "counter", "Nodes counted, over all passes."},
      [](const View& view) { return static_cast<double>(view.status.nodes.wide()); });
  add(text, views,
      {"hurdle_campaign_nodes_per_second", "gauge", "The rates of the live workers, added up."},
      [](const View& view) { return view.status.nodes_a_second; });
  add(text, views,
      {"hurdle_campaign_seconds_left", "gauge",
       "Seconds until all jobs are done at that rate, if known."},
      [](const View& view) { return view.status.seconds_left; });
  add(text, views, {"hurdle_campaign_workers_alive", "gauge", "Workers with a recent heartbeat."},
      [](const View& view) {
        const auto& workers = view.status.workers;
        return static_cast<double>(
            std::ranges::count_if(workers, [](const auto& one) { return one.alive; }));
      });
  add_workers(text, views,
              {"hurdle_worker_heartbeat_age_seconds", "gauge", "Since a live worker's heartbeat."},
              [](const WorkerStatus& worker) { return number(worker.last_beat) / a_second; });
  add_workers(text, views, {"hurdle_worker_jobs_total", "counter", "Jobs that it has done."},
              [](const WorkerStatus& worker) { return number(worker.jobs); });
  return text;
}

}  // namespace hurdle::campaign
