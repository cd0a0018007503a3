// Mutated pieces (M1 to M3): chess's castling and Cambodia's leap, lines that are too short, too
// long or forgotten, steps and legs of other games, and a "forward" that is the same for both
// colours.
#include "movegen/mutants/games/makpong/hooks.hpp"
#include "movegen/mutants/themes/leaps.hpp"
#include "movegen/referee/direction.hpp"

namespace hurdle::makpong {
namespace {

bool is_home(const BaseReferee& rules, Colour colour, Square square) {
  return rules.own_rank(colour, square) == 1 && (square.file() == 3 || square.file() == 4);
}

/// The corner on one side of a rank.
Square corner(Square from, int side) {
  return {side < 0 ? 0 : notation.files - 1, from.rank()};
}

/// How many files a move goes, halved: the side of castling, or 0.
int side_of(Move move) {
  return (move.to().file() - move.from().file()) / 2;
}

/// As in chess: two squares towards a rook in the corner, with nothing between, not out of check.
void write_castling(const Position& asked, VisitMove visit) {
  const Square from = asked.royal();
  if (!from.exists() || !is_home(asked.rules, asked.side(), from) || asked.in_check()) {
    return;
  }
  for (const int side : {-1, 1}) {
    const Square partner = asked.rules.walk(asked.setup, from).first_piece(from, {side, 0});
    if (partner == corner(from, side) && asked.at(partner).is(asked.side(), rook)) {
      visit(Move::board(from, {from.file() + 2 * side, from.rank()}));
    }
  }
}

void move_the_rook(const BaseReferee& /*rules*/, Setup& next, Move move) {
  const Square from = corner(move.from(), side_of(move));
  next.put({move.to().file() - side_of(move), move.to().rank()}, next.at(from));
  next.put(from, Piece{});
}

Change<mutation::Hooks> castles() {
  const auto marks = [](const Turn& asked) { return side_of(asked.move) != 0; };
  return both(
      instead(&Hooks::special_moves, write_castling),
      both(instead(&Hooks::is_castling, marks), instead(&Hooks::move_partner, move_the_rook)));
}

bool kings_face(const Played& asked) {
  const Square white = royal_square(asked.next, Colour::white);
  return white.exists() && asked.rules.walk(asked.next, white).first_piece(white, {0, 1}) ==
                               royal_square(asked.next, Colour::black);
}

bool at_home(const Mover& mover) {
  return is_home(mover.rules, mover.colour, mover.from);
}

bool ends_before_the_edge(const Mover& mover, Square to) {
  const int index = to.file() == mover.from.file() ? to.rank() : to.file();
  return distance(mover.from, to) < 2 || (index != 0 && index != 7);
}

const Steps two_diagonally{{2, 2}, {2, -2}, {-2, -2}, {-2, 2}};

}  // namespace

MutantRules mutant_kings_rooks_and_knights() {
  const Going leap_aside = to_empty(steps({{-2, 1}, {2, 1}}));
  return ClauseTable<Hooks>("M1")({
      {"king-castles", "A king at home castles with a rook in the corner.", castles()},
      {"kings-may-not-face", "Kings may not face each other on a file with nothing between.",
       unless(&Hooks::permitted, kings_face)},
      {"king-leaps-from-home", "A king at home may leap as a knight sideways.",
       goes(king, also(where(at_home, leap_aside)))},
      {"king-steps-straight-only", "A king has no diagonal step.", goes(king, steps(straight))},
      {"king-forgets-a-corner", "A king cannot step towards a1 diagonally.",
       goes(king, never_by({{-1, -1}}))},
      {"king-never-steps-back", "A king cannot step straight backward.", goes(king, never(back))},
      {"king-steps-round-the-edge", "A king on the edge steps to the far file.",
       goes(king, wrapped_steps(as_king))},
      {"king-never-captures", "A king steps only onto empty squares.",
       goes(king, takes_only_where(is_kind(king)))},
      {"king-takes-its-own", "A king may take pieces of its own colour.",
       goes(king, also(steps_onto_own(as_king)))},
      {"rook-stops-before-the-edge", "A rook's slide ends one square before the edge.",
       goes(rook, only_where(ends_before_the_edge))},
      {"rook-goes-six-at-most", "A rook goes at most six squares.",
       goes(rook, slides_at_most(6, straight))},
      {"rook-goes-through-an-enemy", "A rook may go on behind a piece it could take.",
       goes(rook, also(behind_an_enemy(straight)))},
      {"rook-takes-beyond-its-own", "A rook takes the first enemy behind an own piece.",
       goes(rook, also(to_take(slides_behind(is_own))))},
      {"rook-forgets-the-left", "A rook never goes towards the a-file.",
       goes(rook, never_where(goes_left))},
      {"rook-captures-along-files-only", "A rook does not capture along its rank.",
       goes(rook, takes_only_where(goes_along_its_file))},
      {"rook-slides-round-the-edge", "A rook on a rank goes on at its far end.",
       goes(rook, wrapped_slides(straight))},
      {"rook-steps-diagonally-too", "A rook has a king's diagonal steps.",
       goes(rook, also(steps(diagonal)))},
      {"rook-takes-its-own", "A rook may take pieces of its own colour.",
       goes(rook, also(slides_onto_own(straight)))},
      {"knight-has-a-leg", "A piece beside a knight stops its leaps there.",
       goes(knight, only_where(on_the_way(0, is_empty)))},
      {"knight-has-an-elbow", "A piece diagonally beside a knight stops its leaps there.",
       goes(knight, only_where(on_the_way(0, is_empty, First::diagonal_step)))},
      {"knight-leaps-forward-only", "A knight has the two leaps of shogi.",
       goes(knight, steps({{-1, 2}, {1, 2}}))},
      {"knight-forgets-a-leap", "The leap two files left, one down, is missing.",
       goes(knight, never_by({{-2, -1}}))},
      {"knight-leaps-round-the-edge", "A knight leaps over the edge files.",
       goes(knight, wrapped_steps(as_knight))},
      {"knight-takes-its-own", "A knight may take pieces of its own colour.",
       goes(knight, also(steps_onto_own(as_knight)))},
  });
}

PieceRules mutant_queens() {
  return PieceTable("M2", "queen", queen)({
      {"of-chess", "slides in all eight directions", slides(as_king)},
      {"slides-diagonally", "goes any distance diagonally", slides(diagonal)},
      {"steps-everywhere", "has the steps of a king", steps(as_king)},
      {"steps-straight", "steps straight, not diagonally", steps(straight)},
      {"steps-ahead-too", "has a bishop's step straight ahead", also(steps(ahead))},
      {"never-goes-back", "has her two forward steps only", only_where(goes_forward)},
      {"leaps-ahead-from-home", "at home may go two squares straight ahead",
       also(where(at_home, to_empty(steps({{0, 2}}))))},
      {"leaps-two-too", "may leap two squares diagonally", also(steps(two_diagonally))},
      {"forgets-one-diagonal", "The step right and down is missing.", never_by({{1, -1}})},
      {"steps-round-the-edge", "steps over the edge files", wrapped_steps(diagonal)},
      {"takes-her-own", "may take pieces of her own colour", also(steps_onto_own(diagonal))},
  });
}

PieceRules mutant_bishops() {
  const Going diagonally = steps(diagonal);
  return PieceTable("M3", "bishop", bishop)({
      {"has-no-straight-step", "steps diagonally only", diagonally},
      {"steps-up-for-both", "Black's bishops too step up the board.",
       both(diagonally, steps_up(ahead))},
      {"steps-back-instead", "The straight step of a bishop goes backward.",
       both(diagonally, steps(back))},
      {"steps-back-too", "steps straight backward as well", also(steps(back))},
      {"steps-sideways-too", "steps sideways as well", also(steps(sideways))},
      {"never-captures-ahead", "The straight step does not capture.",
       never_where(both(goes_along_its_file, is_taken))},
      {"only-captures-ahead", "The straight step only captures.",
       never_where(both(goes_along_its_file, is_empty))},
      {"slides-ahead", "goes any distance straight ahead", both(diagonally, slides(ahead))},
      {"of-chess", "slides diagonally", slides(diagonal)},
      {"of-shatranj", "leaps two squares diagonally", steps(two_diagonally)},
      {"goes-as-a-gold", "steps straight and forward aslant", steps(as_gold)},
      {"never-goes-back", "has no backward diagonal", only_where(goes_forward)},
      {"forgets-one-diagonal", "The step right and down is missing.", never_by({{1, -1}})},
      {"steps-round-the-edge", "steps over the edge files",
       both(wrapped_steps(diagonal), steps(ahead))},
      {"takes-its-own", "may take pieces of its own colour", also(steps_onto_own(diagonal))},
      {"checks-diagonally-only", "The straight step of a bishop gives no check.",
       attacks_only_if(bishop, is_not(goes_along_its_file))},
  });
}

}  // namespace hurdle::makpong
