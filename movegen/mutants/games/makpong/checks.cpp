// Mutated moves of a king in single check (M6): chess's king, kings that only some checks bind, and
// checks that are misjudged; mutated answers of the other pieces; mutated moves of a king in double
// check (M7); and mutated ends of lines (M8): stalemates that do not end the game, and games that
// end too soon. Stalemate as mate, or mate as stalemate,
// is missing: both have no children, so no count can show it.
#include <algorithm>
#include <utility>

#include "movegen/mutants/games/makpong/hooks.hpp"
#include "movegen/referee/direction.hpp"

namespace hurdle::makpong {
namespace {

/// What the king may do against the piece on `checker`.
using Answering = std::function<bool(const Turn& asked, Square checker)>;

Change<Hooks> answers(Answering answering) {
  return instead(&Hooks::king_may_answer, std::move(answering));
}

Change<Hooks> also_answers(Answering answering) {
  return also_if(&Hooks::king_may_answer, std::move(answering));
}

/// Checks by one kind of piece do not bind the king.
Change<Hooks> heeds_no(Kind kind) {
  return also_if(&Hooks::king_may_answer, [kind](const Turn& asked, Square checker) {
    return asked.at(checker).kind() == kind;
  });
}

/// A pinned piece may not move.
bool checker_is_pinned(const Turn& asked, Square checker) {
  return asked.rules.in_check(without(asked.setup, checker), opponent(asked.side()));
}

/// No other piece answers the check, nor does the king by taking the checker.
bool nothing_else_answers(const Turn& asked, Square checker) {
  bool answered = false;
  asked.rules.movements(asked.setup, [&](Move other) {
    const bool bound = asked.at(other.from()).kind() == king && other.to() != checker;
    answered =
        answered || (!bound && asked.rules.keeps_royal_safe(asked.setup, other,
                                                            asked.rules.after(asked.setup, other)));
  });
  return !answered;
}

/// The checker may be taken although it is guarded: C5 is not asked.
bool takes_the_checker(const Played& asked) {
  return asked.piece().kind() == king &&
         asked.rules.reaches(asked.setup, asked.move.to(), asked.move.from()) &&
         asked.rules.attackers(asked.setup, asked.move.from(), opponent(asked.side())).size() == 1;
}

/// A king in check may not move, so it guards nothing but the checker it could take.
bool reaches_unless_bound(const Reach& asked, Hook<bool(const Reach&)>::Original original) {
  bool bound = false;
  if (asked.piece().kind() == king) {
    asked.rules.for_each_square([&](Square square) {
      const Piece enemy = asked.at(square);
      bound =
          bound || (enemy.belongs_to(opponent(asked.piece().colour())) && enemy.kind() != king &&
                    original({{{asked.rules, asked.setup}, square}, asked.from}));
    });
  }
  return !bound && original(asked);
}

/// A rook stands behind one own piece on a line with the king.
bool covered_from_a_rook(const Played& asked) {
  const Square from = asked.move.from();
  const Walk walk = asked.rules.walk(asked.setup, from);
  bool found = false;
  for (const Step step : orthogonal_steps) {
    const Square cover = walk.first_piece(from, step);
    const Square behind = cover.exists() ? walk.first_piece(cover, step) : Square::none();
    found = found || (behind.exists() && !walk.enemy(cover) &&
                      asked.at(behind).is(opponent(asked.side()), rook));
  }
  return found && asked.piece().kind() == king;
}

using Refusing = std::function<bool(const Played& asked, Square checker)>;

/// Some answers of other pieces to a single check are refused.
Change<mutation::Hooks> others_may_not(const Refusing& refusing) {
  return unless(&Hooks::permitted, [refusing](const Played& asked) {
    const std::vector<Square> checkers = asked.checkers();
    return asked.piece().kind() != king && checkers.size() == 1 &&
           refusing(asked, checkers.front());
  });
}

/// In double check it is enough to answer one of the checkers.
bool one_is_left(const Played& asked) {
  return asked.piece().kind() != king && asked.checkers().size() > 1 &&
         asked.exposers().size() == 1;
}

/// A king's move while these pieces give check, by square from a1, rank by rank.
struct DoubleCheck : Turn {
  std::vector<Square> checkers;

