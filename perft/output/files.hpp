// Reads input files whole, and JSON with limits on depth and size; writes reports to files or to
// stdout.
#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <string>

namespace hurdle {

/// The bytes of a regular file; reading other kinds, such as a pipe, might never end. Throws
/// std::runtime_error with the reason, without the file's name: missing, not a regular file, not
/// readable, more than `most` bytes.
[[nodiscard]] std::string read_small_file(const std::string& file, std::uintmax_t most);

/// Throws nlohmann::json::exception if the text is not JSON, and std::runtime_error if its values
/// are nested too deeply: writing such a value, in a message for example, would overflow the stack.
[[nodiscard]] nlohmann::ordered_json parse_json(const std::string& text);

/// Writes `text` to `file`, or to stdout if it is `-`. A regular file keeps its old text until the
/// new one is complete, unless it has several names or another owner, or its folder admits no new
/// file. A pipe closed by its reader is no error.
/// Throws std::runtime_error with the file's name and the reason if it cannot be written.
void write_report(const std::string& file, const std::string& text);

}  // namespace hurdle
