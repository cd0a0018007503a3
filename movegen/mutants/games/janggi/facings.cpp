// Mutated facing generals (J10): the bound player, moves that break a facing, and moves that make
// one; mutated ends by a pass in a facing position (J11). In the variant without these clauses,
// mutants play by them.
#include <functional>

#include "movegen/mutants/games/janggi/hooks.hpp"

namespace hurdle::janggi {
namespace {

// ---- The bound player (J10) ------------------------------------------------------------------

bool is_bound(const Situation& asked) {
  return rules_of<JanggiReferee>(asked).bound_by_facing(asked.setup);
}

bool generals_share_a_file(const Situation& asked) {
  return royal_square(asked.setup, Colour::white).file() ==
         royal_square(asked.setup, Colour::black).file();
}

bool cho_stands_on_the_e_file(const Situation& asked) {
  return royal_square(asked.setup, Colour::white).file() == 4;
}

bool faces_through_cannons(const Situation& asked,
                           Hook<bool(const Situation&)>::Original original) {
  Setup seen = asked.setup;
  for (Piece& piece : seen.board) {
    if (piece.kind() == cannon) {
      piece = Piece{};
    }
  }
  return original({asked.rules, seen});
}

MutantRules mutant_bonds() {
  constexpr auto binds = &Hooks::bound_by_facing;
  constexpr auto face = &Hooks::generals_face;
  return ClauseTable<Hooks>("J10")({
      {"facing-ignored", "Facing generals have no consequence.", instead(binds, always(false))},
      {"facing-binds-cho-only",
       "Only Cho must break a facing, and only a pass by Han ends the game there.",
       only_if(binds, white_moves)},
      {"facing-binds-han-only",
       "Only Han must break a facing, and only a pass by Cho ends the game there.",
       only_if(binds, black_moves)},
      {"facing-through-pieces", "Generals on one file face each other whatever stands between.",
       instead(face, generals_share_a_file)},
      {"facing-through-cannons", "Generals face each other even if cannons stand between them.",
       change(face, faces_through_cannons)},
      {"facing-on-the-middle-file-only", "Generals face each other only on the e-file.",
       only_if(face, cho_stands_on_the_e_file)},
  });
}

// ---- What breaks a facing (J10) --------------------------------------------------------------

bool breaks(const Played& asked) {
  return !leaves_a_facing(asked);
}

/// Judges the moves of a player who is bound, but not the pass.
Change<Hooks> bound_player_may(const std::function<bool(const Played& asked)>& may) {
  return change(&Hooks::permitted, [may](const Played& asked, auto original) {
    return is_bound(asked) && !asked.move.is_pass() ? may(asked) : original(asked);
  });
}

/// A side passes only to accept the draw.
Change<Hooks> no_waiting_pass() {
  return instead(&Hooks::may_pass, always(false));
}

bool accepts_the_draw(const Played& asked) {
  return asked.move.is_pass() && is_bound(asked);
}

MutantRules mutant_breaks() {
  return {
      {"only-the-general-breaks-facing", "J10", "Only a step of the general breaks a facing.",
       bound_player_may([](const Played& asked) { return breaks(asked) && asked.by_royal(); })},
      {"only-a-block-breaks-facing", "J10",
       "Only a piece that moves between the generals breaks a facing.",
       bound_player_may([](const Played& asked) { return breaks(asked) && !asked.by_royal(); })},
      {"general-stays-on-the-facing-file", "J10",
       "In a facing position the general may step along the file.",
       bound_player_may([](const Played& asked) { return breaks(asked) || asked.by_royal(); })},
      {"facing-binds-nobody", "J10",
       "In a facing position any move is allowed, and a pass still accepts the draw.",
       bound_player_may(always(true))},
      {"captures-ignore-facing", "J10", "In a facing position any capture is allowed.",
       bound_player_may([](const Played& asked) { return breaks(asked) || asked.captures(); })},
      {"facing-must-be-accepted", "J10", "In a facing position only the pass is legal.",
       bound_player_may(always(false))},
      {"facing-is-no-draw", "J10", "In a facing position the pass is not allowed.",
       unless(&Hooks::permitted, accepts_the_draw)},
      {"facing-forgotten-in-check", "J10",
       "In a facing position a player in check need not break the facing.",
       also_if(&Hooks::permitted, &Played::in_check)},
      {"draw-only-when-unbreakable", "J10",
       "The draw may be accepted only when no move breaks the facing.",
       unless(&Hooks::permitted,
              [](const Played& asked) { return accepts_the_draw(asked) && asked.can_move(); })},
      {"pass-only-accepts-the-draw", "J9", "A player may pass only to accept the draw.",
       no_waiting_pass()},
      {"no-pass-nor-draw", "J9", "No player may pass, so a facing must be broken.",
       both(no_waiting_pass(), unless(&Hooks::permitted, accepts_the_draw))},
      {"no-draw-in-check", "J10", "A player in check may not accept the draw.",
       instead(&Hooks::may_accept_draw, always(false))},
  };
}

MutantRules mutant_casual_facings() {
  return ClauseTable<Hooks>("J10")({
      {"facing-still-binds", "Facing generals bind the player to move, as in the standard game.",
       instead(&Hooks::bound_by_facing, is_facing)},
      {"facing-still-draws-in-check",
       "A player in check may pass while the generals face each other.",
       instead(&Hooks::may_accept_draw, is_facing)},
  });
}

/// A move that makes the generals face is refused when this is true of it.
Change<Hooks> facing_not_made(std::function<bool(const Played& asked)> refused) {
  return unless(&Hooks::permitted, [refused = std::move(refused)](const Played& asked) {
    return !asked.move.is_pass() && leaves_a_facing(asked) && refused(asked);
  });
}

/// The general takes the enemy general along the open file, and so gives check there.
void along_the_open_file(const Mover& mover, VisitSquare visit) {
  if (is_facing(mover)) {
    visit(royal_square(mover.setup, opponent(mover.colour)));
  }
}

bool faces_after_a_pass(const Situation& asked) {
  return asked.setup.passes > 0 && is_facing(asked);
}

bool passed_in_check(const Situation& asked) {
  return asked.rules.in_check(asked.setup, opponent(asked.side()));
}

/// The game continues after the first pass; only a second pass ends it.
Change<Hooks> ends_by_both_passes() {
  return both(instead(&Hooks::ended_by_facing_pass, always(false)),
              change(&Hooks::permitted, [](const Played& asked, auto original) {
                return faces_after_a_pass(asked) ? asked.move.is_pass() : original(asked);
              }));
}

MutantRules mutant_facing_passes() {
  constexpr auto ends = &Hooks::ended_by_facing_pass;
  return ClauseTable<Hooks>("J11")({
      {"facing-pass-goes-on",
       "A pass in a facing position does not end the game; the other player must break the facing "
       "or "
       "pass, too.",
       instead(ends, always(false))},
      {"facing-pass-frees", "After a pass in a facing position the other player may make any move.",
       only_if(&Hooks::bound_by_facing,
               [](const Situation& asked) { return asked.setup.passes == 0; })},
      {"both-must-accept-facing",
       "A pass in a facing position does not end the game, and the other player may only pass, "
       "too.",
       ends_by_both_passes()},
      {"facing-ends-at-once", "Facing generals end the game without a pass.",
       instead(ends, is_facing)},
      {"facing-pass-of-cho-ends", "Only a pass by Cho ends the game in a facing position.",
       only_if(ends, black_moves)},
      {"facing-pass-of-han-ends", "Only a pass by Han ends the game in a facing position.",
       only_if(ends, white_moves)},
      {"facing-pass-in-check-goes-on",
       "A pass in a facing position does not end the game when it was made in check.",
       unless(ends, passed_in_check)},
  });
}

MutantRules mutant_casual_ends() {
  return ClauseTable<Hooks>("J11")({
      {"facing-ends-at-once", "Facing generals end the game without a pass.",
       instead(&Hooks::ended_by_facing_pass, is_facing)},
      {"facing-pass-still-ends",
       "A pass in a facing position ends the game, as in the standard game.",
       instead(&Hooks::ended_by_facing_pass, faces_after_a_pass)},
  });
}

}  // namespace

MutantRules mutant_facings(const Notation& variant) {
  if (&variant == &notation_casual) {
    return mutant_casual_facings();
  }
  return joined<Hooks>(mutant_bonds(), mutant_breaks());
}

MutantRules mutant_made_facings() {
  return ClauseTable<Hooks>("J10")({
      {"generals-attack-along-the-file",
       "A general attacks and captures the enemy general along an open file.",
       goes(general, also(along_the_open_file))},
      {"facing-never-made", "No move may leave the generals facing each other.",
       facing_not_made(always(true))},
      {"general-never-steps-into-facing",
       "A general may not step onto an open file to face the other general.",
       facing_not_made(&Played::by_royal)},
      {"facing-never-opened", "The last piece between the generals may not leave their file.",
       facing_not_made(is_not(&Played::by_royal))},
      {"han-never-makes-facing", "Only Cho may leave the generals facing each other.",
       facing_not_made(black_moves)},
  });
}

MutantRules mutant_facing_ends(const Notation& variant) {
  return &variant == &notation_casual ? mutant_casual_ends() : mutant_facing_passes();
}

}  // namespace hurdle::janggi
