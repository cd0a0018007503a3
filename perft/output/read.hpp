// Reading what others have written, or this program before: whole files, and JSON with suspicion.
#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <string>

namespace hurdle {

/// The bytes of a regular file; of any other kind, a pipe say, it may take for ever to read them
/// all. Throws std::runtime_error that says why there are none, without the file's name: missing,
/// no regular file, not readable, more than `most` bytes.
[[nodiscard]] std::string read_report(const std::string& file, std::uintmax_t most);

/// Throws nlohmann::json::exception where the text is no JSON, std::runtime_error where its values
/// are nested deeper than anybody needs: writing such a value again, in a message say, would take
/// more stack than there is.
[[nodiscard]] nlohmann::ordered_json parse_json(const std::string& text);

}  // namespace hurdle
