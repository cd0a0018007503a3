// Which squares a pawn passes, for how long, and after which moves (P4).
#include "movegen/mutants/games/pandemonium/history.hpp"
#include "movegen/mutants/games/pandemonium/hooks.hpp"
#include "movegen/referee/direction.hpp"

namespace hurdle::pandemonium {
namespace {

/// A square that a pawn has passed, and where its step started and ended: the pawn's own ranks.
struct PassedSquare {
  int from;
  int to;
  int rank;
};

PassedSquare passed_square(const Mover& attacker, Square to) {
  const Colour passer = opponent(attacker.colour);
  const int last = own_rank(passer, attacker.rules.passing_pawn(attacker.setup, to));
  const int passed = static_cast<int>(attacker.setup.en_passant.size());
  return {last - 1 - passed, last, own_rank(passer, to)};
}

/// Other passed squares are forgotten when the pawn moves, and in the position as it is read.
Change<Hooks> remembers(std::function<bool(const PassedSquare& square)> holds) {
  return visits(&Hooks::pawn_passing, only_where([holds](const Mover& attacker, Square to) {
    return holds(passed_square(attacker, to));
  }));
}

/// Squares may stay when their pawn is gone already.
bool has_its_pawn(const Mover& attacker, Square to) {
  const Square taken = attacker.rules.passing_pawn(attacker.setup, to);
  return taken.exists() && attacker.at(taken) == Piece(opponent(attacker.side()), pawn);
}

/// Squares stay until the next pawn passes some, after drops or after all moves; the side that
/// passed them cannot use them.
Change<Hooks> squares_stay(bool after_drops_only) {
  const auto keep = [after_drops_only](const Turn& asked, Setup& next) {
    if (!next.en_passant.empty() || (after_drops_only && !asked.move.is_drop())) {
      return;
    }
    for (const Square square : asked.setup.en_passant) {
      if (!next.at(square)) {
        next.en_passant.add(square);
      }
    }
  };
  return both(visits(&Hooks::pawn_passing, only_where(has_its_pawn)), afterwards(keep));
}

EnPassant with_the_start(const Passing& asked, Hook<EnPassant(const Passing&)>::Original original) {
  const Square from = asked.move.from();
  const Square to = asked.move.to();
  const Colour side = asked.moved.colour();
  const bool two_from_the_third = asked.moved == Piece(side, pawn) && from.file() == to.file() &&
                                  distance(from, to) == 2 && own_rank(side, from) == 3;
  if (!two_from_the_third) {
    return original(asked);
  }
  const Square between{to.file(), (from.rank() + to.rank()) / 2};
  EnPassant passed;
  passed.add(from.rank() < to.rank() ? from : between);
  passed.add(from.rank() < to.rank() ? between : from);
  return passed;
}

void forget_the_dropped(const Turn& asked, Setup& next) {
  const Move move = asked.move;
  const Square square = move.is_drop() ? move.to() : move.from();
  const int rank = asked.own_rank(square);
  if (rank != 2 && rank != 3) {
    return;
  }
  if (move.is_drop() && move.kind() == pawn) {
    remember(next, asked.side(), bit_of_pawn(rank, square));
  } else if (remembered(asked.setup, asked.side(), bit_of_pawn(rank, square))) {
    next.en_passant.clear();
  }
}

/// What lies between the second rank and the dropped pawn is passed, if all of it is empty.
void pass_by_dropping(const Turn& asked, Setup& next) {
  const Square drop = asked.move.to();
  const int rank = asked.own_rank(drop);
  if (!asked.move.is_drop() || asked.move.kind() != pawn || rank < 4 || rank > 5) {
    return;
  }
  const bool white = asked.side() == Colour::white;
  const int high = white ? drop.rank() - 1 : 7;
  for (int passed = white ? 2 : drop.rank() + 1; passed <= high; ++passed) {
    const Square square{drop.file(), passed};
    if (next.at(square)) {
      return next.en_passant.clear();
    }
    next.en_passant.add(square);
  }
}

MutantRules mutant_memories() {
  return {
      {"no-en-passant", "P4", "No pawn is taken in passing.", remembers(always(false))},
      {"only-the-last-passed-square", "P4", "A pawn is taken only on the last square it passed.",
       remembers([](const PassedSquare& one) { return one.rank == one.to - 1; })},
      {"only-the-first-passed-square", "P4", "A pawn is taken only on the first square it passed.",
       remembers([](const PassedSquare& one) { return one.rank == one.from + 1; })},
      {"only-two-square-steps-pass", "P4", "A step of three squares passes nothing.",
       remembers([](const PassedSquare& one) { return one.to - one.from == 2; })},
      {"only-three-square-steps-pass", "P4", "A step of two squares passes nothing.",
       remembers([](const PassedSquare& one) { return one.to - one.from == 3; })},
      {"only-second-rank-passes", "P4", "A step from the third rank passes nothing.",
       remembers([](const PassedSquare& one) { return one.from == 2; })},
      {"only-third-rank-squares", "P4", "Only squares of the pawn's third rank are passed.",
       remembers([](const PassedSquare& one) { return one.rank == 3; })},
  };
}

}  // namespace

MutantRules mutant_passing() {
  return joined<Hooks>(
      mutant_memories(),
      MutantRules{
          {"squares-only-as-given", "P4", "Only squares given with a position were passed.",
           instead(&Hooks::passed_squares, [](const Passing&) { return EnPassant{}; })},
          {"squares-stay", "P4", "A passed square may be used until another pawn passes some.",
           squares_stay(false)},
          {"squares-stay-after-drops", "P4", "A drop does not end the right to take in passing.",
           squares_stay(true)},
          {"start-is-passed", "P4", "A step from the third rank may be taken on that rank too.",
           change(&Hooks::passed_squares, with_the_start)},
          {"dropped-pawn-passes-freely", "P4", "A pawn that was dropped is not taken in passing.",
           afterwards(forget_the_dropped)},
          {"drops-pass", "P4",
           "A pawn dropped on its fourth or fifth rank is taken as if it had come there by a "
           "long step.",
           afterwards(pass_by_dropping)},
      });
}

}  // namespace hurdle::pandemonium
