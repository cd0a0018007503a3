// Pipes as files to write to.
#pragma once

#include <string>

namespace hurdle {

/// Opens a named pipe without blocking and keeps it open, so that a stream that opens it next does
/// not block for ever without a reader. Does nothing for other files.
class ReadPipe {
 public:
  /// Throws std::runtime_error if the file is a pipe without a reader for a second.
  explicit ReadPipe(const std::string& file);
  ReadPipe(const ReadPipe&) = delete;
  ReadPipe& operator=(const ReadPipe&) = delete;
  ~ReadPipe();

 private:
  int handle_ = -1;
};

}  // namespace hurdle
