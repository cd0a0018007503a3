#include "perft/exhaust/move_file.hpp"

#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <system_error>
#include <utility>

namespace hurdle {
namespace {

constexpr std::size_t most_read = 1U << 16U;

[[noreturn]] void refuse(const std::string& what) {
  throw std::system_error(errno, std::generic_category(), "cannot " + what + " a temporary file");
}

std::FILE* open_temporary() {
  std::string name = std::filesystem::temp_directory_path() / "hurdle-moves-XXXXXX";
  const int handle = ::mkstemp(name.data());
  if (handle < 0) {
    refuse("create");
  }
  ::unlink(name.c_str());
  std::FILE* const file = ::fdopen(handle, "w+b");
  if (file == nullptr) {
    ::close(handle);
    refuse("open");
  }
  return file;
}

}  // namespace

MoveFile::MoveFile() : file_(open_temporary()) {}

void MoveFile::add(const std::vector<Edge>& edges) {
  if (std::fwrite(edges.data(), sizeof(Edge), edges.size(), file_.get()) != edges.size()) {
    refuse("write");
  }
}

std::vector<Edge> MoveFile::next() {
  if (!std::exchange(reading_, true) && std::fseek(file_.get(), 0, SEEK_SET) != 0) {
    refuse("write");  // what was still in memory
  }
  std::vector<Edge> edges(most_read);
  edges.resize(std::fread(edges.data(), sizeof(Edge), edges.size(), file_.get()));
  if (std::ferror(file_.get()) != 0) {
    refuse("read");
  }
  reading_ = !edges.empty();
  return edges;
}

}  // namespace hurdle
