// The journal of a check: each finding on disk at once, so that a killed run loses none.
#pragma once

#include <fstream>
#include <string>

#include "perft/engines/check/check.hpp"

namespace hurdle::engines {

/// A file of JSON lines, one for each finding.
class Journal {
 public:
  /// Empties this file. If the name is empty, the first finding creates a temporary file. Throws
  /// std::runtime_error with the file's name.
  explicit Journal(std::string file);

  /// Writes a finding and flushes. Throws std::runtime_error with the file's name.
  void write(const Finding& finding);

  /// The name of the file; empty before it exists.
  [[nodiscard]] const std::string& file() const noexcept { return file_; }

 private:
  void open_temporary();

  std::string file_;
  std::ofstream out_;
};

}  // namespace hurdle::engines
