// The definitions of hurdle.h's opaque types. Objects are complete once made, and immutable. A game
// is one of Hurdle's own (own_game.cpp) or a custom game (custom_game.cpp).
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "perft/count/division.hpp"
#include "perft/library/c/hurdle.h"
#include "perft/library/c/options.hpp"

struct hurdle_move_list {
  struct Entry {
    std::string text;
    hurdle_count nodes;
  };
  std::vector<Entry> entries;
};

struct hurdle_verdict {
  std::string says;
  std::string clause;
  std::string title;
  std::string sentence;
};

/// Throws BadArgument, with the names of hurdle.h's arguments.
struct hurdle_position {
  hurdle_position() = default;
  hurdle_position(const hurdle_position&) = delete;
  hurdle_position& operator=(const hurdle_position&) = delete;
  virtual ~hurdle_position() = default;

  [[nodiscard]] virtual std::unique_ptr<hurdle_position> play(std::string_view moves) const = 0;
  [[nodiscard]] virtual std::string fen() const = 0;
  [[nodiscard]] virtual std::string svg(std::string_view options) const = 0;
  [[nodiscard]] virtual std::vector<std::string> moves() const = 0;
  [[nodiscard]] virtual hurdle::Total perft(int depth,
                                            const hurdle::library::PerftOptions& options) const = 0;
  [[nodiscard]] virtual hurdle::Division divide(
      int depth, const hurdle::library::PerftOptions& options) const = 0;
  [[nodiscard]] virtual hurdle_verdict explain(std::string_view move) const = 0;
  [[nodiscard]] virtual hurdle_verdict adjudicate(std::string_view moves,
                                                  std::string_view options) const = 0;
};

/// Throws BadArgument, with the names of hurdle.h's arguments.
struct hurdle_variant {
  hurdle_variant() = default;
  hurdle_variant(const hurdle_variant&) = delete;
  hurdle_variant& operator=(const hurdle_variant&) = delete;
  virtual ~hurdle_variant() = default;

  /// Ends with a null character.
  [[nodiscard]] virtual const char* name() const = 0;
  [[nodiscard]] virtual std::unique_ptr<hurdle_position> start(std::string_view setup) const = 0;
  [[nodiscard]] virtual std::unique_ptr<hurdle_position> from_fen(std::string_view fen) const = 0;
};

struct hurdle_variants {
  std::vector<std::unique_ptr<const hurdle_variant>> games;
  std::string problems;
};

namespace hurdle::library {

/// Hurdle's own games, in the order of its list.
[[nodiscard]] const hurdle_variants& own_games();
/// The own game with this name or alias. Throws BadArgument.
[[nodiscard]] const hurdle_variant& own_game(std::string_view name);

/// The games of a variants file's text. Throws BadArgument if none loads.
[[nodiscard]] std::unique_ptr<hurdle_variants> load_games(std::string_view text);

}  // namespace hurdle::library
