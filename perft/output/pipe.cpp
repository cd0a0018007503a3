#include "perft/output/pipe.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <chrono>
#include <filesystem>
#include <stdexcept>
#include <system_error>
#include <thread>

namespace hurdle {

ReadPipe::ReadPipe(const std::string& file) {
  std::error_code error;
  if (!std::filesystem::is_fifo(file, error)) {
    return;
  }
  constexpr int tries = 20;
  constexpr std::chrono::milliseconds pause{50};
  for (int tried = 0; handle_ < 0 && tried < tries; ++tried) {
    if (tried > 0) {
      std::this_thread::sleep_for(pause);
    }
    handle_ = ::open(file.c_str(), O_WRONLY | O_NONBLOCK | O_CLOEXEC);  // NOLINT(*-vararg)
  }
  if (handle_ < 0) {
    throw std::runtime_error(file + ": cannot be written: it is a pipe that nobody reads");
  }
}

ReadPipe::~ReadPipe() {
  if (handle_ >= 0) {
    ::close(handle_);
  }
}

}  // namespace hurdle
