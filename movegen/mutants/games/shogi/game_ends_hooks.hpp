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

  mutation::End mate(const GameHistory& game) const override {
    return hooks_.mate(game, [this](const GameHistory& g) { return ShogiEnds::mate(g); });
  }
  mutation::End no_move(const GameHistory& game) const override {
    return hooks_.no_move(game, [this](const GameHistory& g) { return ShogiEnds::no_move(g); });
  }
  mutation::End perpetual_check(const GameHistory& game) const override {
    return hooks_.perpetual_check(
        game, [this](const GameHistory& g) { return ShogiEnds::perpetual_check(g); });
  }
  mutation::End fourfold(const GameHistory& game) const override {
    return hooks_.fourfold(game, [this](const GameHistory& g) { return ShogiEnds::fourfold(g); });
  }
  int repetitions() const override {
    return hooks_.repetitions([this] { return ShogiEnds::repetitions(); });
  }
  int checks_since() const override {
    return hooks_.checks_since([this] { return ShogiEnds::checks_since(); });
  }
  bool king_in_camp(const Setup& setup, Colour colour) const override {
    return hooks_.king_in_camp(setup, colour, [this](const Setup& asked, Colour side) {
      return ShogiEnds::king_in_camp(asked, side);
    });
  }
  int pieces_in_camp(const Setup& setup, Colour colour) const override {
    return hooks_.pieces_in_camp(setup, colour, [this](const Setup& asked, Colour side) {
      return ShogiEnds::pieces_in_camp(asked, side);
    });
  }
  int least_pieces() const override {
    return hooks_.least_pieces([this] { return ShogiEnds::least_pieces(); });
  }
  int value(Kind kind) const override {
    return hooks_.value(kind, [this](Kind asked) { return ShogiEnds::value(asked); });
  }
  int points(const Setup& setup, Colour colour) const override {
    return hooks_.points(setup, colour, [this](const Setup& asked, Colour side) {
      return ShogiEnds::points(asked, side);
    });
  }
  int points_to_win(Colour colour) const override {
    return hooks_.points_to_win(colour,
                                [this](Colour asked) { return ShogiEnds::points_to_win(asked); });
  }
  int points_to_draw(Colour colour) const override {
    return hooks_.points_to_draw(colour,
                                 [this](Colour asked) { return ShogiEnds::points_to_draw(asked); });
  }
  bool may_declare_in_check() const override {
    return hooks_.may_declare_in_check([this] { return ShogiEnds::may_declare_in_check(); });
  }
  ClaimVerdict claim_impasse(const GameHistory& game) const override {
    return hooks_.claim_impasse(
        game, [this](const GameHistory& g) { return ShogiEnds::claim_impasse(g); });
  }
};

using EndRules = std::vector<mutation::EndRule<EndHooks>>;

[[nodiscard]] EndRules mutant_moveless();          // S15, S16
[[nodiscard]] EndRules mutant_repetitions();       // S17
[[nodiscard]] EndRules mutant_perpetual_checks();  // S18
[[nodiscard]] EndRules mutant_impasses();          // S19

}  // namespace hurdle::shogi
