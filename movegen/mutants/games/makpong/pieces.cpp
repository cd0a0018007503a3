// Mutated pieces (M1 to M3): chess's castling and Cambodia's leap, lines that are too short, too
// long or forgotten, steps and legs of other games, and a "forward" that is the same for both
// colours. Mutated pawns (M4): chess's double step, captures that are too many, too few or of
// another game, and attacks that are mistaken for moves. Mutated promotions (M5): on another rank,
// of another piece, by choice, not at all. Two are missing because no count can show them: a double
// step from rank 2, where no pawn ever stands (C8), and a zone from rank 6 on (Black: down from
// rank 3) instead of the one rank. A pawn advances one rank a move and starts below the zone (C8),
// so the first rank of the zone is the only one on which it can ever arrive.
#include <algorithm>

#include "movegen/mutants/games/makpong/hooks.hpp"
#include "movegen/mutants/themes/leaps.hpp"
#include "movegen/mutants/themes/ways.hpp"
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
void write_castling(const Situation& asked, VisitMove visit) {
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

/// Makruk's pawns start on their third rank.
bool is_at_the_start(const Mover& mover) {
  return mover.own_rank(mover.from) == 3;
}

bool is_straight_ahead(const Mover& mover, Square to) {
  return to.exists() && to == mover.step(mover.ahead());
}

/// A king's step onto an empty square is judged by the squares that enemies could step to: pawns
/// guard the square ahead and not those they would capture on.
bool guarded_by_steps(const Played& asked) {
  const Square to = asked.move.to();
  const Setup unseen = without(asked.next, to);
  bool guarded = false;
  asked.rules.for_each_square([&](Square from) {
    const Piece enemy = asked.at(from);
    guarded =
        guarded || (enemy.belongs_to(opponent(asked.side())) &&
                    asked.rules.reaches(enemy.kind() == pawn ? unseen : asked.next, from, to));
  });
  return guarded;
}

bool safe_from_steps(const Played& asked, Hook<bool(const Played&)>::Original original) {
  const bool steps = asked.piece().kind() == king && !asked.captures();
  return steps ? !guarded_by_steps(asked) : original(asked);
}

/// Pawns promote on these ranks, counted from 1.
Change<Hooks> promotes_on(int white, int black) {
  return instead(&Hooks::promotion_rank, [white, black](Colour colour) {
    return (colour == Colour::white ? white : black) - 1;
  });
}

bool is_arrival(const Reach& asked) {
  const Piece piece = asked.piece();
  return piece.kind() == pawn && asked.to.exists() &&
         asked.to.rank() == rules_of<MakpongReferee>(asked).promotion_rank(piece.colour());
}

/// A pawn that reaches its sixth rank becomes one of these; `none` is a pawn that stays one.
Change<mutation::Hooks> becomes(std::function<std::vector<Kind>(const Reach& asked)> kinds) {
  return change(&Hooks::write_moves,
                [kinds = std::move(kinds)](const Reach& asked, VisitMove visit, auto original) {
                  if (!is_arrival(asked)) {
                    return original(asked, visit);
                  }
                  for (const Kind kind : kinds(asked)) {
                    visit(kind == Kind::none ? Move::board(asked.from, asked.to)
                                             : Move::promotion_to(asked.from, asked.to, kind));
                  }
                });
}

using Kinds = std::vector<Kind>;
constexpr Kind stays = Kind::none;

Change<mutation::Hooks> becomes(Kinds kinds) {
  return becomes([kinds = std::move(kinds)](const Reach& /*asked*/) { return kinds; });
}

/// As in Sittuyin, where the lost general alone comes back.
Kinds a_lost_queen(const Reach& asked) {
  const auto& board = asked.setup.board;
  const bool lost = std::ranges::find(board, Piece(asked.side(), queen)) == board.end();
  return {lost ? queen : stays};
}

}  // namespace

