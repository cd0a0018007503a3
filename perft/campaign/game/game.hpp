// The interface between campaigns and the game that they count. Two kinds implement it: own games
// (plan/subject.hpp), and custom games (custom_game.hpp). All other code of campaigns
// depends on this interface only.
//
// A position has three forms: packed bytes in levels and stores, text in digests, exports and
// messages, and a form of its own in the tasks of a batch, for counters.
#pragma once

#include <boost/core/noncopyable.hpp>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "movegen/vocab/setup.hpp"
#include "perft/count/generator.hpp"
#include "perft/count/total.hpp"
#include "perft/count/variants.hpp"

namespace hurdle::campaign {

/// Positions of one game for its counter. One of the lists is empty.
struct TaskPositions {
  std::vector<Setup> positions;    ///< of one of the program's own games
  std::vector<std::string> texts;  ///< of a custom game

  [[nodiscard]] std::size_t size() const noexcept { return positions.size() + texts.size(); }

  /// Adds positions of other tasks of the same game.
  void add(const TaskPositions& from, std::size_t first, std::size_t count) {
    const auto add_part = [&](auto& to, const auto& all) {
      if (!all.empty()) {
        const auto begin = all.begin() + static_cast<std::ptrdiff_t>(first);
        to.insert(to.end(), begin, begin + static_cast<std::ptrdiff_t>(count));
      }
    };
    add_part(positions, from.positions);
    add_part(texts, from.texts);
  }
  void add(const TaskPositions& from) { add(from, 0, from.size()); }
};

/// Counts positions of one game, call after call, with one table.
class TaskCounter : boost::noncopyable {
 public:
  virtual ~TaskCounter() = default;

  /// perft(depth) of every position, in order. Throws Interrupted, CannotPin.
  [[nodiscard]] virtual std::vector<Total> count(const TaskPositions& positions, int depth) = 0;

  /// Which generator counts, and why; empty for a game of which there is no choice.
  [[nodiscard]] virtual std::string words() const { return ""; }
  /// Whether the plain generator counts every position.
  [[nodiscard]] virtual bool only_by_referee() const = 0;
};

/// Counters and rules versions of the program's own games. The simulation of the tests has others.
class OwnGames : boost::noncopyable {
 public:
  virtual ~OwnGames() = default;

  [[nodiscard]] virtual std::unique_ptr<Counter> counter(const Variant& variant,
                                                         const CountOptions& how) = 0;
  /// The rules version of its counters (plan/rules.hpp).
  [[nodiscard]] virtual const std::string& rules(const Variant& variant) = 0;
};

/// Packed positions one after the other, each with its size.
struct PackedList {
  std::string bytes;
  std::vector<std::uint32_t> sizes;
};

/// A root move and the packed position after it.
struct RootPosition {
  std::string move;
  std::string packed;
};

/// What to check in packed bytes; each value includes the checks of the one before.
enum class PackedCheck {
  form,    ///< only the layout: this process packed them
  bytes,   ///< also that packing again gives the same bytes
  referee  ///< also that the position is valid
};

/// One game. Thread-safe.
class Game : boost::noncopyable {
 public:
  virtual ~Game() = default;

  [[nodiscard]] virtual std::string_view name() const = 0;
  /// The first lines of a digest's text: what it is of (`campaign`), and which game.
  [[nodiscard]] virtual std::string digest_head(std::string_view of) const = 0;
  /// The text of a variants file with the game; null for the program's own games.
  [[nodiscard]] virtual const std::string* variants_text() const noexcept { return nullptr; }
  /// The rules version: two programs with the same one count the same.
  [[nodiscard]] virtual std::string rules(OwnGames& own) const = 0;

  // Packed positions: equal bytes are equal states.

  /// The first byte of every list of packed positions in a store.
  [[nodiscard]] virtual char packed_version() const noexcept = 0;
  /// Appends the position after each legal move.
  virtual void add_children(std::string_view packed, PackedList& children) const = 0;
  /// The same with the moves, sorted by their text.
  [[nodiscard]] virtual std::vector<RootPosition> root_moves(std::string_view packed) const = 0;
  /// The part of a campaign's default name that names the position; empty for the start position.
  [[nodiscard]] virtual std::string name_part(std::string_view packed) const = 0;
  [[nodiscard]] virtual std::string text_of(std::string_view packed) const = 0;
  /// The position of a text, packed. Throws TextError.
  [[nodiscard]] virtual std::string pack(std::string_view text) const = 0;
  /// Takes one position from the front of `bytes`. Throws StoreError (corrupt).
  virtual void unpack(std::string_view& bytes, PackedCheck check, TaskPositions& to) const = 0;
  [[nodiscard]] virtual Total perft(std::string_view packed, int depth,
                                    const CountOptions& how) const = 0;

  // Positions of tasks.

  [[nodiscard]] virtual std::string text_of(const TaskPositions& tasks, std::size_t task) const = 0;
  /// Adds the position of a text. Throws TextError.
  virtual void parse(std::string_view text, TaskPositions& to) const = 0;
  /// Why the position is invalid; nothing for a valid one.
  [[nodiscard]] virtual std::optional<std::string> invalid_reason(const TaskPositions& tasks,
                                                                  std::size_t task) const = 0;
  /// The FEN without counters; nothing for a state that no FEN expresses.
  [[nodiscard]] virtual std::optional<std::string> fen_of(const TaskPositions& tasks,
                                                          std::size_t task) const = 0;

  /// The fastest counter.
  [[nodiscard]] virtual std::unique_ptr<TaskCounter> counter(const CountOptions& how,
                                                             OwnGames& own) const = 0;
  /// A counter by the plain generator.
  [[nodiscard]] virtual std::unique_ptr<TaskCounter> referee(const CountOptions& how) const = 0;
};

}  // namespace hurdle::campaign
