// Wrong engines as real programs are wrong: each a small program of its own that lists moves, made
// of nothing that the mutants are made of. The diagnosis is tried on them.
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

/// An engine that plays a game wrongly, or rightly where it believes nothing else.
struct ZooEngine {
  std::string_view name;
  const Notation& notation;
  std::string_view seen;  ///< where real programs do so
  ListMoves moves;
  /// What it believes: mutants of the variant. Nothing in an engine that is right.
  std::vector<std::string> believes;
  std::string house_rules = "";  ///< the variant's reading that this is, or nothing
  bool lists_twice = false;      ///< some moves are listed more than once; the set of them is right
};

/// The moves that are right.
[[nodiscard]] std::vector<Move> right_moves(const Notation& variant, const Setup& setup);

/// All that the pieces' movements allow, until a royal piece is captured; nobody looks for check.
[[nodiscard]] std::vector<Move> pseudo_legal_moves(const Notation& variant, const Setup& setup);

/// After the move the mover's royal piece cannot be captured.
[[nodiscard]] bool stays_safe(const Notation& variant, const Setup& setup, Move move);

/// Registers engines: an object in a family's folder.
class RegisteredZoo {
 public:
  explicit RegisteredZoo(std::vector<ZooEngine> engines);
  RegisteredZoo(const RegisteredZoo&) = delete;
  RegisteredZoo& operator=(const RegisteredZoo&) = delete;

 private:
  std::vector<ZooEngine> engines_;
};

/// All registered engines, by game and name.
[[nodiscard]] const std::vector<const ZooEngine*>& zoo();

/// The engine's rules: its moves, and otherwise the right ones.
[[nodiscard]] std::shared_ptr<const Referee> referee_of(const ZooEngine& engine);

}  // namespace hurdle::props
