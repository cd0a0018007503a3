#include "perft/campaign/gateway/client.hpp"

#include <fmt/format.h>
#include <httplib.h>

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <string_view>
#include <thread>
#include <utility>

#include "perft/campaign/exchange/audit.hpp"
#include "perft/campaign/gateway/messages.hpp"
#include "perft/output/files.hpp"

namespace hurdle::campaign {
namespace {

using std::chrono::milliseconds;

/// Breaks off a request of a client after a time, or when the worker is in a hurry.
class RequestWatch {
 public:
  RequestWatch(httplib::Client& client, const StoreTimeouts& timeouts)
      : client_(client), timeouts_(timeouts), thread_([this] { run(); }) {}
  ~RequestWatch() {
    {
      const std::lock_guard lock(mutex_);
      over_ = true;
    }
    changed_.notify_one();
    thread_.join();
  }
  RequestWatch(const RequestWatch&) = delete;
  RequestWatch& operator=(const RequestWatch&) = delete;

 private:
  void run() {
    constexpr milliseconds longest_sleep{50};
    const auto end = std::chrono::steady_clock::now() + timeouts_.answer;
    std::unique_lock lock(mutex_);
    while (!changed_.wait_for(lock, longest_sleep, [&] { return over_; })) {
      const bool hurry = timeouts_.hurry != nullptr && timeouts_.hurry->load();
      if (hurry || std::chrono::steady_clock::now() >= end) {
        client_.stop();  // again and again: it may still be connecting
      }
    }
  }

  httplib::Client& client_;
  const StoreTimeouts& timeouts_;
  std::mutex mutex_;
  std::condition_variable changed_;
  bool over_ = false;
  std::thread thread_;
};

/// The host in `https://HOST:PORT`.
std::string host_of(const std::string& url) {
  const std::size_t begin = url.find("://") + 3;
  if (url.size() > begin && url[begin] == '[') {
    return url.substr(begin + 1, url.find(']', begin) - begin - 1);
  }
  return url.substr(begin, url.find(':', begin) - begin);
}

/// Only addresses, and the one name that never leaves the machine: `127.0.0.1.example` may be
/// anybody.
bool is_this_machine(const std::string& host) {
  const bool address = host.find_first_not_of("0123456789.") == std::string::npos;
  return host == "localhost" || host == "::1" || (address && host.starts_with("127."));
}

StoreError refused(const std::string& message) {
  return {StoreFailure::refused, message};
}

/// The URL without a slash at its end. Nothing but scheme, host and port may be in it.
std::string checked(std::string url, const GatewayAccess& access) {
  if (url.ends_with('/')) {
    url.pop_back();
  }
  const std::string_view rest = std::string_view(url).substr(url.find("://") + 3);
  constexpr std::string_view allowed =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-:[]";
  if (rest.empty() || rest.find_first_not_of(allowed) != std::string_view::npos) {
    throw refused(
        "expected the URL of a gateway as https://HOST or https://HOST:PORT, without a path, a "
        "user or a token");
  }
  if (url.starts_with("http://") && !access.plain_http && !is_this_machine(host_of(url))) {
    throw refused(fmt::format(
        "{}: expected https, because others can read the token on the way (--plain-http allows it)",
        url));
  }
  if (access.token.empty()) {
    throw refused(fmt::format(
        "{}: a gateway needs a token: --token FILE, or HURDLE_TOKEN in the environment", url));
  }
  if (access.token.find_first_not_of("0123456789abcdef") != std::string::npos) {
    throw refused(fmt::format("{}: expected a token of hexadecimal digits", url));
  }
  return url;
}

/// Calls `parse`; a reply that it cannot parse is of another version of Hurdle, or of another
/// program.
template <class Parse>
auto parsed_from(const std::string& url, const Parse& parse) {
  try {
    return parse();
  } catch (const ExportError& error) {
    throw StoreError(StoreFailure::foreign, fmt::format("{}: {}", url, error.what()));
  }
}

class GatewayQueue final : public WorkQueue {
 public:
  GatewayQueue(std::string url, const GatewayAccess& access, const StoreTimeouts& timeouts)
      : url_(std::move(url)), timeouts_(timeouts), client_(url_) {
    constexpr std::chrono::seconds longest_to_connect{10};
    client_.set_connection_timeout(std::min<milliseconds>(longest_to_connect, timeouts.answer));
    client_.set_read_timeout(timeouts.answer);
    client_.set_write_timeout(timeouts.answer);
    client_.set_keep_alive(true);
    client_.set_tcp_nodelay(true);
    client_.set_decompress(false);
    client_.set_default_headers({{"Authorization", "Bearer " + access.token}});
    client_.enable_server_certificate_verification(true);
    if (!access.certificates.empty()) {
      client_.set_ca_cert_path(access.certificates);
    }
  }

