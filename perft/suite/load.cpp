// Finds position sets: files in the given order, folders in sorted order.
#include <algorithm>
#include <system_error>
#include <utility>

#include "perft/suite/set.hpp"
#include "perft/suite/text/source.hpp"

namespace hurdle {
namespace {

namespace fs = std::filesystem;

void require_any(std::span<const fs::path> paths) {
  if (paths.empty()) {
    throw SuiteError("position sets", {}, "none given; name files or folders");
  }
}

bool has_yaml_format(const fs::path& path) {
  return path.extension() == ".yaml" || path.extension() == ".yml";
}

std::vector<fs::path> sets_below(const fs::path& folder) {
  std::vector<fs::path> found;
  std::error_code error;
  fs::recursive_directory_iterator walk(folder, error);
  for (; !error && walk != fs::recursive_directory_iterator(); walk.increment(error)) {
    const fs::path& path = walk->path();
    const bool set = has_yaml_format(path) || has_line_format(path);
    std::error_code ignored;
    if (set && !walk->is_directory(ignored)) {
      found.push_back(path);
    }
  }
  if (error) {
    throw SuiteError(folder.string(), {}, "cannot be searched: " + error.message());
  }
  if (found.empty()) {
    throw SuiteError(folder.string(), {},
                     "the folder holds no position set (*.yaml, *.yml, *.epd or *.perft)");
  }
  std::ranges::sort(found);
  return found;
}

/// Whether the file is no set because of this error.
template <class Error>
bool fails_by(const fs::path& path) {
  try {
    (void)load_set(path);
  } catch (const Error&) {
    return true;
  } catch (const SuiteError&) {
    return false;
  }
  return false;
}

}  // namespace

bool has_line_format(const fs::path& path) {
  return path.extension() == ".epd" || path.extension() == ".perft";
}

PositionSet load_set(const fs::path& path, const LoadOptions& how) {
  std::string text = read_file(path);
  PositionSet set = path.extension() == ".epd" ? parse_epd_set(std::move(text), path.string(), how)
                    : path.extension() == ".perft"
                        ? parse_perft_set(std::move(text), path.string(), how)
                        : parse_yaml_set(std::move(text), path.string(), how);
  set.name = path.filename().string();
  return set;
}

bool holds_games(const fs::path& path) {
  return fails_by<HoldsGames>(path);
}

bool holds_custom_positions(const fs::path& path) {
  return fails_by<HoldsCustomPositions>(path);
}

std::vector<fs::path> set_files(std::span<const fs::path> paths) {
  require_any(paths);
  std::vector<fs::path> files;
  for (const fs::path& path : paths) {
    std::error_code ignored;
    if (!fs::is_directory(path, ignored)) {
      files.push_back(path);
      continue;
    }
    const std::vector<fs::path> below = sets_below(path);
    files.insert(files.end(), below.begin(), below.end());
  }
  return files;
}

std::vector<PositionSet> load_sets(std::span<const fs::path> paths, std::vector<fs::path>* games,
                                   const LoadOptions& how) {
  require_any(paths);
  std::vector<PositionSet> sets;
  for (const fs::path& path : paths) {
    std::error_code ignored;
    const bool folder = fs::is_directory(path, ignored);
    for (const fs::path& file : set_files({&path, 1})) {
      try {
        PositionSet& set = sets.emplace_back(load_set(file, how));
        if (folder) {
          set.name = file.lexically_relative(path).string();
        }
      } catch (const HoldsGames&) {
        if (games != nullptr) {
          games->push_back(file);
        } else if (!folder) {
          throw;
        }
      } catch (const HoldsCustomPositions&) {
        if (how.custom_positions != nullptr) {
          how.custom_positions->push_back(file);
        } else if (!folder) {
          throw;
        }
      }
    }
  }
  return sets;
}

bool PositionEntry::tagged(const std::string& tag) const {
  return std::ranges::find(tags, tag) != tags.end();
}

}  // namespace hurdle
