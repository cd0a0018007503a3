// Answers the requests of workers at a gateway: parses them, acts for their account at the store by
// the functions of leases.hpp, and makes the replies. Depends on no network.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <string>

#include "perft/campaign/gateway/connection_pool.hpp"
#include "perft/campaign/gateway/messages.hpp"

namespace hurdle::campaign {

/// The role of a gateway at a PostgreSQL server. Worker functions let only this role name the
/// account that it acts for (hurdle_account in shared_functions.sql).
inline constexpr std::string_view gateway_role = "hurdle_gateway";

/// A reply: the status of HTTP, and JSON.
struct GatewayReply {
  int status = 200;
  std::string body;
};

/// A reply with an error.
[[nodiscard]] GatewayReply error_reply(int status, StoreFailure failure,
                                       const std::string& message);

class RequestHandler {
 public:
  using Note = std::function<void(const std::string&)>;

  /// Opens the store once. `note` receives the store's errors, which workers do not see in full.
  /// Throws StoreError for a store without campaigns, or if the role at a server is not
  /// `hurdle_gateway`.
  RequestHandler(const std::string& store, Note note);

  /// Thread-safe.
  [[nodiscard]] GatewayReply answer(const std::string& account, Operation operation,
                                    const std::string& body);

 private:
  struct Request;
  using Act = Json (RequestHandler::*)(const Request& request);

  [[nodiscard]] ConnectionPool::Lent lend();
  [[nodiscard]] Json act(const std::string& account, Operation operation, const Json& json);
  [[nodiscard]] GatewayReply refusal(const StoreError& error) const;
  [[nodiscard]] Campaign campaign(const Request& request);
  [[nodiscard]] Finished with_multiplicities(const Request& request, const Campaign& campaign,
                                             Finished finished);

  [[nodiscard]] static Act act_of(Operation operation);
  Json sign_on(const Request& request);
  Json sign_off(const Request& request);
  Json heartbeat(const Request& request);
  Json work(const Request& request);
  Json digests(const Request& request);
  Json batch(const Request& request);
  Json lease(const Request& request);
  Json left_for_others(const Request& request);
  Json exclude(const Request& request);
  Json complete(const Request& request);
  Json give_back(const Request& request);

  std::string name_;
  Note note_;
  ConnectionPool connections_;
  std::mutex mutex_;
  std::map<std::int64_t, Campaign> campaigns_;  ///< sealed ones, by id; what is used never changes
};

}  // namespace hurdle::campaign