  [[nodiscard]] bool takes_a_checker() const {
    return std::ranges::find(checkers, move.to()) != checkers.end();
  }
};

/// What the king may do while several pieces give check.
Change<Hooks> in_double_check(const std::function<bool(const DoubleCheck& check)>& may) {
  return instead(&Hooks::king_may_answer_double_check, [may](const Turn& asked) {
    return may(
        {asked, asked.rules.attackers(asked.setup, asked.move.from(), opponent(asked.side()))});
  });
}

bool takes_one_of_a_kind(const DoubleCheck& check) {
  const Kind kind = check.at(check.checkers.front()).kind();
  const bool one_kind = std::ranges::all_of(
      check.checkers, [&](Square checker) { return check.at(checker).kind() == kind; });
  return one_kind && check.takes_a_checker();
}

bool takes_one_of_two_beside(const DoubleCheck& check) {
  const auto beside = std::ranges::count_if(
      check.checkers, [&](Square checker) { return distance(check.move.from(), checker) == 1; });
  return beside > 1 && check.takes_a_checker();
}

bool no_side_can_mate(const Situation& asked) {
  return asked.count(always(true)) <= asked.count(king) + 1 &&
         asked.count(rook) + asked.count(pawn) == 0;
}

/// Makruk counts the moves of a lone king: sixteen, plies here, against a rook, and more else.
bool the_count_is_full(const Situation& asked) {
  return asked.a_side_is_bare() && asked.setup.half >= (asked.count(rook) > 0 ? 32U : 128U);
}

}  // namespace

MutantRules mutant_answers() {
  return ClauseTable<Hooks>("M6")({
      {"king-flees-check", "A king in check by one piece may step to any safe square.",
       answers(always(true))},
      {"king-never-answers", "A king in check may not even take the checker.",
       answers(always(false))},
      {"king-flees-but-takes-not", "A king in check may flee, and cannot capture the checker.",
       answers([](const Turn& asked, Square checker) { return asked.move.to() != checker; })},
      {"king-takes-anything", "A king in check may take any enemy piece.",
       answers([](const Turn& asked, Square) { return asked.captures(); })},
      {"king-flees-distant-checks", "A king may flee from a checker that is not next to it.",
       also_answers([](const Turn& asked, Square checker) {
         return distance(asked.move.from(), checker) > 1;
       })},
      {"king-flees-checks-beside-it", "A king may flee from a checker next to it.",
       also_answers([](const Turn& asked, Square checker) {
         return distance(asked.move.from(), checker) == 1;
       })},
      {"white-king-flees-check", "White's king may flee from a check.",
       also_answers([](const Turn& asked, Square) { return asked.side() == Colour::white; })},
      {"black-king-flees-check", "Black's king may flee from a check.",
       also_answers([](const Turn& asked, Square) { return asked.side() == Colour::black; })},
      {"king-steps-back-in-check", "A king in check may still step back.",
       also_answers([](const Turn& asked, Square) {
         return ranks_between(asked.move.from(), asked.move.to()) * forward(asked.side()) < 0;
       })},
      {"king-takes-straight-only", "A king cannot capture a checker diagonally.",
       answers([](const Turn& asked, Square checker) {
         return asked.move.to() == checker && is_straight(asked.move.from(), checker);
       })},
      {"king-flees-rook-checks", "A king may flee from a rook's check.", heeds_no(rook)},
      {"king-flees-knight-checks", "A king may flee from a knight's check.", heeds_no(knight)},
      {"king-flees-queen-checks", "A king may flee from a queen's check.", heeds_no(queen)},
      {"king-flees-bishop-checks", "A king may flee from a bishop's check.", heeds_no(bishop)},
      {"king-flees-pawn-checks", "A king may flee from a pawn's check.", heeds_no(pawn)},
      {"king-flees-pinned-checkers", "A king may flee from a check by a pinned piece.",
       also_answers(checker_is_pinned)},
      {"king-flees-mate", "The king may flee if nothing else answers the check.",
       also_answers(nothing_else_answers)},
      {"king-takes-guarded-checkers", "The king may capture a guarded checker.",
       also_if(&Hooks::keeps_royal_safe, takes_the_checker)},
      {"king-in-check-guards-nothing", "A king that is in check attacks no square.",
       change(&Hooks::reaches, reaches_unless_bound)},
      {"king-bound-through-a-piece",
       "The king may not move while an own piece shields it from a rook.",
       unless(&Hooks::permitted, covered_from_a_rook)},
  });
}

MutantRules mutant_check_answers() {
  return {
      {"only-the-king-answers", "M6", "Only the king may answer a check.",
       others_may_not(always(true))},
      {"nothing-steps-between", "M6", "A check cannot be blocked.",
       others_may_not(
           [](const Played& asked, Square checker) { return asked.move.to() != checker; })},
      {"only-the-king-takes-the-checker", "M6",
       "Pieces other than the king cannot capture the checker.",
       others_may_not(
           [](const Played& asked, Square checker) { return asked.move.to() == checker; })},
      {"pawns-never-answer", "M6", "No pawn's move answers a check.",
       others_may_not([](const Played& asked, Square) { return asked.piece().kind() == pawn; })},
      {"one-checker-answered-is-enough", "M7",
       "In a double check another piece need stop only one checker.",
       also_if(&Hooks::keeps_royal_safe, one_is_left)},
  };
}

MutantRules mutant_double_checks() {
  return ClauseTable<Hooks>("M7")({
      {"king-flees-double-check", "In double check the king may go to any safe square.",
       in_double_check(always(true))},
      {"king-takes-either-checker", "The king may take either of two checkers.",
       in_double_check([](const DoubleCheck& check) { return check.takes_a_checker(); })},
      {"double-check-by-the-first-found",
       "In a double check the king may capture one checker, the first from a1 on.",
       in_double_check(
           [](const DoubleCheck& check) { return check.move.to() == check.checkers.front(); })},
      {"double-check-by-the-last-found",
       "In a double check the king may capture one checker, the last from a1 on.",
       in_double_check(
           [](const DoubleCheck& check) { return check.move.to() == check.checkers.back(); })},
      {"king-takes-anything-in-double-check", "In double check the king may capture any piece.",
       in_double_check([](const DoubleCheck& check) { return check.captures(); })},
      {"king-flees-double-check-quietly", "In double check the king may flee to an empty square.",
       in_double_check([](const DoubleCheck& check) { return !check.captures(); })},
      {"king-takes-pawns-in-double-check",
       "In double check the king may take a checker that is a pawn.",
       in_double_check([](const DoubleCheck& check) {
         return check.takes_a_checker() && check.at(check.move.to()).kind() == pawn;
       })},
      {"white-king-takes-in-double-check", "In double check White's king may capture a checker.",
       in_double_check([](const DoubleCheck& check) {
         return check.takes_a_checker() && check.side() == Colour::white;
       })},
      {"black-king-takes-in-double-check", "In double check Black's king may capture a checker.",
       in_double_check([](const DoubleCheck& check) {
         return check.takes_a_checker() && check.side() == Colour::black;
       })},
      {"double-check-of-one-kind", "The king may capture one of two checkers of the same kind.",
       in_double_check(takes_one_of_a_kind)},
      {"double-check-from-beside", "The king may capture one of two checkers next to it.",
       in_double_check(takes_one_of_two_beside)},
  });
}

MutantRules mutant_ends() {
  MutantRules stalemates = ClauseTable<Hooks>("M8")({
      {"stalemate-is-a-pass", "A stalemated side passes.", passes_in_stalemate_if(always(true))},
      {"stalemate-passes-with-pieces", "A stalemated side passes unless only its king is left.",
       passes_in_stalemate_if(is_not(&Situation::mover_is_bare))},
      {"stalemate-passes-bare", "A stalemated side with only its king passes.",
       passes_in_stalemate_if(&Situation::mover_is_bare)},
  });
  MutantRules other_ends = ClauseTable<Hooks>("C3")({
      {"a-bare-king-ends-the-game", "A side with a bare king has lost.",
       also_if(&Hooks::over, &Situation::a_side_is_bare)},
      {"bare-kings-end-the-game", "The game ends when only the two kings are left.",
       also_if(&Hooks::over, &Situation::only_royals_stand)},
      {"no-mating-piece-ends-the-game",
       "The game ends when at most one queen, bishop or knight is left beside the kings.",
       also_if(&Hooks::over, no_side_can_mate)},
      {"makruk-counting-ends-the-game",
       "If a king is bare, the line ends 32 plies after the last capture or pawn's move while a "
       "rook stands, and after 128 plies otherwise.",
       also_if(&Hooks::over, the_count_is_full)},
  });
  return joined<Hooks>(stalemates, other_ends);
}

}  // namespace hurdle::makpong
