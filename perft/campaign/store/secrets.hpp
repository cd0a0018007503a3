// Hides passwords in store arguments and in messages. The client library parses URLs (address.hpp).
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace hurdle::campaign {

/// True for a PostgreSQL URL. Any other argument is the path of a file, unless it is a gateway's.
[[nodiscard]] bool is_url(std::string_view store);

/// True for the URL of a gateway (gateway/), which only workers can use.
[[nodiscard]] bool is_gateway(std::string_view store);

/// An argument that is safe to show: a URL without its password; `***` for an argument that looks
/// like a URL with a password but cannot be parsed, and for `password=…`; else unchanged.
[[nodiscard]] std::string shown_argument(const std::string& argument);

/// The text with every secret replaced by `***`.
[[nodiscard]] std::string without_secrets(std::string text, std::span<const std::string> secrets);

/// A message of the client library on one line, without secrets.
[[nodiscard]] std::string one_line(std::string message, std::span<const std::string> secrets);

}  // namespace hurdle::campaign
