// Mutants of every game about answers to a check, and about checks over a hurdle (C5): where pieces
// hop, both leaving and arriving can expose the royal piece, and both can answer a check.
#include <fmt/format.h>

#include <algorithm>
#include <functional>

#include "movegen/mutants/themes/common.hpp"
#include "movegen/mutants/themes/lines.hpp"

namespace hurdle::mutation {
namespace {

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
    return std::ranges::any_of(checkers, [this](Square checker) { return takes(checker); });
  }
  [[nodiscard]] bool stops_one_of_two() const {
    return checkers.size() == 2 && exposers().size() == 1;
  }
  /// Another piece than the royal one stops one of two checks; this checker still gives check.
  [[nodiscard]] bool leaves_one_of_two(Square checker) const {
    return checkers.size() == 2 && !by_royal() && exposers() == Checkers{checker};
  }
  /// Nothing but a former checker gives check after the move.
  [[nodiscard]] bool leaves_checkers_only() const {
    return exposes_only_to(
        [this](Square from) { return std::ranges::find(checkers, from) != checkers.end(); });
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
    return asked.exposes_only_to([&](Square attacker) {
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

bool a_pinned_piece_answers(const Answer& answer) {
  const std::vector<Square> left = answer.exposers();
  return answer.by_other() && answer.checkers.size() == 1 &&
         std::ranges::find(left, answer.checkers.front()) == left.end();
}

/// A piece comes on the way of one that does not go along a line.
bool blocks_a_lame_leaper(const Answer& answer) {
  return answer.checkers.size() == 1 && !answer.by_royal() && !answer.takes() &&
         way_between(answer.checkers.front(), answer.royal()) == Way::apart;
}

bool hurdle_leaves(const AttackLine& hop) {
  const Move move = hop.played.move;
  return !move.is_drop() && move.to() != hop.attacker && hop.holds(move.from());
}

/// A lone check over a hurdle.
struct HopCheck {
  Square checker = Square::none();
  Square hurdle = Square::none();  ///< none if no piece hops

  explicit HopCheck(const Played& asked) {
    const std::vector<Square> checkers = asked.checkers();
    if (checkers.size() == 1) {
      checker = checkers.front();
      hurdle = asked.rules.jumped(asked.setup, checker, asked.royal());
    }
  }
};

/// Whether this holds of a move that is played in check over a hurdle.
using HopJudge = bool (*)(const Played& asked, const HopCheck& check);

std::function<bool(const Played&)> in_check_over_a_hurdle(HopJudge judge) {
  return [judge](const Played& asked) {
    const HopCheck check(asked);
    return check.hurdle.exists() && judge(asked, check);
  };
}

/// After the move the same piece checks, and nothing else does.
bool still_checks(const Played& asked, const HopCheck& check) {
  return asked.by_other() && asked.exposers() == std::vector<Square>{check.checker};
}

bool comes_between(const Played& asked, const HopCheck& check, Square end) {
  return !asked.by_royal() && !asked.move.is_pass() &&
         is_between(check.hurdle, asked.move.to(), end);
}

/// Whether another piece than the royal one comes between it and a lone checker, on such a line.
template <bool (*along)(Square from, Square royal)>
bool is_unblocked(const Answer& answer) {
  return answer.safe && (answer.by_royal() || answer.captures() || answer.checkers.size() != 1 ||
                         !is_between(answer.checkers.front(), answer.move.to(), answer.royal()) ||
                         !along(answer.checkers.front(), answer.royal()));
}

/// Checks along one kind of line cannot be blocked.
Rules<Hooks> lines_not_blocked(const CommonFacts& facts) {
  const auto words = [](std::string_view lines) {
    return fmt::format("A check along a {} cannot be blocked.", lines);
  };
  return of_check({
      {"checks-on-files-are-not-blocked", words("file"),
       answers(is_unblocked<is_along<Way::on_file>>)},
      {"checks-on-ranks-are-not-blocked", words("rank"),
       answers(is_unblocked<is_along<Way::on_rank>>)},
      {"checks-on-rising-diagonals-are-not-blocked",
       words("diagonal that rises from the first file"),
       answers(is_unblocked<is_along_a_diagonal<true>>), facts.slides_diagonally},
      {"checks-on-falling-diagonals-are-not-blocked",
       words("diagonal that falls from the first file"),
       answers(is_unblocked<is_along_a_diagonal<false>>), facts.slides_diagonally},
  });
}

/// What the royal piece itself may do.
Rules<Hooks> royal_evasions(const CommonFacts& facts) {
  const bool flees = facts.royal_flees_checks;
  return of_check({
      {"royal-never-answers-check",
       "A royal piece in check may not move; only other pieces can answer the check.",
       answers([](const Answer& answer) { return answer.safe && !answer.by_royal(); }), flees},
      {"royal-in-check-takes-only", "A royal piece in check cannot move, except to take a checker.",
       answers([](const Answer& answer) {
         return answer.safe && (!answer.by_royal() || answer.takes_one());
       }),
       flees},
      {"royal-never-takes-checkers", "A royal piece in check cannot capture the checker.",
       answers([](const Answer& answer) {
         return answer.safe && !(answer.by_royal() && answer.takes_one());
       }),
       flees},
      {"royal-in-check-takes-nothing", "A royal piece in check cannot capture.",
       answers([](const Answer& answer) {
         return answer.safe && !(answer.by_royal() && answer.captures());
       }),
       flees},
  });
}

/// A move of a piece but the royal one, judged as if the piece were lifted from the board, as by
/// the occupied squares without its old one. A captured piece's square stays occupied.
bool is_safe_without_the_mover(const Played& asked, Hook<bool(const Played&)>::Original original) {
  return asked.by_other() && !asked.captures()
             ? original(asked.into(without(asked.next, asked.move.to())))
             : original(asked);
}

/// The same, judged as if the piece also stood where it came from.
bool is_safe_with_the_mover_on_both(const Played& asked,
                                    Hook<bool(const Played&)>::Original original) {
  return asked.by_other() && !asked.by_drop()
             ? original(asked.into(with(asked.next, asked.move.from(), asked.piece())))
             : original(asked);
}

}  // namespace

Rules<Hooks> mutant_evasions(const Notation& notation, const CommonFacts& facts) {
  return of_check({
      {"only-the-royal-answers-check", "Only the royal piece may answer a check.",
       answers([](const Answer& answer) { return answer.safe && answer.by_royal(); })},
      {"checks-are-not-blocked",
       "A check is answered only by moving the royal piece or capturing the checker, never by "
       "blocking.",
       answers([](const Answer& answer) {
         return answer.safe && (answer.by_royal() || answer.takes());
       })},
      {"checkers-are-not-taken", "Only the royal piece itself may capture the checker.",
       answers([](const Answer& answer) {
         return answer.safe && (answer.by_royal() || !answer.takes());
       })},
      {"pinned-piece-takes-the-checker", "Even a pinned piece may take the lone checker.",
       answers([](const Answer& answer) {
         return answer.safe || (answer.checkers.size() == 1 && answer.by_other() && answer.takes());
       })},
      {"pins-forgotten-in-check", "Pins are ignored in check: a pinned piece may answer the check.",
       answers([](const Answer& answer) { return answer.safe || a_pinned_piece_answers(answer); })},
      {"checks-need-no-answer",
       "A check need not be answered; only pins and moves of the royal piece are judged.",
       answers([](const Answer& answer) {
         return answer.safe || (!answer.by_royal() && answer.leaves_checkers_only());
       })},
      {"double-check-half-answered",
       "In a double check it is enough to stop one of the two checks.",
       answers([](const Answer& answer) {
         return answer.safe || (!answer.by_royal() && answer.stops_one_of_two());
       })},
      {"double-check-answered-for-the-first-checker",
       "In a double check it is enough to stop the check of the first checker, counted from a1.",
       answers([](const Answer& answer) {
         return answer.safe || answer.leaves_one_of_two(answer.checkers.back());
       })},
      {"double-check-answered-for-the-last-checker",
       "In a double check it is enough to stop the check of the last checker, counted from a1.",
       answers([](const Answer& answer) {
         return answer.safe || answer.leaves_one_of_two(answer.checkers.front());
       })},
      {"drops-half-answer-double-checks",
       "In a double check a drop that blocks one of the two checks is enough.",
       answers([](const Answer& answer) {
         return answer.safe || (answer.by_drop() && answer.stops_one_of_two());
       }),
       notation.hands},
      {"double-check-answered-by-taking-one",
       "In a double check it is enough to capture one of the checkers.",
       answers([](const Answer& answer) {
         return answer.safe || (answer.checkers.size() > 1 && answer.by_other() &&
                                answer.takes_one() && answer.leaves_checkers_only());
       })},
      royal_evasions(facts),
      lines_not_blocked(facts),
      {"only-the-royal-answers-two-checks",
       "Only the royal piece may answer a double check, as in chess.",
       answers([](const Answer& answer) {
         return answer.safe && (answer.by_royal() || answer.checkers.size() < 2);
       }),
       facts.leaps_lamely || facts.captures_over_hurdles},
      {"lame-checks-are-not-blocked",
       "The check of a lame leaper cannot be blocked, like a knight's check in chess.",
       answers([](const Answer& answer) { return answer.safe && !blocks_a_lame_leaper(answer); }),
       facts.leaps_lamely},
      {"drops-do-not-answer-check", "A player in check may not drop a piece.",
       answers([](const Answer& answer) { return answer.safe && !answer.by_drop(); }),
       notation.hands},
  });
}

Rules<Hooks> mutant_hurdles() {
  constexpr auto safe = &Hooks::keeps_royal_safe;
  return of_check({
      {"arriving-makes-no-hurdle",
       "A piece may move between a hopping enemy and the royal piece, although it becomes the "
       "hurdle of a check.",
       overlooks([](const AttackLine& hop) {
         return hop.holds(hop.played.move.to()) && hop.after() == 1 && hop.before() == 0;
       })},
      {"leaving-makes-no-hurdle",
       "One of two pieces between a hopping enemy and the royal piece may leave, although the "
       "other becomes the hurdle of a check.",
       overlooks(leaving_makes_the_hurdle)},
      {"moved-piece-is-lifted",
       "Whether a move of another piece to an empty square leaves the royal piece in check is "
       "tested without the piece that moved: it blocks no check and is no hurdle.",
       change(safe, is_safe_without_the_mover)},
      {"moved-piece-still-stands",
       "Whether a move of another piece leaves the royal piece in check is tested with the piece "
       "that moved on its old square, too.",
       change(safe, is_safe_with_the_mover_on_both)},
      {"hop-checks-are-not-blocked",
       "A second piece on the line does not answer a check over a hurdle.",
       refuses([](const AttackLine& hop) { return hop.holds(hop.played.move.to()); })},
      {"hurdles-do-not-leave", "Moving the hurdle away does not answer a check over a hurdle.",
       refuses(hurdle_leaves)},
      {"hurdle-taken-answers-check",
       "Capturing the hurdle answers a check, although the capturing piece becomes the new hurdle.",
       also_if(safe, in_check_over_a_hurdle([](const Played& asked, const HopCheck& check) {
                 return asked.move.to() == check.hurdle && still_checks(asked, check);
               }))},
      {"hurdle-moved-answers-check",
       "Any move of the hurdle answers a check, even one along the line.",
       also_if(safe, in_check_over_a_hurdle([](const Played& asked, const HopCheck& check) {
                 return asked.move.from() == check.hurdle && still_checks(asked, check);
               }))},
      {"royal-takes-no-hurdle", "A royal piece in check may not capture the hurdle of the check.",
       unless(safe, in_check_over_a_hurdle([](const Played& asked, const HopCheck& check) {
                return asked.by_royal() && asked.move.to() == check.hurdle;
              }))},
      {"hurdle-takes-no-hopper", "The hurdle of a check may not capture the piece that hops.",
       unless(safe, in_check_over_a_hurdle([](const Played& asked, const HopCheck& check) {
                return asked.by_other() && asked.move.from() == check.hurdle &&
                       asked.move.to() == check.checker;
              }))},
      {"hops-not-blocked-before-the-royal",
       "No piece between the hurdle and the royal piece answers a check over the hurdle.",
       unless(safe, in_check_over_a_hurdle([](const Played& asked, const HopCheck& check) {
                return comes_between(asked, check, asked.royal());
              }))},
      {"hops-not-blocked-before-the-hurdle",
       "No piece between the checker and its hurdle answers the check.",
       unless(safe, in_check_over_a_hurdle([](const Played& asked, const HopCheck& check) {
                return comes_between(asked, check, check.checker);
              }))},
  });
}

}  // namespace hurdle::mutation
