// Writes a finished report to a file or to stdout.
#include "perft/output/write.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <stdexcept>

namespace hurdle {
namespace {

/// Opens a pipe without blocking and keeps it open during the write. The write opens it again,
/// which would block forever without a reader.
class Pipe {
 public:
  explicit Pipe(const std::string& file) {
    std::error_code error;
    if (!std::filesystem::is_fifo(file, error)) {
      return;
    }
    handle_ = ::open(file.c_str(), O_WRONLY | O_NONBLOCK | O_CLOEXEC);  // NOLINT(*-vararg)
    if (handle_ < 0) {
      throw std::runtime_error(file + ": cannot be written: it is a pipe that nobody reads");
    }
  }
  Pipe(const Pipe&) = delete;
  Pipe& operator=(const Pipe&) = delete;
  ~Pipe() {
    if (handle_ >= 0) {
      ::close(handle_);
    }
  }

 private:
  int handle_ = -1;
};

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
  const Pipe held(file);
  errno = 0;
  std::ofstream out(file, std::ios::binary | std::ios::trunc);
  out << text;
  out.close();
  if (!out) {
    const int why = errno == 0 ? EIO : errno;
    throw std::runtime_error(file + ": cannot be written: " + std::strerror(why));
  }
}

}  // namespace hurdle
