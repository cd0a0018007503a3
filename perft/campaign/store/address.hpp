// The URL of a server, as the client library itself reads it: what of it may be shown, and what the
// library is told. Opens no connection.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace hurdle::campaign {

struct Address {
  std::string shown;                            ///< without passwords, made anew from its parts
  std::vector<std::string> secrets;             ///< passwords, as they are and as they stand there
  std::map<std::string, std::string> settings;  ///< by the library's names, with what stands there
};

/// Reads a `postgresql://` URL. Throws StoreError (refused), which shows nothing of it, for one
/// that the library cannot read, or of which a part may be a piece of a password.
[[nodiscard]] Address read_address(const std::string& url);

/// Settings as a text that the library reads: `host='server' port='5432'`.
[[nodiscard]] std::string settings_text(const std::map<std::string, std::string>& settings);

}  // namespace hurdle::campaign
