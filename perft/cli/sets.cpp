#include "perft/cli/sets.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "movegen/vocab/text.hpp"
#include "perft/cli/failure.hpp"

namespace hurdle::cli {
namespace {

constexpr const char* about_paths = "YAML or EPD files, or folders of them";

}  // namespace

void SetOptions::add_to(const Command& command) {
  command.add_arguments("PATH", paths_, about_paths);
  add_tag_to(command);
}

void SetOptions::add_optional_to(const Command& command) {
  command.add_optional_arguments("PATH", paths_, about_paths);
  add_tag_to(command);
}

void SetOptions::add_tag_to(const Command& command) {
  command.add_option("--tag", tag_, "Only positions with this tag", "T");
}

std::vector<PositionSet> SetOptions::load() const {
  const std::vector<std::filesystem::path> paths(paths_.begin(), paths_.end());
  auto sets = load_sets(paths);
  const bool any = std::any_of(sets.begin(), sets.end(), [this](const PositionSet& set) {
    return std::any_of(set.positions.begin(), set.positions.end(),
                       [this](const PositionEntry& entry) { return takes(entry); });
  });
  if (!any) {
    throw Failure(fmt::format("--tag '{}': no position has this tag", hurdle::quoted(tag_)));
  }
  return sets;
}

bool SetOptions::takes(const PositionEntry& entry) const {
  return tag_.empty() || entry.tagged(tag_);
}

}  // namespace hurdle::cli
