// What a capture in passing removes, and whose king it may expose (H4).
// Not here: the taken pawn as a shield on diagonals, and a capturing piece that ends a check by
// standing between. No double step leaves such a position: the line was open before it.
#include "movegen/mutants/games/chess/hooks.hpp"

namespace hurdle::chess {
namespace {

using RightlySafe = Hook<bool(const Played&)>::Original;

/// The pawn that is removed by a capture in passing.
Square taken_pawn(const Turn& asked) {
  return asked.rules.passing_pawn(asked.setup, asked.move.to());
}

bool removed_pawn_shields(const Played& asked, RightlySafe original) {
  const bool safe = original(asked);
  if (safe || !asked.move.is_en_passant()) {
    return safe;
  }
  const Square taken = taken_pawn(asked);
  return original(asked.into(with(asked.next, taken, asked.at(taken))));
}

/// The capturing pawn, too, is thought to stand where it was.
bool captor_shields_too(const Played& asked, RightlySafe original) {
  const bool safe = original(asked);
  if (safe || !asked.move.is_en_passant()) {
    return safe;
  }
  const Square from = asked.move.from();
  return original(asked.into(with(asked.next, from, asked.at(from))));
}

bool is_not_in_check(const Mover& attacker) {
  return attacker.colour != attacker.side() || attacker.setup.en_passant.empty() ||
         !attacker.in_check();
}

/// A pinned capturing piece is judged by its own square alone, even along its pin.
bool captor_is_pinned(const Played& asked) {
  return asked.move.is_en_passant() && !asked.in_check() &&
         asked.rules.in_check(without(asked.setup, asked.move.from()), asked.side());
}

}  // namespace

MutantRules mutant_attackers() {
  return {
      {"passed-pawn-stays", "H4", "The pawn that is taken in passing stays on the board.",
       instead(&Hooks::passing_pawn, [](const Position& /*asked*/, Square to) { return to; })},
      {"passing-exposes-the-king", "H4", "A capture in passing may leave the own king in check.",
       also_if(&Hooks::keeps_royal_safe,
               [](const Played& asked) { return asked.move.is_en_passant(); })},
      {"removed-pawn-still-shields", "H4",
       "The pawn taken in passing still shields the king when its safety is judged.",
       change(&Hooks::keeps_royal_safe, removed_pawn_shields)},
      {"captor-still-shields", "H4",
       "The capturing pawn still shields the king from where it came.",
       change(&Hooks::keeps_royal_safe, captor_shields_too)},
      {"pinned-pawn-never-takes-in-passing", "H4",
       "A pinned pawn does not take in passing, along its pin either.",
       unless(&Hooks::keeps_royal_safe, captor_is_pinned)},
      {"passing-never-answers-check", "H4", "A king in check is not saved by taking in passing.",
       visits(&Hooks::pawn_passing, where(is_not_in_check, original()))},
  };
}

}  // namespace hurdle::chess
