// Games and positions as text, for servers. All protocols use this interface, so they do not depend
// on the description of a game.
#pragma once

#include <algorithm>
#include <boost/core/noncopyable.hpp>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "movegen/custom/games.hpp"
#include "movegen/referee/ends.hpp"
#include "perft/count/division.hpp"
#include "perft/count/generator.hpp"
#include "perft/count/variants.hpp"

namespace hurdle::serve {

/// A request that cannot be fulfilled; `what()` is the reply.
class Refused : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// Whether a move is legal, and the clause that decides it.
struct MoveVerdict {
  std::string move;  ///< in coordinates
  bool legal = false;
  std::string clause;
  std::string sentence;
};

/// The result of a whole game, and the legal moves after it.
struct GameVerdict {
  std::vector<std::string> moves;  ///< the legal ones after it, sorted; none if it is over
  /// `*` while it goes on, clause and sentence are empty then; `*` with a clause if the game is
  /// over and an option that Hurdle does not judge decides it.
  std::string result = "*";
  std::string clause;
  std::string sentence;
};

/// A position of a served game. It never changes.
class ServedPosition : boost::noncopyable {
 public:
  virtual ~ServedPosition() = default;

  [[nodiscard]] virtual std::string fen() const = 0;
  /// The board in letters, each line with its end.
  [[nodiscard]] virtual std::string diagram() const = 0;

  /// The legal moves, sorted.
  [[nodiscard]] virtual std::vector<std::string> moves() const = 0;
  /// perft(depth - 1) below every legal move, depth from 1. A total beyond 128 bits throws.
  [[nodiscard]] virtual Division divide(int depth, const CountOptions& how) const = 0;
  /// perft(depth), from 0.
  [[nodiscard]] virtual Total perft(int depth, const CountOptions& how) const = 0;

  /// The position after a legal move. Throws Refused; the message names the clause that forbids it.
  [[nodiscard]] virtual std::shared_ptr<const ServedPosition> after(
      const std::string& move) const = 0;
  /// Why a move is legal or illegal. Throws Refused for a text that is no move.
  [[nodiscard]] virtual MoveVerdict explain(const std::string& move) const = 0;
  /// Judges a game that begins here, with these options of its ends. Throws Refused for an illegal
  /// move, for one after the end, and if the game has no rules about its end here.
  [[nodiscard]] virtual GameVerdict judge(const std::vector<std::string>& moves,
                                          const EndOptions& ends) const = 0;
};

/// A game that a server plays.
class ServedGame : boost::noncopyable {
 public:
  virtual ~ServedGame() = default;

  [[nodiscard]] virtual std::string_view name() const = 0;
  /// Whether this is its name or an alias.
  [[nodiscard]] virtual bool is_called(const std::string& name) const = 0;

  /// The moves of a line of text.
  [[nodiscard]] virtual std::vector<std::string> split_moves(const std::string& line) const = 0;

  [[nodiscard]] virtual std::shared_ptr<const ServedPosition> start() const = 0;
  /// The position of a FEN. Throws Refused if it cannot be parsed or is invalid.
  [[nodiscard]] virtual std::shared_ptr<const ServedPosition> position(
      const std::string& fen) const = 0;
};

using ServedGames = std::vector<std::shared_ptr<const ServedGame>>;

/// The game with this name or alias, or null if it is not served.
[[nodiscard]] inline const ServedGame* find_game(const ServedGames& games,
                                                 const std::string& name) {
  const auto found =
      std::ranges::find_if(games, [&](const auto& game) { return game->is_called(name); });
  return found == games.end() ? nullptr : found->get();
}

/// A variant as played by a generator of it, which may be a mutant's. The variant's own rules
/// decide which positions are valid, and explain.
[[nodiscard]] std::shared_ptr<const ServedGame> served(const Variant& variant,
                                                       std::shared_ptr<const Generator> generator);

/// The variant by its own rules and its fast generator.
[[nodiscard]] std::shared_ptr<const ServedGame> by_the_rules(const Variant& variant);

/// A custom game. Its plain referee plays; a library that `hurdle build-variant` has kept
/// counts.
[[nodiscard]] std::shared_ptr<const ServedGame> of_custom_game(
    std::shared_ptr<const custom::Game> game);

}  // namespace hurdle::serve
