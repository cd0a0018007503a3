// Reads input files: whole files, and JSON with limits on depth and size.
#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <string>

namespace hurdle {

/// The bytes of a regular file; reading other kinds, such as a pipe, might never end. Throws
/// std::runtime_error with the reason, without the file's name: missing, not a regular file, not
/// readable, more than `most` bytes.
[[nodiscard]] std::string read_report(const std::string& file, std::uintmax_t most);

/// Throws nlohmann::json::exception if the text is not JSON, and std::runtime_error if its values
/// are nested too deeply: writing such a value, in a message for example, would overflow the stack.
[[nodiscard]] nlohmann::ordered_json parse_json(const std::string& text);

}  // namespace hurdle
