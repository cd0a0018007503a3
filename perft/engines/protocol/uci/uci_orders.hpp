// The lines that tell a UCI engine which game it plays, and the position.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "perft/engines/protocol/adapter.hpp"
#include "perft/engines/protocol/uci/uci_greeting.hpp"
#include "perft/engines/protocol/uci/uci_words.hpp"

namespace hurdle::engines {

class UciOrders {
 public:
  /// The arguments must outlive the object.
  UciOrders(const EngineOptions& options, const UciWords& words, const UciGreeting& greeting)
      : options_(options), words_(words), greeting_(greeting) {}

  /// Whether an engine that lists no variants plays this game.
  [[nodiscard]] bool is_own_game(const Notation& variant) const;

  /// Sets the engine's name of a variant. Returns whether it had another one.
  bool call(const Notation& variant, const std::string& name);

  /// The option for castling with king and rook on any squares; empty if the engine has none.
  [[nodiscard]] std::string castling(const Notation& variant) const;

  /// The line with the file that describes custom games; empty without one.
  [[nodiscard]] std::string variants_file() const;

  /// The option that selects the variant; empty if the engine lists no variants and this is its own
  /// game.
  [[nodiscard]] std::string game(const Notation& variant) const;

  /// The position, and moves of the engine's own lists after it.
  [[nodiscard]] std::string position(const Notation& variant, const EnginePosition& position,
                                     const std::vector<std::string>& own_moves = {}) const;

  /// Those of these lines that a new engine needs, in the order in which they are sent.
  [[nodiscard]] std::string all(const Notation& variant, const EnginePosition& position) const;

 private:
  const EngineOptions& options_;
  const UciWords& words_;
  const UciGreeting& greeting_;
  std::map<const Notation*, std::string> names_;
};

}  // namespace hurdle::engines
