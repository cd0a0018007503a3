// Mutants of every game about moves that expose the own royal piece, answers to a check, and checks
// over a hurdle (C5): where pieces hop, both leaving and arriving can expose the royal piece, and
// both can answer a check.
#include <algorithm>

#include "movegen/mutants/themes/common.hpp"
#include "movegen/mutants/themes/lines.hpp"

namespace hurdle::mutation {
namespace {

/// A piece stays where the royal piece was.
bool in_the_shadow(const Played& asked, Hook<bool(const Played&)>::Original original) {
  if (!asked.by_royal()) {
    return original(asked);
  }
  const Piece shadow(asked.side(), asked.notation().counter_pawn);
  return original(asked.into(with(asked.next, asked.move.from(), shadow)));
}

bool captures_unchecked(const Played& asked) {
  return asked.by_other() && asked.captures() && !asked.in_check();
}

bool is_pinned(const Played& asked) {
  return asked.by_other() && !asked.in_check() &&
         asked.rules.in_check(without(asked.setup, asked.move.from()), asked.side());
}

bool moves_unchecked(const Played& asked) {
  return (asked.by_other() || asked.by_drop()) && !asked.in_check();
}

bool is_a_pinned_pawns_step(const Played& asked) {
  return asked.on_board() && asked.piece().kind() == asked.notation().counter_pawn &&
         !asked.captures() && !asked.move.is_en_passant() && is_pinned(asked);
}

/// A pinned piece captures a piece that would check if it left.
bool takes_its_pinner(const Played& asked) {
  if (!is_pinned(asked)) {
    return false;
  }
  const Setup unshielded = without(asked.setup, asked.move.from());
  const std::vector<Square> pinners = Position{asked.rules, unshielded}.checkers();
  return std::find(pinners.begin(), pinners.end(), asked.move.to()) != pinners.end();
}

/// Nobody asks whether the royal piece is safe. Positions in which it is not are possible then.
Change<Hooks> never_asks_for_safety() {
  return both(instead(&Hooks::keeps_royal_safe, always(true)),
              instead(&Hooks::may_stand_in_check, always(true)));
}

/// Pins along one kind of line, or by attackers that stand on no line, are overlooked.
Change<Hooks> pins_forgotten(Way way) {
  return also_if(&Hooks::keeps_royal_safe, [way](const Played& asked) {
    if (!asked.by_other() || asked.in_check()) {
      return false;
    }
    const Square royal = royal_square(asked.next, asked.side());
    const std::vector<Square> exposers = asked.exposers();
    return std::all_of(exposers.begin(), exposers.end(),
                       [&](Square from) { return way_between(from, royal) == way; });
  });
}

/// A list that belongs to some games only.
Rules<Hooks> list_if(bool shows, const Rules<Hooks>& rules) {
  return shows ? rules : Rules<Hooks>{};
}

const ClauseTable<Hooks> of_check("C5");

Rules<Hooks> forgotten_pins(const CommonFacts& facts) {
  return joined<Hooks>(
      of_check({
          {"pins-on-files-forgotten", "A piece may leave a file that it shields.",
           pins_forgotten(Way::on_file)},
          {"pins-on-ranks-forgotten", "A piece may leave a rank that it shields.",
           pins_forgotten(Way::on_rank)},
      }),
      list_if(facts.slides_diagonally, of_check({{"pins-on-diagonals-forgotten",
                                                  "A piece may leave a diagonal that it shields.",
                                                  pins_forgotten(Way::on_diagonal)}})),
      list_if(facts.leaps_lamely,
              of_check({{"pins-by-lame-leapers-forgotten",
                         "A piece may leave the way of a lame leaper that it shields.",
                         pins_forgotten(Way::apart)}})));
}

using Checkers = std::vector<Square>;

/// A move other than a pass while these pieces give check.
struct Answer : Played {
  const Checkers& checkers;
  bool safe;  ///< by the rules

