// Open files, locks between processes, and files that are replaced whole: a reader, and a crash,
// sees the old text or the new one, never a part.
#pragma once

#include <unistd.h>

#include <boost/core/noncopyable.hpp>
#include <filesystem>
#include <string>

namespace hurdle {

/// An open file, closed by the destructor.
class FileHandle : boost::noncopyable {
 public:
  /// A negative number is no file.
  explicit FileHandle(int number) noexcept : number_(number) {}
  ~FileHandle() { close(); }

  [[nodiscard]] int number() const noexcept { return number_; }
  void close() noexcept {
    if (number_ >= 0) {
      ::close(number_);
    }
    number_ = -1;
  }

 private:
  int number_;
};

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

/// Permissions of new files, as for open(2): less those of the umask.
enum class NewFile : unsigned { for_all = 0666, for_owner = 0600 };

/// Writes a temporary file in the same folder, syncs it and renames it to `path`. An existing
/// file's permissions are kept; a link is replaced, not its target. Throws std::runtime_error with
/// the file's name and the reason; the old file is then unchanged.
void replace_file(const std::filesystem::path& path, const std::string& text,
                  NewFile permissions = NewFile::for_all);

}  // namespace hurdle
