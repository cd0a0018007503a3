// Pieces that move as others do, lines and leaps that end too early or go on too far, directions
// that are forgotten (P1); where pawns step and capture (P2).
#include <fmt/format.h>

#include <algorithm>

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
  return {
      {"king-steps-straight-only", "P1", "The king steps along ranks and files only.",
       goes(plain(king), steps(straight))},
      {"queen-as-rook", "P1", "The queen moves along ranks and files only.",
       goes(plain(queen), slides(straight))},
      {"queen-as-amazon", "P1", "The queen also leaps like a knight.",
       goes(plain(queen), both(slides(as_king), leaps))},
      {"queen-steps-diagonally", "P1", "The queen moves one step only on diagonals.",
       goes(plain(queen), both(slides(straight), steps(diagonal)))},
      {"marshal-as-cardinal", "P1", "The marshal moves as bishop or knight.",
       goes(plain(marshal), both(slides(diagonal), leaps))},
      {"cardinal-as-marshal", "P1", "The cardinal moves as rook or knight.",
       goes(plain(cardinal), both(slides(straight), leaps))},
      {"marshal-without-leap", "P1", "The marshal moves as a rook only.",
       goes(plain(marshal), slides(straight))},
      {"cardinal-without-leap", "P1", "The cardinal moves as a bishop only.",
       goes(plain(cardinal), slides(diagonal))},
      {"marshal-as-queen", "P1", "The marshal moves as a queen before it is promoted.",
       goes(plain(marshal), slides(as_king))},
      {"cardinal-as-queen", "P1", "The cardinal moves as a queen before it is promoted.",
       goes(plain(cardinal), slides(as_king))},
      {"marshal-as-dragon", "P1", "The marshal moves as rook or king.",
       goes(plain(marshal), both(slides(straight), steps(diagonal)))},
      {"cardinal-as-horse", "P1", "The cardinal moves as bishop or king.",
       goes(plain(cardinal), both(slides(diagonal), steps(straight)))},
  };
}

MutantRules mutant_promoted_pieces() {
  const Going leaps = steps(as_knight);
  const Going marshal_goes = both(slides(straight), leaps);
  const Going cardinal_goes = both(slides(diagonal), leaps);
  const Going amazon_goes = both(slides(as_king), leaps);
  return {
      {"dragon-as-rook", "P1", "The dragon moves as a rook, as before.",
       goes(dragon, slides(straight))},
      {"dragon-as-queen", "P1", "The dragon moves as a queen.", goes(dragon, slides(as_king))},
      {"dragon-as-king", "P1", "The dragon moves as a king only.", goes(dragon, steps(as_king))},
      {"dragon-as-marshal", "P1", "The dragon moves as rook or knight.",
       goes(dragon, marshal_goes)},
      {"horse-as-bishop", "P1", "The horse moves as a bishop, as before.",
       goes(horse, slides(diagonal))},
      {"horse-as-queen", "P1", "The horse moves as a queen.", goes(horse, slides(as_king))},
      {"horse-as-king", "P1", "The horse moves as a king only.", goes(horse, steps(as_king))},
      {"horse-as-knight", "P1", "The horse moves as a knight.", goes(horse, leaps)},
      {"scepter-as-knight", "P1", "The scepter moves as a knight, as before.",
       goes(scepter, leaps)},
      {"scepter-as-king", "P1", "The scepter moves as a king only.", goes(scepter, steps(as_king))},
      {"scepter-steps-straight", "P1", "The scepter moves as a knight or one step straight.",
       goes(scepter, both(leaps, steps(straight)))},
      {"scepter-steps-diagonally", "P1", "The scepter moves as a knight or one step diagonally.",
       goes(scepter, both(leaps, steps(diagonal)))},
      {"apricot-as-marshal", "P1", "The apricot moves as a marshal, as before.",
       goes(apricot, marshal_goes)},
      {"apricot-keeps-its-leap", "P1", "The apricot moves as queen or knight.",
       goes(apricot, amazon_goes)},
      {"apricot-as-marshal-and-king", "P1", "The apricot moves as marshal or king.",
       goes(apricot, both(marshal_goes, steps(diagonal)))},
      {"whole-as-cardinal", "P1", "The whole moves as a cardinal, as before.",
       goes(whole, cardinal_goes)},
      {"whole-keeps-its-leap", "P1", "The whole moves as queen or knight.",
       goes(whole, amazon_goes)},
      {"whole-as-cardinal-and-king", "P1", "The whole moves as cardinal or king.",
       goes(whole, both(cardinal_goes, steps(straight)))},
      {"gilding-as-king", "P1", "The gilding moves as a king.", goes(gilding, steps(as_king))},
      {"gilding-as-rook", "P1", "The gilding moves as a rook.", goes(gilding, slides(straight))},
      {"gilding-as-amazon", "P1", "The gilding moves as queen or knight.",
       goes(gilding, amazon_goes)},
      {"gilding-as-gold", "P1", "The gilding moves as a gold general.",
       goes(gilding, steps(as_gold))},
  };
}

