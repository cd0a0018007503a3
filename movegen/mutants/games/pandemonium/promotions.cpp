// Where promotion is granted, and to whom; what must promote, and what it is afterwards (P5).
#include <fmt/format.h>

#include <utility>

#include "movegen/mutants/games/pandemonium/hooks.hpp"

namespace hurdle::pandemonium {
namespace {

/// Another enemy camp, by the own ranks.
Change<Hooks> camp(const std::function<bool(Colour colour, int rank)>& holds) {
  return instead(&Hooks::in_enemy_camp, [holds](Colour colour, Square square) {
    return holds(colour, notation.own_rank(colour, square));
  });
}

/// A promotion that the rules grant is refused.
Change<Hooks> refuses(std::function<bool(const Reach& asked)> refused) {
  return unless(&Hooks::may_promote, std::move(refused));
}

bool is_no_pawn(const Reach& asked) {
  return asked.piece().kind() != pawn;
}

/// How a promoting move lies to the last rank.
struct Way {
  const char* word;
  const char* error;
  bool leaves;
  bool enters;
};

constexpr std::array<Way, 3> ways{{{"arriving", "arriving on the last rank", false, true},
                                   {"leaving", "leaving the last rank", true, false},
                                   {"staying", "moving along the last rank", true, true}}};

/// Moves of other kinds never end on the rank where they start.
bool goes_along_ranks(Kind kind) {
  return kind == rook || kind == marshal;
}

/// A pawn that reaches the last rank need not promote.
Change<Hooks> need_not(std::function<bool(const Reach& asked)> freed) {
  return unless(&Hooks::must_promote, std::move(freed));
}

/// What may promote must, when it arrives, when it leaves, or both.
Change<Hooks> must(bool arriving, bool leaving) {
  return also_if(&Hooks::must_promote, [arriving, leaving](const Reach& asked) {
    return family(asked.rules).may_promote(asked.setup, asked.from, asked.to) &&
           ((arriving && enters_camp(asked)) || (leaving && leaves_camp(asked)));
  });
}

bool is_at_the_camp(const Reach& asked) {
  return leaves_camp(asked) || enters_camp(asked);
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

MutantRules mutant_camps() {
  return ClauseTable<Hooks>("P5")({
      {"camp-of-three-ranks", "The enemy camp is the last three ranks, as in Shogi.",
       camp([](Colour, int rank) { return rank >= 8; })},
      {"camp-of-two-ranks", "The enemy camp is the last two ranks.",
       camp([](Colour, int rank) { return rank >= 9; })},
      {"both-edges-promote", "Pieces of both sides promote on ranks 1 and 10.",
       camp([](Colour, int rank) { return rank == 1 || rank == 10; })},
      {"black-promotes-on-rank-ten", "Black promotes on rank 10, as White does, and not on rank 1.",
       camp([](Colour colour, int rank) { return rank == (colour == Colour::white ? 10 : 1); })},
      {"black-promotes-on-rank-two", "Black promotes on rank 2.",
       camp([](Colour colour, int rank) { return rank == (colour == Colour::white ? 10 : 9); })},
      {"white-promotes-on-rank-nine", "White promotes on rank 9 too.",
       camp([](Colour colour, int rank) { return rank >= (colour == Colour::white ? 9 : 10); })},
      {"no-promotion-by-leaving", "Only a move that ends on the last rank may promote.",
       refuses([](const Reach& asked) { return !enters_camp(asked); })},
      {"no-promotion-inside", "A move along the last rank does not promote.",
       refuses([](const Reach& asked) { return leaves_camp(asked) && enters_camp(asked); })},
      {"no-promotion-by-arriving", "Only pawns promote by arriving; other pieces by leaving.",
       refuses([](const Reach& asked) { return !leaves_camp(asked) && is_no_pawn(asked); })},
      {"no-promotion-with-capture", "Pieces other than pawns do not promote by capturing.",
       refuses([](const Reach& asked) { return asked.captures() && is_no_pawn(asked); })},
      {"promotion-only-with-capture", "Pieces other than pawns promote only by capturing.",
       refuses([](const Reach& asked) { return !asked.captures() && is_no_pawn(asked); })},
      {"black-never-promotes-by-leaving", "Black's pieces promote by arriving only.",
       refuses([](const Reach& asked) {
         return asked.side() == Colour::black && !enters_camp(asked);
       })},
      {"pawn-never-arrives", "A pawn may not go to the last rank at all.",
       refuses([](const Reach& asked) { return asked.piece().kind() == pawn; })},
  });
}

MutantRules forgotten_promotions() {
  MutantRules rules;
  for (const Kind kind : {rook, bishop, knight, marshal, cardinal}) {
    const std::string_view name = notation.of(kind).name;
    for (const Colour side : both_colours) {
      for (const Way& way : ways) {
        if (way.leaves && way.enters && !goes_along_ranks(kind)) {
          continue;
        }
        const auto forgotten = [piece = Piece(side, kind), way](const Reach& asked) {
          return asked.piece() == piece && leaves_camp(asked) == way.leaves &&
                 enters_camp(asked) == way.enters;
        };
        rules.emplace_back(
            fmt::format("{}-{}-not-promoted-{}", side_word(side), name, way.word), "P5",
            fmt::format("{} {} does not promote by {}.", sides(side), name, way.error),
            unless(&Hooks::may_promote, forgotten));
      }
    }
  }
  return rules;
}

MutantRules mutant_promotions() {
  return ClauseTable<Hooks>("P5")({
      {"pawn-need-not-promote", "A pawn may stay a pawn on the last rank.", need_not(always(true))},
      {"black-pawn-need-not-promote", "Black's pawn may stay a pawn on rank 1.",
       need_not(black_moves)},
      {"capturing-pawn-need-not-promote", "A pawn that captures on the last rank may stay a pawn.",
       need_not([](const Reach& asked) { return asked.from.file() != asked.to.file(); })},
      {"promotion-forced", "Every piece that may promote must.", must(true, true)},
      {"promotion-forced-arriving", "A piece that arrives on the last rank must promote.",
       must(true, false)},
      {"promotion-forced-leaving", "A piece that leaves the last rank must promote.",
       must(false, true)},
      {"promoted-piece-promotes-again", "A promoted piece may promote once more.",
       instead(&Hooks::may_promote,
               [](const Reach& asked) {
                 return asked.notation().of(asked.piece().kind()).promotes && is_at_the_camp(asked);
               })},
      {"queen-promotes", "A queen may promote.",
       also_if(&Hooks::may_promote,
               [](const Reach& asked) {
                 return plain(queen).holds(asked.piece()) && is_at_the_camp(asked);
               })},
      {"drop-promotes", "A piece dropped on the last rank is promoted there.",
       drops_promoted_if([](const Turn& drop) {
         return drop.notation().of(drop.move.kind()).promotes &&
                family(drop.rules).in_enemy_camp(drop.side(), drop.move.to());
       })},
      {"promoted-piece-reverts-leaving",
       "A promoted piece that leaves the last rank loses its promotion.", turns_back(true, false)},
      {"promoted-piece-reverts-arriving",
       "A promoted piece that moves to the last rank loses its promotion.",
       turns_back(false, true)},
      {"dropped-piece-never-leaves-promoted",
       "A piece dropped on the last rank does not promote by leaving it.",
       dropped_pieces_never_promote()},
  });
}

}  // namespace hurdle::pandemonium
