// Replaces the file of a position set.
#include "perft/suite/text/rewrite.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <unistd.h>

#include <atomic>
#include <boost/core/noncopyable.hpp>
#include <cerrno>
#include <string_view>
#include <system_error>
#include <utility>

#include "perft/suite/text/source.hpp"

namespace hurdle {
namespace {

/// The text without final line ends: a block text at the end of a file gains one when lines are
/// added after it.
std::string_view without_line_end(std::string_view text) {
  return text.substr(0, text.find_last_not_of('\n') + 1);
}

/// A file handle, closed by the destructor.
class Handle : boost::noncopyable {
 public:
  explicit Handle(int number) noexcept : number_(number) {}
  ~Handle() { close(); }

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

/// A new file in the same folder, with an unused name; removed unless it replaces the other file.
class FileBeside : boost::noncopyable {
 public:
  explicit FileBeside(std::filesystem::path path)
      : path_(std::move(path)), name_(path_), file_(opened(name_)) {
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
      throw SuiteError(path_.string(), {}, "cannot be replaced; check its permissions");
    }
    name_.clear();
  }

 private:
  /// Creates a file that did not exist, never through a link. Sets `name` to its name.
  static int opened(std::filesystem::path& name) {
    static std::atomic<unsigned> number{0};
    const std::string stem = fmt::format("{}.{}-", name.string(), ::getpid());
    int file = -1;
    do {
      name = fmt::format("{}{}.new", stem, ++number);
      file = ::open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC,  // NOLINT(*-vararg)
                    0666);
    } while (file < 0 && errno == EEXIST);
    return file;
  }

  [[noreturn]] void fail() const {
    throw SuiteError(path_.string(), {},
                     "cannot be written: " + std::generic_category().message(errno));
  }

  std::filesystem::path path_, name_;
  Handle file_;
};

/// Serialises writers of one file. File systems without locks are not serialised.
class Lock {
 public:
  explicit Lock(const std::filesystem::path& path)
      : file_(::open(path.c_str(), O_RDONLY | O_CLOEXEC)) {  // NOLINT(*-vararg)
    (void)::flock(file_.number(), LOCK_EX);
  }

 private:
  Handle file_;
};

}  // namespace

std::filesystem::path writable_set(const std::filesystem::path& path, const std::string& what) {
  if (has_line_format(path)) {
    throw SuiteError(path.string(), {},
                     fmt::format("is {} file; {} .yaml files",
                                 path.extension() == ".epd" ? "an EPD" : "a .perft", what));
  }
  return std::filesystem::is_symlink(path) ? std::filesystem::canonical(path) : path;
}

void replace_file(const std::filesystem::path& path, const std::string& text) {
  FileBeside beside(path);
  beside.write(text);
  beside.take_the_place();
}

void replace_set(const std::filesystem::path& path, const std::string& before,
                 const std::string& text) {
  const Lock lock(path);
  if (read_file(path) != before) {
    throw SuiteError(path.string(), {},
                     "was changed by somebody else meanwhile, so nothing was written; run the "
                     "command again");
  }
  replace_file(path, text);
}

bool same_position(const PositionEntry& a, const PositionEntry& b) {
  return a.id == b.id && a.setup == b.setup &&
         without_line_end(a.about) == without_line_end(b.about) && a.exercises == b.exercises &&
         a.tags == b.tags && a.mutants == b.mutants && a.moves == b.moves;
}

}  // namespace hurdle