PieceRules mutant_kings_rooks_and_knights() {
  const Going leap_aside = to_empty(steps({{-2, 1}, {2, 1}}));
  const PieceTable kings("M1", "king", king);
  const PieceTable rooks("M1", "rook", rook);
  const PieceTable knights("M1", "knight", knight);
  return joined<mutation::Hooks>(
      kings({
          {"castles", "at home castles with a rook in the corner", castles()},
          {"{}s-may-not-face", "Kings may not face each other on a file with nothing between.",
           unless(&Hooks::permitted, kings_face)},
          {"leaps-from-home", "at home may leap as a knight sideways",
           also(where(at_home, leap_aside))},
          {"steps-straight-only", "has no diagonal step", steps(straight)},
          {"forgets-a-corner", "cannot step towards a1 diagonally", never_by({{-1, -1}})},
          {"never-steps-back", "cannot step straight backward", never(back)},
          {"steps-round-the-edge", "on the edge steps to the far file", wrapped_steps(as_king)},
          {"never-captures", "steps only onto empty squares", takes_only_where(is_kind(king))},
          {"takes-its-own", "may take pieces of its own colour", also(steps_onto_own(as_king))},
      }),
      rooks({
          {"stops-before-the-edge", "A rook's slide ends one square before the edge.",
           only_where(ends_before_the_edge)},
          {"goes-six-at-most", "goes at most six squares", slides_at_most(6, straight)},
          {"goes-through-an-enemy", "continues past a piece that it could capture",
           also(past_an_enemy(straight))},
          {"takes-beyond-its-own", "captures the first enemy behind an own piece",
           also(to_take(slides_past(is_own)))},
          {"forgets-the-left", "never goes towards the a-file", never_where(goes_left)},
          {"captures-along-files-only", "does not capture along its rank",
           takes_only_where(goes_along_its_file)},
          {"slides-round-the-edge", "continues from the edge of a rank onto the next rank",
           wrapped_slides(straight)},
          {"steps-diagonally-too", "may also step one square diagonally", also(steps(diagonal))},
          {"takes-its-own", "may take pieces of its own colour", also(slides_onto_own(straight))},
      }),
      knights({
          {"has-a-leg", "A piece beside a knight stops its leaps there.",
           only_where(on_the_way(0, is_empty))},
          {"has-an-elbow", "A piece diagonally beside a knight stops its leaps there.",
           only_where(on_the_way(0, is_empty, First::diagonal_step))},
          {"leaps-forward-only", "has only the two forward leaps of Shogi's knight",
           steps({{-1, 2}, {1, 2}})},
          {"forgets-a-leap", "cannot leap two files left and one rank down", never_by({{-2, -1}})},
          {"leaps-round-the-edge", "leaps past the edge files to the opposite side",
           wrapped_steps(as_knight)},
          {"takes-its-own", "may take pieces of its own colour", also(steps_onto_own(as_knight))},
      }),
      kings({forgotten_ways(all_but({-1, -1}, as_king))}),
      rooks({forgotten_ways(all_but({-1, 0}, straight))}),
      knights({forgotten_ways(all_but({-2, -1}, as_knight))}), rooks({takes_nothing()}),
      knights({takes_nothing()}));
}

PieceRules mutant_queens() {
  return PieceTable("M2", "queen", queen)({
      {"of-chess", "slides in all eight directions", slides(as_king)},
      {"slides-diagonally", "goes any distance diagonally", slides(diagonal)},
      {"steps-everywhere", "has the steps of a king", steps(as_king)},
      {"steps-straight", "steps straight, not diagonally", steps(straight)},
      {"steps-ahead-too", "may also step straight ahead", also(steps(ahead))},
      {"never-goes-back", "steps only diagonally forward", only_where(goes_forward)},
      {"leaps-ahead-from-home", "at home may go two squares straight ahead",
       also(where(at_home, to_empty(steps({{0, 2}}))))},
      {"leaps-two-too", "may leap two squares diagonally", also(steps(two_diagonally))},
      {"forgets-one-diagonal", "cannot step diagonally down to the right", never_by({{1, -1}})},
      {"steps-round-the-edge", "steps past the edge files to the opposite side",
       wrapped_steps(diagonal)},
      {"takes-her-own", "may take pieces of her own colour", also(steps_onto_own(diagonal))},
      forgotten_ways(all_but({1, -1}, diagonal)),
      takes_nothing(),
  });
}

