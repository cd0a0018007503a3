// The envelope of `--json FILE`: {schema, command, build, result}. Counts are strings, because
// JSON readers keep 53 bits. What a result holds is each command's own matter.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "perft/count/generator.hpp"
#include "perft/suite/verify.hpp"

namespace hurdle {

/// Keeps keys in the order of writing, so that outputs can be compared.
using Json = nlohmann::ordered_json;

/// A count as JSON: a string of digits.
[[nodiscard]] Json to_json(Total total);
[[nodiscard]] Json to_json(const Details& details);
[[nodiscard]] Json to_json(const VerifyResult& result);

/// The envelope around a command's result.
[[nodiscard]] Json envelope(const std::string& command, Json result);

/// Writes the envelope to `file`, to stdout when it is `-`. Bytes that are no UTF-8 become U+FFFD.
/// Throws std::runtime_error that names the file when it cannot be written.
void write_json(const std::string& file, const std::string& command, Json result);

}  // namespace hurdle
