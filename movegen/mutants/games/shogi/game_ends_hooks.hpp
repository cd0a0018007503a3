// The functions that wrong ends of Shogi change, and the ends that can be changed so.
#pragma once

#include "movegen/mutants/end_mutant.hpp"
#include "movegen/variants/shogi/ends.hpp"

namespace hurdle::shogi {

struct EndHooks : mutation::EndHooks {
  mutation::Hook<mutation::End(const GameHistory&)> mate;
  mutation::Hook<mutation::End(const GameHistory&)> no_move;
  mutation::Hook<mutation::End(const GameHistory&)> perpetual_check;
  mutation::Hook<mutation::End(const GameHistory&)> fourfold;
  mutation::Hook<int()> repetitions;
  mutation::Hook<int()> checks_since;
  mutation::Hook<bool(const Setup&, Colour)> king_in_camp;
  mutation::Hook<int(const Setup&, Colour)> pieces_in_camp;
  mutation::Hook<int()> least_pieces;
  mutation::Hook<int(Kind)> value;
  mutation::Hook<int(const Setup&, Colour)> points;
  mutation::Hook<int(Colour)> points_to_win;
  mutation::Hook<int(Colour)> points_to_draw;
  mutation::Hook<bool()> may_declare_in_check;
  mutation::Hook<ClaimVerdict(const GameHistory&)> claim_impasse;
};

class HookedShogiEnds : public mutation::HookedEnds<ShogiEnds, EndHooks> {
 public:
  using HookedEnds::HookedEnds;

  HURDLE_HOOK(mutation::End, mate, (const GameHistory& game), game);
  HURDLE_HOOK(mutation::End, no_move, (const GameHistory& game), game);
  HURDLE_HOOK(mutation::End, perpetual_check, (const GameHistory& game), game);
  HURDLE_HOOK(mutation::End, fourfold, (const GameHistory& game), game);
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

using EndRules = std::vector<mutation::EndRule<EndHooks>>;

[[nodiscard]] EndRules mutant_moveless();          // S15, S16
[[nodiscard]] EndRules mutant_repetitions();       // S17
[[nodiscard]] EndRules mutant_perpetual_checks();  // S18
[[nodiscard]] EndRules mutant_impasses();          // S19

}  // namespace hurdle::shogi
