// The journal of a check: optional unless the user names a file.
#pragma once

#include <string>

#include "perft/engines/check/check.hpp"
#include "perft/engines/report/journal.hpp"

namespace hurdle::cli {

/// Writes findings as they occur. If the file is unwritable and the user did not name it, the check
/// goes on without one.
class Recorder {
 public:
  explicit Recorder(const std::string& file) : named_(!file.empty()), journal_(file) {}

  /// Throws std::runtime_error when a named file cannot be written.
  void take(const engines::Finding& finding);

  /// The file with the findings; empty when there is none.
  [[nodiscard]] std::string file() const { return works_ && wrote_ ? journal_.file() : ""; }

 private:
  bool named_;
  bool works_ = true;
  bool wrote_ = false;
  engines::Journal journal_;
};

}  // namespace hurdle::cli
