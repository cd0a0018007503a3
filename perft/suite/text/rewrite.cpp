// Replaces the file of a position set.
#include "perft/suite/text/rewrite.hpp"

#include <fmt/format.h>

#include <string_view>

#include "perft/files/files.hpp"
#include "perft/suite/text/source.hpp"

namespace hurdle {
namespace {

/// The text without final line ends: a block text at the end of a file gains one when lines are
/// added after it.
std::string_view without_line_end(std::string_view text) {
  return text.substr(0, text.find_last_not_of('\n') + 1);
}

}  // namespace

std::filesystem::path writable_set(const std::filesystem::path& path, const std::string& what) {
  if (has_line_format(path)) {
    throw SuiteError(path.string(), {},
                     fmt::format("is {} file; {} .yaml files",
                                 path.extension() == ".epd" ? "an EPD" : "a .perft", what));
  }
  return std::filesystem::is_symlink(path) ? std::filesystem::canonical(path) : path;
}

void replace_set(const std::filesystem::path& path, const std::string& before,
                 const std::string& text) {
  const FileLock lock(path);
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
