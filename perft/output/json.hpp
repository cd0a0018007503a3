// The envelope of `--json FILE`: {schema, command, build, result}. Counts are strings, because
// JSON readers keep 53 bits. What a result holds is each command's own matter.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "perft/count/total.hpp"

namespace hurdle {

struct Details;

/// Keeps keys in the order of writing, so that outputs can be compared. Declared only: a file that
/// makes or reads one includes <nlohmann/json.hpp>.
using Json = nlohmann::ordered_json;

/// A count as JSON: a string of digits.
[[nodiscard]] Json to_json(Total total);
[[nodiscard]] Json to_json(const Details& details);

/// The envelope around a command's result.
[[nodiscard]] Json envelope(const std::string& command, Json result);

/// Writes the envelope to `file`, to stdout when it is `-`. Bytes that are no UTF-8 become U+FFFD.
/// Throws std::runtime_error that names the file when it cannot be written.
void write_json(const std::string& file, const std::string& command, Json result);

}  // namespace hurdle
