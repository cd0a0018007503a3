// Mutated verdicts about repetitions of Xiangqi (X12, X13 and X17 to X19), and about moves without
// a capture (X20).
#include <algorithm>

#include "movegen/mutants/games/xiangqi/end_hooks.hpp"
#include "movegen/variants/xiangqi/notation.hpp"

namespace hurdle::xiangqi {
namespace {

using namespace mutation;

/// Whether every move of a side in the window gives check by such pieces.
Change<GameEndHooks> only_checks_by(std::function<bool(const Turn&, const Points&)> such) {
  return only_if(&GameEndHooks::checks_perpetually,
                 [such = std::move(such)](const Window& window, Colour side) {
                   return std::ranges::all_of(window, [&](const Turn& turn) {
                     return turn.side != side ||
                            such(turn, ends_by_the_rules().attackers_of_general(turn.after, side));
                   });
                 });
}

bool checks_by_the_moved(const Turn& turn, const Points& checkers) {
  return checkers.test(turn.move.to().index());
}

bool checks_without_a_soldier(const Turn& turn, const Points& checkers) {
  for (std::size_t index = 0; index < square_count; ++index) {
    if (checkers.test(index) && turn.after.board[index].kind() == soldier) {
      return false;
    }
  }
  return true;
}

/// A side's checks count only so.
Change<GameEndHooks> perpetual_check_of(Colour side) {
  return only_if(&GameEndHooks::checks_perpetually,
                 [side](const Window& /*window*/, Colour asked) { return asked == side; });
}

Change<GameEndHooks> perpetual_chase_of(Colour side) {
  return change(&GameEndHooks::chased_by,
                [side](const Window& window, Colour asked, auto original) {
                  return asked == side ? original(window, asked) : Perpetual{};
                });
}

/// Victims by every move, and by one and the same attacker.
Points common_victims_of_one(const std::vector<std::vector<Chase>>& moves) {
  Points common;
  for (const Chase& first : moves.empty() ? std::vector<Chase>{} : moves.front()) {
    const bool always_the_same = std::ranges::all_of(moves, [&](const std::vector<Chase>& chases) {
      return std::ranges::any_of(chases, [&](const Chase& chase) {
        return chase.attacker == first.attacker && chase.victim == first.victim;
      });
    });
    if (always_the_same) {
      common.set(first.victim.index());
    }
  }
  return common;
}

/// All victims, if every move has one.
Points any_victims(const std::vector<std::vector<Chase>>& moves) {
  Points all;
  for (const std::vector<Chase>& chases : moves) {
    for (const Chase& chase : chases) {
      all.set(chase.victim.index());
    }
    if (chases.empty()) {
      return {};
    }
  }
  return all;
}

/// The losing side for one pair of offences.
Change<GameEndHooks> table(Offence one, Offence other,
                           std::function<std::optional<Colour>(bool)> verdict) {
  return change(&GameEndHooks::loser, [one, other, verdict = std::move(verdict)](
                                          Offence red, Offence black, auto original) {
    return red == one && black == other   ? verdict(true)
           : red == other && black == one ? verdict(false)
                                          : original(red, black);
  });
}

std::optional<Colour> neither(bool /*red_is_first*/) {
  return std::nullopt;
}

std::optional<Colour> second(bool red_is_first) {
  return red_is_first ? Colour::black : Colour::white;
}

/// The ends by one clause become other ends.
Change<GameEndHooks> reported_as_by(std::string_view clause, OtherEnd how) {
  return reported_as(&GameEndHooks::repetition, [id = std::string(clause), how = std::move(how)](
                                                    End end, const GameHistory& game) {
    return end->clause == id ? how(std::move(end), game) : end;
  });
}

End ends_nothing(const End& /*end*/, const GameHistory& /*game*/) {
  return std::nullopt;
}

End red_wins(End end, const GameHistory& /*game*/) {
  end->result = GameResult::white;
  return end;
}

/// A window one move longer, if the first occurrence was not the start.
Change<GameEndHooks> window_with_the_leading_move() {
  return change(&GameEndHooks::window_start, [](const GameHistory& game, auto original) {
    return std::max(original(game) - 1, 0);
  });
}

// ---- X20 ----------------------------------------------------------------------------------------

/// The number of checks that count, of each side.
Change<GameEndHooks> checks_that_count(int most) {
  return instead(&GameEndHooks::most_checks, always(most));
}

/// The plies since the last capture or soldier's step, or since the FEN's counter began.
int by_the_counter(const GameHistory& game, Colour /*side*/) {
  return static_cast<int>(game.setup().half / 2);
}

}  // namespace

Rules<GameEndHooks> perpetual_mutants() {
  return {
      {"perpetual-check-is-not-seen", "X13", "A side may give check with every move.",
       instead(&GameEndHooks::checks_perpetually, always(false))},
      {"perpetual-check-by-red-alone", "X13", "Black may give check with every move.",
       perpetual_check_of(Colour::white)},
      {"perpetual-check-by-black-alone", "X13", "Red may give check with every move.",
       perpetual_check_of(Colour::black)},
      {"the-last-check-decides", "X13",
       "A check by the last move of a side counts as perpetual check.",
       instead(&GameEndHooks::checks_perpetually,
               [](const Window& window, Colour side) {
                 const bool last = window.back().side == side;
                 return last ? window.back().check : window[window.size() - 2].check;
               })},
      {"uncovered-checks-do-not-count", "X13",
       "Only checks by the moved piece count as perpetual check.",
       only_checks_by(checks_by_the_moved)},
      {"soldiers-may-check", "X13", "Checks by soldiers do not count as perpetual check.",
       only_checks_by(checks_without_a_soldier)},
      {"perpetual-check-wins-the-game", "X13", "A player who gives check with every move wins.",
       reported_as_by("X13", turns_round)},
      {"chase-is-worse-than-check", "X13", "A perpetual chase loses against a perpetual check.",
       table(Offence::check, Offence::chase, second)},
      {"check-against-chase-draws", "X13",
       "A perpetual check of one side and a perpetual chase of the other draw.",
       table(Offence::check, Offence::chase, neither)},

      {"perpetual-chase-draws", "X17", "A perpetual chase is a draw.",
       table(Offence::chase, Offence::none, neither)},
      {"perpetual-chase-wins", "X17", "A player who chases perpetually wins.",
       reported_as_by("X17", turns_round)},
      {"perpetual-chase-by-red-alone", "X17", "Black may chase for ever.",
       perpetual_chase_of(Colour::white)},
      {"perpetual-chase-by-black-alone", "X17", "Red may chase for ever.",
       perpetual_chase_of(Colour::black)},
      {"one-chaser", "X17", "In a perpetual chase one piece must chase with every move.",
       instead(&GameEndHooks::common_victims, common_victims_of_one)},
      {"any-victims", "X17", "Chases of different pieces in turn are a perpetual chase.",
       instead(&GameEndHooks::common_victims, any_victims)},
      {"any-check-clears", "X17",
       "A single check by either side excuses both sides from a perpetual chase.",
       change(&GameEndHooks::chased_by,
              [](const Window& window, Colour side, auto original) {
                const bool checks = std::ranges::any_of(window, &Turn::check);
                return checks ? Perpetual{} : original(window, side);
              })},
      {"pinned-chariots-chase", "X17",
       "A chariot that a horse pins chases that horse like any other piece.",
       instead(&GameEndHooks::is_excused, always(false))},
      {"pinned-chariots-never-chase", "X17",
       "A chariot on the leg of a horse never chases that horse.",
       change(&GameEndHooks::chases,
              [](const Turn& turn, auto original) {
                std::vector<Chase> chases = original(turn);
                std::erase_if(chases, [&](const Chase& chase) {
                  return turn.after.at(chase.capture.attacker).kind() == chariot &&
                         ends_by_the_rules().is_pinned_by(turn.after, chase.capture.attacker,
                                                          chase.capture.victim);
                });
                return chases;
              })},
      {"chased-chariots-are-excused", "X17",
       "The attacks of a chased chariot are excused, whether it is pinned or not.",
       instead(&GameEndHooks::is_pinned_by, always(true))},
  };
}

Rules<GameEndHooks> verdict_mutants() {
  return {
      {"window-of-the-last-loop", "X12",
       "A repetition is judged only by the moves since the last occurrence.",
       instead(
           &GameEndHooks::window_start,
           [](const GameHistory& game) { return game.ply_of_occurrence(game.occurrences() - 1); })},
      {"leading-move-counts", "X12",
       "A repetition is judged also by the move that led to the first occurrence.",
       window_with_the_leading_move()},

      {"like-checks-lose-for-the-mover", "X18",
       "If both sides offend alike, the one to move loses.",
       reported_as_by("X18", loses_by("X18"))},
      {"like-offences-lose-for-black", "X18",
       "If both sides offend alike, Black loses, as the side that began second.",
       reported_as_by("X18", red_wins)},
      {"like-offences-are-none", "X18", "Two offences cancel out: the draw is reported as X19.",
       reported_as_by("X18", reported_by("X19"))},
      {"like-offences-go-on", "X18", "If both sides offend alike, the game continues.",
       reported_as_by("X18", ends_nothing)},

      {"no-offence-goes-on", "X19", "A repetition without an offence ends nothing.",
       reported_as_by("X19", ends_nothing)},
      {"no-offence-loses-for-the-mover", "X19",
       "Without an offence the side to move loses, as it must deviate.",
       reported_as_by("X19", loses_by("X19"))},
      {"no-offence-loses-for-the-repeater", "X19",
       "Without an offence the side that repeated the position loses.",
       reported_as_by("X19", other_loses_by("X19"))},
      {"no-offence-is-told-as-repetition", "X19", "A draw without an offence is reported as X12.",
       reported_as_by("X19", reported_by("X12"))},
  };
}

Rules<GameEndHooks> no_capture_mutants() {
  return ClauseTable<GameEndHooks>("X20")({
      {"no-capture-is-not-counted", "Games without a capture continue, whatever option was chosen.",
       instead(&GameEndHooks::no_capture, goes_on)},
      {"no-capture-loses", "At the limit without a capture the side to move loses.",
       reported_as(&GameEndHooks::no_capture, loses_by("X20"))},
      {"plies-without-a-capture", "The limit without a capture counts plies, not moves.",
       change(&GameEndHooks::quiet_moves,
              [](const GameHistory& game, Colour side, auto original) {
                return original(game, side) + original(game, opponent(side));
              })},
      {"one-move-more-without-a-capture",
       "The limit without a capture ends the game one move later.",
       change(&GameEndHooks::quiet_moves, [](const GameHistory& game, Colour side,
                                             auto original) { return original(game, side) - 1; })},
      {"one-side-without-a-capture",
       "The moves of one side alone reach the limit without a capture.",
       change(&GameEndHooks::quiet_moves,
              [](const GameHistory& game, Colour side, auto original) {
                return std::max(original(game, side), original(game, opponent(side)));
              })},
      {"no-check-counts", "Moves that give check do not count towards the limit without a capture.",
       checks_that_count(0)},
      {"nine-checks-count",
       "At most nine checks of a side count towards the limit without a capture.",
       checks_that_count(9)},
      {"eleven-checks-count",
       "At most eleven checks of a side count towards the limit without a capture.",
       checks_that_count(11)},
      {"every-check-counts",
       "Moves that give check count towards the limit without a capture like others.",
       checks_that_count(1'000'000)},
      {"soldiers-restart-the-count",
       "The limit without a capture uses the FEN's counter, which a soldier's step restarts.",
       instead(&GameEndHooks::quiet_moves, by_the_counter)},
  });
}

}  // namespace hurdle::xiangqi
