// Serves a store's jobs to workers over HTTP or HTTPS: accounts by tokens, and limits on time,
// size, rate and connections. What a request does is in request_handler.hpp.
#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <string>

namespace hurdle::campaign {

struct GatewayOptions {
  std::string store;
  std::string tokens;  ///< file of accounts (tokens.hpp)
  std::string bind = "127.0.0.1";
  int port = 0;             ///< 0: a free one
  std::string certificate;  ///< file in PEM, with its chain; empty: plain HTTP
  std::string key;          ///< its private key
  int connections = 256;    ///< at most, in all; a quarter of them for each other machine
  int requests = 50;        ///< a second for each account
  std::chrono::seconds request_time{30};  ///< to send a request
};

struct GatewayReports {
  std::function<void(const std::string& url)> listening;
  std::function<void(const std::string& text)> note;  ///< errors of the store and of the accounts
};

/// Serves until `stop` becomes true. Throws StoreError, TokenError, and std::runtime_error if it
/// cannot listen or use the certificate.
void serve_gateway(const GatewayOptions& options, const GatewayReports& reports,
                   const std::atomic<bool>& stop);

}  // namespace hurdle::campaign
