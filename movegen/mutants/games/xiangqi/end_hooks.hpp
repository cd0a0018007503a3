// The functions of Xiangqi's end clauses that mutants change, and the lists of those about
// repetitions.
#pragma once

#include "movegen/mutants/themes/ends.hpp"
#include "movegen/variants/xiangqi/ends.hpp"

namespace hurdle::xiangqi {

struct GameEndHooks : mutation::EndHooks {
  template <class Signature>
  using Hook = mutation::Hook<Signature>;

  mutation::EndClause mate, stalemate, lack_of_pieces, repetition, no_capture;
  Hook<bool(const Setup&, Colour)> lacks_pieces;
  Hook<int()> repetitions, most_checks;
  Hook<bool()> repetition_draws, checks_chase;
  Hook<int(const GameHistory&)> window_start;
  Hook<bool(const Window&, Colour)> checks_perpetually;
  Hook<bool(Piece)> counts_as_attacker;
  Hook<bool(const Setup&, Square)> counts_as_victim;
  Hook<Points(const Setup&, Square, Moment)> forgiven;
  Hook<bool(const Setup&, Capture, Moment)> may_capture, is_offer, has_root;
  Hook<bool(Piece, Piece)> is_stronger;
  Hook<bool(const Setup&, Square, Square)> can_retake, is_pinned_by;
  Hook<bool(const Setup&, Capture, Square, Moment)> root_counts;
  Hook<bool(const Turn&, Capture)> stood_before, is_answered;
  Hook<std::vector<Chase>(const Turn&)> chases;
  Hook<Perpetual(const Window&, Colour)> chased_by;
  Hook<Points(const std::vector<std::vector<Chase>>&)> common_victims;
  Hook<bool(const Turn&, const Chase&, const Points&)> is_excused;
  Hook<std::optional<Colour>(Offence, Offence)> loser;
  Hook<int(const GameHistory&, Colour)> quiet_moves;
};

/// The ends by the rules, for mutants that need them.
[[nodiscard]] const XiangqiEnds& ends_by_the_rules();

[[nodiscard]] mutation::Rules<GameEndHooks> threat_mutants();      // X14
[[nodiscard]] mutation::Rules<GameEndHooks> root_mutants();        // X15
[[nodiscard]] mutation::Rules<GameEndHooks> chase_mutants();       // X16
[[nodiscard]] mutation::Rules<GameEndHooks> perpetual_mutants();   // X13 and X17
[[nodiscard]] mutation::Rules<GameEndHooks> verdict_mutants();     // X12, X18 and X19
[[nodiscard]] mutation::Rules<GameEndHooks> no_capture_mutants();  // X20

}  // namespace hurdle::xiangqi
