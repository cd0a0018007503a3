#include "perft/output/read.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "perft/files/handle.hpp"
#include "perft/output/json.hpp"

namespace hurdle {
namespace {

[[noreturn]] void fail() {
  throw std::runtime_error(std::string("cannot be read: ") + std::strerror(errno));
}

}  // namespace

std::string read_report(const std::string& file, std::uintmax_t most) {
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

}  // namespace hurdle