  WorkerIdentity sign_on(const WorkerFacts& facts) override {
    return parsed_from(url_, [&]() -> WorkerIdentity {
      const Json reply = ask(Operation::sign_on, to_json(facts));
      return {reply_fields(reply).long_number("worker"), facts.name.value_or("?")};
    });
  }
  void sign_off(const WorkerIdentity& worker) override {
    (void)ask(Operation::sign_off, of(worker));
  }
  void heartbeat(const WorkerIdentity& worker, std::int64_t lease) override {
    Json request = of(worker);
    request["lease"] = lease;
    (void)ask(Operation::heartbeat, request);
  }

  WorkLeft work_left(const std::optional<std::string>& name) override {
    return parsed_from(url_, [&] {
      return work_left_of(ask(Operation::work, {{"wants", name ? Json(*name) : Json(nullptr)}}));
    });
  }
  void require_digests(const Campaign& campaign) override {
    campaign::require_digests(campaign, [&](std::int64_t first) {
      return parsed_from(url_, [&] {
        Json request{{"campaign", std::to_string(campaign.id)}};
        request["first"] = std::to_string(first);
        const Json reply = ask(Operation::digests, request);
        return reply_fields(reply).digests("digests");
      });
    });
  }
  Tasks tasks_of(const Campaign& campaign, std::int64_t batch) override {
    Json request{{"campaign", std::to_string(campaign.id)}};
    request["batch"] = std::to_string(batch);
    try {
      const Json reply = ask(Operation::batch, request);
      return parsed_from(url_, [&] { return tasks_in(campaign, batch, reply); });
    } catch (const DamagedBatch&) {
      throw;
    } catch (const StoreError& error) {
      if (error.kind() != StoreFailure::corrupt) {
        throw;
      }
      throw DamagedBatch(campaign, batch, error.what());
    }
  }

  std::vector<Job> lease(const Campaign& campaign, const WorkerIdentity& worker,
                         const LeaseWish& wish) override {
    Json request = of(campaign, worker);
    request.update(to_json(wish));
    return parsed_from(url_, [&] { return jobs_of(ask(Operation::lease, request)); });
  }
  LeftForOthers left_for_others(const Campaign& campaign, const WorkerIdentity& worker) override {
    return parsed_from(url_, [&]() -> LeftForOthers {
      const Json reply = ask(Operation::left_for_others, of(campaign, worker));
      const Fields fields = reply_fields(reply);
      return {fields.long_number("jobs"), fields.truth("in_sight")};
    });
  }
  void exclude_job(const Campaign& campaign, const WorkerIdentity& worker,
                   const Job& job) override {
    Json request = of(campaign, worker);
    request["job"] = to_json(job);
    (void)ask(Operation::exclude, request);
  }

