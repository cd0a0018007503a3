// Replaces address.cpp in builds without the client library (HURDLE_POSTGRES is OFF): passwords in
// URLs cannot be located, so no part of a URL is shown.
#include "perft/campaign/store/address.hpp"

namespace hurdle::campaign {

Address read_address(const std::string& /*url*/) {
  return {"postgresql://***", {}, {}};
}

std::string settings_text(const std::map<std::string, std::string>& /*settings*/) {
  return "";
}

}  // namespace hurdle::campaign