PieceRules mutant_bishops() {
  const Going diagonally = steps(diagonal);
  return PieceTable("M3", "bishop", bishop)({
      {"has-no-straight-step", "steps diagonally only", diagonally},
      {"steps-up-for-both",
       "Black's bishops step straight up the board, as White's do, and not down.",
       both(diagonally, steps_up(ahead))},
      {"steps-back-instead", "The straight step of a bishop goes backward.",
       both(diagonally, steps(back))},
      {"steps-back-too", "steps straight backward as well", also(steps(back))},
      {"steps-sideways-too", "steps sideways as well", also(steps(sideways))},
      {"never-captures-ahead", "cannot capture with its straight step",
       never_where(both(goes_along_its_file, is_taken))},
      {"only-captures-ahead", "takes its straight step only to capture",
       never_where(both(goes_along_its_file, is_empty))},
      {"slides-ahead", "goes any distance straight ahead", both(diagonally, slides(ahead))},
      {"of-chess", "slides diagonally", slides(diagonal)},
      {"of-shatranj", "leaps two squares diagonally", steps(two_diagonally)},
      {"goes-as-a-gold", "steps straight in any direction or diagonally forward", steps(as_gold)},
      {"never-goes-back", "cannot step diagonally backward", only_where(goes_forward)},
      {"forgets-one-diagonal", "cannot step diagonally down to the right", never_by({{1, -1}})},
      {"steps-round-the-edge", "steps past the edge files to the opposite side",
       both(wrapped_steps(diagonal), steps(ahead))},
      {"takes-its-own", "may take pieces of its own colour", also(steps_onto_own(diagonal))},
      {"checks-diagonally-only", "The straight step of a bishop gives no check.",
       attacks_only_if(bishop, is_not(goes_along_its_file))},
      forgotten_ways(all_but({1, -1}, diagonal)),
      takes_nothing(),
  });
}

PieceRules mutant_pawns() {
  const Going two = also(where(is_at_the_start, to_empty(slides_at_most(2, ahead))));
  const Going step_ahead = to_empty(steps(ahead));
  return PieceTable("M4", "pawn", pawn)({
      {"steps-two-at-first", "on the rank where it starts may go two steps", two},
      {"leaps-two-at-first",
       "A pawn on the rank where it starts may go two squares ahead, even over a piece.",
       also(where(is_at_the_start, to_empty(steps({{0, 2}}))))},
      {"white-{}-steps-two", "White's pawns have a double step.", for_one(Colour::white, two)},
      {"black-{}-steps-two", "Black's pawns have a double step.", for_one(Colour::black, two)},
      {"steps-sideways-too", "steps and captures sideways too", also(steps(sideways))},
      {"steps-aslant-without-capture", "may also step diagonally without capturing",
       also(to_empty(steps(diagonally_ahead)))},
      {"stops-for-enemies-alone", "may capture its own pieces straight ahead",
       also(steps_onto_own(ahead))},
      {"captures-straight-too", "also captures straight ahead", also(steps(ahead))},
      {"captures-straight-only", "captures straight ahead, not diagonally", steps(ahead)},
      {"never-captures-left", "No pawn captures towards the a-file.", never_where(goes_left)},
      {"never-captures-right", "No pawn captures towards the h-file.", never_where(goes_right)},
      {"captures-back-too", "captures diagonally backward too",
       also(to_take(steps(diagonally_back)))},
      {"captures-sideways-too", "also captures a piece beside it", also(to_take(steps(sideways)))},
      {"captures-up-for-both", "Black's pawns capture up the board, as White's do, and not down.",
       both(step_ahead, to_take(steps_up(diagonally_ahead)))},
      {"captures-round-the-edge", "captures past the edge files on the opposite side",
       both(step_ahead, to_take(wrapped_steps(diagonally_ahead)))},
      {"takes-its-own", "may take pieces of its own colour",
       also(steps_onto_own(diagonally_ahead))},
      {"attacks-ahead", "attacks the square straight ahead as well",
       attacks_also_if(pawn, is_straight_ahead)},
      {"guards-its-steps",
       "A pawn guards the square straight ahead instead of the squares where it captures.",
       change(&Hooks::keeps_royal_safe, safe_from_steps)},
  });
}

