// Parses a server's URL with the client library: which parts may be shown, and the settings for the
// library. Opens no connection.
#pragma once

#include <map>
#include <string>
#include <vector>

namespace hurdle::campaign {

struct Address {
  std::string shown;                            ///< without passwords, rebuilt from its parts
  std::vector<std::string> secrets;             ///< passwords, decoded and as written in the URL
  std::map<std::string, std::string> settings;  ///< by the library's names, values as in the URL
};

/// Parses a `postgresql://` URL. Throws StoreError (refused) with a message that shows nothing of
/// it, if the library cannot parse it or a part may contain part of a password.
[[nodiscard]] Address read_address(const std::string& url);

/// Settings in the library's text form: `host='server' port='5432'`.
[[nodiscard]] std::string settings_text(const std::map<std::string, std::string>& settings);

}  // namespace hurdle::campaign
