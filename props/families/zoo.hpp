// Engines with bugs of real programs. Each lists moves and shares no code with the mutants, so the
// diagnosis can be tested on it.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "movegen/referee/referee.hpp"
#include "movegen/vocab/move.hpp"
#include "movegen/vocab/notation.hpp"
#include "movegen/vocab/setup.hpp"

namespace hurdle::props {

/// The moves that an engine lists in a position; a move may be listed twice.
using ListMoves = std::function<std::vector<Move>(const Setup& setup)>;

/// An engine with bugs in one game, or a correct one.
struct ZooEngine {
  std::string_view name;
  const Notation& notation;
  std::string_view seen;  ///< real programs with this bug
  ListMoves moves;
  /// The mutants of the variant that play the same; empty for a correct engine.
  std::vector<std::string> mutants;
  std::string house_rules = "";  ///< the variant's house rules that play the same, or empty
  bool lists_twice = false;      ///< lists some moves more than once; the set is correct
};

/// Makes plain engines (props/examples/engines/plain/) of one game.
class PlainEngines {
 public:
  explicit PlainEngines(const Notation& notation) : notation_(notation) {}

  /// An engine with some faults.
  [[nodiscard]] ZooEngine operator()(std::string_view name, std::string_view seen,
                                     const std::vector<std::string>& faults,
                                     std::vector<std::string> mutants,
                                     std::string house_rules = "") const;
  /// An engine named after its fault, which is also the name of the mutant.
  [[nodiscard]] ZooEngine operator()(std::string_view name, std::string_view seen) const {
    return (*this)(name, seen, {std::string(name)}, {std::string(name)});
  }

 private:
  const Notation& notation_;
};

/// The correct moves.
[[nodiscard]] std::vector<Move> right_moves(const Notation& variant, const Setup& setup);

/// All moves by the pieces' movements, until a royal piece is captured; checks are ignored.
[[nodiscard]] std::vector<Move> pseudo_legal_moves(const Notation& variant, const Setup& setup);

/// Whether the mover's royal piece cannot be captured after the move.
[[nodiscard]] bool stays_safe(const Notation& variant, const Setup& setup, Move move);

/// Registers engines: define an object in a family's folder.
class RegisteredZoo {
 public:
  explicit RegisteredZoo(std::vector<ZooEngine> engines);
  RegisteredZoo(const RegisteredZoo&) = delete;
  RegisteredZoo& operator=(const RegisteredZoo&) = delete;

 private:
  std::vector<ZooEngine> engines_;
};

/// All registered engines, sorted by game and name.
[[nodiscard]] const std::vector<const ZooEngine*>& zoo();

/// The rules that the engine plays by: its own moves; everything else by the correct rules.
[[nodiscard]] std::shared_ptr<const Referee> referee_of(const ZooEngine& engine);

}  // namespace hurdle::props
