#include "perft/campaign/gateway/server.hpp"

#include <fmt/format.h>
#include <httplib.h>

#include <charconv>
#include <chrono>
#include <optional>
#include <stdexcept>

#include "perft/campaign/gateway/connections.hpp"
#include "perft/campaign/gateway/limited_stream.hpp"
#include "perft/campaign/gateway/listen.hpp"
#include "perft/campaign/gateway/rates.hpp"
#include "perft/campaign/gateway/request_handler.hpp"
#include "perft/campaign/gateway/tokens.hpp"

namespace hurdle::campaign {
namespace {

using httplib::Request;
using httplib::Response;
using httplib::Server;
using std::chrono::milliseconds;

constexpr const char* json_type = "application/json";
constexpr std::size_t most_bytes_of_a_head = 16384;
constexpr milliseconds longest_silence{15000};  ///< between two requests of a connection

/// The connection that this thread serves. Handlers cannot reach it through the library.
thread_local LimitedStream* serving = nullptr;

/// An HTTP server whose connections have limits.
class LimitedServer final : public Server {
 public:
  LimitedServer(const TlsContext* tls, std::size_t most, milliseconds request_time)
      : tls_(tls),
        request_time_(request_time),
        addresses_(std::max<std::size_t>(1, most / parts_of_an_address)) {}

 private:
  static constexpr std::size_t parts_of_an_address = 4;

  bool process_and_close_socket(socket_t socket) override {
    LimitedStream stream(socket, tls_);
    if (ConnectionThreads::is_surplus()) {
      return false;
    }
    const AddressLimit::Place place(addresses_, stream.peer());
    if (!place.is_free() || !stream.shake_hands()) {
      return false;
    }
    serving = &stream;
    bool good = true;
    while (good && wait_for_request(stream)) {
      bool closed = false;
      stream.begin_request(request_time_, most_bytes_of_a_head);
      good = process_request(stream, false, closed, [](Request& /*request*/) {}) && !closed &&
             !stream.is_closing();
    }
    serving = nullptr;
    return good;
  }

  /// False when the connection was silent for too long, or the server ends.
  [[nodiscard]] bool wait_for_request(LimitedStream& stream) const {
    constexpr milliseconds longest_sleep{100};
    const auto end = LimitedStream::Clock::now() + longest_silence;
    while (svr_sock_ != INVALID_SOCKET && LimitedStream::Clock::now() < end) {
      if (stream.wait_for_request(longest_sleep)) {
        return true;
      }
    }
    return false;
  }

  const TlsContext* tls_;
  milliseconds request_time_;
  AddressLimit addresses_;
};

void send(Response& response, const GatewayReply& reply) {
  response.status = reply.status;
  response.set_content(reply.body, json_type);
}

/// Refuses a request before its body is read. The connection then cannot continue.
Server::HandlerResponse refuse(Response& response, int status, StoreFailure failure,
                               const std::string& message) {
  send(response, error_reply(status, failure, message));
  response.set_header("Connection", "close");
  return Server::HandlerResponse::Handled;
}

std::optional<std::size_t> length_of(const Request& request) {
  const std::string text = request.get_header_value("Content-Length");
  std::size_t length = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), length);
  const bool whole = error == std::errc{} && end == text.data() + text.size();
  return whole && request.get_header_value_count("Content-Length") == 1 ? std::optional(length)
                                                                        : std::nullopt;
}

class Gateway {
 public:
  Gateway(const GatewayOptions& options, const GatewayReports& reports)
      : reports_(reports),
        tokens_(options.tokens),
        rates_(options.requests),
        handler_(options.store, reports.note) {}

