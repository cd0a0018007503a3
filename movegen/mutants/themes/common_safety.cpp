// Mutants of every game about moves that expose the own royal piece (C5).
#include <fmt/format.h>

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

/// The square of the royal piece is not updated before its own move is tested.
bool is_safe_where_it_stood(const Played& asked, Hook<bool(const Played&)>::Original original) {
  if (!asked.by_royal() || asked.castles()) {
    return original(asked);
  }
  const Square from = asked.move.from();
  const Setup still_there = with(asked.next, from, asked.piece());
  return !asked.rules.attacked(still_there, from, opponent(asked.side()));
}

bool captures_unchecked(const Played& asked) {
  return asked.by_other() && asked.captures() && !asked.in_check();
}

bool moves_unchecked(const Played& asked) {
  return (asked.by_other() || asked.by_drop()) && !asked.in_check();
}

bool is_of_a_pinned_pawn(const Played& asked) {
  return asked.by_pinned() && asked.piece().kind() == asked.notation().counter_pawn &&
         !asked.piece().promoted();
}

bool is_a_pinned_pawns_step(const Played& asked) {
  return is_of_a_pinned_pawn(asked) && !asked.captures() && !asked.move.is_en_passant();
}

/// A pinned piece leaves its line along one of the same kind.
bool keeps_the_kind_of_line(const Played& asked) {
  if (!asked.by_other() || asked.in_check() ||
      way_between(asked.move.from(), asked.move.to()) == Way::apart) {
    return false;
  }
  const Square royal = royal_square(asked.next, asked.side());
  return asked.exposes_only_to([&](Square from) {
    return way_between(from, royal) != Way::apart &&
           is_on_a_diagonal(from, royal) == is_on_a_diagonal(asked.move.from(), asked.move.to());
  });
}

/// A move is judged as if another piece on its line to the royal piece were not there: an own one
/// or an enemy's.
Change<Hooks> looks_through(bool own) {
  return unless(&Hooks::keeps_royal_safe, [own](const Played& asked) {
    if (!asked.by_other() || asked.in_check()) {
      return false;
    }
    const Square from = asked.move.from();
    const Square royal = asked.royal();
    bool found = false;
    asked.rules.for_each_square([&](Square other) {
      const bool in_line = is_between(royal, other, from) || is_between(royal, from, other);
      found = found ||
              (in_line && asked.at(other).belongs_to(own ? asked.side() : opponent(asked.side())) &&
               other != asked.move.to() &&
               !asked.rules.in_check(without(asked.setup, other), asked.side()) &&
               asked.rules.in_check(without(asked.next, other), asked.side()));
    });
    return found;
  });
}

/// What the enemy could move to a square closes it, not what could capture there.
bool avoids_moves_only(const Played& asked, Hook<bool(const Played&)>::Original original) {
  const Square to = asked.move.to();
  return asked.by_royal() && !asked.captures()
             ? !asked.rules.attacked(without(asked.next, to), to, opponent(asked.side()))
             : original(asked);
}

/// A piece other than the royal one captures what would check if it were not there.
bool takes_a_checker_or_pinner(const Played& asked) {
  if (!asked.by_other()) {
    return false;
  }
  const Setup unshielded = without(asked.setup, asked.move.from());
  const std::vector<Square> pinners = Situation{asked.rules, unshielded}.checkers();
  return std::ranges::any_of(
      pinners, [&](Square pinner) { return asked.next.at(pinner) != asked.setup.at(pinner); });
}

bool takes_its_pinner(const Played& asked) {
  return asked.by_pinned() && takes_a_checker_or_pinner(asked);
}

/// No rule asks whether the royal piece is safe. Positions in which it is not are possible then.
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
    return asked.exposes_only_to([&](Square from) { return way_between(from, royal) == way; });
  });
}

/// Pins along one kind of line are overlooked, of pieces that answer a check too. What exposes the
/// royal piece by a capture en passant is often tested apart from pins, so it is not overlooked.
Change<Hooks> pins_never_found(bool (*along)(Square from, Square royal)) {
  return also_if(&Hooks::keeps_royal_safe, [along](const Played& asked) {
    if (!asked.by_other() || asked.move.is_en_passant()) {
      return false;
    }
    const Square royal = royal_square(asked.next, asked.side());
    const std::vector<Square> before = asked.checkers();
    return asked.exposes_only_to([&](Square from) {
      return along(from, royal) && std::ranges::find(before, from) == before.end();
    });
  });
}

bool is_along_any(Square /*from*/, Square /*royal*/) {
  return true;
}

