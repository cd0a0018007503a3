// What becomes of captured pieces (P6); which pieces are dropped, where and when (P7); where pawns
// may be dropped (P8).
#include <fmt/format.h>

#include "movegen/mutants/games/pandemonium/hooks.hpp"

namespace hurdle::pandemonium {
namespace {

Piece as_queen(Piece captured) {
  return {captured.colour(), queen};
}

Piece queenlike_as_queen(Piece captured) {
  const bool queenlike =
      gilding.holds(captured) || apricot.holds(captured) || whole.holds(captured);
  return queenlike ? as_queen(captured) : captured;
}

/// The place where a hand counts pieces captured while promoted: kinds 1 to 7 have places of their
/// own after those that the variant uses.
std::size_t flagged(Kind kind) {
  return history_start + index_of(kind) - 1;
}

/// Counts what is captured promoted, and drops such pieces first.
void keep_the_flag(const Turn& asked, Setup& next) {
  Hand& own = next.hands[index_of(asked.side())];
  const Move move = asked.move;
  if (move.is_drop() && own[flagged(move.kind())] > 0) {
    --own[flagged(move.kind())];
    next.put(move.to(), Piece(asked.side(), move.kind(), true));
  } else if (!move.is_drop() && asked.at(move.to()).promoted()) {
    ++own[flagged(asked.at(move.to()).kind())];
  }
}

/// Other ranks for dropped pawns, counted from the own edge.
Change<mutation::Hooks> pawns_on(const std::function<bool(Colour side, int rank)>& allowed) {
  return instead(&Hooks::may_drop, [allowed](const Dropping& asked) {
    return asked.kind != pawn || allowed(asked.side(), asked.own_rank(asked.to));
  });
}

bool allows_a_pawn(const Dropping& asked) {
  return family(asked.rules).pawn_may_be_dropped_on(asked.to);
}

}  // namespace

MutantRules mutant_hands() {
  return ClauseTable<Hooks>("P6")({
      {"captured-pieces-vanish", "Captured pieces leave the game.", loses(always(true))},
      {"captured-promoted-pieces-vanish", "A captured promoted piece leaves the game.",
       loses([](Piece captured) { return captured.promoted(); })},
      {"white-pieces-vanish", "Pieces that Black captures leave the game.",
       loses([](Piece captured) { return captured.colour() == Colour::white; })},
      {"black-pieces-vanish", "Pieces that White captures leave the game.",
       loses([](Piece captured) { return captured.colour() == Colour::black; })},
      {"captured-pieces-go-home", "A captured piece goes to the hand of the side that lost it.",
       taken_as(of_the_other_side)},
      {"captured-promoted-pieces-go-home",
       "A captured promoted piece goes to the hand of the side that lost it.",
       taken_as([](Piece captured) {
         return captured.promoted() ? of_the_other_side(captured) : captured;
       })},
      {"one-of-a-kind", "A hand holds at most one piece of each kind.", takes_one_of_a_kind()},
      {"gilding-comes-as-queen", "A captured gilding is a queen in hand.",
       taken_as(
           [](Piece captured) { return gilding.holds(captured) ? as_queen(captured) : captured; })},
      {"what-moves-as-queen-comes-as-queen",
       "A captured apricot, whole or gilding is a queen in hand.", taken_as(queenlike_as_queen)},
      {"promoted-flag-kept-in-hand", "A piece captured while promoted is dropped promoted.",
       afterwards(keep_the_flag)},
      {"promoting-captor-gets-nothing", "A piece captured by a promoting move goes to no hand.",
       takes_nothing_if(&Turn::promotes)},
      {"capturing-king-gets-nothing", "A piece captured by the king leaves the game.",
       takes_nothing_if([](const Turn& asked) { return asked.piece().kind() == king; })},
  });
}

MutantRules vanishing_sorts() {
  MutantRules rules;
  for (const NamedSort& one : capturable()) {
    rules.emplace_back(fmt::format("captured-{}-vanishes", one.name), "P6",
                       fmt::format("A captured {} leaves the game.", one.name), loses(one.sort));
  }
  return rules;
}

MutantRules mutant_drops() {
  return ClauseTable<Hooks>("P7")({
      {"no-drops", "Captured pieces are kept but never dropped.",
       bars([](const Dropping&, int) { return true; })},
      {"drops-in-own-half-only", "Pieces may be dropped only in the own half of the board.",
       bars([](const Dropping&, int rank) { return rank > 5; })},
      {"no-drops-in-the-camp", "No piece is dropped on the last rank.",
       bars([](const Dropping&, int rank) { return rank == 10; })},
      {"no-drops-at-home", "No piece is dropped on the own first rank.",
       bars([](const Dropping&, int rank) { return rank == 1; })},
      {"no-drops-on-the-last-file", "No piece is dropped on file j.",
       bars([](const Dropping& asked, int) { return asked.to.file() == 9; })},
      {"knight-drops-as-in-shogi", "A knight is not dropped on the last two ranks.",
       bars([](const Dropping& asked, int rank) { return asked.kind == knight && rank >= 9; })},
      {"black-never-drops", "Black does not drop.",
       bars([](const Dropping& asked, int) { return asked.side() == Colour::black; })},
      {"no-drop-out-of-check", "A side in check may not answer by a drop.",
       unless(&Hooks::permitted, both_hold(&Played::by_drop, &Played::in_check))},
      {"no-drop-with-check", "A drop may not give check.",
       unless(&Hooks::permitted, both_hold(&Played::by_drop, &Played::checks))},
      {"hand-never-empties", "A dropped piece stays in hand as well.",
       leaves_in_hand([](std::uint8_t held) { return held; })},
      {"hand-empties-at-once", "Dropping one of several equal pieces uses up all of them.",
       leaves_in_hand([](std::uint8_t) { return std::uint8_t{0}; })},
      {"wrong-hand", "A side drops pieces from the other side's hand.",
       drops_from_the_wrong_hand()},
  });
}

MutantRules forgotten_drops() {
  MutantRules rules;
  for (const Kind kind : {queen, rook, bishop, knight, marshal, cardinal, pawn}) {
    for (const Colour side : both_colours) {
      const auto forget = [&](std::string_view name, std::string_view error, int from_rank) {
        const auto is_forgotten = [kind, side, from_rank](const Dropping& asked, int rank) {
          return asked.kind == kind && asked.side() == side && rank >= from_rank;
        };
        const std::string_view piece = notation.of(kind).name;
        rules.emplace_back(fmt::format("{}-{}-{}", side_word(side), piece, name), "P7",
                           fmt::format("{} {} is {}.", sides(side), piece, error),
                           bars(is_forgotten));
      };
      forget("never-dropped", "never dropped", 1);
      if (kind != pawn) {
        forget("never-dropped-far-away", "never dropped on the last rank", notation.ranks);
      }
    }
  }
  return rules;
}

MutantRules mutant_pawn_drops() {
  return ClauseTable<Hooks>("P8")({
      {"pawn-drops-on-the-first-rank", "A pawn may be dropped on any rank except its last.",
       pawns_on([](Colour, int rank) { return rank != 10; })},
      {"pawn-drops-on-the-last-rank", "A pawn may be dropped on any rank except its first.",
       pawns_on([](Colour, int rank) { return rank != 1; })},
      {"pawn-drops-anywhere", "A pawn may be dropped on any empty square.",
       pawns_on([](Colour, int) { return true; })},
      {"no-pawn-drops-on-the-second-rank", "A pawn may not be dropped on its second rank.",
       pawns_on([](Colour, int rank) { return rank > 2 && rank < 10; })},
      {"no-pawn-drops-before-the-camp", "A pawn may not be dropped one step from promotion.",
       pawns_on([](Colour, int rank) { return rank > 1 && rank < 9; })},
      {"no-pawn-drops-on-the-last-three", "A pawn is not dropped on the last three ranks.",
       pawns_on([](Colour, int rank) { return rank > 1 && rank < 8; })},
      {"pawn-drops-in-own-half", "A pawn may be dropped only in the own half.",
       pawns_on([](Colour, int rank) { return rank > 1 && rank <= 5; })},
      {"pawn-drops-on-eight-ranks",
       "A pawn may not be dropped on ranks 1 and 8, as on an 8x8 board.",
       pawns_on([](Colour side, int rank) {
         const int board_rank = side == Colour::white ? rank : 11 - rank;
         return board_rank != 1 && board_rank != 8;
       })},
      {"black-pawn-drops-anywhere", "Black's pawns may be dropped on any rank.",
       pawns_on(
           [](Colour side, int rank) { return side == Colour::black || (rank > 1 && rank < 10); })},
      {"black-pawn-drops-on-rank-ten", "Black's pawns may be dropped on any rank except rank 1.",
       pawns_on(
           [](Colour side, int rank) { return rank < 10 && (side == Colour::black || rank > 1); })},
      {"no-piece-drops-on-edge-ranks", "Nothing is dropped on ranks 1 and 10.",
       instead(&Hooks::may_drop, allows_a_pawn)},
      {"one-pawn-a-file", "A pawn is not dropped on a file with a pawn of its side.",
       no_second_pawn(pawn, plain(pawn))},
      {"one-pawn-or-gilding-a-file",
       "A pawn is not dropped on a file with a pawn or gilding of its side.",
       no_second_pawn(pawn, pawn)},
  });
}

}  // namespace hurdle::pandemonium
