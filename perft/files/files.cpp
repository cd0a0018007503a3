#include "perft/files/files.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <unistd.h>

#include <atomic>
#include <boost/core/noncopyable.hpp>
#include <cerrno>
#include <stdexcept>
#include <string_view>
#include <system_error>
#include <utility>

namespace hurdle {
namespace {

/// A new file in the same folder, with an unused name; removed unless it replaces the other file.
class FileBeside : boost::noncopyable {
 public:
  FileBeside(std::filesystem::path path, NewFile permissions)
      : path_(std::move(path)), name_(path_), file_(opened(name_, permissions)) {
    if (file_.number() < 0) {
      fail();
    }
  }
  ~FileBeside() {
    std::error_code ignored;
    if (!name_.empty()) {
      std::filesystem::remove(name_, ignored);
    }
  }

  /// Returns after the text has reached the disk.
  void write(std::string_view text) {
    while (!text.empty()) {
      const ssize_t written = ::write(file_.number(), text.data(), text.size());
      if (written < 0 && errno != EINTR) {
        fail();
      }
      text.remove_prefix(written < 0 ? 0 : static_cast<std::size_t>(written));
    }
    if (::fsync(file_.number()) != 0) {
      fail();
    }
    file_.close();
  }

  /// Replaces the original file and keeps its permissions.
  void take_the_place() {
    std::error_code error;
    const auto permissions = std::filesystem::status(path_, error).permissions();
    if (!error) {
      std::filesystem::permissions(name_, permissions, error);
    }
    std::filesystem::rename(name_, path_, error);
    if (error) {
      throw std::runtime_error(path_.string() + ": cannot be replaced: " + error.message());
    }
    name_.clear();
  }

 private:
  /// Creates a file that did not exist, never through a link. Sets `name` to its name, which is
  /// short: the other file's name may have as many letters as a name can have.
  static int opened(std::filesystem::path& name, NewFile permissions) {
    static std::atomic<unsigned> number{0};
    const std::filesystem::path folder = name.parent_path();
    int file = -1;
    do {
      name = folder / fmt::format(".hurdle-{}-{}.new", ::getpid(), ++number);
      file = ::open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC,  // NOLINT(*-vararg)
                    static_cast<mode_t>(permissions));
    } while (file < 0 && errno == EEXIST);
    return file;
  }

  [[noreturn]] void fail() const {
    throw std::runtime_error(path_.string() +
                             ": cannot be written: " + std::generic_category().message(errno));
  }

  std::filesystem::path path_, name_;
  FileHandle file_;
};

}  // namespace

FileLock::FileLock(const std::filesystem::path& path)
    : file_(::open(path.c_str(), O_RDONLY | O_CLOEXEC)) {  // NOLINT(*-vararg)
  while (::flock(file_.number(), LOCK_EX) != 0 && errno == EINTR) {
  }
}

void replace_file(const std::filesystem::path& path, const std::string& text, NewFile permissions) {
  FileBeside beside(path, permissions);
  beside.write(text);
  beside.take_the_place();
}

}  // namespace hurdle
