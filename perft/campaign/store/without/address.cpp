// Without the client library (HURDLE_POSTGRES is OFF) nobody can tell where a URL's password ends:
// nothing of it is shown.
#include "perft/campaign/store/address.hpp"

namespace hurdle::campaign {

Address read_address(const std::string& /*url*/) {
  return {"postgresql://***", {}, {}};
}

std::string settings_text(const std::map<std::string, std::string>& /*settings*/) {
  return "";
}

}  // namespace hurdle::campaign
