// The envelope of `--json FILE`: {schema, command, build, result}. Counts are strings, because many
// JSON parsers keep only 53 bits; `add_count` adds those that fit as numbers too. Each command
// defines its own result.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "perft/count/total.hpp"

namespace hurdle {

struct Details;

/// Keeps keys in insertion order, so that outputs can be compared. Declared only: files that build
/// or parse JSON include <nlohmann/json.hpp>.
using Json = nlohmann::ordered_json;

/// A count as JSON: a string of digits.
[[nodiscard]] Json to_json(Total total);
/// Adds a count to an object: `name`, a string of digits, and, for a count below 2^53,
/// `name_number`, the same as a JSON number.
void add_count(Json& object, const std::string& name, Total count);
[[nodiscard]] Json to_json(const Details& details);

/// The envelope around a command's result.
[[nodiscard]] Json envelope(const std::string& command, Json result);

/// Writes the envelope to `file`, or to stdout if it is `-`. Invalid UTF-8 becomes U+FFFD. Throws
/// std::runtime_error with the file's name if it cannot be written.
void write_json(const std::string& file, const std::string& command, Json result);

}  // namespace hurdle
