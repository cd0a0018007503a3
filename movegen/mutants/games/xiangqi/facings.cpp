// Mutated facing generals (X8): moves that leave the generals facing each other, and pieces between
// them.
#include "movegen/mutants/games/xiangqi/hooks.hpp"
#include "movegen/mutants/themes/lines.hpp"

namespace hurdle::xiangqi {
namespace {

Square general_of(const Situation& asked, Colour colour) {
  return royal_square(asked.setup, colour);
}

/// The generals share a file, and the square lies between them.
bool lies_between(const Situation& asked, Square square) {
  const Square red = general_of(asked, Colour::white);
  const Square black = general_of(asked, Colour::black);
  return red.file() == black.file() && is_between(red, square, black);
}

int between_the_generals(const Situation& asked) {
  return pieces_between(asked.setup, general_of(asked, Colour::white),
                        general_of(asked, Colour::black));
}

// ---- Facings that are brought about ----------------------------------------------------------

/// The enemy piece that hid the generals from each other is taken by a general.
bool general_takes_from_between(const Played& asked) {
  return asked.by_royal() && asked.captures() && lies_between(asked, asked.move.to());
}

/// A general goes to the other's file.
bool general_arrives(const Played& asked) {
  return asked.by_royal() && asked.move.from().file() != asked.move.to().file();
}

bool general_stays_on_the_file(const Played& asked) {
  return asked.by_royal() && asked.move.from().file() == asked.move.to().file();
}

// ---- Moves that bring none about -------------------------------------------------------------

bool general_onto_the_file(const Played& asked) {
  return general_arrives(asked) &&
         asked.move.to().file() == general_of(asked, opponent(asked.side())).file();
}

bool leaves_from_between(const Played& asked) {
  return asked.by_other() && lies_between(asked, asked.move.from()) &&
         asked.move.from().file() != asked.move.to().file();
}

bool lone_piece_moves_between(const Played& asked) {
  return asked.by_other() && lies_between(asked, asked.move.from()) &&
         between_the_generals(asked) == 1;
}

bool one_of_two_leaves(const Played& asked) {
  return leaves_from_between(asked) && between_the_generals(asked) == 2;
}

/// The last own piece between leaves, whatever enemies stand there.
bool last_own_leaves(const Played& asked) {
  if (!leaves_from_between(asked)) {
    return false;
  }
  int own = 0;
  asked.rules.for_each_square([&](Square square) {
    own += asked.at(square).belongs_to(asked.side()) && lies_between(asked, square) ? 1 : 0;
  });
  return own == 1;
}

// ---- The flight ------------------------------------------------------------------------------

/// Along the file onto the enemy general.
void flies(const Mover& mover, VisitSquare visit) {
  for (const Step step : {Step{0, 1}, Step{0, -1}}) {
    const Square first = mover.walk.first_piece(mover.from, step);
    if (mover.walk.enemy(first) && mover.at(first).kind() == general) {
      visit(first);
    }
  }
}

/// The generals may come to face each other, and the player to move may capture with the general.
/// The capture is no attack, so no move is illegal because of it.
Change<Hooks> facing_is_captured() {
  const auto flight = both(
      goes(general, also(flies)),
      unless(&Hooks::reaches, [](const Reach& asked) { return asked.piece().kind() == general; }));
  return [flight, face = instead(&Hooks::generals_face, always(false))](Hooks& hooks) {
    face(hooks);
    flight(hooks);
  };
}

}  // namespace

MutantRules mutant_facings() {
  constexpr auto may = &Hooks::permitted;
  return ClauseTable<Hooks>("X8")({
      {"facing-ignored", "Facing generals have no consequence.",
       instead(&Hooks::generals_face, always(false))},
      {"facing-is-captured",
       "Generals may face each other, and the general of the player to move may capture the other.",
       facing_is_captured()},
      {"generals-step-into-facing",
       "Only a piece that leaves the file between the generals is restricted; a general may step "
       "onto the open file.",
       also_if(may, &Played::by_royal)},
      {"generals-arrive-in-facing", "A general may step onto the open file of the other general.",
       also_if(may, general_arrives)},
      {"pieces-leave-the-file",
       "Only the generals' own moves are restricted; any other piece may leave the file between "
       "them.",
       also_if(may, &Played::by_other)},
      {"only-line-pieces-are-bound",
       "Only a chariot or a cannon is kept on the file between the generals.",
       also_if(may,
               [](const Played& asked) {
                 const Kind kind = asked.piece().kind();
                 return asked.by_other() && kind != chariot && kind != cannon;
               })},
      {"captures-bring-facing-about", "A capture may leave the generals facing each other.",
       also_if(may, &Played::captures)},
      {"general-takes-the-last-between",
       "A general may capture the last piece between the two generals.",
       also_if(may, general_takes_from_between)},
      {"facing-forgotten-in-check",
       "A move that answers a check may leave the generals facing each other.",
       also_if(may, &Played::in_check)},
      {"facing-binds-red-only", "Only Red may not leave the generals facing each other.",
       also_if(may, black_moves)},
      {"facing-binds-black-only", "Only Black may not leave the generals facing each other.",
       also_if(may, white_moves)},
      {"facing-on-the-middle-file-only", "Generals face each other only on the e-file.",
       only_if(
           &Hooks::generals_face,
           [](const Situation& asked) { return general_of(asked, Colour::white).file() == 4; })},
      {"general-never-onto-the-file",
       "A general may not step onto the file of the other general, whatever stands between them.",
       unless(may, general_onto_the_file)},
      {"general-stays-off-the-line",
       "A general may not step along a file that it shares with the other general.",
       unless(may,
              [](const Played& asked) {
                return general_stays_on_the_file(asked) &&
                       general_of(asked, Colour::white).file() ==
                           general_of(asked, Colour::black).file();
              })},
      {"lone-piece-between-is-frozen",
       "The last piece between the generals may not even move along the file.",
       unless(may, lone_piece_moves_between)},
      {"two-between-are-bound", "Neither of two pieces between the generals may leave the file.",
       unless(may, one_of_two_leaves)},
      {"last-own-piece-between-is-bound",
       "The last own piece between the generals may not leave, even if enemies stand there too.",
       unless(may, last_own_leaves)},
  });
}

}  // namespace hurdle::xiangqi
