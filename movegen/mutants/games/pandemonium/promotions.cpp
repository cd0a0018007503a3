// What must promote, and what it is afterwards (P5).
#include "movegen/mutants/games/pandemonium/history.hpp"
#include "movegen/mutants/games/pandemonium/hooks.hpp"

namespace hurdle::pandemonium {
namespace {

/// A pawn that reaches the last rank need not promote.
Change<Hooks> need_not(std::function<bool(const Reach& asked)> freed) {
  return unless(&Hooks::must_promote, freed);
}

/// What may promote must, when it arrives, when it leaves, or both.
Change<Hooks> must(bool arriving, bool leaving) {
  return also_if(&Hooks::must_promote, [arriving, leaving](const Reach& asked) {
    return family(asked.rules).may_promote(asked.setup, asked.from, asked.to) &&
           ((arriving && enters_camp(asked)) || (leaving && leaves_camp(asked)));
  });
}

/// The same move twice.
bool promotes_once_more(const Reach& asked) {
  return asked.notation().of(asked.piece().kind()).promotes &&
         (leaves_camp(asked) || enters_camp(asked));
}

bool is_queen_at_the_camp(const Reach& asked) {
  return plain(queen).holds(asked.piece()) && (leaves_camp(asked) || enters_camp(asked));
}

void drop_promoted(const Turn& asked, Setup& next) {
  const Move move = asked.move;
  if (move.is_drop() && asked.notation().of(move.kind()).promotes &&
      family(asked.rules).in_enemy_camp(asked.side(), move.to())) {
    next.put(move.to(), Piece(asked.side(), move.kind(), true));
  }
}

/// A promoted piece turns back when it moves: out of the camp, or into it.
Change<mutation::Hooks> turns_back(bool leaving, bool arriving) {
  return change(&Hooks::piece_after, [leaving, arriving](const BaseReferee& rules, Piece moved,
                                                         Move move, auto original) {
    const Colour side = moved.colour();
    const bool turns = (leaving && family(rules).in_enemy_camp(side, move.from())) ||
                       (arriving && family(rules).in_enemy_camp(side, move.to()));
    return moved.promoted() && turns ? Piece(side, moved.kind()) : original(rules, moved, move);
  });
}

/// Of each square of the camp it is remembered whether its piece was dropped there.
Change<Hooks> dropped_pieces_never_promote() {
  const auto note = [](const Turn& asked, Setup& next) {
    if (family(asked.rules).in_enemy_camp(asked.side(), asked.move.to())) {
      remember(next, asked.side(), asked.move.to().file(), asked.move.is_drop());
    }
  };
  const auto was_dropped = [](const Reach& asked) {
    return leaves_camp(asked) && remembered(asked.setup, asked.side(), asked.from.file());
  };
  return both(unless(&Hooks::may_promote, was_dropped), afterwards(note));
}

}  // namespace

MutantRules mutant_promotions() {
  return {
      {"pawn-need-not-promote", "P5", "A pawn may stay a pawn on the last rank.",
       need_not(always(true))},
      {"black-pawn-need-not-promote", "P5", "Black's pawn may stay a pawn on rank 1.",
       need_not([](const Reach& asked) { return asked.side() == Colour::black; })},
      {"capturing-pawn-need-not-promote", "P5",
       "A pawn that captures on the last rank may stay one.",
       need_not([](const Reach& asked) { return asked.from.file() != asked.to.file(); })},
      {"promotion-forced", "P5", "Every piece that may promote must.", must(true, true)},
      {"promotion-forced-arriving", "P5", "A piece that arrives on the last rank must promote.",
       must(true, false)},
      {"promotion-forced-leaving", "P5", "A piece that leaves the last rank must promote.",
       must(false, true)},
      {"promoted-piece-promotes-again", "P5", "A promoted piece may promote once more.",
       instead(&Hooks::may_promote, promotes_once_more)},
      {"queen-promotes", "P5", "A queen may promote.",
       also_if(&Hooks::may_promote, is_queen_at_the_camp)},
      {"drop-promotes", "P5", "A piece dropped on the last rank is promoted there.",
       afterwards(drop_promoted)},
      {"promoted-piece-reverts-leaving", "P5",
       "A promoted piece that leaves the last rank turns back.", turns_back(true, false)},
      {"promoted-piece-reverts-arriving", "P5",
       "A promoted piece that moves to the last rank turns back.", turns_back(false, true)},
      {"dropped-piece-never-leaves-promoted", "P5",
       "A piece dropped on the last rank does not promote by leaving it.",
       dropped_pieces_never_promote()},
  };
}

}  // namespace hurdle::pandemonium
