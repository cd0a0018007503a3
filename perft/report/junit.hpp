// JUnit XML for `verify --junit FILE`: a testsuite a file, a testcase a count or list of moves.
#pragma once

#include <string>

#include "perft/suite/verify.hpp"

namespace hurdle {

/// The document as text. Characters that XML forbids are replaced.
[[nodiscard]] std::string to_junit(const VerifyResult& result);

/// Writes it to `file`, to stdout when it is `-`. Throws std::runtime_error that names the file
/// when it cannot be written.
void write_junit(const std::string& file, const VerifyResult& result);

}  // namespace hurdle
