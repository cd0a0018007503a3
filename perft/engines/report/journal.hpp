// Findings on disk as soon as they are made, so that a run that is killed loses none. Knows the
// file; what a finding looks like is check_json.hpp's.
#pragma once

#include <fstream>
#include <string>

#include "perft/engines/check/check.hpp"

namespace hurdle::engines {

/// A file of JSON lines, a finding a line.
class Journal {
 public:
  /// To this file, which is emptied; with an empty name to a temporary one that is made with the
  /// first finding. Throws std::runtime_error that names the file.
  explicit Journal(std::string file);

  /// Writes a finding and flushes. Throws std::runtime_error.
  void write(const Finding& finding);

  /// The file; empty while there is none.
  [[nodiscard]] const std::string& file() const noexcept { return file_; }

 private:
  void open_temporary();

  std::string file_;
  std::ofstream out_;
};

}  // namespace hurdle::engines
