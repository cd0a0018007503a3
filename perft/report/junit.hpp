// JUnit XML: one testsuite for each file, one testcase for each item that a command checks.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "perft/suite/verify.hpp"

namespace hurdle {

/// The outcome of a testcase; an error is an item that could not be tested.
enum class JunitOutcome : std::uint8_t { passed, failed, error, skipped };

struct JunitCase {
  std::string file;  ///< cases of one file are consecutive
  std::string name;
  std::size_t line = 0;  ///< 0: none
  double seconds = 0;
  JunitOutcome outcome = JunitOutcome::passed;
  std::string message;  ///< one line; unless passed
  std::string text;     ///< all details of a failure or an error
};

struct JunitReport {
  std::string name;  ///< the command
  std::vector<JunitCase> cases;
  std::vector<std::pair<std::string, std::string>> properties;  ///< of every testsuite
};

/// The document as text. Characters that XML forbids are replaced.
[[nodiscard]] std::string to_junit(const JunitReport& report);

/// The report of `verify`: a testcase for each count or list of moves.
[[nodiscard]] JunitReport junit_report(const VerifyResult& result);

/// Writes it to `file`, or to stdout if it is `-`. Throws std::runtime_error with the file's name
/// if it cannot be written.
void write_junit(const std::string& file, const JunitReport& report);

}  // namespace hurdle
