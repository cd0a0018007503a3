#include "movegen/custom/games.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "movegen/custom/text/built_in.hpp"
#include "movegen/custom/text/section.hpp"

namespace hurdle::custom {
namespace {

/// Resolves sections one after the other.
class Loader {
 public:
  Loader(const Games* parents, bool own) : parents_(parents), own_(own) {}

  Games load(std::string_view text) {
    Ini ini = parse_ini(text);
    games_.problems = std::move(ini.problems);
    std::set<std::string_view> names;
    for (const Section& section : ini.sections) {
      names.insert(section.name);
      add(section);
    }
    games_.described = names.size();
    std::ranges::stable_sort(games_.problems,
                             [](const Problem& a, const Problem& b) { return a.line < b.line; });
    return std::move(games_);
  }

 private:
  void error(const Section& section, std::string message, std::string there = "") {
    games_.problems.push_back(
        {Severity::error, section.line, section.name, std::move(message), std::move(there), ""});
  }

  std::shared_ptr<const Game> known(std::string_view name) const {
    auto found = games_.find(name);
    return found == nullptr && parents_ != nullptr ? parents_->find(name) : found;
  }

  bool is_seen(const std::string& name) const {
    return std::ranges::find(seen_, name) != seen_.end();
  }

  static bool fails(const Games& games, const std::string& name) {
    return std::ranges::any_of(games.problems, [&](const Problem& problem) {
      return problem.severity == Severity::error && problem.section == name;
    });
  }

  std::string why_no_parent(const std::string& parent) const {
    const bool failed = is_seen(parent) || (parents_ != nullptr && fails(*parents_, parent));
    return failed ? "its parent '" + parent + "' has errors"
                  : "its parent '" + parent + "' is no game above it";
  }

  void add(const Section& section) {
    if (fails(games_, section.name) && !is_seen(section.name)) {
      seen_.push_back(section.name);  // its form is wrong
      return;
    }
    if (is_seen(section.name) || known(section.name) != nullptr ||
        (parents_ != nullptr && fails(*parents_, section.name))) {
      error(section, "a game of this name exists", "drops the whole section");
      return;
    }
    seen_.push_back(section.name);
    auto game = std::make_shared<Game>();
    game->facts = blank_description();
    if (!section.parent.empty()) {
      const auto parent = known(section.parent);
      if (parent == nullptr) {
        error(section, why_no_parent(section.parent), "drops the section if it does not know it");
        return;
      }
      *game = *parent;
    }
    game->name = section.name;
    game->parent = section.parent;
    game->line = section.line;
    game->built_in = own_;
    if (apply_section(section, own_, *game, games_.problems)) {
      games_.loaded.push_back(std::move(game));
    }
  }

  const Games* parents_;
  bool own_;
  Games games_;
  std::vector<std::string> seen_;
};

std::string text_of(const Section& section) {
  std::string text = section.parent.empty()
                         ? fmt::format("[{}]\n", section.name)
                         : fmt::format("[{}:{}]\n", section.name, section.parent);
  for (const Entry& entry : section.entries) {
    text += fmt::format("{} = {}\n", entry.key, entry.value);
  }
  return text;
}

}  // namespace

std::shared_ptr<const Game> Games::find(std::string_view name) const {
  const auto found =
      std::ranges::find_if(loaded, [&](const auto& game) { return game->name == name; });
  return found == loaded.end() ? nullptr : *found;
}

const Games& built_in_games() {
  static const Games games = Loader(nullptr, true).load(built_in_text());
  return games;
}

Games load_variants(std::string_view text) {
  return Loader(&built_in_games(), false).load(text);
}

std::vector<std::string> unjudged_ends(const Game& game) {
  std::vector<std::string> keys = game.unjudged;
  if (game.facts.results.material == Material::janggi) {
    keys.emplace_back("materialCounting");
  }
  return keys;
}

std::string sections_of(std::string_view text, std::string_view name) {
  const std::vector<Section> sections = parse_ini(text).sections;
  std::string result;
  std::string wanted(name);
  auto end = sections.end();
  for (;;) {
    // A parent stands above its section, and of two sections with one name the first counts.
    const auto found = std::find_if(sections.begin(), end,
                                    [&](const Section& section) { return section.name == wanted; });
    if (found == end) {
      return result;
    }
    result.insert(0, text_of(*found));
    wanted = found->parent;
    end = found;
  }
}

}  // namespace hurdle::custom
