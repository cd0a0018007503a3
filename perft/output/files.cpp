#include "perft/output/files.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <optional>
#include <stdexcept>
#include <system_error>

#include "perft/files/files.hpp"
#include "perft/output/json.hpp"
#include "perft/output/pipe.hpp"

namespace hurdle {
namespace {

[[noreturn]] void fail() {
  throw std::runtime_error(std::string("cannot be read: ") + std::strerror(errno));
}

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

std::string read_small_file(const std::string& file, std::uintmax_t most) {
  const FileHandle input(
      ::open(file.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC));  // NOLINT(*-vararg)
  if (input.number() < 0) {
    fail();
  }
  struct stat kind {};
  if (::fstat(input.number(), &kind) != 0) {
    fail();
  }
  if (!S_ISREG(kind.st_mode)) {
    throw std::runtime_error("is no regular file");
  }
  std::string text;
  std::array<char, std::size_t{1} << 16U> part{};
  // The file may have grown since it was opened.
  while (text.size() <= most && static_cast<std::uintmax_t>(kind.st_size) <= most) {
    const ssize_t count = ::read(input.number(), part.data(), part.size());
    if (count < 0 && errno != EINTR) {
      fail();
    }
    if (count == 0) {
      return text;
    }
    text.append(part.data(), count < 0 ? 0 : static_cast<std::size_t>(count));
  }
  throw std::runtime_error(fmt::format("is too large: more than {} bytes", most));
}

nlohmann::ordered_json parse_json(const std::string& text) {
  constexpr int deepest = 100;
  bool too_deep = false;
  Json json = Json::parse(text, [&](int depth, Json::parse_event_t /*event*/, Json& /*value*/) {
    too_deep = too_deep || depth > deepest;
    return !too_deep;
  });
  if (too_deep) {
    throw std::runtime_error(fmt::format("its values are nested more than {} deep", deepest));
  }
  return json;
}

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