Rules<Hooks> unseen_pins(const Notation& notation, const CommonFacts& facts) {
  const auto words = [&](std::string_view lines) {
    return fmt::format("Pins along {} are ignored, even in check{}.", lines,
                       notation.en_passant ? "; only captures in passing are tested" : "");
  };
  return of_check({
      {"pins-never-found",
       fmt::format("Pins are ignored, even in check{}.",
                   notation.en_passant ? "; only captures in passing are tested" : ""),
       pins_never_found(is_along_any)},
      {"pins-on-files-never-found", words("files"), pins_never_found(is_along<Way::on_file>)},
      {"pins-on-ranks-never-found", words("ranks"), pins_never_found(is_along<Way::on_rank>)},
      {"pins-on-diagonals-never-found", words("diagonals"),
       pins_never_found(is_along<Way::on_diagonal>), facts.slides_diagonally},
      {"pins-on-rising-diagonals-never-found", words("diagonals that rise from the first file"),
       pins_never_found(is_along_a_diagonal<true>), facts.slides_diagonally},
      {"pins-on-falling-diagonals-never-found", words("diagonals that fall from the first file"),
       pins_never_found(is_along_a_diagonal<false>), facts.slides_diagonally},
  });
}

Rules<Hooks> forgotten_pins(const CommonFacts& facts) {
  return of_check({
      {"pins-on-files-forgotten", "A player who is not in check may ignore pins along files.",
       pins_forgotten(Way::on_file)},
      {"pins-on-ranks-forgotten", "A player who is not in check may ignore pins along ranks.",
       pins_forgotten(Way::on_rank)},
      {"pins-on-diagonals-forgotten",
       "A player who is not in check may ignore pins along diagonals.",
       pins_forgotten(Way::on_diagonal), facts.slides_diagonally},
      {"pins-by-lame-leapers-forgotten",
       "A player who is not in check may ignore pins by lame leapers.", pins_forgotten(Way::apart),
       facts.leaps_lamely},
  });
}

}  // namespace

Rules<Hooks> mutant_pins(const Notation& notation, const CommonFacts& facts) {
  constexpr auto safe = &Hooks::keeps_royal_safe;
  const std::string_view pawn = notation.of(notation.counter_pawn).name;
  return of_check({
      {"royal-casts-a-shadow",
       "A royal piece may step back along the line of the check, as if it still blocked that line.",
       change(safe, in_the_shadow), facts.royal_flees_checks},
      {"royal-tested-where-it-stood",
       fmt::format("Whether a royal piece's own move{} leaves it in check is tested on the square "
                   "that it left.",
                   notation.rights == RightsText::none ? "" : ", castling apart,"),
       change(safe, is_safe_where_it_stood)},
      {"royal-takes-protected", "A royal piece may capture a piece that is protected.",
       also_if(safe, both_hold(&Played::by_royal, &Played::captures))},
      {"royal-steps-into-check",
       "A royal piece that is not in check may step onto attacked squares.",
       also_if(safe, both_hold(&Played::by_royal, is_not(&Played::in_check)))},
      {"royal-in-check-steps-anywhere", "A royal piece in check may step onto attacked squares.",
       also_if(safe, both_hold(&Played::by_royal, &Played::in_check)), facts.royal_flees_checks},
      {"pinned-pieces-are-frozen",
       "A pinned piece cannot move, not even along the line of the pin.",
       unless(safe, &Played::by_pinned)},
      {"pinners-are-not-taken", "A pinned piece cannot capture the piece that pins it.",
       unless(safe, takes_its_pinner)},
      {"captured-pieces-still-check",
       "A piece that has just been captured, not by the royal piece, still gives check or pins.",
       unless(safe, takes_a_checker_or_pinner)},
      {"pinned-pawns-never-step",
       fmt::format("A pinned {} cannot step along the line of the pin.", pawn),
       unless(safe, is_a_pinned_pawns_step)},
      {"pinned-pawns-never-move",
       fmt::format("A pinned {} cannot move, not even along the line of the pin.", pawn),
       unless(safe, is_of_a_pinned_pawn)},
      {"pinned-pieces-keep-their-kind-of-line",
       "A piece pinned on a diagonal may move along any diagonal, and one pinned on a file or rank "
       "along any file or rank.",
       also_if(safe, keeps_the_kind_of_line)},
      {"captures-expose", "A pinned piece may capture.", also_if(safe, captures_unchecked)},
      {"only-checks-are-answered",
       "A player who is not in check may expose the royal piece by a move of any other piece.",
       also_if(safe, moves_unchecked)},
      {"pseudo-legal",
       "Any move may leave the royal piece in check, and its capture ends the game.",
       never_asks_for_safety()},
      {"castling-alone-is-tested", "Any move but castling may leave the king in check.",
       both(also_if(safe, [](const Played& asked) { return !asked.castles(); }),
            instead(&Hooks::may_stand_in_check, always(true))),
       notation.rights != RightsText::none},
      forgotten_pins(facts),
      unseen_pins(notation, facts),
      {"pins-seen-through-enemies",
       "A piece counts as pinned even if an enemy piece also blocks the line.",
       looks_through(false), !facts.captures_over_hurdles},
      {"pins-seen-through-own-pieces",
       "Neither of two own pieces between an enemy and the royal piece may leave the line.",
       looks_through(true), !facts.captures_over_hurdles},
      {"royal-avoids-moves-only",
       "The royal piece avoids squares where an enemy piece could move without capturing, not "
       "squares where it could capture.",
       change(safe, avoids_moves_only), !facts.captures_as_it_goes},
      {"drops-ignore-check", "No drop is tested for check.", also_if(safe, &Played::by_drop),
       notation.hands},
  });
}

}  // namespace hurdle::mutation
