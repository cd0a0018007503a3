// Writes a finished report to a file or to stdout.
#include "perft/output/write.hpp"

#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <optional>
#include <stdexcept>
#include <system_error>

#include "perft/files/replace.hpp"
#include "perft/output/pipe.hpp"

namespace hurdle {
namespace {

namespace fs = std::filesystem;

/// The file that a path leads to, with links resolved; nothing for an open file of a process, as
/// /dev/stdout: its reader would not see a new file of the same name.
std::optional<fs::path> file_at(fs::path path) {
  constexpr int most_links = 40;
  std::error_code error;
  for (int link = 0; link < most_links; ++link) {
    const fs::path folder = fs::canonical(path.has_parent_path() ? path.parent_path() : ".", error);
    if (error || folder == "/proc" || folder.string().starts_with("/proc/")) {
      return std::nullopt;
    }
    path = folder / path.filename();
    const fs::path target = fs::read_symlink(path, error);
    if (error) {
      return path;
    }
    path = folder / target;
  }
  return std::nullopt;
}

/// Whether a new file can take the place of the file, if there is one. It would not keep the owner
/// and the other names (hard links) of the old file.
bool can_be_replaced(const fs::path& file) {
  if (::access(file.parent_path().c_str(), W_OK | X_OK) != 0) {
    return false;
  }
  struct stat old {};
  if (::lstat(file.c_str(), &old) != 0) {
    return errno == ENOENT;
  }
  return S_ISREG(old.st_mode) && old.st_nlink == 1 && old.st_uid == ::geteuid() &&
         ::access(file.c_str(), W_OK) == 0;
}

/// Writes devices, pipes, and files that cannot be replaced.
void write_in_place(const std::string& file, const std::string& text) {
  const ReadPipe held(file);
  errno = 0;
  std::ofstream out(file, std::ios::binary | std::ios::trunc);
  out << text;
  out.close();
  if (!out) {
    const int why = errno == 0 ? EIO : errno;
    throw std::runtime_error(file + ": cannot be written: " + std::strerror(why));
  }
}

}  // namespace

void write_report(const std::string& file, const std::string& text) {
  if (file == "-") {
    const bool written =
        std::fwrite(text.data(), 1, text.size(), stdout) == text.size() && std::fflush(stdout) == 0;
    if (!written && errno != EPIPE) {
      throw std::runtime_error(std::string("cannot write to standard output: ") +
                               std::strerror(errno));
    }
    return;
  }
  const std::optional<fs::path> target = file_at(file);
  if (target && can_be_replaced(*target)) {
    replace_file(*target, text);
  } else {
    write_in_place(file, text);
  }
}

}  // namespace hurdle
