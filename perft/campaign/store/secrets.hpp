// What holds a password, and what of it may be shown: stores as they are named on a command line,
// and messages about them. How a URL is read is the client library's affair (address.hpp).
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace hurdle::campaign {

/// True for a PostgreSQL URL; anything else is the path of a file.
[[nodiscard]] bool is_url(std::string_view store);

/// An argument as others may see it: a URL without its password, `***` for what looks like one with
/// a password but cannot be read, and for `password=…`; else as it is.
[[nodiscard]] std::string shown_argument(const std::string& argument);

/// The text with `***` in place of every secret.
[[nodiscard]] std::string without_secrets(std::string text, std::span<const std::string> secrets);

/// A message of the client library without secrets, on one line.
[[nodiscard]] std::string one_line(std::string message, std::span<const std::string> secrets);

}  // namespace hurdle::campaign
