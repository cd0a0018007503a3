// The jobs of a store behind a gateway, for workers.
#pragma once

#include <memory>
#include <string>

#include "perft/campaign/work/work_queue.hpp"

namespace hurdle::campaign {

/// What a worker needs besides the URL of a gateway.
struct GatewayAccess {
  std::string token;         ///< of the worker's account
  std::string certificates;  ///< file of certificates to trust; empty: those of the system
  bool plain_http = false;   ///< allow http:// to other machines, where others can read the token
};

/// The queue of a gateway's URL, https://HOST[:PORT] or http://HOST[:PORT]. Connects with the first
/// operation. Throws StoreError (refused) for an invalid URL, a missing token, plain HTTP to
/// another machine without permission, and in a program that is built without HTTP.
[[nodiscard]] std::unique_ptr<WorkQueue> open_gateway(const std::string& url,
                                                      const GatewayAccess& access,
                                                      const StoreTimeouts& timeouts);

}  // namespace hurdle::campaign
