#include "perft/engines/report/journal.hpp"

#include <fmt/core.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <utility>

#include "perft/engines/report/json.hpp"
#include "perft/output/pipe.hpp"

namespace hurdle::engines {
namespace {

[[noreturn]] void refuse(const std::string& file) {
  throw std::runtime_error(fmt::format(
      "journal {}: cannot be written: {}; name another by --journal", file, std::strerror(errno)));
}

}  // namespace

Journal::Journal(std::string file) : file_(std::move(file)) {
  if (!file_.empty()) {
    const ReadPipe pipe(file_);
    out_.open(file_, std::ios::binary | std::ios::trunc);
    if (!out_) {
      refuse(file_);
    }
  }
}

void Journal::write(const Finding& finding) {
  if (file_.empty()) {
    open_temporary();
  }
  out_ << to_json(finding).dump(-1, ' ', false, Json::error_handler_t::replace) << '\n'
       << std::flush;
  if (!out_) {
    refuse(file_);
  }
}

void Journal::open_temporary() {
  std::error_code ignored;
  std::filesystem::path folder = std::filesystem::temp_directory_path(ignored);
  std::string name = (ignored ? std::filesystem::path("/tmp") : folder) / "hurdle-check-XXXXXX";
  const int handle = ::mkstemp(name.data());
  if (handle < 0) {
    refuse(name);
  }
  ::close(handle);
  out_.open(name, std::ios::binary | std::ios::trunc);
  if (!out_) {
    refuse(name);
  }
  file_ = name;
}

}  // namespace hurdle::engines
