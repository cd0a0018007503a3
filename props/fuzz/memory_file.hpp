// A file in memory, for parsers that require a file name.
#pragma once

#include <string>
#include <string_view>

namespace hurdle::fuzz {

/// Holds some bytes; the destructor removes the file.
class MemoryFile {
 public:
  explicit MemoryFile(std::string_view bytes);
  ~MemoryFile();
  MemoryFile(const MemoryFile&) = delete;
  MemoryFile& operator=(const MemoryFile&) = delete;

  [[nodiscard]] std::string name() const { return "/proc/self/fd/" + std::to_string(handle_); }

 private:
  int handle_;
};

}  // namespace hurdle::fuzz
