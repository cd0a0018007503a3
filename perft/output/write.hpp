// Writing a finished report to a file or to stdout. Knows no format.
#pragma once

#include <string>

namespace hurdle {

/// Writes `text` to `file`, to stdout when it is `-`; a reader that has closed its pipe has had
/// enough. Throws std::runtime_error that names the file when it cannot be written, and why.
void write_report(const std::string& file, const std::string& text);

}  // namespace hurdle
