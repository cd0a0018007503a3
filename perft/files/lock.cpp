#include "perft/files/lock.hpp"

#include <fcntl.h>
#include <sys/file.h>

#include <cerrno>

namespace hurdle {

FileLock::FileLock(const std::filesystem::path& path)
    : file_(::open(path.c_str(), O_RDONLY | O_CLOEXEC)) {  // NOLINT(*-vararg)
  while (::flock(file_.number(), LOCK_EX) != 0 && errno == EINTR) {
  }
}

}  // namespace hurdle
