// The lines that tell an xboard engine which game it plays, and the position.
#pragma once

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "perft/engines/protocol/adapter.hpp"

namespace hurdle::engines {

/// Whether the game is the protocol's own, chess, whose name there is `normal`.
[[nodiscard]] bool is_normal(const Notation& variant);

class XboardOrders {
 public:
  static constexpr std::string_view normal = "normal";

  /// `options` must outlive the object.
  explicit XboardOrders(const EngineOptions& options) : options_(options) {}

  /// Sets the word that the engine expects before a move: `usermove ` or nothing.
  void set_move_word(std::string word) { move_word_ = std::move(word); }
  [[nodiscard]] const std::string& move_word() const noexcept { return move_word_; }

  /// Sets the engine's name of a variant.
  void call(const Notation& variant, const std::string& name) { names_[&variant] = name; }

  /// The name of the variant in the protocol.
  [[nodiscard]] std::string name_of(const Notation& variant) const;

  /// Whether the engine reads the variant's pieces in hand from `holding` and not from the FEN.
  void set_by_holding(const Notation& variant, bool by_holding);

  /// The lines that begin a game under this name. `new` alone begins a game of chess: `variant` is
  /// for all other games (CECP), and some engines refuse it or exit.
  [[nodiscard]] static std::string new_game(std::string_view name);

  /// Whether the lines of `setboard` begin a new game.
  [[nodiscard]] static bool begins_game(const Notation& variant, const EnginePosition& position) {
    return position.from_start || variant.passes;
  }

  /// The lines that set up the position in a game under this name. Some engines take a setboard
  /// that changes only the side to move for a pass. In variants with passes the lines therefore
  /// start a new game; as that sets the start board, a position on the start board is preceded by a
  /// board with one piece less.
  [[nodiscard]] std::string setboard(const Notation& variant, const EnginePosition& position,
                                     std::string_view name) const;

  /// The moves of a line, each a line with the move word before it and a line end in front.
  [[nodiscard]] std::string play(const std::vector<std::string>& moves) const;

 private:
  const EngineOptions& options_;
  std::map<const Notation*, std::string> names_;
  std::set<const Notation*> holding_;  // variants whose hands are set by `holding`
  std::string move_word_;
};

}  // namespace hurdle::engines
