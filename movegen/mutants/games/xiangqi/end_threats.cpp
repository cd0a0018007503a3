// Mutated threats and roots of Xiangqi (X14 and X15): pieces that do or do not count, captures that
// are or are not legal, offers, stronger victims, and what protects. Mutated chases (X16): which
// threats are new, which are answered, and who makes them.
#include <algorithm>

#include "movegen/mutants/games/xiangqi/end_hooks.hpp"
#include "movegen/variants/xiangqi/notation.hpp"

namespace hurdle::xiangqi {
namespace {

using namespace mutation;

/// A victim of this kind is threatened by no attacker of that kind only because it is stronger.
Change<GameEndHooks> not_stronger(Kind attacker, Kind victim) {
  return unless(&GameEndHooks::is_stronger, [attacker, victim](Piece by, Piece piece) {
    return by.kind() == attacker && piece.kind() == victim;
  });
}

Change<GameEndHooks> stronger_too(Kind attacker, Kind victim) {
  return also_if(&GameEndHooks::is_stronger, [attacker, victim](Piece by, Piece piece) {
    return by.kind() == attacker && piece.kind() == victim;
  });
}

Change<GameEndHooks> attacks_of(Kind kind, bool count) {
  const auto is = [kind](Piece piece) { return piece.kind() == kind; };
  return count ? also_if(&GameEndHooks::counts_as_attacker, is)
               : unless(&GameEndHooks::counts_as_attacker, is);
}

Change<GameEndHooks> never_victims(Kind kind) {
  return unless(&GameEndHooks::counts_as_victim, [kind](const Setup& setup, Square victim) {
    return setup.at(victim).kind() == kind;
  });
}

/// Some attacks are offers too.
Change<GameEndHooks> also_offers(std::function<bool(const Setup&, Capture)> offers) {
  return also_if(
      &GameEndHooks::is_offer,
      [offers = std::move(offers)](const Setup& setup, Capture capture, Moment /*moment*/) {
        return offers(setup, capture);
      });
}

/// Whether the victim could take the attacker by its movement alone.
bool could_take_back(const Setup& setup, Capture capture) {
  return ends_by_the_rules().pieces().reaches(setup, capture.victim, capture.attacker);
}

bool same_kind(const Setup& setup, Capture capture) {
  return setup.at(capture.attacker).kind() == setup.at(capture.victim).kind();
}

/// How many pieces of a side reach the point, on a board where an enemy stands there.
int reaching(const Setup& setup, Colour by, Square point) {
  int count = 0;
  for (std::size_t index = 0; index < square_count; ++index) {
    count += setup.board[index].belongs_to(by) &&
                     ends_by_the_rules().pieces().reaches(setup, Square::at(index), point)
                 ? 1
                 : 0;
  }
  return count;
}

/// A piece protects its own side's piece on the board before the capture.
bool protected_before(const Setup& setup, Capture capture) {
  Setup unmoved = setup;
  unmoved.put(capture.victim, setup.at(capture.attacker));
  return reaching(unmoved, setup.at(capture.victim).colour(), capture.victim) > 0;
}

Change<GameEndHooks> no_root_is(std::function<bool(Kind)> kind) {
  return unless(&GameEndHooks::can_retake,
                [kind = std::move(kind)](const Setup& captured, Square root, Square /*point*/) {
                  return kind(captured.at(root).kind());
                });
}

bool reaches(const Setup& captured, Square root, Square point) {
  return ends_by_the_rules().pieces().reaches(captured, root, point);
}

Rules<GameEndHooks> attackers_and_victims() {
  return ClauseTable<GameEndHooks>("X14")({
      {"soldiers-chase", "A soldier that attacks a piece chases it.", attacks_of(soldier, true)},
      {"generals-chase", "A general that attacks a piece chases it.", attacks_of(general, true)},
      {"advisors-do-not-chase", "An advisor may attack for ever, as the general may.",
       attacks_of(advisor, false)},
      {"elephants-do-not-chase", "An elephant may attack for ever, as a soldier may.",
       attacks_of(elephant, false)},
      {"horses-do-not-chase", "A horse may attack for ever.", attacks_of(horse, false)},
      {"cannons-do-not-chase", "A cannon may attack for ever.", attacks_of(cannon, false)},
      {"every-soldier-is-chased", "A soldier on its own half can be chased too.",
       also_if(
           &GameEndHooks::counts_as_victim,
           [](const Setup& setup, Square victim) { return setup.at(victim).kind() == soldier; })},
      {"no-soldier-is-chased", "A soldier beyond the river cannot be chased either.",
       never_victims(soldier)},
      {"advisors-are-not-chased", "An advisor cannot be chased.", never_victims(advisor)},
      {"elephants-are-not-chased", "An elephant cannot be chased.", never_victims(elephant)},
      {"pinned-pieces-chase", "A pinned piece chases what it attacks.",
       also_if(&GameEndHooks::may_capture,
               [](const Setup& /*setup*/, Capture /*capture*/, Moment moment) {
                 return moment != Moment::answered;
               })},
      {"check-hides-threats",
       "A side in check has no threats but captures that end the check, so all threats after its "
       "move are new.",
       change(&GameEndHooks::forgiven,
              [](const Setup& setup, Square attacker, Moment moment, auto original) {
                return moment == Moment::before ? Points{} : original(setup, attacker, moment);
              })},
  });
}

Rules<GameEndHooks> offers_and_stronger_victims() {
  return ClauseTable<GameEndHooks>("X14")({
      {"offers-are-ignored", "Attacks between pieces of one kind chase like others.",
       instead(&GameEndHooks::is_offer, always(false))},
      {"pinned-pieces-offer", "An attack on a pinned piece of the same kind is an offer too.",
       also_offers(both_hold(same_kind, could_take_back))},
      {"blocked-horses-offer",
       "Horse against horse is an offer, even if a leg stops the attacked one.",
       also_offers(same_kind)},
      {"offers-of-any-kinds", "Pieces of different kinds offer each other an exchange too.",
       also_if(&GameEndHooks::is_offer,
               [](const Setup& setup, Capture capture, Moment moment) {
                 return could_take_back(setup, capture) &&
                        ends_by_the_rules().may_capture(setup, {capture.victim, capture.attacker},
                                                        moment);
               })},
      {"protected-chariot-and-horse", "A protected chariot that a horse attacks is not threatened.",
       not_stronger(horse, chariot)},
      {"protected-chariot-and-cannon",
       "A protected chariot that a cannon attacks is not threatened.",
       not_stronger(cannon, chariot)},
      {"advisors-threaten-no-protected-piece",
       "A protected piece that an advisor attacks is not threatened.",
       unless(&GameEndHooks::is_stronger,
              [](Piece by, Piece /*piece*/) { return by.kind() == advisor; })},
      {"elephants-threaten-no-protected-piece",
       "A protected piece that an elephant attacks is not threatened.",
       unless(&GameEndHooks::is_stronger,
              [](Piece by, Piece /*piece*/) { return by.kind() == elephant; })},
      {"horse-threatens-protected-cannons", "A cannon is stronger than a horse.",
       stronger_too(horse, cannon)},
      {"cannon-threatens-protected-horses", "A horse is stronger than a cannon.",
       stronger_too(cannon, horse)},
      {"chariot-threatens-protected-chariots",
       "A chariot that may not retake is threatened even when protected.",
       stronger_too(chariot, chariot)},
  });
}

using namespace mutation;

/// Whether any piece of the side threatened the victim before the move.
bool victim_stood_before(const Turn& turn, Capture capture) {
  const auto threats = ends_by_the_rules().threats(turn.before, turn.side, Moment::before);
  return std::ranges::any_of(threats, [&](Capture one) { return one.victim == capture.victim; });
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

Rules<GameEndHooks> threat_mutants() {
  return joined<GameEndHooks>(attackers_and_victims(), offers_and_stronger_victims());
}

Rules<GameEndHooks> root_mutants() {
  return ClauseTable<GameEndHooks>("X15")({
      {"roots-are-ignored", "A protected piece can be chased like any other.",
       instead(&GameEndHooks::has_root, always(false))},
      {"everything-has-a-root", "Only a stronger piece can be chased.",
       instead(&GameEndHooks::has_root, always(true))},
      {"roots-before-the-capture", "Protection is judged before the capture, not after it.",
       instead(&GameEndHooks::has_root,
               [](const Setup& setup, Capture capture, Moment /*moment*/) {
                 return protected_before(setup, capture);
               })},
      {"false-roots-protect", "A piece that may not legally retake is a root too.",
       also_if(&GameEndHooks::can_retake, reaches)},
      {"pinned-roots-protect", "A pinned piece is a root; only the general must retake legally.",
       also_if(&GameEndHooks::can_retake,
               [](const Setup& captured, Square root, Square point) {
                 return captured.at(root).kind() != general && reaches(captured, root, point);
               })},
      {"generals-retake-anywhere", "A general is a root even where it would be captured.",
       also_if(&GameEndHooks::can_retake,
               [](const Setup& captured, Square root, Square point) {
                 return captured.at(root).kind() == general && reaches(captured, root, point);
               })},
      {"facing-generals-are-no-pin",
       "A piece between the generals is a root though it may not leave the file.",
       also_if(&GameEndHooks::can_retake,
               [](const Setup& captured, Square root, Square point) {
                 const Setup next = ThreatClauses::after_capture(captured, {root, point});
                 return reaches(captured, root, point) &&
                        ends_by_the_rules().pieces().generals_face(next);
               })},
      {"generals-are-no-roots", "A general protects nothing.",
       no_root_is([](Kind kind) { return kind == general; })},
      {"soldiers-are-no-roots", "A soldier protects nothing.",
       no_root_is([](Kind kind) { return kind == soldier; })},
      {"advisors-and-elephants-are-no-roots", "Advisors and elephants protect nothing.",
       no_root_is([](Kind kind) { return kind == advisor || kind == elephant; })},
      {"as-many-roots-as-attackers", "Two attackers threaten a piece that has only one root.",
       only_if(&GameEndHooks::has_root,
               [](const Setup& setup, Capture capture, Moment /*moment*/) {
                 const Setup captured = ThreatClauses::after_capture(setup, capture);
                 const Colour by = setup.at(capture.attacker).colour();
                 return reaching(setup, by, capture.victim) <=
                        reaching(captured, opponent(by), capture.victim);
               })},
      {"roots-must-be-cheaper",
       "A chariot that would retake another piece than a chariot is no root.",
       unless(&GameEndHooks::can_retake,
              [](const Setup& captured, Square root, Square point) {
                return captured.at(root).kind() == chariot && captured.at(point).kind() != chariot;
              })},
  });
}

Rules<GameEndHooks> chase_mutants() {
  return ClauseTable<GameEndHooks>("X16")({
      {"standing-threats-chase", "A threat that stood before the move is a chase too.",
       instead(&GameEndHooks::stood_before, always(false))},
      {"second-attackers-do-not-chase",
       "A second attacker of a piece that is attacked already makes no chase.",
       also_if(&GameEndHooks::stood_before, victim_stood_before)},
      {"only-the-moved-piece-chases",
       "Only the moved piece can chase, not another piece whose line, leg or hurdle the move "
       "changes.",
       only_chases([](const Turn& turn, const Chase& chase) {
         return chase.capture.attacker == turn.move.to();
       })},
      {"cut-roots-are-not-seen",
       "A piece that was attacked before is not chased when it loses its root.",
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
      {"checks-chase-as-well", "A move that gives check chases too, whatever option was chosen.",
       instead(&GameEndHooks::checks_chase, always(true))},
      {"checks-never-chase", "A move that gives check never chases, whatever option was chosen.",
       instead(&GameEndHooks::checks_chase, always(false))},
  });
}

}  // namespace hurdle::xiangqi
