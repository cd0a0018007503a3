// The functions that wrong ends of Shogi change, and the ends that can be changed so.
#pragma once

#include "movegen/mutants/themes/ends.hpp"
#include "movegen/variants/shogi/ends.hpp"

namespace hurdle::shogi {

using namespace mutation;

struct EndHooks : mutation::EndHooks {
  EndClause mate, no_move, perpetual_check, fourfold;
  Hook<int()> repetitions, checks_since;
  Hook<bool(const Setup&, Colour)> king_in_camp;
  Hook<int(const Setup&, Colour)> pieces_in_camp;
  Hook<int()> least_pieces;
  Hook<int(Kind)> value;
  Hook<int(const Setup&, Colour)> points;
  Hook<int(Colour)> points_to_win, points_to_draw;
  Hook<bool()> may_declare_in_check;
  Hook<ClaimVerdict(const GameHistory&)> claim_impasse;
};

class HookedShogiEnds : public HookedEnds<ShogiEnds, EndHooks> {
 public:
  using HookedEnds::HookedEnds;

  HURDLE_HOOK(End, mate, (const GameHistory& game), game);
  HURDLE_HOOK(End, no_move, (const GameHistory& game), game);
  HURDLE_HOOK(End, perpetual_check, (const GameHistory& game), game);
  HURDLE_HOOK(End, fourfold, (const GameHistory& game), game);
  HURDLE_HOOK(int, repetitions, ());
  HURDLE_HOOK(int, checks_since, ());
  HURDLE_HOOK(bool, king_in_camp, (const Setup& setup, Colour colour), setup, colour);
  HURDLE_HOOK(int, pieces_in_camp, (const Setup& setup, Colour colour), setup, colour);
  HURDLE_HOOK(int, least_pieces, ());
  HURDLE_HOOK(int, value, (Kind kind), kind);
  HURDLE_HOOK(int, points, (const Setup& setup, Colour colour), setup, colour);
  HURDLE_HOOK(int, points_to_win, (Colour colour), colour);
  HURDLE_HOOK(int, points_to_draw, (Colour colour), colour);
  HURDLE_HOOK(bool, may_declare_in_check, ());
  HURDLE_HOOK(ClaimVerdict, claim_impasse, (const GameHistory& game), game);
};

using EndRules = Rules<EndHooks>;

[[nodiscard]] EndRules mutant_moveless();          // S15, S16
[[nodiscard]] EndRules mutant_repetitions();       // S17
[[nodiscard]] EndRules mutant_perpetual_checks();  // S18
[[nodiscard]] EndRules mutant_impasses();          // S19

}  // namespace hurdle::shogi
