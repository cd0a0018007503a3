// Writes a finished report to a file or to stdout.
#pragma once

#include <string>

namespace hurdle {

/// Writes `text` to `file`, or to stdout if it is `-`. A regular file keeps its old text until the
/// new one is complete, unless it has several names or another owner, or its folder admits no new
/// file. A pipe closed by its reader is no error.
/// Throws std::runtime_error with the file's name and the reason if it cannot be written.
void write_report(const std::string& file, const std::string& text);

}  // namespace hurdle
