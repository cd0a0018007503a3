// Reads the files of props/malformed: one refused text a line with the message it must give.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace hurdle::props {

/// One line `variant | text | message`, bytes written `\xNN` put back into the text.
struct Malformed {
  std::string place;  ///< file and line, for failures
  std::string variant;
  std::string text;
  std::string message;
};

/// All lines of `props/malformed/NAME` but comments and empty lines. A line of another form is a
/// test failure.
[[nodiscard]] std::vector<Malformed> read_corpus(std::string_view name);

}  // namespace hurdle::props