MutantRules mutant_lines() {
  return {
      {"lines-of-seven", "P1", "No line is longer than seven squares.",
       visits(&Hooks::targets, only_where([](const Mover& mover, Square to) {
         return distance(mover.from, to) <= 7;
       }))},
      {"knight-leaps-around-the-edge", "P1", "A knight on file a or b leaps to file i or j.",
       goes(plain(knight), wrapped_steps(as_knight))},
      {"king-steps-around-the-edge", "P1", "A king on file a steps to file j.",
       goes(plain(king), wrapped_steps(as_king))},
      {"knight-with-a-leg", "P1", "A piece straight beside a knight stops its leap.",
       goes(plain(knight), only_where(leg_is_free))},
      {"marshal-with-a-leg", "P1", "A piece straight beside a marshal stops its leap.",
       goes(plain(marshal), only_where(leg_is_free))},
      {"cardinal-with-a-leg", "P1", "A piece straight beside a cardinal stops its leap.",
       goes(plain(cardinal), only_where(leg_is_free))},
      {"knight-leaps-forward-only", "P1", "A knight leaps forward only.",
       goes(plain(knight), steps({{-1, 2}, {1, 2}}))},
      {"rook-through-enemies", "P1", "A rook goes on behind the first enemy.",
       goes(plain(rook), also(behind_an_enemy(straight)))},
      {"bishop-through-enemies", "P1", "A bishop goes on behind the first enemy.",
       goes(plain(bishop), also(behind_an_enemy(diagonal)))},
  };
}

MutantRules forgotten_directions() {
  MutantRules rules;
  for (const NamedSort& piece : pieces) {
    const auto forget = [&](bool goes_so, const Steps& directions) {
      append(rules, mutation::forgotten_directions("P1", piece.name, piece.sort,
                                                   goes_so ? directions : Steps{}));
    };
    forget(piece.straight, straight);
    forget(piece.diagonal, diagonal);
    forget(piece.leaps, as_knight);
  }
  return rules;
}

MutantRules mutant_pawns() {
  return {
      {"pawn-captures-ahead-only", "P2", "A pawn captures straight ahead and not diagonally.",
       captures(to_take(steps(ahead)))},
      {"pawn-captures-ahead-too", "P2", "A pawn captures straight ahead as well.",
       captures(also(to_take(steps(ahead))))},
      {"pawn-steps-diagonally", "P2", "A pawn may go diagonally forward without capturing.",
       goes(plain(pawn), also(to_empty(steps(ahead_aslant))))},
      {"pawn-captures-left-only", "P2", "A pawn never captures towards file j.",
       captures(only_where(goes_left))},
      {"pawn-captures-right-only", "P2", "A pawn never captures towards file a.",
       captures(only_where(goes_right))},
      {"pawn-captures-around-the-edge", "P2", "A pawn on file a captures on file j.",
       captures(to_take(wrapped_steps(ahead_aslant)))},
      {"pawn-captures-backward", "P2", "A pawn also captures diagonally backward.",
       captures(also(to_take(steps(back_aslant))))},
      {"pawn-captures-sideways", "P2", "A pawn also captures sideways.",
       captures(also(to_take(steps(sideways))))},
      {"white-pawn-captures-backward", "P2", "White's pawns capture backward too.",
       captures(for_one(Colour::white, also(to_take(steps(back_aslant)))))},
      {"black-pawn-captures-upwards", "P2", "Black's pawns capture up the board.",
       captures(to_take(steps_up(ahead_aslant)))},
      {"pawn-spares-promoted-pieces", "P2", "A pawn may not capture a promoted piece.",
       captures(
           only_where([](const Mover& mover, Square to) { return !mover.at(to).promoted(); }))},
      {"pawn-long-step-captures", "P2",
       "The second or third square of a long step may hold an enemy, which is captured.",
       visits(&Hooks::pawn_steps, also(take_the_stop))},
      {"pawn-steps-back", "P2", "A pawn may step straight back.",
       visits(&Hooks::pawn_steps,
              also(where([](const Mover& mover) { return mover.own_rank(mover.from) > 2; },
                         to_empty(steps(back)))))},
  };
}

}  // namespace hurdle::pandemonium
