// Mutated chases of Xiangqi (X16): which threats are new, which are answered, and who makes them.
#include <algorithm>

#include "movegen/mutants/games/xiangqi/end_hooks.hpp"
#include "movegen/variants/xiangqi/notation.hpp"

namespace hurdle::xiangqi {
namespace {

using namespace mutation;

/// Whether any piece of the side threatened the victim before the move.
bool victim_stood_before(const Turn& turn, Capture capture) {
  const auto threats = ends_by_the_rules().threats(turn.before, turn.side, Moment::before);
  return std::any_of(threats.begin(), threats.end(),
                     [&](Capture one) { return one.victim == capture.victim; });
}

/// Only the chases for which this holds.
Change<GameEndHooks> only_chases(std::function<bool(const Turn&, const Chase&)> holds) {
  return change(&GameEndHooks::chases, [holds = std::move(holds)](const Turn& turn, auto original) {
    std::vector<Chase> chases = original(turn);
    std::erase_if(chases, [&](const Chase& chase) { return !holds(turn, chase); });
    return chases;
  });
}

bool was_in_reach(const Turn& turn, Capture capture) {
  const Square from = capture.attacker == turn.move.to() ? turn.move.from() : capture.attacker;
  return ends_by_the_rules().pieces().reaches(turn.before, from, capture.victim);
}

}  // namespace

Rules<GameEndHooks> chase_mutants() {
  return ClauseTable<GameEndHooks>("X16")({
      {"standing-threats-chase", "A threat that stood before the move is a chase too.",
       instead(&GameEndHooks::stood_before, always(false))},
      {"second-attackers-do-not-chase",
       "A second attacker of a piece that is attacked already makes no chase.",
       also_if(&GameEndHooks::stood_before, victim_stood_before)},
      {"only-the-moved-piece-chases",
       "A line, a leg or a hurdle that the move changes makes no chase for another piece.",
       only_chases([](const Turn& turn, const Chase& chase) {
         return chase.capture.attacker == turn.move.to();
       })},
      {"cut-roots-are-not-seen",
       "A piece that was attacked before is not chased when the move takes its root away.",
       also_if(&GameEndHooks::stood_before, was_in_reach)},
      {"masked-roots-count",
       "A root behind the attacker counts before the move, so that losing it makes a chase.",
       instead(&GameEndHooks::root_counts, always(true))},
      {"unanswered-attacks-count", "A threat chases whatever the other side answers.",
       instead(&GameEndHooks::is_answered, always(true))},
      {"only-flight-answers", "Only a victim that moves away is chased.",
       only_if(
           &GameEndHooks::is_answered,
           [](const Turn& turn, Capture capture) { return turn.answer.from() == capture.victim; })},
      {"check-is-no-answer", "An answer that gives check does not end a threat.",
       change(&GameEndHooks::forgiven,
              [](const Setup& setup, Square attacker, Moment moment, auto original) {
                return original(setup, attacker,
                                moment == Moment::answered ? Moment::after : moment);
              })},
      {"checks-chase-as-well", "A move that gives check chases too, whatever was chosen.",
       instead(&GameEndHooks::checks_chase, always(true))},
      {"checks-never-chase", "A move that gives check chases nothing, whatever was chosen.",
       instead(&GameEndHooks::checks_chase, always(false))},
  });
}

}  // namespace hurdle::xiangqi
