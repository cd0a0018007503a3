// `hurdle campaign dashboard`: serves a page and metrics of a store's campaigns until a signal ends
// it. Only reads the store.
#include "perft/campaign/dashboard/dashboard.hpp"

#include <fmt/format.h>
#include <httplib.h>

#include <chrono>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "perft/campaign/gateway/listen.hpp"
#include "perft/cli/campaign/campaign.hpp"
#include "perft/cli/campaign/store.hpp"
#include "perft/cli/program/arguments.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/interrupt.hpp"
#include "perft/cli/program/numbers.hpp"
#include "perft/cli/program/output.hpp"

namespace hurdle::cli {
namespace {

using campaign::Campaign;
using campaign::Rates;
using campaign::View;
using Clock = std::chrono::steady_clock;

struct DashboardArguments : Arguments {
  StoreArgument store{command};
  CampaignOption campaign{command};
  NumberOption port{command, "--port N", "Port to listen on (default 8080; 0 picks a free one)",
                    Range{0, 65535}, 8080};
  TextOption bind{command, "--bind ADDRESS",
                  "Address to listen on; any address but the default lets other machines connect",
                  Traits{.otherwise = "127.0.0.1", .shows_default = true}};
};

/// The content of the store, read on request, but not more often than every two seconds.
class Views {
 public:
  explicit Views(const DashboardArguments& options) : options_(options) {}

  /// The views, at most two seconds old. Throws std::runtime_error if the store cannot be read.
  std::vector<View> get() {
    constexpr std::chrono::seconds fresh{2};
    const std::lock_guard lock(mutex_);
    if (!read_ || Clock::now() - *read_ >= fresh) {
      read_.reset();
      views_ = read();
      read_ = Clock::now();
    }
    return views_;
  }

 private:
  /// Cached rates and their expiry: reading them takes long in a large store.
  struct Kept {
    Rates rates;
    Clock::time_point until;
  };

  [[nodiscard]] std::vector<View> read() {
    const auto database = options_.store.open();
    std::vector<View> views;
    const auto campaigns = options_.campaign.name()
                               ? std::vector<Campaign>{options_.campaign.find(*database)}
                               : campaign::all_campaigns(*database);
    for (const Campaign& campaign : campaigns) {
      View& view = views.emplace_back();
      view.status = campaign::status_of(*database, campaign);
      view.findings = campaign::findings_of(*database, campaign);
      view.rates = rates(*database, view.status);
    }
    return views;
  }

  Rates rates(campaign::Database& database, const campaign::Status& status) {
    constexpr int pause = 20;  // rates are cached for this many times the duration of reading them
    Kept& kept = rates_[status.campaign.id];
    const auto start = Clock::now();
    if (start >= kept.until) {
      kept.rates = campaign::rates_of(database, status);
      kept.until = Clock::now() + pause * (Clock::now() - start);
    }
    return kept.rates;
  }

  const DashboardArguments& options_;
  std::mutex mutex_;
  std::optional<Clock::time_point> read_;
  std::vector<View> views_;
  std::map<std::int64_t, Kept> rates_;
};

void set_limits(httplib::Server& server) {
  constexpr std::size_t threads = 4;
  constexpr std::size_t most_bytes = 4096;
  constexpr std::time_t seconds = 5;
  server.new_task_queue = [] { return new httplib::ThreadPool(threads); };  // NOLINT: it deletes it
  server.set_payload_max_length(most_bytes);
  server.set_read_timeout(seconds, 0);
  server.set_write_timeout(seconds, 0);
  server.set_keep_alive_timeout(seconds);
  server.set_default_headers(
      {{"Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'"},
       {"X-Content-Type-Options", "nosniff"},
       {"Referrer-Policy", "no-referrer"},
       {"Cache-Control", "no-store"}});
}

/// A handler that replies with `text` of the views, or with 503 and the reason.
template <class Text>
httplib::Server::Handler answer(Views& views, const char* type, const Text& text) {
  return [&views, type, text](const httplib::Request&, httplib::Response& response) {
    constexpr int unavailable = 503;
    try {
      response.set_content(text(views.get()), type);
    } catch (const std::exception& error) {
      response.status = unavailable;
      response.set_content(fmt::format("{}\n", error.what()), "text/plain; charset=utf-8");
    }
  };
}

int dashboard(const DashboardArguments& options) {
  const auto database = options.store.open();  // reports errors before the server starts
  if (options.campaign.name()) {
    (void)options.campaign.find(*database);
  }
  const std::string name = database->name();
  Views views(options);
  httplib::Server server;
  set_limits(server);
  server.Get("/", answer(views, "text/html; charset=utf-8", [name](const std::vector<View>& all) {
               return campaign::page_of(all, name);
             }));
  server.Get("/metrics",
             answer(views, "text/plain; version=0.0.4; charset=utf-8",
                    [](const std::vector<View>& all) { return campaign::metrics_of(all); }));
  const auto port = static_cast<int>(options.port.value());
  print(campaign::listen_at(server, "http", *options.bind, port) + "/\n");
  flush_output();
  return campaign::serve_until(server, stop_flag()) ? good : unusable;
}

}  // namespace

void add_campaign_dashboard(const Command& campaign) {
  const Command command = campaign.add_command(
      "dashboard", "Serve a page and Prometheus metrics about the campaigns", dashboard);
  command.footer("Example:\n  hurdle campaign dashboard janggi9.db --port 8080");
}

}  // namespace hurdle::cli
