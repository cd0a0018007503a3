// Locks between processes.
#pragma once

#include <filesystem>

#include "perft/files/handle.hpp"

namespace hurdle {

/// Serialises writers that lock the same file or folder, also in one process. File systems without
/// locks are not serialised. To replace a file, lock its folder: after a rename, the file's name
/// belongs to another file.
class FileLock {
 public:
  /// Waits for the lock.
  explicit FileLock(const std::filesystem::path& path);

 private:
  FileHandle file_;
};

}  // namespace hurdle
