// Which drops may mate, and how mate is judged (S14); mutants about a player without a move (S15,
// S16), and ends that the game does not have.
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

/// A player passes when this is true, and whether the king is safe then is not asked.
Change<mutation::Hooks> passes(std::function<bool(const Position& asked)> may) {
  const auto write = [may](const Position& asked, VisitMove visit, auto original) {
    original(asked, visit);
    if (may(asked)) {
      visit(Move::pass(asked.royal()));
    }
  };
  return both(
      change(&Hooks::special_moves, write),
      also_if(&Hooks::keeps_royal_safe, [](const Played& asked) { return asked.move.is_pass(); }));
}

/// Neither a piece on the board moves nor one in hand is dropped.
bool without_a_move(const Position& asked) {
  return !asked.can_move() && !asked.can_drop();
}

/// The enemy's king stands on one of its last ranks.
bool enemy_arrived(const Position& asked, int ranks) {
  const Colour enemy = opponent(asked.side());
  const Square royal = asked.rules.royal_square(asked.setup, enemy);
  return royal.exists() && asked.rules.own_rank(enemy, royal) > notation.ranks - ranks;
}

bool has_only_the_king(const Position& asked) {
  int pieces = 0;
  asked.rules.for_each_square(
      [&](Square square) { pieces += asked.at(square).belongs_to(asked.side()) ? 1 : 0; });
  return pieces == 1 && asked.setup.hands[index_of(asked.side())] == Hand{};
}

}  // namespace

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

MutantRules mutant_ends() {
  return {
      {"drops-do-not-avert-mate", "S15", "Mate is judged by moves on the board.",
       also_if(&Hooks::over,
               [](const Position& asked) { return asked.in_check() && !asked.can_move(); })},
      {"king-in-the-camp-wins", "S15", "A king that reaches the enemy camp has won.",
       also_if(&Hooks::over, [](const Position& asked) { return enemy_arrived(asked, 3); })},
      {"king-on-the-last-rank-wins", "S15", "A king that reaches the last rank has won.",
       also_if(&Hooks::over, [](const Position& asked) { return enemy_arrived(asked, 1); })},
      {"bare-king-loses", "S15", "A player who has only the king has lost.",
       also_if(&Hooks::over, has_only_the_king)},
      {"drops-do-not-avert-stalemate", "S16", "A player who can only drop has no move.",
       also_if(&Hooks::over,
               [](const Position& asked) { return !asked.in_check() && !asked.can_move(); })},
      {"stalemate-passes", "S16", "A player without a move who is not in check passes.",
       passes([](const Position& asked) { return !asked.in_check() && without_a_move(asked); })},
      {"passes-are-free", "S16", "A player may always pass, but for one in check.",
       passes([](const Position& asked) { return !asked.in_check(); })},
  };
}

}  // namespace hurdle::shogi
