// Janggi as played by small programs: a simple move generator, written from the rules page, with
// switches for bugs of real programs.
#pragma once

#include <cstdint>
#include <vector>

#include "movegen/vocab/move.hpp"
#include "movegen/vocab/setup.hpp"

namespace hurdle::props::small_janggi {

/// How a program handles facing generals.
enum class Facing : std::uint8_t {
  binds,       ///< by the rules: separated, or accepted by a pass
  ignored,     ///< no effect
  never_made,  ///< by the rules, but no move may create it
  forbidden,   ///< no move or pass may create or leave it, as in Xiangqi
  is_check,    ///< the generals attack each other along the file
  ends         ///< the game ends
};

enum class Pass : std::uint8_t { as_the_rules, never, to_accept_the_draw, in_check_too };

/// The switches; the defaults are the rules.
struct Bugs {
  Facing facing = Facing::binds;
  Pass pass = Pass::as_the_rules;
  bool draw_in_check = true;          // the draw may be accepted by a pass in check
  int ending_passes = 2;              // this many consecutive passes end the game
  bool checks = true;                 // false: pseudo-legal, generals are captured
  bool general_diagonals = true;      // along the marked lines
  bool chariot_any_diagonal = false;  // on every point of a palace
  bool cannon_diagonal_check = true;
  bool cannon_takes_cannon_diagonally = false;
  bool cannon_over_cannons_checks = false;
  bool elephant_first_block = true;
  bool elephant_second_block = true;
  bool horse_check_leg_by_the_general = false;
  bool leaper_pins = true;    // blockers of a horse or an elephant are pinned
  bool diagonal_pins = true;  // blockers on palace diagonals are pinned
  bool soldier_any_diagonal = false;
  bool straight_palace_steps_twice = false;  // listed as a step and as a palace line
};

/// The legal moves of a position, as a program with these bugs lists them.
[[nodiscard]] std::vector<Move> moves_of(const Bugs& bugs, const Setup& setup);

}  // namespace hurdle::props::small_janggi
