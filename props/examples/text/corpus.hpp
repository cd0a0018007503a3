// Parses the files of props/malformed: each line has an invalid text and the expected message.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace hurdle::props {

/// One line `variant | text | message`, with `\xNN` decoded in the text.
struct Malformed {
  std::string place;  ///< file and line, for failures
  std::string variant;
  std::string text;
  std::string message;
};

/// All lines of `props/malformed/NAME` except comments and empty lines. Any other line is a test
/// failure.
[[nodiscard]] std::vector<Malformed> read_corpus(std::string_view name);

}  // namespace hurdle::props