  /// In several requests if they are many: each job is completed by itself.
  std::vector<Completion> complete(const Campaign& campaign, const WorkerIdentity& worker,
                                   const std::vector<Finished>& finished) override {
    constexpr std::size_t most_counts = 16384;  // of at most 39 digits each
    std::vector<Completion> all;
    for (std::size_t first = 0; first < finished.size();) {
      Json request = of(campaign, worker);
      Json& part = request["finished"] = Json::array();
      for (std::size_t counts = 0; first < finished.size() && counts < most_counts; ++first) {
        part.push_back(to_json(finished[first]));
        counts += finished[first].counts.size();
      }
      parsed_from(url_, [&] {
        const auto some = completions_of(ask(Operation::complete, request), part.size());
        all.insert(all.end(), some.begin(), some.end());
      });
    }
    return all;
  }
  void give_back(const WorkerIdentity& worker) override {
    (void)ask(Operation::give_back, of(worker));
  }

 private:
  static Json of(const WorkerIdentity& worker) { return {{"worker", std::to_string(worker.id)}}; }
  static Json of(const Campaign& campaign, const WorkerIdentity& worker) {
    Json json = of(worker);
    json["campaign"] = std::to_string(campaign.id);
    return json;
  }

  [[noreturn]] void unreachable(std::string_view why) const {
    throw StoreError(StoreFailure::unreachable, fmt::format("{}: {}", url_, why));
  }

  /// Sends a request and returns the reply. Throws StoreError with the gateway's own kind of
  /// failure.
  Json ask(Operation operation, const Json& json) {
    constexpr std::size_t most_bytes_of_a_reply = std::size_t{64} << 20U;
    if (timeouts_.hurry != nullptr && timeouts_.hurry->load()) {
      unreachable("there is no time left");
    }
    httplib::Request request;
    request.method = "POST";
    request.path = fmt::format("{}{}", gateway_path, to_text(operation));
    request.set_header("Content-Type", "application/json");
    request.body = json.dump();
    std::string body;
    request.content_receiver = [&](const char* bytes, std::size_t size, std::uint64_t /*offset*/,
                                   std::uint64_t /*length*/) {
      body.append(bytes, size);
      return body.size() <= most_bytes_of_a_reply;
    };
    const auto result = [&] {
      const RequestWatch watch(client_, timeouts_);
      return client_.send(request);
    }();
    if (!result) {
      fail(result.error());
    }
    return reply_of(result->status, body);
  }

  [[noreturn]] void fail(httplib::Error error) const {
    using httplib::Error;
    if (error == Error::SSLServerVerification) {
      throw refused(
          fmt::format("{}: its certificate is not one that this machine trusts for this host "
                      "(--certificates FILE names others)",
                      url_));
    }
    if (error == Error::SSLLoadingCerts) {
      throw refused(fmt::format("{}: the file of --certificates cannot be read", url_));
    }
    unreachable(error == Error::Connection || error == Error::ConnectionTimeout
                    ? "cannot connect to the gateway"
                : error == Error::SSLConnection ? "the gateway does not agree on TLS"
                                                : "the connection was lost, or the reply too late");
  }

  /// Errors of other programs, such as a proxy, have no JSON.
  [[nodiscard]] Json reply_of(int status, const std::string& body) const {
    constexpr int ok = 200;
    constexpr int first_server_error = 500;
    Json json;
    try {
      json = parse_json(body);
    } catch (const std::exception&) {
      if (status >= first_server_error) {
        unreachable(fmt::format("HTTP status {}", status));
      }
      throw StoreError(StoreFailure::foreign,
                       fmt::format("{}: expected a gateway of Hurdle, found HTTP status {} without "
                                   "its JSON",
                                   url_, status));
    }
    if (status == ok) {
      return json;
    }
    return parsed_from(url_, [&]() -> Json {
      const Fields fields = reply_fields(json);
      const auto failure = failure_of(fields.text("trouble"));
      throw StoreError(failure.value_or(StoreFailure::foreign),
                       fmt::format("{}: {}", url_, fields.text("error")));
    });
  }

  std::string url_;
  StoreTimeouts timeouts_;
  httplib::Client client_;
};

}  // namespace

std::unique_ptr<WorkQueue> open_gateway(const std::string& url, const GatewayAccess& access,
                                        const StoreTimeouts& timeouts) {
  return std::make_unique<GatewayQueue>(checked(url, access), access, timeouts);
}

}  // namespace hurdle::campaign
