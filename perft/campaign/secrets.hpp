// Connection URLs and what of them may be shown. Knows where a password stands in a URL.
#pragma once

#include <string>
#include <string_view>

namespace hurdle::campaign {

/// True for a PostgreSQL URL; anything else is the path of a file.
[[nodiscard]] bool is_url(std::string_view store);

/// The URL with `***` in place of every password.
[[nodiscard]] std::string without_password(const std::string& url);

/// A message of the client library with `***` in place of every password of the URL, on one line.
[[nodiscard]] std::string without_secrets(std::string message, const std::string& url);

}  // namespace hurdle::campaign
