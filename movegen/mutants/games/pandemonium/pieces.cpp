// Pieces that move as others do, lines and leaps that end too early or too late, directions
// that are forgotten (P1); where pawns step and capture (P2).

#include "movegen/mutants/games/pandemonium/hooks.hpp"
#include "movegen/referee/direction.hpp"

namespace hurdle::pandemonium {
namespace {

/// The enemy that stops a long step behind its first square.
void take_the_stop(const Mover& mover, VisitSquare visit) {
  const Square stop = mover.walk.first_piece(mover.from, mover.ahead());
  const int length = stop.exists() ? distance(mover.from, stop) : 0;
  if (mover.walk.enemy(stop) && length > 1 &&
      length <= family(mover.rules).pawn_reach(mover.colour, mover.from)) {
    visit(stop);
  }
}

}  // namespace

MutantRules mutant_plain_pieces() {
  const Going leaps = steps(as_knight);
  return ClauseTable<Hooks>("P1")({
      {"king-steps-straight-only", "The king steps along ranks and files only.",
       goes(plain(king), steps(straight))},
      {"queen-as-rook", "The queen moves along ranks and files only.",
       goes(plain(queen), slides(straight))},
      {"queen-as-amazon", "The queen also leaps like a knight.",
       goes(plain(queen), both(slides(as_king), leaps))},
      {"queen-steps-diagonally", "The queen moves one step only on diagonals.",
       goes(plain(queen), both(slides(straight), steps(diagonal)))},
      {"marshal-as-cardinal", "The marshal moves as bishop or knight.",
       goes(plain(marshal), both(slides(diagonal), leaps))},
      {"cardinal-as-marshal", "The cardinal moves as rook or knight.",
       goes(plain(cardinal), both(slides(straight), leaps))},
      {"marshal-without-leap", "The marshal moves as a rook only.",
       goes(plain(marshal), slides(straight))},
      {"cardinal-without-leap", "The cardinal moves as a bishop only.",
       goes(plain(cardinal), slides(diagonal))},
      {"marshal-as-queen", "The marshal moves as a queen before it is promoted.",
       goes(plain(marshal), slides(as_king))},
      {"cardinal-as-queen", "The cardinal moves as a queen before it is promoted.",
       goes(plain(cardinal), slides(as_king))},
      {"marshal-as-dragon", "The marshal moves as rook or king.",
       goes(plain(marshal), both(slides(straight), steps(diagonal)))},
      {"cardinal-as-horse", "The cardinal moves as bishop or king.",
       goes(plain(cardinal), both(slides(diagonal), steps(straight)))},
  });
}

MutantRules mutant_promoted_pieces() {
  const Going leaps = steps(as_knight);
  const Going marshal_goes = both(slides(straight), leaps);
  const Going cardinal_goes = both(slides(diagonal), leaps);
  const Going amazon_goes = both(slides(as_king), leaps);
  return joined<Hooks>(
      PieceTable("P1", "dragon", dragon, "The")({
          {"as-rook", "moves as a rook, as before", slides(straight)},
          {"as-queen", "moves as a queen", slides(as_king)},
          {"as-king", "moves as a king only", steps(as_king)},
          {"as-marshal", "moves as rook or knight", marshal_goes},
      }),
      PieceTable("P1", "horse", horse, "The")({
          {"as-bishop", "moves as a bishop, as before", slides(diagonal)},
          {"as-queen", "moves as a queen", slides(as_king)},
          {"as-king", "moves as a king only", steps(as_king)},
          {"as-knight", "moves as a knight", leaps},
      }),
      PieceTable("P1", "scepter", scepter, "The")({
          {"as-knight", "moves as a knight, as before", leaps},
          {"as-king", "moves as a king only", steps(as_king)},
          {"steps-straight", "moves as a knight or one step straight",
           both(leaps, steps(straight))},
          {"steps-diagonally", "moves as a knight or one step diagonally",
           both(leaps, steps(diagonal))},
      }),
      PieceTable("P1", "apricot", apricot, "The")({
          {"as-marshal", "moves as a marshal, as before", marshal_goes},
          {"keeps-its-leap", "moves as queen or knight", amazon_goes},
          {"as-marshal-and-king", "moves as marshal or king", both(marshal_goes, steps(diagonal))},
      }),
      PieceTable("P1", "whole", whole, "The")({
          {"as-cardinal", "moves as a cardinal, as before", cardinal_goes},
          {"keeps-its-leap", "moves as queen or knight", amazon_goes},
          {"as-cardinal-and-king", "moves as cardinal or king",
           both(cardinal_goes, steps(straight))},
      }),
      PieceTable("P1", "gilding", gilding, "The")({
          {"as-king", "moves as a king", steps(as_king)},
          {"as-rook", "moves as a rook", slides(straight)},
          {"as-amazon", "moves as queen or knight", amazon_goes},
          {"as-gold", "moves as a gold general", steps(as_gold)},
      }));
}

MutantRules mutant_lines() {
  return ClauseTable<Hooks>("P1")({
      {"lines-of-seven", "No line is longer than seven squares.",
       visits(&Hooks::targets, only_where([](const Mover& mover, Square to) {
         return distance(mover.from, to) <= 7;
       }))},
      {"knight-leaps-around-the-edge", "A knight leaps past the edge files to the opposite side.",
       goes(plain(knight), wrapped_steps(as_knight))},
      {"king-steps-around-the-edge", "A king steps past the edge files to the opposite side.",
       goes(plain(king), wrapped_steps(as_king))},
      {"knight-with-a-leg", "A piece straight beside a knight stops its leap.",
       goes(plain(knight), only_where(leg_is_free))},
      {"marshal-with-a-leg", "A piece straight beside a marshal stops its leap.",
       goes(plain(marshal), only_where(leg_is_free))},
      {"cardinal-with-a-leg", "A piece straight beside a cardinal stops its leap.",
       goes(plain(cardinal), only_where(leg_is_free))},
      {"knight-leaps-forward-only", "A knight leaps forward only.",
       goes(plain(knight), steps({{-1, 2}, {1, 2}}))},
      {"rook-through-enemies", "A rook continues past the first enemy.",
       goes(plain(rook), also(past_an_enemy(straight)))},
      {"bishop-through-enemies", "A bishop continues past the first enemy.",
       goes(plain(bishop), also(past_an_enemy(diagonal)))},
  });
}

MutantRules forgotten_directions() {
  MutantRules rules;
  for (const NamedSort& piece : pieces) {
    append(rules, PieceTable("P1", piece.name, piece.sort)({
                      forgotten_ways(piece.straight ? straight : Steps{}),
                      forgotten_ways(piece.diagonal ? diagonal : Steps{}),
                      forgotten_ways(piece.leaps ? as_knight : Steps{}),
                      takes_nothing(),
                  }));
    const bool alone = piece.straight + piece.diagonal + piece.leaps == 1;
    if (!alone && piece.name != "king") {
      append(rules,
             half_checks(piece.name, piece.sort, piece.straight, piece.diagonal, piece.leaps));
    }
  }
  append(rules, promotion_changes_no_moves("P1", notation));
  return rules;
}

MutantRules mutant_pawns() {
  return ClauseTable<Hooks>("P2")({
      pawn_captures("P2", pawn, "j"),
      {"white-pawn-captures-backward", "White's pawns capture backward too.",
       captures(for_one(Colour::white, also(to_take(steps(diagonally_back)))))},
      {"black-pawn-captures-upwards", "Black's pawns capture up the board.",
       captures(to_take(steps_up(diagonally_ahead)))},
      {"pawn-spares-promoted-pieces", "A pawn may not capture a promoted piece.",
       captures(
           only_where([](const Mover& mover, Square to) { return !mover.at(to).promoted(); }))},
      {"pawn-long-step-captures",
       "The second or third square of a long step may hold an enemy, which is captured.",
       visits(&Hooks::pawn_steps, also(take_the_stop))},
      {"pawn-steps-back", "A pawn may step straight back.",
       visits(&Hooks::pawn_steps,
              also(where([](const Mover& mover) { return mover.own_rank(mover.from) > 2; },
                         to_empty(steps(back)))))},
  });
}

}  // namespace hurdle::pandemonium
