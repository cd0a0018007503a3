// A program without cpp-httplib (HURDLE_DASHBOARD is OFF) cannot work for a gateway.
#include "perft/campaign/gateway/client.hpp"

namespace hurdle::campaign {

std::unique_ptr<WorkQueue> open_gateway(const std::string& /*url*/, const GatewayAccess& /*access*/,
                                        const StoreTimeouts& /*timeouts*/) {
  throw StoreError(StoreFailure::refused,
                   "this program was built without cpp-httplib and cannot use a gateway; build it "
                   "with HURDLE_DASHBOARD=ON");
}

}  // namespace hurdle::campaign
