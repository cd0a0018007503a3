// Replacing the file of a position set.
#include "perft/suite/rewrite.hpp"

#include <fmt/format.h>

#include <cerrno>
#include <fstream>
#include <string_view>
#include <system_error>

namespace hurdle {
namespace {

/// A block text that ended with the file gains its line end when something follows it.
std::string_view without_line_end(std::string_view text) {
  return text.substr(0, text.find_last_not_of('\n') + 1);
}

}  // namespace

std::filesystem::path writable_set(const std::filesystem::path& path, const std::string& what) {
  if (path.extension() == ".epd") {
    throw SuiteError(path.string(), {}, fmt::format("is an EPD file; {} .yaml files", what));
  }
  return std::filesystem::is_symlink(path) ? std::filesystem::canonical(path) : path;
}

void replace_file(const std::filesystem::path& path, const std::string& text) {
  std::filesystem::path beside = path;
  beside += ".new";
  std::error_code error;
  {
    errno = 0;
    std::ofstream out(beside, std::ios::binary | std::ios::trunc);
    out.write(text.data(), static_cast<std::streamsize>(text.size()));
    out.close();
    if (!out) {
      const std::string why = std::generic_category().message(errno);
      std::filesystem::remove(beside, error);
      throw SuiteError(beside.string(), {}, "cannot be written: " + why);
    }
  }
  const auto permissions = std::filesystem::status(path, error).permissions();
  if (!error) {
    std::filesystem::permissions(beside, permissions, error);
  }
  std::filesystem::rename(beside, path, error);
  if (error) {
    std::filesystem::remove(beside, error);
    throw SuiteError(path.string(), {}, "cannot be replaced; check its permissions");
  }
}

bool same_position(const PositionEntry& a, const PositionEntry& b) {
  return a.id == b.id && a.setup == b.setup &&
         without_line_end(a.about) == without_line_end(b.about) && a.exercises == b.exercises &&
         a.tags == b.tags && a.moves == b.moves;
}

}  // namespace hurdle