MutantRules mutant_promotions() {
  return ClauseTable<Hooks>("M5")({
      {"promotes-on-the-last-rank", "Pawns promote on the last rank.", promotes_on(8, 1)},
      {"promotes-a-rank-late", "White's pawns promote on rank 7, Black's on rank 2.",
       promotes_on(7, 2)},
      {"promotes-a-rank-early", "White's pawns promote on rank 5, Black's on rank 4.",
       promotes_on(5, 4)},
      {"promotes-on-rank-6-for-both", "Black too promotes on rank 6.", promotes_on(6, 6)},
      {"promotes-on-rank-3-for-both", "White too promotes on rank 3.", promotes_on(3, 3)},
      {"black-promotes-a-rank-early", "Black promotes on rank 4.", promotes_on(6, 4)},
      {"black-promotes-a-rank-late", "Black promotes on rank 2.", promotes_on(6, 2)},
      {"white-promotes-a-rank-early", "White promotes on rank 5.", promotes_on(5, 3)},
      {"white-promotes-a-rank-late", "White promotes on rank 7.", promotes_on(7, 3)},
      {"promotion-by-choice", "A pawn may stay a pawn.", becomes(Kinds{queen, stays})},
      {"promotion-by-choice-for-black", "Black's pawns may stay pawns.",
       becomes([](const Reach& asked) {
         return asked.side() == Colour::black ? Kinds{queen, stays} : Kinds{queen};
       })},
      {"promotion-by-choice-when-capturing", "A capturing pawn may stay a pawn.",
       becomes([](const Reach& asked) {
         return asked.captures() ? Kinds{queen, stays} : Kinds{queen};
       })},
      {"promotion-never", "Pawns stay pawns and stop at the edge.", becomes(Kinds{stays})},
      {"promotion-by-steps-only", "A capturing pawn stays a pawn.",
       becomes([](const Reach& asked) { return Kinds{asked.captures() ? stays : queen}; })},
      {"promotion-by-captures-only", "A stepping pawn stays a pawn.",
       becomes([](const Reach& asked) { return Kinds{asked.captures() ? queen : stays}; })},
      {"promotion-capture-refused", "A pawn cannot capture on the rank where it promotes.",
       becomes([](const Reach& asked) { return asked.captures() ? Kinds{} : Kinds{queen}; })},
      {"promotion-to-any-piece", "A pawn may become a queen, bishop, knight or rook.",
       becomes(Kinds{queen, bishop, knight, rook})},
      {"promotion-to-a-bishop", "A pawn becomes a bishop.", becomes(Kinds{bishop})},
      {"promotion-to-a-rook", "A pawn becomes a rook.", becomes(Kinds{rook})},
      {"promotion-to-a-lost-queen", "A pawn promotes only while its side has no queen.",
       becomes(a_lost_queen)},
      {"promotion-leaves-a-pawn", "A promoted pawn still moves as a pawn.",
       instead(&Hooks::piece_after, [](const BaseReferee&, Piece moved, Move) { return moved; })},
      {"promoting-capture-gives-no-check", "A pawn does not attack squares where it would promote.",
       unless(&Hooks::reaches, is_arrival)},
      {"promotion-never-answers-check", "A pawn cannot answer a check by promoting.",
       unless(&Hooks::permitted,
              [](const Played& asked) { return asked.move.is_promotion() && asked.in_check(); })},
  });
}

}  // namespace hurdle::makpong
