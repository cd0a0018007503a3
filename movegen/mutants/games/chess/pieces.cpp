// Lines and leaps that end too early or too late, directions that are forgotten (H1), and what
// a pawn becomes, and where (H5).
#include <fmt/format.h>

#include "movegen/mutants/games/chess/hooks.hpp"

namespace hurdle::chess {
namespace {

bool captures(const Reach& asked) {
  return asked.from.file() != asked.to.file();
}

/// Some promotions are not written.
Change<mutation::Hooks> never_written(std::function<bool(const Reach&, Kind)> forgotten) {
  return change(&Hooks::write_moves, [forgotten = std::move(forgotten)](
                                         const Reach& asked, VisitMove visit, auto original) {
    original(asked, [&](Move move) {
      if (!move.is_promotion() || !forgotten(asked, move.kind())) {
        visit(move);
      }
    });
  });
}

/// A pawn may stay one on the last rank, where it has no move.
Change<mutation::Hooks> may_stay(const std::function<bool(const Reach& asked)>& stays) {
  return change(&Hooks::write_moves, [stays](const Reach& asked, VisitMove visit, auto original) {
    bool promotes = false;
    original(asked, [&](Move move) {
      promotes = promotes || move.is_promotion();
      visit(move);
    });
    if (promotes && stays(asked)) {
      visit(Move::board(asked.from, asked.to));
    }
  });
}

/// A promotion is legal only where this holds.
Change<mutation::Hooks> promotes_only_if(const std::function<bool(const Played& asked)>& may) {
  return only_if(&Hooks::keeps_royal_safe,
                 [may](const Played& asked) { return !asked.move.is_promotion() || may(asked); });
}

/// What a pawn becomes when it becomes this.
Change<mutation::Hooks> turns_into(const std::function<Piece(Piece right, Colour own)>& other) {
  return change(&Hooks::piece_after,
                [other](const BaseReferee& rules, Piece moved, Move move, auto original) {
                  const Piece right = original(rules, moved, move);
                  return move.is_promotion() ? other(right, moved.colour()) : right;
                });
}

/// It could have gone there a rank early: on its last but one.
bool reaches_the_last_but_one(const Reach& asked) {
  return asked.piece().kind() == pawn && notation.own_rank(asked.piece().colour(), asked.to) == 7;
}

}  // namespace

MutantRules mutant_lines() {
  return ClauseTable<Hooks>("H1")({
      {"lines-of-six", "No line is longer than six squares.",
       visits(&Hooks::targets, only_where(at_distance(1, 6)))},
      {"queen-is-a-ferz", "A queen goes one step diagonally, as in medieval chess.",
       goes(queen, steps(diagonal))},
      {"queen-leaps-too", "A queen goes as a knight too.", goes(queen, also(steps(as_knight)))},
      {"bishop-is-an-elephant", "A bishop leaps exactly two squares diagonally.",
       goes(bishop, steps(two_diagonally))},
      {"rook-takes-only-beside-it", "A rook captures only on the next square.",
       goes(rook, takes_only_where(at_distance(1, 1)))},
      {"rook-through-enemies", "A rook continues past the first enemy.",
       goes(rook, also(past_an_enemy(straight)))},
      {"bishop-through-enemies", "A bishop continues past the first enemy.",
       goes(bishop, also(past_an_enemy(diagonal)))},
      {"queen-through-enemies", "A queen continues past the first enemy.",
       goes(queen, also(past_an_enemy(as_king)))},
      {"rook-through-its-own", "A rook continues past a piece of its own.",
       goes(rook, also(slides_past(is_own)))},
      {"bishop-through-its-own", "A bishop continues past a piece of its own.",
       goes(bishop, also(slides_past(is_own, diagonal)))},
      {"rook-wraps", "A rook continues from the edge of a rank onto the next rank.",
       goes(rook, also(wrapped_slides(sideways)))},
      {"knight-leaps-around-the-edge", "A knight leaps past the edge files to the opposite side.",
       goes(knight, wrapped_steps(as_knight))},
      {"king-steps-around-the-edge", "A king steps past the edge files to the opposite side.",
       goes(king, wrapped_steps(as_king))},
      {"knight-with-a-leg", "A piece straight beside a knight stops its leap.",
       goes(knight, only_where(leg_is_free))},
      {"knight-leaps-forward-only", "A knight leaps forward only.",
       goes(knight, steps({{-1, 2}, {1, 2}, {-2, 1}, {2, 1}}))},
      {"knight-takes-its-own", "A knight may capture its own pieces.",
       goes(knight, also(steps_onto_own(as_knight)))},
      {"king-goes-straight-only", "A king goes straight only.", goes(king, steps(straight))},
      {"king-takes-nothing", "A king cannot capture, but still attacks the squares beside it.",
       both(goes(king, only_where(is_empty)), attacks(king, steps(as_king)))},
  });
}

MutantRules forgotten_directions() {
  const auto forgotten = [](std::string_view name, Kind kind, const Steps& ways) {
    return PieceTable("H1", name, kind)({forgotten_ways(ways), takes_nothing()});
  };
  return joined<Hooks>(
      PieceTable("H1", "king", king)({forgotten_ways(as_king)}), forgotten("queen", queen, as_king),
      forgotten("rook", rook, straight), forgotten("bishop", bishop, diagonal),
      forgotten("knight", knight, as_knight), half_checks("queen", queen, true, true, false));
}

MutantRules mutant_promotions() {
  return ClauseTable<Hooks>("H5")({
      {"only-queens", "A pawn becomes a queen and nothing else.",
       instead(&Hooks::may_become, [](Kind kind) { return kind == queen; })},
      {"pawn-need-not-promote", "A pawn may stay a pawn on the last rank.", may_stay(always(true))},
      {"capturing-pawn-need-not-promote", "A pawn that captures on the last rank may stay a pawn.",
       may_stay(captures)},
      {"black-pawn-need-not-promote", "Black's pawn may stay a pawn on rank 1.",
       may_stay(black_moves)},
      {"captures-do-not-promote", "A pawn never captures on the last rank.",
       never_written([](const Reach& asked, Kind) { return captures(asked); })},
      {"captures-give-queens-only",
       "A pawn that captures on the last rank becomes a queen and nothing else.",
       never_written(
           [](const Reach& asked, Kind becomes) { return becomes != queen && captures(asked); })},
      {"queens-only-in-check", "A pawn that answers a check becomes a queen and nothing else.",
       never_written(
           [](const Reach& asked, Kind becomes) { return becomes != queen && asked.in_check(); })},
      {"pawn-stays-a-pawn", "A pawn stays a pawn on the last rank.",
       mutation::both(may_stay(always(true)), never_written(always(true)))},
      {"never-promotes", "A pawn never goes to the last rank.", never_written(always(true))},
      {"black-never-promotes", "Black's pawns never go to the last rank.",
       never_written([](const Reach& asked, Kind) { return asked.side() == Colour::black; })},
      {"promotes-one-rank-early", "A pawn promotes on its seventh rank already.",
       also_if(&Hooks::promotes, reaches_the_last_but_one)},
      {"promoted-piece-turns-white", "Black's pawn becomes a white piece.",
       turns_into([](Piece right, Colour) {
         return Piece(Colour::white, right.kind(), right.promoted());
       })},
      {"underpromotion-gives-a-queen",
       "A pawn becomes a queen on the board, whatever piece the move names.",
       turns_into([](Piece right, Colour own) { return Piece(own, queen, right.promoted()); })},
      {"no-promotion-in-check", "A promotion cannot answer a check.",
       promotes_only_if([](const Played& asked) { return !asked.in_check(); })},
      {"promotion-gives-no-check", "A promotion that gives check is not allowed.",
       promotes_only_if([](const Played& asked) { return !asked.checks(); })},
  });
}

MutantRules forgotten_kinds() {
  MutantRules rules;
  for (const NamedKind& one : capturable) {
    if (one.kind == pawn) {
      continue;
    }
    const Kind kind = one.kind;
    rules.emplace_back(fmt::format("never-becomes-a-{}", one.name), "H5",
                       fmt::format("A pawn never becomes a {}.", one.name),
                       unless(&Hooks::may_become, [kind](Kind asked) { return asked == kind; }));
    rules.emplace_back(
        fmt::format("never-becomes-a-{}-by-capture", one.name), "H5",
        fmt::format("A pawn that captures on the last rank never becomes a {}.", one.name),
        never_written([kind](const Reach& asked, Kind becomes) {
          return becomes == kind && captures(asked);
        }));
  }
  return rules;
}

}  // namespace hurdle::chess
