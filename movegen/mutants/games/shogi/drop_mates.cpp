// Which drops may mate, and how mate is judged (S14).
//
// Not among them, since they change no count: mate judged without drops, and mate judged as if
// drops that mate were replies. A pawn is dropped with check next to the king, opens no line and
// gives the only check, so nothing can be dropped between or on it: no reply is a drop. Nor is the
// king in the way of a line on which it might flee: whoever went along it gave check before.
#include "movegen/mutants/games/shogi/hooks.hpp"

namespace hurdle::shogi {
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

bool moves_pawn_with_mate(const Played& asked) {
  return asked.on_board() && asked.piece() == Piece(asked.side(), pawn) &&
         asked.rules.is_mate(asked.next);
}

MutantRules mutant_bounds() {
  return {
      {"pawn-drop-mates", "S14", "A pawn drop may mate.", exempt(always(true))},
      {"no-drop-mates", "S14", "No drop of any piece may mate.", forbids(drops_with_mate)},
      {"no-lance-drop-mates", "S14", "Neither pawn nor lance may mate by being dropped.",
       forbids([](const Played& asked) {
         return drops_with_mate(asked) && asked.move.kind() == lance;
       })},
      {"no-knight-drop-mates", "S14", "Neither pawn nor knight may mate by being dropped.",
       forbids([](const Played& asked) {
         return drops_with_mate(asked) && asked.move.kind() == knight;
       })},
      {"gote-pawn-drop-mates", "S14", "Gote may mate by a pawn drop, Sente may not.",
       exempt([](const Played& asked) { return asked.side() == Colour::black; })},
      {"sente-pawn-drop-mates", "S14", "Sente may mate by a pawn drop, Gote may not.",
       exempt([](const Played& asked) { return asked.side() == Colour::white; })},
      {"pawn-drop-never-checks", "S14", "A pawn drop may not give check.",
       forbids(drops_pawn_with_check)},
      {"no-pawn-mates", "S14", "A pawn may not mate by moving either.",
       forbids(moves_pawn_with_mate)},
      {"no-pawn-mates-plain", "S14", "A pawn's move may mate only with promotion.",
       forbids([](const Played& asked) {
         return moves_pawn_with_mate(asked) && !asked.move.is_promotion();
       })},
      {"no-stalemate-by-pawn-drop", "S14", "A pawn drop may not leave the other without a move.",
       forbids([](const Played& asked) {
         return is_pawn_drop(asked) && !asked.rules.has_legal_move(asked.next);
       })},
      {"pawn-drop-mates-out-of-check", "S14", "A pawn drop that answers a check may mate.",
       exempt([](const Played& asked) { return asked.in_check(); })},
  };
}

// ---- How mate is judged

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

bool takes(const Turn& reply, Square dropped) {
  return reply.on_board() && reply.move.to() == dropped;
}

bool pawn_is_taken(const Turn& reply, Square dropped) {
  return takes(reply, dropped) && is_legal(reply);
}

bool all_but_the_king_take(const Turn& reply, Square dropped) {
  return is_legal(reply) && !(reply.by_royal() && takes(reply, dropped));
}

bool any_flight_averts(const Turn& reply, Square dropped) {
  return is_legal(reply) || (reply.by_royal() && !takes(reply, dropped));
}

bool king_keeps_to_empty_squares(const Turn& reply, Square dropped) {
  return is_legal(reply) && (!reply.by_royal() || !reply.captures() || takes(reply, dropped));
}

/// On the board before the drop, whose lines the pawn has not closed.
bool exposed_before(const Turn& reply, const Setup& after, Square dropped) {
  return reply.rules.in_check(without(after, dropped), reply.side());
}

bool flights_are_judged_before_the_drop(const Turn& reply, Square dropped) {
  if (!reply.by_royal() || takes(reply, dropped)) {
    return is_legal(reply);
  }
  return is_legal(reply) &&
         !exposed_before(reply, reply.rules.after(reply.setup, reply.move), dropped);
}

bool pins_are_judged_before_the_drop(const Turn& reply, Square dropped) {
  if (!reply.by_other()) {
    return is_legal(reply);
  }
  return is_legal(reply) &&
         !exposed_before(reply, without(reply.setup, reply.move.from()), dropped);
}

MutantRules mutant_judgements() {
  return {
      {"mate-judged-by-king-moves", "S14", "Only moves of the king count against mate.",
       mate_unless([](const Turn& reply, Square) { return reply.by_royal() && is_legal(reply); })},
      {"mate-judged-by-flights", "S14", "Only flights of the king count against mate.",
       mate_unless([](const Turn& reply, Square dropped) {
         return reply.by_royal() && !takes(reply, dropped) && is_legal(reply);
       })},
      {"mate-judged-by-captures-of-the-pawn", "S14",
       "Only a capture of the dropped pawn averts mate.", mate_unless(pawn_is_taken)},
      {"mate-judged-without-captures-by-the-king", "S14",
       "The king itself does not take the dropped pawn.", mate_unless(all_but_the_king_take)},
      {"mate-judged-without-captures-on-flight", "S14",
       "A flight onto an enemy piece does not avert mate.",
       mate_unless(king_keeps_to_empty_squares)},
      {"mate-judged-with-pinned-captors", "S14", "A pinned piece could take the dropped pawn.",
       mate_unless([](const Turn& reply, Square dropped) {
         return is_legal(reply) || (reply.by_other() && takes(reply, dropped));
       })},
      {"mate-judged-with-protected-pawns-taken", "S14",
       "The king could take the dropped pawn, protected or not.",
       mate_unless([](const Turn& reply, Square dropped) {
         return is_legal(reply) || (reply.by_royal() && takes(reply, dropped));
       })},
      {"mate-judged-with-any-flight", "S14",
       "A square beside the king is a flight, attacked or not.", mate_unless(any_flight_averts)},
      {"mate-judged-by-flights-before-the-drop", "S14",
       "A square is no flight if it was attacked before the pawn closed the line.",
       mate_unless(flights_are_judged_before_the_drop)},
      {"mate-judged-by-pins-before-the-drop", "S14",
       "A piece that was pinned before the drop does not take the pawn.",
       mate_unless(pins_are_judged_before_the_drop)},
  };
}

}  // namespace

MutantRules mutant_drop_mates() {
  return joined<Hooks>(mutant_bounds(), mutant_judgements());
}

}  // namespace hurdle::shogi
