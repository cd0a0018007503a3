#include "movegen/mutants/themes/chess.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "movegen/mutants/geometry.hpp"
#include "movegen/mutants/themes/lines.hpp"
#include "movegen/referee/direction.hpp"

namespace hurdle::mutation {
namespace {

/// Another move is played although a capture in passing would be legal.
bool could_take_in_passing(const Played& asked) {
  bool found = false;
  if (asked.setup.en_passant.empty() || asked.move.is_en_passant()) {
    return found;
  }
  asked.rules.movements(asked.setup, [&](Move move) {
    found = found ||
            (move.is_en_passant() &&
             asked.rules.keeps_royal_safe(asked.setup, move, asked.rules.after(asked.setup, move)));
  });
  return found;
}

/// A capture in passing, after which nothing gives check but along the rank of the capturing pawn.
bool leaves_the_rank_open(const Played& asked) {
  const Square start = asked.move.from();
  return asked.move.is_en_passant() && asked.royal().rank() == start.rank() &&
         asked.exposes_only_to([start](Square from) { return from.rank() == start.rank(); });
}

/// Captures in passing are judged with the taken pawn on the board: it shields and gives check.
Change<Hooks> taken_pawn_stands() {
  return change(&Hooks::keeps_royal_safe, [](const Played& asked, auto original) {
    if (!asked.move.is_en_passant()) {
      return original(asked);
    }
    const Square taken = taken_pawn(asked);
    return original(asked.into(with(asked.next, taken, asked.at(taken))));
  });
}

}  // namespace

Change<PawnHooks> captures(Going going) {
  return visits(&PawnHooks::pawn_captures, std::move(going));
}

Rules<PawnHooks> pawn_captures(std::string_view clause, Kind pawn, std::string_view last_file) {
  return ClauseTable<PawnHooks>(clause)({
      {"pawn-captures-ahead-only",
       "A pawn captures straight ahead, and diagonally only en passant.",
       captures(to_take(steps(ahead)))},
      {"pawn-captures-ahead-too", "A pawn captures straight ahead as well.",
       captures(also(to_take(steps(ahead))))},
      {"pawn-steps-diagonally", "A pawn may go diagonally forward without capturing.",
       goes(plain(pawn), also(to_empty(steps(diagonally_ahead))))},
      {"pawn-captures-left-only",
       fmt::format("A pawn never captures towards file {}, except en passant.", last_file),
       captures(only_where(goes_left))},
      {"pawn-captures-right-only", "A pawn never captures towards file a, except en passant.",
       captures(only_where(goes_right))},
      {"pawn-captures-around-the-edge", "A pawn captures past the edge files on the opposite side.",
       captures(to_take(wrapped_steps(diagonally_ahead)))},
      {"pawn-captures-backward", "A pawn also captures diagonally backward.",
       captures(also(to_take(steps(diagonally_back))))},
      {"pawn-captures-sideways", "A pawn also captures sideways.",
       captures(also(to_take(steps(sideways))))},
  });
}

Rules<PawnHooks> captures_in_passing(std::string_view clause, std::string_view last_file) {
  return ClauseTable<PawnHooks>(clause)({
      {"only-white-takes-in-passing", "Black never takes in passing.",
       takes_in_passing_only_where(by(Colour::white))},
      {"only-black-takes-in-passing", "White never takes in passing.",
       takes_in_passing_only_where(by(Colour::black))},
      {"takes-in-passing-leftwards-only", "A pawn takes in passing only towards file a.",
       takes_in_passing_only_where(goes_left)},
      {"takes-in-passing-rightwards-only",
       fmt::format("A pawn takes in passing only towards file {}.", last_file),
       takes_in_passing_only_where(goes_right)},
      {"must-take-in-passing", "A player who can capture in passing must do so.",
       unless(&Hooks::permitted, could_take_in_passing)},
      {"passing-exposes-the-king", "A capture in passing may leave the own king in check.",
       also_if(&Hooks::keeps_royal_safe,
               [](const Played& asked) { return asked.move.is_en_passant(); })},
      {"passing-exposes-along-the-rank",
       "A capture in passing may expose the king along the rank that the capturing pawn leaves.",
       also_if(&Hooks::keeps_royal_safe, leaves_the_rank_open)},
      {"removed-pawn-still-shields",
       "The pawn captured in passing still shields the king when the king's safety is judged.",
       still_shields(taken_pawn)},
      {"taken-pawn-stands-in-the-king-test",
       "After a capture in passing, the king's safety is judged with the captured pawn still on "
       "the board.",
       taken_pawn_stands()},
  });
}

Change<PawnHooks> takes_in_passing_only_where(MayGo may) {
  return visits(&PawnHooks::pawn_passing, only_where(std::move(may)));
}

MayGo by(Colour colour) {
  return [colour](const Mover& attacker, Square /*to*/) { return attacker.side() == colour; };
}

MayGo has_its_pawn(Kind pawn) {
  return [pawn](const Mover& attacker, Square to) {
    const Square taken = attacker.rules.passing_pawn(attacker.setup, to);
    return taken.exists() && attacker.at(taken) == Piece(opponent(attacker.side()), pawn);
  };
}

Change<PawnHooks> squares_stay_if(MayGo usable, std::function<bool(const Turn& asked)> when) {
  return both(visits(&PawnHooks::pawn_passing, only_where(std::move(usable))),
              afterwards([when = std::move(when)](const Turn& asked, Setup& next) {
                if (!next.en_passant.empty() || !when(asked)) {
                  return;
                }
                for (const Square square : asked.setup.en_passant) {
                  if (!next.at(square)) {
                    next.en_passant.add(square);
                  }
                }
              }));
}

Change<Hooks> loses_the_passed_pawn(Kind pawn) {
  return afterwards([pawn](const Turn& asked, Setup& next) {
    if (asked.rules.marked(asked.setup, asked.move).is_en_passant()) {
      --next.hands[index_of(asked.side())][index_of(pawn)];
    }
  });
}

Change<Hooks> still_shields(std::function<Square(const Turn& asked)> square) {
  return change(&Hooks::keeps_royal_safe,
                [square = std::move(square)](const Played& asked, auto original) {
                  const bool safe = original(asked);
                  if (safe || !asked.move.is_en_passant()) {
                    return safe;
                  }
                  const Square shield = square(asked);
                  return original(asked.into(with(asked.next, shield, asked.at(shield))));
                });
}

bool could_legally_be_taken(const BaseReferee& rules, const Setup& there, Square square,
                            Colour enemy) {
  const std::vector<Square> attackers = rules.attackers(there, square, enemy);
  return std::ranges::any_of(attackers, [&](Square from) {
    return !rules.in_check(without(with(there, square, there.at(from)), from), enemy);
  });
}

Change<Hooks> exposes_in_stalemate() {
  return change(&Hooks::keeps_royal_safe, [](const Played& asked, auto original) {
    bool safe = original(asked);
    bool has_a_move = safe || asked.in_check();
    if (!has_a_move) {
      asked.rules.movements(asked.setup, [&](Move move) {
        const Setup next = asked.rules.after(asked.setup, move);
        has_a_move = has_a_move || (original({{{asked.rules, asked.setup}, move}, next}) &&
                                    asked.rules.permitted(asked.setup, move, next));
      });
    }
    return safe || !has_a_move;
  });
}

Rules<Hooks> half_checks(std::string_view name, Sort sort, bool on_lines, bool on_diagonals,
                         bool by_leaps) {
  Rules<Hooks> rules;
  const auto add = [&](bool goes_so, std::string_view id, std::string_view words, Way way) {
    if (goes_so) {
      rules.emplace_back(fmt::format("{}-gives-no-check-{}", name, id), "C5",
                         fmt::format("The {} gives no check {}.", name, words),
                         attacks_only_if(sort, [way](const Mover& mover, Square to) {
                           const Way between = way_between(mover.from, to);
                           return (between == Way::on_rank ? Way::on_file : between) != way;
                         }));
    }
  };
  add(on_lines, "on-lines", "along files and ranks", Way::on_file);
  add(on_diagonals, "on-diagonals", "along diagonals", Way::on_diagonal);
  add(by_leaps, "by-leaps", "by its leap", Way::apart);
  return rules;
}

bool leg_is_free(const Mover& mover, Square to) {
  const int files = files_between(mover.from, to);
  const int ranks = ranks_between(mover.from, to);
  return std::abs(files * ranks) != 2 ||
         !mover.at({mover.from.file() + files / 2, mover.from.rank() + ranks / 2});
}

}  // namespace hurdle::mutation