  /// Whether it takes the first of the checkers.
  [[nodiscard]] bool takes() const { return takes(checkers.front()); }
  [[nodiscard]] bool takes(Square checker) const {
    return !move.is_drop() && next.at(checker) != setup.at(checker);
  }
  [[nodiscard]] bool takes_one() const {
    return std::any_of(checkers.begin(), checkers.end(),
                       [this](Square checker) { return takes(checker); });
  }
  /// Nothing but a former checker gives check after the move.
  [[nodiscard]] bool leaves_checkers_only() const {
    const std::vector<Square> left = exposers();
    return std::all_of(left.begin(), left.end(), [this](Square from) {
      return std::find(checkers.begin(), checkers.end(), from) != checkers.end();
    });
  }
};

/// Judges the answers to a check, and nothing else, by this info.
Change<Hooks> answers(bool (*judge)(const Answer& answer)) {
  return change(&Hooks::keeps_royal_safe, [judge](const Played& asked, auto original) {
    const bool safe = original(asked);
    const Checkers checkers = asked.checkers();
    return checkers.empty() || asked.move.is_pass() ? safe : judge({asked, checkers, safe});
  });
}

/// A line from an attacker to the royal piece, and a move that changes it.
struct AttackLine {
  const Played& played;
  Square attacker;
  Square royal;

