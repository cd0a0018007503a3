// Custom games, which are those that a variants file describes: sections with their parents,
// resolved to descriptions.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "movegen/custom/description.hpp"
#include "movegen/custom/text/ini.hpp"

namespace hurdle::custom {

/// A section that loaded.
struct Game {
  std::string name;
  std::string parent;  ///< empty without one
  int line = 0;
  bool built_in = false;  ///< of Hurdle's own file, which any file may inherit from
  Description facts;
  std::vector<std::string> ignored;   ///< keys about programs, its parents' included
  std::vector<std::string> unjudged;  ///< keys about ends that Hurdle does not judge, likewise
};

/// The options of this game that end whole games and that Hurdle does not judge.
[[nodiscard]] std::vector<std::string> unjudged_ends(const Game& game);

/// The games of a file, and what is wrong with it. A section with an error does not load; the
/// others do.
struct Games {
  std::vector<std::shared_ptr<const Game>> loaded;  ///< in the order of the file
  std::size_t described = 0;      ///< how many names the sections have; some may not load
  std::vector<Problem> problems;  ///< by line

  /// The game with this name, or null.
  [[nodiscard]] std::shared_ptr<const Game> find(std::string_view name) const;
};

/// The games that files may inherit from (builtin/*.ini).
[[nodiscard]] const Games& built_in_games();

/// Parses a file's text. Sections may inherit from built-in games and from sections above them.
[[nodiscard]] Games load_variants(std::string_view text);

/// The sections of a file's text that describe one game: its own after those that it inherits from,
/// without comments. They alone load to the same game. Empty for a game that the file does not
/// have.
[[nodiscard]] std::string sections_of(std::string_view text, std::string_view name);

}  // namespace hurdle::custom
