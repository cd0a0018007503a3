#include "perft/exhaust/move_file.hpp"

#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

#include "movegen/vocab/text/text.hpp"

namespace hurdle {
namespace {

constexpr std::size_t most_read = 1U << 16U;

[[noreturn]] void refuse(const std::error_code& code, std::string_view action,
                         const std::filesystem::path& folder) {
  throw std::system_error(code, std::string("cannot ")
                                    .append(action)
                                    .append(" a temporary file in ")
                                    .append(quoted_path(folder.string())));
}

/// The code of the last failed call of the system.
std::error_code last_error() {
  return {errno, std::generic_category()};
}

std::filesystem::path temporary_folder() {
  const char* const given = std::getenv("TMPDIR");
  return given != nullptr && *given != '\0' ? given : "/tmp";
}

std::FILE* open_temporary(const std::filesystem::path& folder) {
  std::string name = folder / "hurdle-moves-XXXXXX";
  const int handle = ::mkstemp(name.data());
  if (handle < 0) {
    refuse(last_error(), "create", folder);
  }
  ::unlink(name.c_str());
  std::FILE* const file = ::fdopen(handle, "w+b");
  if (file == nullptr) {
    const std::error_code code = last_error();
    ::close(handle);
    refuse(code, "open", folder);
  }
  return file;
}

}  // namespace

MoveFile::MoveFile() : folder_(temporary_folder()), file_(open_temporary(folder_)) {}

void MoveFile::add(const std::vector<Edge>& edges) {
  if (std::fwrite(edges.data(), sizeof(Edge), edges.size(), file_.get()) != edges.size()) {
    refuse(last_error(), "write", folder_);
  }
}

std::vector<Edge> MoveFile::next() {
  if (!std::exchange(reading_, true) && std::fseek(file_.get(), 0, SEEK_SET) != 0) {
    refuse(last_error(), "write", folder_);  // what was still in memory
  }
  std::vector<Edge> edges(most_read);
  edges.resize(std::fread(edges.data(), sizeof(Edge), edges.size(), file_.get()));
  if (std::ferror(file_.get()) != 0) {
    refuse(last_error(), "read", folder_);
  }
  reading_ = !edges.empty();
  return edges;
}

}  // namespace hurdle