  /// Decides by the head alone. Only requests of known accounts, of a known length and within the
  /// account's rate go on: then, and only then, their body is read.
  Server::HandlerResponse admit(const Request& request, Response& response) {
    constexpr int unauthorized = 401;
    constexpr int not_found = 404;
    constexpr int not_allowed = 405;
    constexpr int length_required = 411;
    constexpr int too_large = 413;
    constexpr int unsupported = 415;
    constexpr int too_many = 429;
    constexpr double unit = 65536;  // bytes; a larger request counts as several
    const auto account = account_of(request);
    if (!account) {
      response.set_header("WWW-Authenticate", "Bearer");
      return refuse(response, unauthorized, StoreFailure::refused,
                    "the token is missing or unknown; the owner of the campaign gives one");
    }
    if (request.method != "POST") {
      return refuse(response, not_allowed, StoreFailure::broken_rule, "expected POST");
    }
    if (!operation_of(request.path)) {
      return refuse(
          response, not_found, StoreFailure::foreign,
          fmt::format("unknown request; expected a path that begins with {}", gateway_path));
    }
    if (request.get_header_value("Content-Type") != json_type ||
        request.has_header("Content-Encoding")) {
      return refuse(response, unsupported, StoreFailure::broken_rule,
                    "expected Content-Type: application/json, not compressed");
    }
    const auto length = length_of(request);
    if (!length || request.has_header("Transfer-Encoding")) {
      return refuse(response, length_required, StoreFailure::broken_rule,
                    "expected a Content-Length");
    }
    if (*length > most_bytes_of_a_request) {
      return refuse(response, too_large, StoreFailure::broken_rule,
                    fmt::format("expected at most {} bytes", most_bytes_of_a_request));
    }
    if (!rates_.allows(*account, 1 + static_cast<double>(*length) / unit,
                       RateLimit::Clock::now())) {
      response.set_header("Retry-After", "1");
      return refuse(response, too_many, StoreFailure::busy,
                    fmt::format("too many requests of account {}", *account));
    }
    serving->admit(*length);
    return Server::HandlerResponse::Unhandled;
  }

  void answer(const Request& request, Response& response) {
    const auto account = account_of(request);
    const auto operation = operation_of(request.path);
    if (account && operation) {
      send(response, handler_.answer(*account, *operation, request.body));
    }
  }

  [[nodiscard]] const RequestHandler& handler() const noexcept { return handler_; }

 private:
  std::optional<std::string> account_of(const Request& request) {
    constexpr std::string_view scheme = "Bearer ";
    const std::string text = request.get_header_value("Authorization");
    if (!text.starts_with(scheme)) {
      return std::nullopt;
    }
    auto account = tokens_.account_of(std::string_view(text).substr(scheme.size()));
    if (const auto failure = tokens_.failure()) {
      reports_.note(fmt::format("{}; the accounts of before go on", *failure));
    }
    return account;
  }

  const GatewayReports& reports_;
  TokenFile tokens_;
  RateLimit rates_;
  RequestHandler handler_;
};

}  // namespace

void serve_gateway(const GatewayOptions& options, const GatewayReports& reports,
                   const std::atomic<bool>& stop) {
  Gateway gateway(options, reports);
  std::optional<TlsContext> tls;
  if (!options.certificate.empty()) {
    tls.emplace(options.certificate, options.key);
  }
  const auto most = static_cast<std::size_t>(options.connections);
  LimitedServer server(tls ? &*tls : nullptr, most, options.request_time);
  server.new_task_queue = [most] { return new ConnectionThreads(most); };  // NOLINT: it deletes it
  server.set_payload_max_length(most_bytes_of_a_request);
  server.set_pre_routing_handler([&gateway](const Request& request, Response& response) {
    return gateway.admit(request, response);
  });
  server.Post(".*", [&gateway](const Request& request, Response& response) {
    gateway.answer(request, response);
  });
  reports.listening(listen_at(server, tls ? "https" : "http", options.bind, options.port));
  if (!serve_until(server, stop)) {
    throw std::runtime_error("the gateway cannot accept connections any more");
  }
}

}  // namespace hurdle::campaign
