#include "perft/cli/options/sets.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "movegen/vocab/text/lists.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/cli/options/offers.hpp"
#include "perft/cli/program/data_folder.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/output.hpp"
#include "perft/count/variants.hpp"
#include "perft/engines/process/command.hpp"

namespace hurdle::cli {
namespace {

/// Names what a command cannot use.
void report_skipped(std::size_t files, std::string_view what) {
  if (files > 0) {
    print_to_stderr(fmt::format("skipped: {} {}",
                                files == 1 ? "1 file" : fmt::format("{} files", files), what));
  }
}

constexpr const char* about_custom_positions =
    "of custom games; use hurdle verify or hurdle suite count for them";

constexpr const char* no_own_positions = "found no positions of Hurdle's own games";

constexpr const char* about_paths = "YAML, EPD or .perft files, or folders of them";

}  // namespace

VariantOfFilesOption::VariantOfFilesOption(const Command& command)
    : TextOption(command, "--variant V", "The game of EPD and .perft files that do not name theirs",
                 Traits{.offers = offered_variants}) {}

LoadOptions VariantOfFilesOption::load_options() const {
  return {given() ? &variant_named(**this) : nullptr, nullptr, nullptr};
}

SetOptions::SetOptions(const Command& command, std::string_view otherwise)
    : paths_(
          command, "PATH",
          otherwise.empty() ? about_paths : fmt::format("{} (default: {})", about_paths, otherwise),
          Traits{.required = otherwise.empty()}),
      tag_(command, "--tag T", "Only positions with this tag", Traits{.offers = offered_tags}) {}

std::vector<PositionSet> SetOptions::load(const LoadOptions& how) const {
  return positions_of(std::vector<std::filesystem::path>(paths_->begin(), paths_->end()), true,
                      how);
}

std::vector<std::filesystem::path> SetOptions::paths_or_own() const {
  return given() ? std::vector<std::filesystem::path>(paths_->begin(), paths_->end())
                 : std::vector<std::filesystem::path>{data_folder("positions")};
}

std::vector<PositionSet> SetOptions::load_or_own(const LoadOptions& how) const {
  return positions_of(paths_or_own(), given(), how);
}

std::string SetOptions::words() const {
  std::string words = join_texts(
      *paths_, "", [](const std::string& path) { return ' ' + engines::shell_word(path); });
  return words + (tag_->empty() ? "" : " --tag " + engines::shell_word(*tag_));
}

std::vector<PositionSet> SetOptions::positions_of(const std::vector<std::filesystem::path>& paths,
                                                  bool named, LoadOptions how) const {
  std::vector<std::filesystem::path> games;
  std::vector<std::filesystem::path> custom_files;
  how.custom_positions = &custom_files;
  auto sets = load_sets(paths, &games, how);
  if (named) {
    report_skipped(games.size(), "of games; use hurdle verify or hurdle adjudicate for them");
    report_skipped(custom_files.size(), about_custom_positions);
  }
  if (sets.empty()) {
    throw Failure(games.empty() ? no_own_positions : "found games but no positions");
  }
  require_any(how.invalid != nullptr || takes_any(sets));  // all positions may be invalid
  return sets;
}

std::vector<PositionSet> SetOptions::load(std::vector<GameSet>& games, LoadOptions how) const {
  std::vector<std::filesystem::path> files;
  std::vector<std::filesystem::path> skipped;
  const bool takes_all = how.custom_positions != nullptr;
  how.custom_positions = takes_all ? how.custom_positions : &skipped;
  auto sets = load_sets(paths_or_own(), &files, how);
  bool any = takes_any(sets);
  for (const std::filesystem::path& file : files) {
    const GameSet& set = games.emplace_back(load_games(file));
    any = any ||
          std::ranges::any_of(set.games, [this](const GameRecord& game) { return takes(game); });
  }
  report_skipped(skipped.size(), about_custom_positions);
  if (!takes_all || how.custom_positions->empty()) {
    require_any(any);
  }
  return sets;
}

std::vector<GameSet> SetOptions::load_games_or_own(const LoadOptions& how) const {
  std::vector<GameSet> sets;
  for (const std::filesystem::path& path : paths_or_own()) {
    if (!std::filesystem::is_directory(path)) {
      sets.push_back(load_games(path));
      continue;
    }
    std::vector<std::filesystem::path> files;
    (void)load_sets({&path, 1}, &files, how);
    for (const std::filesystem::path& file : files) {
      sets.push_back(load_games(file));
      sets.back().name = file.lexically_relative(path).string();
    }
  }
  const bool any = std::ranges::any_of(sets, [this](const GameSet& set) {
    return std::ranges::any_of(set.games, [this](const GameRecord& game) { return takes(game); });
  });
  if (sets.empty()) {
    throw Failure("found positions but no games");
  }
  require_any(any);
  return sets;
}

bool SetOptions::takes_any(const std::vector<PositionSet>& sets) const {
  return std::ranges::any_of(sets, [this](const PositionSet& set) {
    return std::ranges::any_of(set.positions,
                               [this](const PositionEntry& entry) { return takes(entry); });
  });
}

void SetOptions::require_any(bool any) const {
  if (!any && tag_->empty()) {
    throw Failure(no_own_positions);
  }
  if (!any) {
    throw Failure(fmt::format("--tag '{}': no position has this tag", hurdle::quoted(*tag_)));
  }
}

bool SetOptions::takes(const PositionEntry& entry) const {
  return tag_->empty() || entry.tagged(*tag_);
}

}  // namespace hurdle::cli
