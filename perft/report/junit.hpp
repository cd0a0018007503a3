// JUnit XML: a testsuite a file, a testcase whatever a command looks at one by one.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "perft/suite/verify.hpp"

namespace hurdle {

/// How a testcase ended; an error is one that could not be tested.
enum class JunitOutcome : std::uint8_t { passed, failed, error, skipped };

struct JunitCase {
  std::string file;  ///< cases of one file stand one after the other
  std::string name;
  std::size_t line = 0;  ///< 0 is none
  double seconds = 0;
  JunitOutcome outcome = JunitOutcome::passed;
  std::string message;  ///< a line; of what did not pass
  std::string text;     ///< all there is to say of a failure or an error
};

struct JunitReport {
  std::string name;  ///< the command
  std::vector<JunitCase> cases;
  std::vector<std::pair<std::string, std::string>> properties;  ///< of every testsuite
};

/// The document as text. Characters that XML forbids are replaced.
[[nodiscard]] std::string to_junit(const JunitReport& report);

/// What `verify` looks at: a testcase a count or list of moves.
[[nodiscard]] JunitReport junit_report(const VerifyResult& result);

/// Writes it to `file`, to stdout when it is `-`. Throws std::runtime_error that names the file
/// when it cannot be written.
void write_junit(const std::string& file, const JunitReport& report);

}  // namespace hurdle
