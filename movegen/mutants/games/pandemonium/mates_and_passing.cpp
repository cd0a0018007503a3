// Captures in passing, the removed pawn and exposed kings (P4); mates by drops (P9); and sides
// without a legal move (P11).
//
// Not among them, since they change no count: mate judged without drops, and mate judged as if
// drops that mate were replies. A drop opens no line, and the side that is not to move is never in
// check, so after a pawn drop the pawn alone can be giving check, from a square next to the king.
// Nothing can be dropped between or on that pawn: no reply by a drop is ever legal there.
#include <fmt/format.h>

#include "movegen/mutants/games/pandemonium/hooks.hpp"
#include "movegen/mutants/themes/shogi/hands.hpp"

namespace hurdle::pandemonium {
namespace {

bool is_diagonal_gilding_step(const Turn& asked) {
  const int files = asked.move.to().file() - asked.move.from().file();
  const int ranks = asked.move.to().rank() - asked.move.from().rank();
  return gilding.holds(asked.piece()) && ranks == forward(asked.side()) && std::abs(files) == 1;
}

/// Other pieces take the pawn too when they move to a passed square.
Change<mutation::Hooks> also_takes(const std::function<bool(const Turn& asked)>& takes) {
  return afterwards([takes](const Turn& asked, Setup& next) {
    const Square to = asked.move.to();
    if (!asked.move.is_drop() && asked.setup.en_passant.contains(to) && takes(asked)) {
      next.put(asked.rules.passing_pawn(asked.setup, to), Piece{});
      ++next.hands[index_of(asked.side())][index_of(pawn)];
    }
  });
}

/// The square of the removed pawn is guessed.
Change<mutation::Hooks> removes_from(
    const std::function<Square(Colour attacker, Square to)>& guess) {
  return instead(&Hooks::passing_pawn,
                 [guess](const Situation& asked, Square to) { return guess(asked.side(), to); });
}

bool is_not_in_check(const Mover& attacker) {
  Setup judged = attacker.setup;
  judged.en_passant.clear();
  return attacker.setup.en_passant.empty() || !attacker.rules.in_check(judged, attacker.side());
}

/// A check is answered by a capture in passing, and not by removing the pawn.
bool answers_from_between(const Played& asked) {
  return asked.move.is_en_passant() && asked.in_check() &&
         asked.rules.in_check(without(asked.setup, taken_pawn(asked)), asked.side());
}

bool two_are_passed(const Mover& attacker) {
  return attacker.setup.en_passant.size() == 2;
}

/// What one side overlooks of a capture in passing.
struct Overlooked {
  const char* name;
  const char* words;
  bool (*holds)(const Mover& attacker, Square to);
};

constexpr std::array<Overlooked, 6> overlooked{{
    {"leftwards", "towards file a", goes_left},
    {"rightwards", "towards file j", goes_right},
    {"on-the-lower-of-two", "on the lower of two passed squares",
     [](const Mover& attacker, Square to) {
       return two_are_passed(attacker) && to == *attacker.setup.en_passant.begin();
     }},
    {"on-the-upper-of-two", "on the upper of two passed squares",
     [](const Mover& attacker, Square to) {
       return two_are_passed(attacker) && to != *attacker.setup.en_passant.begin();
     }},
    {"after-two-from-the-second", "after two squares from the second rank",
     [](const Mover& attacker, Square to) {
       return !two_are_passed(attacker) && (to.rank() == 2 || to.rank() == 7);
     }},
    {"after-two-from-the-third", "after two squares from the third rank",
     [](const Mover& attacker, Square to) {
       return !two_are_passed(attacker) && (to.rank() == 3 || to.rank() == 6);
     }},
}};

Change<mutation::Hooks> mate_unless_pawns(Judgement judgement) {
  return mate_unless([](Kind dropped) { return dropped == pawn; }, std::move(judgement));
}

}  // namespace

MutantRules mutant_passing() {
  return ClauseTable<Hooks>("P4")({
      mutation::captures_in_passing("P4", "j"),
      {"all-pieces-take-in-passing", "Any piece that moves to a passed square takes the pawn.",
       also_takes([](const Turn& asked) { return asked.piece() != Piece(asked.side(), pawn); })},
      {"gilding-takes-in-passing", "A promoted pawn takes in passing as pawns do.",
       also_takes(is_diagonal_gilding_step)},
      {"passed-pawn-stays", "The pawn that is taken in passing stays on the board.",
       removes_from([](Colour, Square to) { return to; })},
      {"removes-from-beside-the-captor",
       "The removed pawn stands next to the passed square, as after a step of two squares.",
       removes_from([](Colour attacker, Square to) {
         return Square{to.file(), to.rank() - forward(attacker)};
       })},
      {"removes-from-the-fifth-rank",
       "The removed pawn stands on its fifth rank, as after a step of three squares.",
       removes_from([](Colour attacker, Square to) {
         return Square{to.file(), attacker == Colour::white ? 5 : 4};
       })},
      {"passed-pawn-goes-to-no-hand", "A pawn taken in passing goes to no hand.",
       loses_the_passed_pawn(pawn)},
      {"passing-never-answers-check", "A capture in passing cannot answer a check.",
       visits(&Hooks::pawn_passing, where(is_not_in_check, original()))},
      {"passing-answers-only-its-pawn",
       "A capture in passing answers a check only by removing the checking pawn, never by "
       "blocking.",
       unless(&Hooks::keeps_royal_safe, answers_from_between)},
  });
}

MutantRules overlooked_captures() {
  MutantRules rules;
  for (const Colour side : both_colours) {
    for (const Overlooked& one : overlooked) {
      rules.emplace_back(
          fmt::format("{}-never-takes-in-passing-{}", side_word(side), one.name), "P4",
          fmt::format("{} pawns cannot capture in passing {}.", sides(side), one.words),
          takes_in_passing_only_where([side, holds = one.holds](const Mover& attacker, Square to) {
            return attacker.side() != side || !holds(attacker, to);
          }));
    }
  }
  return rules;
}

MutantRules mutant_ends() {
  MutantRules stalemates = ClauseTable<Hooks>("P11")({
      {"stalemate-passes", "A side without a move or drop passes.",
       passes_if([](const Situation& asked) {
         return asked.stuck_without_check() && !asked.can_drop();
       })},
      {"unmovable-side-may-pass", "A side whose pieces cannot move may pass even when it can drop.",
       passes_if(&Situation::stuck_without_check)},
      {"stalemate-in-spite-of-drops",
       "A side whose pieces on the board cannot move is stalemated, even if it can drop a piece.",
       also_if(&Hooks::over, &Situation::stuck_without_check)},
      {"stalemated-king-is-exposed", "A stalemated side must expose its king.",
       exposes_in_stalemate()},
  });
  MutantRules other_ends = ClauseTable<Hooks>("C3")({
      {"bare-kings-end-the-game", "Two bare kings end the game, whatever is in hand.",
       also_if(&Hooks::over, &Situation::only_royals_stand)},
      {"bare-kings-and-hands-end-the-game", "Two bare kings and empty hands end the game.",
       also_if(&Hooks::over,
               both_hold(&Situation::only_royals_stand, &Situation::hands_are_empty))},
  });
  return joined<Hooks>(stalemates, other_ends);
}

MutantRules mutant_drop_mates() {
  constexpr DropMateCast cast{
      .clause = "P9", .first = "White", .second = "Black", .pawn = pawn, .knight = knight};
  return ClauseTable<Hooks>("P9")({
      drop_mates(cast),
      {"mate-judged-by-king-moves", "Only moves of the king avert mate by a pawn drop.",
       mate_unless_pawns(averts_if(&Reply::by_royal))},
      {"mate-judged-by-captures-of-the-pawn",
       "Only a capture of the dropped pawn averts mate by a pawn drop.",
       mate_unless_pawns(averts_if(&Reply::takes_the_drop))},
      {"mate-judged-with-pinned-captors",
       "A pinned piece counts as able to capture the dropped pawn.",
       mate_unless_pawns(averts_also_if(both_hold(&Reply::by_other, &Reply::takes_the_drop)))},
      pawn_mates(cast, "A pawn drop may not stalemate."),
  });
}

}  // namespace hurdle::pandemonium
