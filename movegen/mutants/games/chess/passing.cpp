// Who takes in passing, when, and where (H4).
#include <fmt/format.h>

#include "movegen/mutants/games/chess/hooks.hpp"
#include "movegen/referee/direction.hpp"

namespace hurdle::chess {
namespace {

/// Only some captures in passing are seen.
Change<Hooks> takes_only_where(MayGo may) {
  return visits(&Hooks::pawn_passing, only_where(std::move(may)));
}

MayGo by(Colour colour) {
  return [colour](const Mover& attacker, Square /*to*/) { return attacker.side() == colour; };
}

/// Squares may stay when their pawn is gone already.
bool has_its_pawn(const Mover& attacker, Square to) {
  const Square taken = attacker.rules.passing_pawn(attacker.setup, to);
  return taken.exists() && attacker.at(taken) == Piece(opponent(attacker.side()), pawn) &&
         !attacker.at(to) && attacker.own_rank(to) == 6;
}

/// Squares stay for the side that may use them until another pawn passes one.
void squares_stay(const Turn& asked, Setup& next) {
  for (const Square square : asked.setup.en_passant) {
    if (next.en_passant.empty() && !next.at(square)) {
      next.en_passant.add(square);
    }
  }
}

/// A pawn is passed by any step from its second rank.
EnPassant passed_by_single_steps(const Passing& asked,
                                 Hook<EnPassant(const Passing&)>::Original original) {
  const Square to = asked.move.to();
  const Colour own = asked.moved.colour();
  const Square behind(to.file(), to.rank() - forward(own));
  if (asked.moved != Piece(own, pawn) || own_rank(own, to) != 4 || asked.move.from() != behind) {
    return original(asked);
  }
  EnPassant passed;
  passed.add(behind);
  return passed;
}

/// Other pieces take the pawn too when they move to a passed square.
Change<mutation::Hooks> also_takes(std::function<bool(const Turn& asked)> takes) {
  return afterwards([takes](const Turn& asked, Setup& next) {
    if (asked.setup.en_passant.contains(asked.move.to()) && takes(asked)) {
      next.put(asked.rules.passing_pawn(asked.setup, asked.move.to()), Piece{});
    }
  });
}

bool could_take_in_passing(const Played& asked) {
  bool found = false;
  if (asked.setup.en_passant.empty() || asked.move.is_en_passant()) {
    return found;
  }
  asked.rules.movements(asked.setup, [&](Move move) {
    found = found ||
            (move.is_en_passant() &&
             asked.rules.keeps_royal_safe(asked.setup, move, asked.rules.after(asked.setup, move)));
  });
  return found;
}

MutantRules overlooked_captures() {
  MutantRules rules;
  for (const Colour side : both_colours) {
    for (const bool left : {true, false}) {
      rules.push_back({fmt::format("{}-never-takes-in-passing-{}wards", side_word(side),
                                   left ? "left" : "right"),
                       "H4",
                       fmt::format("{} pawns take nothing in passing towards file {}.", sides(side),
                                   left ? 'a' : 'h'),
                       takes_only_where([side, left](const Mover& attacker, Square to) {
                         return attacker.side() != side ||
                                (left ? !goes_left(attacker, to) : !goes_right(attacker, to));
                       })});
    }
  }
  return rules;
}

}  // namespace

MutantRules mutant_passing() {
  return joined<Hooks>(
      MutantRules{
          {"no-en-passant", "H4", "No pawn is taken in passing.", takes_only_where(always(false))},
          {"only-white-takes-in-passing", "H4", "Black never takes in passing.",
           takes_only_where(by(Colour::white))},
          {"only-black-takes-in-passing", "H4", "White never takes in passing.",
           takes_only_where(by(Colour::black))},
          {"takes-in-passing-leftwards-only", "H4", "A pawn takes in passing only towards file a.",
           takes_only_where(goes_left)},
          {"takes-in-passing-rightwards-only", "H4", "A pawn takes in passing only towards file h.",
           takes_only_where(goes_right)},
          {"edge-pawns-are-not-taken-in-passing", "H4",
           "A pawn on file a or h is not taken in passing.",
           takes_only_where(
               is_not([](const Mover&, Square to) { return to.file() == 0 || to.file() == 7; }))},
          {"squares-only-as-given", "H4", "Only squares given with a position were passed.",
           instead(&Hooks::passed_squares, [](const Passing&) { return EnPassant{}; })},
          {"squares-stay", "H4", "A passed square may be used until another pawn passes one.",
           both(visits(&Hooks::pawn_passing, only_where(has_its_pawn)), afterwards(squares_stay))},
          {"single-steps-pass", "H4",
           "A pawn that comes to its fourth rank by a single step may be taken in passing too.",
           change(&Hooks::passed_squares, passed_by_single_steps)},
          {"all-pieces-take-in-passing", "H4",
           "Any piece that moves to a passed square takes the pawn.",
           also_takes([](const Turn& asked) { return asked.piece().kind() != pawn; })},
          {"must-take-in-passing", "H4", "Who can take in passing must do so.",
           unless(&Hooks::permitted, could_take_in_passing)},
      },
      overlooked_captures());
}

}  // namespace hurdle::chess