  [[nodiscard]] bool holds(Square square) const { return is_between(attacker, square, royal); }
  [[nodiscard]] int before() const { return pieces_between(played.setup, attacker, royal); }
  [[nodiscard]] int after() const { return pieces_between(played.next, attacker, royal); }
};

using Judge = bool (*)(const AttackLine& hop);

/// A move is safe when all attackers that it leaves are overlooked.
Change<Hooks> overlooks(Judge overlooked) {
  return also_if(&Hooks::keeps_royal_safe, [overlooked](const Played& asked) {
    if (asked.move.is_pass() || asked.by_royal() || asked.in_check()) {
      return false;
    }
    const Square royal = royal_square(asked.next, asked.side());
    const std::vector<Square> exposers = asked.exposers();
    return std::all_of(exposers.begin(), exposers.end(), [&](Square attacker) {
      return overlooked({asked, attacker, royal});
    });
  });
}

bool leaving_makes_the_hurdle(const AttackLine& hop) {
  const Move move = hop.played.move;
  return !move.is_drop() && hop.holds(move.from()) && hop.after() == 1 && hop.before() == 2;
}

/// Some answers to a lone check over a hurdle are refused.
Change<Hooks> refuses(Judge refused) {
  return unless(&Hooks::keeps_royal_safe, [refused](const Played& asked) {
    if (asked.move.is_pass() || asked.by_royal()) {
      return false;
    }
    const std::vector<Square> checkers = asked.checkers();
    if (checkers.size() != 1) {
      return false;
    }
    const AttackLine hop{asked, checkers.front(), asked.royal()};
    return hop.before() == 1 && refused(hop);
  });
}

bool hurdle_leaves(const AttackLine& hop) {
  const Move move = hop.played.move;
  return !move.is_drop() && move.to() != hop.attacker && hop.holds(move.from());
}

}  // namespace

Rules<Hooks> mutant_pins(const Notation& notation, const CommonFacts& facts) {
  constexpr auto safe = &Hooks::keeps_royal_safe;
  return joined<Hooks>(
      list_if(
          facts.royal_flees_checks,
          of_check({{"royal-casts-a-shadow",
                     "A royal piece may step back along the line of the check, into the shadow of "
                     "the square that it left.",
                     change(safe, in_the_shadow)}})),
      of_check({
          {"royal-takes-protected", "A royal piece may capture a piece that is protected.",
           also_if(safe, both_hold(&Played::by_royal, &Played::captures))},
          {"royal-steps-into-check", "A royal piece that is not in check may go anywhere.",
           also_if(safe, both_hold(&Played::by_royal, is_not(&Played::in_check)))},
          {"pinned-pieces-are-frozen", "A pinned piece does not even move along its pin.",
           unless(safe, is_pinned)},
          {"pinners-are-not-taken",
           "A pinned piece may move along its pin, but not capture the piece that pins it.",
           unless(safe, takes_its_pinner)},
          {"pinned-pawns-never-step", "A pinned pawn does not step along its pin.",
           unless(safe, is_a_pinned_pawns_step)},
          {"captures-expose", "A pinned piece may capture.", also_if(safe, captures_unchecked)},
          {"only-checks-are-answered",
           "Unless it is in check, a royal piece may be exposed by any other piece.",
           also_if(safe, moves_unchecked)},
          {"pseudo-legal",
           "Any move may leave the royal piece in check, and its capture ends the game.",
           never_asks_for_safety()},
      }),
      forgotten_pins(facts),
      list_if(notation.hands,
              of_check({{"drops-ignore-check", "A drop is legal even when it answers no check.",
                         also_if(safe, &Played::by_drop)}})));
}

Rules<Hooks> mutant_evasions(const Notation& notation, const CommonFacts& facts) {
  return joined<Hooks>(
      of_check({
          {"only-the-royal-answers-check", "A check is answered by the royal piece alone.",
           answers([](const Answer& answer) { return answer.safe && answer.by_royal(); })},
          {"checks-are-not-blocked",
           "A check is answered by the royal piece or by taking the checker, never from between.",
           answers([](const Answer& answer) {
             return answer.safe && (answer.by_royal() || answer.takes());
           })},
          {"checkers-are-not-taken",
           "Only the royal piece itself may take a piece that gives check.",
           answers([](const Answer& answer) {
             return answer.safe && (answer.by_royal() || !answer.takes());
           })},
          {"pinned-piece-takes-the-checker", "Even a pinned piece may take the lone checker.",
           answers([](const Answer& answer) {
             return answer.safe ||
                    (answer.checkers.size() == 1 && answer.by_other() && answer.takes());
           })},
          {"double-check-half-answered", "A double check is met when one checker is.",
           answers([](const Answer& answer) {
             return answer.safe || (answer.checkers.size() == 2 && !answer.by_royal() &&
                                    answer.exposers().size() == 1);
           })},
          {"double-check-answered-by-taking-one",
           "A double check is answered by taking one of the checkers.",
           answers([](const Answer& answer) {
             return answer.safe || (answer.checkers.size() > 1 && answer.by_other() &&
                                    answer.takes_one() && answer.leaves_checkers_only());
           })},
      }),
      list_if(
          facts.royal_flees_checks,
          of_check({
              {"royal-never-answers-check",
               "A royal piece in check may not move: other pieces answer the check, or it is mate.",
               answers([](const Answer& answer) { return answer.safe && !answer.by_royal(); })},
              {"royal-in-check-takes-only",
               "A royal piece in check may take a checker, but not flee.",
               answers([](const Answer& answer) {
                 return answer.safe && (!answer.by_royal() || answer.takes_one());
               })},
          })),
      list_if(notation.hands,
              of_check({{"drops-do-not-answer-check", "In check no piece may be dropped.",
                         answers([](const Answer& answer) {
                           return answer.safe && !answer.by_drop();
                         })}})));
}

Rules<Hooks> mutant_hurdles() {
  return of_check({
      {"arriving-makes-no-hurdle",
       "A piece may come between a hopping enemy and the royal piece, which makes it the hurdle of "
       "a check.",
       overlooks([](const AttackLine& hop) {
         return hop.holds(hop.played.move.to()) && hop.after() == 1 && hop.before() == 0;
       })},
      {"leaving-makes-no-hurdle",
       "One of two pieces between a hopping enemy and the royal piece may leave, though the other "
       "is then the hurdle of a check.",
       overlooks(leaving_makes_the_hurdle)},
      {"hop-checks-are-not-blocked",
       "A second piece between does not answer a check over a hurdle.",
       refuses([](const AttackLine& hop) { return hop.holds(hop.played.move.to()); })},
      {"hurdles-do-not-leave", "A check over a hurdle is not answered by taking the hurdle away.",
       refuses(hurdle_leaves)},
  });
}

}  // namespace hurdle::mutation
