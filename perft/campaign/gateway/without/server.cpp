// A program without cpp-httplib (HURDLE_DASHBOARD is OFF) has no gateway.
#include "perft/campaign/gateway/server.hpp"

#include <stdexcept>

namespace hurdle::campaign {

void serve_gateway(const GatewayOptions& /*options*/, const GatewayReports& /*reports*/,
                   const std::atomic<bool>& /*stop*/) {
  throw std::runtime_error(
      "campaign gateway: this program was built without cpp-httplib; build it with "
      "HURDLE_DASHBOARD=ON");
}

}  // namespace hurdle::campaign
