// A gateway as a process of its own, and requests to it byte by byte, for tests.
#pragma once

#include <sys/types.h>

#include <boost/core/noncopyable.hpp>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "props/campaign/store.hpp"

namespace hurdle::props {

/// A process of `hurdle campaign gateway`; ends with the object.
class GatewayProcess : boost::noncopyable {
 public:
  /// Starts it and waits until it listens.
  GatewayProcess(const std::string& store, const std::string& tokens,
                 const std::vector<std::string>& options);
  ~GatewayProcess();

  [[nodiscard]] const std::string& url() const noexcept { return url_; }
  [[nodiscard]] int port() const;

  /// What it has written to stderr.
  [[nodiscard]] std::string errors() const;

  /// Kills it with SIGKILL, or asks it to end with SIGTERM; returns its exit code, -1 if killed.
  int end(int signal);

 private:
  Scratch scratch_;
  pid_t process_ = -1;
  std::string url_;
};

/// A TCP connection to this machine.
class RawConnection : boost::noncopyable {
 public:
  explicit RawConnection(int port);
  ~RawConnection();

  /// False if the other end has closed the connection.
  [[nodiscard]] bool send(const std::string& bytes) const;
  /// Everything until the other end closes the connection, or until 20 seconds of silence.
  [[nodiscard]] std::string receive() const;

 private:
  int socket_;
};

struct HttpReply {
  int status = 0;  ///< 0: the connection was closed without a reply
  std::string body;
  [[nodiscard]] nlohmann::json json() const { return nlohmann::json::parse(body); }
};
[[nodiscard]] HttpReply http_reply(const std::string& bytes);

/// The text of a request with its usual head.
[[nodiscard]] std::string post_text(const std::string& operation, const std::string& token,
                                    const std::string& body);

/// A store with a campaign of janggi to depth 4 with two passes (a total of 1,065,277), a file of
/// tokens, and accounts `ann` and `bob`.
class Gateways : public AnyStore {
 protected:
  void SetUp() override;

  /// Starts a gateway. For a server it connects as hurdle_gateway.
  [[nodiscard]] std::unique_ptr<GatewayProcess> gateway(
      const std::vector<std::string>& options = {}) const;
  /// The URL of the store for the gateway.
  [[nodiscard]] std::string gateways_store() const;
  /// The name of an account in the store.
  [[nodiscard]] std::string account(const std::string& name) const;

  [[nodiscard]] const std::string& tokens() const { return tokens_; }
  [[nodiscard]] const std::string& ann() const { return ann_; }
  [[nodiscard]] const std::string& bob() const { return bob_; }
  /// A file with a token.
  [[nodiscard]] std::string token_file(const std::string& token) const;

  [[nodiscard]] static HttpReply post(const GatewayProcess& gateway, const std::string& operation,
                                      const std::string& token, const nlohmann::json& request);
  /// Registers a worker and returns its number.
  [[nodiscard]] static std::string sign_on(const GatewayProcess& gateway, const std::string& token);
  /// Leases one job.
  [[nodiscard]] nlohmann::json lease_one(const GatewayProcess& gateway, const std::string& token,
                                         const std::string& worker, int milliseconds = 60000) const;
  /// The right completion of a job.
  [[nodiscard]] nlohmann::json completion(const std::string& worker,
                                          const nlohmann::json& job) const;

  /// Runs workers of both accounts until nothing is left, and expects the exact total.
  void expect_exact_total(const GatewayProcess& gateway) const;

  [[nodiscard]] const campaign::Campaign& campaign() const { return campaign_; }
  [[nodiscard]] std::string campaign_id() const { return std::to_string(campaign_.id); }

 private:
  Scratch files_;
  std::string tokens_;
  std::string ann_;
  std::string bob_;
  campaign::Campaign campaign_;
};

}  // namespace hurdle::props
