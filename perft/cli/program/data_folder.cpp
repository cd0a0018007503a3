#include "perft/cli/program/data_folder.hpp"

#include <fmt/format.h>

#include <array>

#include "perft/cli/program/failure.hpp"

namespace hurdle::cli {
namespace {

/// The folder without symbolic links, relative to the current folder if it is inside it.
std::filesystem::path in_short(const std::filesystem::path& folder) {
  std::error_code none;
  const auto whole = std::filesystem::canonical(folder, none);
  const auto below = whole.lexically_relative(std::filesystem::current_path(none));
  return below.empty() || *below.begin() == ".." ? whole : below;
}

}  // namespace

std::filesystem::path data_folder(std::string_view name) {
  std::error_code none;
  const auto program = std::filesystem::read_symlink("/proc/self/exe", none).parent_path();
  const std::array places{
      (program / HURDLE_DATA_FROM_PROGRAM / name).lexically_normal(),  // installed
      program / "share/hurdle" / name};                                // built
  for (const auto& place : places) {
    if (std::filesystem::is_directory(place, none)) {
      return in_short(place);
    }
  }
  throw Failure(
      fmt::format("no folder of {}: neither {} nor {} exists; copy share/hurdle with the program, "
                  "as `cmake --install` and the build do",
                  name, places[0].string(), places[1].string()));
}

std::filesystem::path rules_file_of(const std::string& variant,
                                    const std::filesystem::path& rules) {
  std::error_code none;
  for (std::string name = variant; !name.empty(); name.pop_back()) {
    const std::filesystem::path file = rules / name / "rules.md";
    if (std::filesystem::exists(file, none)) {
      return file;
    }
  }
  throw Failure(fmt::format("no rules of {} in {}", variant, rules.string()));
}

std::string rules_page_name(const std::string& variant) {
  return "hurdle-rules-" + variant;
}

}  // namespace hurdle::cli
