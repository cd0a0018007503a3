// Which drops may mate, and how mate is judged (P9).
//
// Not among them, since they change no count: mate judged without drops, and mate judged as if
// drops that mate were replies. A drop opens no line, and the side that is not to move is never in
// check, so after a pawn drop the pawn alone can be giving check, from a square next to the king.
// Nothing can be dropped between or on that pawn: no reply by a drop is ever legal there.
#include "movegen/mutants/games/pandemonium/hooks.hpp"

namespace hurdle::pandemonium {
namespace {

/// The clause does not bind some moves.
Change<mutation::Hooks> exempt(std::function<bool(const Played& asked)> free) {
  return also_if(&Hooks::permitted, free);
}

/// Some moves are forbidden that leave the own king safe.
Change<mutation::Hooks> forbids(std::function<bool(const Played& asked)> forbidden) {
  return unless(&Hooks::permitted, [forbidden](const Played& asked) {
    return forbidden(asked) && !asked.rules.in_check(asked.next, asked.side());
  });
}

bool is_pawn_drop(const Played& asked) {
  return asked.move.is_drop() && asked.move.kind() == pawn;
}

bool drops_pawn_with_check(const Played& asked) {
  return is_pawn_drop(asked) && asked.checks();
}

bool drops_with_mate(const Played& asked) {
  return asked.move.is_drop() && asked.rules.is_mate(asked.next);
}

/// A reply to a pawn that was dropped with check; it is judged in that position.
using Averts = std::function<bool(const Turn& reply, Square dropped)>;

/// Mate is judged by some replies only, or by replies that are not legal.
Change<mutation::Hooks> mate_unless(Averts averts) {
  return instead(&Hooks::permitted, [averts](const Played& asked) {
    if (!drops_pawn_with_check(asked) || asked.rules.in_check(asked.next, asked.side())) {
      return true;
    }
    bool averted = false;
    asked.rules.movements(asked.next, [&](Move reply) {
      averted = averted || averts({{asked.rules, asked.next}, reply}, asked.move.to());
    });
    return averted;
  });
}

bool is_legal(const Turn& reply) {
  return reply.rules.legal(reply.setup, reply.move);
}

bool pawn_is_taken(const Turn& reply, Square dropped) {
  return reply.on_board() && reply.move.to() == dropped && is_legal(reply);
}

/// Takes the lone checker, pinned or not.
bool checker_is_taken(const Turn& reply, Square /*dropped*/) {
  if (!reply.by_other()) {
    return is_legal(reply);
  }
  const std::vector<Square> checkers = reply.checkers();
  return checkers.size() == 1 && reply.move.to() == checkers.front();
}

}  // namespace

MutantRules mutant_drop_mates() {
  return {
      {"pawn-drop-mates", "P9", "A pawn drop may mate.", exempt(always(true))},
      {"no-drop-mates", "P9", "No drop of any piece may mate.", forbids(drops_with_mate)},
      {"no-knight-drop-mates", "P9", "Neither pawn nor knight may mate by being dropped.",
       forbids([](const Played& asked) {
         return drops_with_mate(asked) && asked.move.kind() == knight;
       })},
      {"black-pawn-drop-mates", "P9", "Black may mate by a pawn drop, White may not.",
       exempt([](const Played& asked) { return asked.side() == Colour::black; })},
      {"white-pawn-drop-mates", "P9", "White may mate by a pawn drop, Black may not.",
       exempt([](const Played& asked) { return asked.side() == Colour::white; })},
      {"pawn-drop-never-checks", "P9", "A pawn drop may not give check.",
       forbids(drops_pawn_with_check)},
      {"mate-judged-by-king-moves", "P9", "Only moves of the king count against mate.",
       mate_unless([](const Turn& reply, Square) { return reply.by_royal() && is_legal(reply); })},
      {"mate-judged-by-captures-of-the-pawn", "P9",
       "Only a capture of the dropped pawn averts mate.", mate_unless(pawn_is_taken)},
      {"mate-judged-with-pinned-captors", "P9", "A pinned piece could take the dropped pawn.",
       mate_unless(checker_is_taken)},
      {"no-pawn-mates", "P9", "A pawn may not mate by moving either.",
       forbids([](const Played& asked) {
         return asked.on_board() && asked.piece() == Piece(asked.side(), pawn) &&
                asked.rules.is_mate(asked.next);
       })},
      {"no-stalemate-by-pawn-drop", "P9", "A pawn drop may not stalemate.",
       forbids([](const Played& asked) {
         return is_pawn_drop(asked) && !asked.rules.has_legal_move(asked.next);
       })},
      {"pawn-drop-mates-out-of-check", "P9", "A pawn drop that answers a check may mate.",
       exempt([](const Played& asked) { return asked.in_check(); })},
  };
}

}  // namespace hurdle::pandemonium
