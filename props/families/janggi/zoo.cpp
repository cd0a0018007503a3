// Small Janggi programs with bugs that real ones had.
#include "props/families/zoo.hpp"

#include <utility>

#include "movegen/variants/janggi/notation.hpp"
#include "perft/count/variants.hpp"
#include "props/families/janggi/small_janggi.hpp"

namespace hurdle::props {
namespace {

using small_janggi::Bugs;
using small_janggi::Facing;
using small_janggi::Pass;

/// An engine with some bugs.
ZooEngine engine(std::string_view name, std::string_view seen, const Bugs& bugs,
                 std::vector<std::string> mutants, std::string house_rules = "") {
  const auto moves = [bugs](const Setup& setup) { return small_janggi::moves_of(bugs, setup); };
  return {name, janggi::notation, seen, moves, std::move(mutants), std::move(house_rules)};
}

std::vector<ZooEngine> facings() {
  return {
      engine("right", "programs that are right", {}, {}),
      engine("facing-never-made", "janggi-game", {.facing = Facing::never_made},
             {"facing-never-made"}, "facing-forbidden"),
      engine("facing-as-in-xiangqi", "Fairy-Stockfish with flyingGeneral",
             {.facing = Facing::forbidden},
             {"facing-never-made", "facing-is-no-draw", "facing-pass-goes-on"},
             "facing-as-in-xiangqi"),
      engine("facing-is-check", "programs that began as Xiangqi", {.facing = Facing::is_check},
             {"generals-attack-along-the-file"}),
      engine("facing-ends", "programs that call it a draw at once", {.facing = Facing::ends},
             {"facing-ends-at-once"}, "facing-ends"),
      engine("facing-ignored", "Fairy-Stockfish's janggicasual", {.facing = Facing::ignored},
             {"facing-ignored"}, "facing-ignored"),
      engine("no-draw-pass-in-check", "mcr", {.draw_in_check = false}, {"no-draw-in-check"},
             "no-draw-pass-in-check"),
      engine("facing-ends-and-no-pass-does", "janggi-arena-mvp",
             {.facing = Facing::ends, .ending_passes = 200},
             {"facing-ends-at-once", "passes-never-end"}, "facing-ends-and-no-pass-does"),
  };
}

std::vector<ZooEngine> passes() {
  return {
      engine("no-pass", "janggi-engine", {.facing = Facing::ignored, .pass = Pass::never},
             {"no-pass"}, "no-pass"),
      engine("pass-only-accepts-the-draw", "small programs", {.pass = Pass::to_accept_the_draw},
             {"pass-only-accepts-the-draw"}),
      engine("no-pass-nor-draw", "small programs", {.pass = Pass::never}, {"no-pass-nor-draw"}),
      engine("pass-in-check", "ladofa/janggi", {.pass = Pass::in_check_too}, {"pass-in-check"},
             "pass-in-check"),
      engine("passes-never-end", "Fairy-Stockfish 99", {.ending_passes = 200}, {"passes-never-end"},
             "passes-never-end"),
      engine("one-pass-ends", "small programs", {.ending_passes = 1}, {"one-pass-ends"}),
      engine("pseudo-legal", "programs that play until a general is captured", {.checks = false},
             {"pseudo-legal"}, "pseudo-legal"),
      engine("general-is-captured", "pyjanggi",
             {.facing = Facing::ignored, .pass = Pass::never, .checks = false},
             {"pseudo-legal", "no-pass"}, "general-is-captured"),
  };
}

std::vector<ZooEngine> pieces_and_checks() {
  std::vector<ZooEngine> engines{
      engine("general-without-diagonals", "Fairy-Stockfish 90", {.general_diagonals = false},
             {"general-without-diagonals"}),
      engine("chariot-on-any-palace-diagonal", "small programs", {.chariot_any_diagonal = true},
             {"chariot-on-any-palace-diagonal"}),
      engine("palace-jump-gives-no-check", "small programs", {.cannon_diagonal_check = false},
             {"palace-jump-gives-no-check"}),
      engine("cannon-takes-cannons-on-diagonals", "Fairy-Stockfish 97",
             {.cannon_takes_cannon_diagonally = true}, {"cannon-takes-cannons-on-diagonals"}),
      engine("cannon-checks-over-cannons", "Fairy-Stockfish 590",
             {.cannon_over_cannons_checks = true}, {"cannon-checks-over-cannons"}),
      engine("elephant-first-block-forgotten", "small programs", {.elephant_first_block = false},
             {"elephant-ignores-the-first-point"}),
      engine("elephant-second-block-forgotten", "small programs", {.elephant_second_block = false},
             {"elephant-ignores-the-second-point"}),
      engine("horse-check-by-the-wrong-leg", "mcr 198", {.horse_check_leg_by_the_general = true},
             {"horse-check-leg-beside-the-general"}),
      engine("leaper-pins-forgotten", "Fairy-Stockfish 105", {.leaper_pins = false},
             {"pins-by-lame-leapers-forgotten"}),
      engine("diagonal-pins-forgotten", "variant-nnue-tools 8", {.diagonal_pins = false},
             {"pins-on-diagonals-forgotten"}),
      engine("soldier-on-any-palace-diagonal", "small programs", {.soldier_any_diagonal = true},
             {"soldier-on-any-palace-diagonal"}),
      engine("palace-steps-listed-twice", "programs that go along palace lines apart",
             {.straight_palace_steps_twice = true}, {}),
  };
  engines.back().lists_twice = true;
  return engines;
}

const RegisteredZoo with_facings(facings());
const RegisteredZoo with_passes(passes());
const RegisteredZoo with_pieces(pieces_and_checks());

}  // namespace
}  // namespace hurdle::props
