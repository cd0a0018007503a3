// The functions that wrong ends of Shogi change, and the ends that can be changed so.
#pragma once

#include "movegen/referee/misreadings/ends.hpp"
#include "movegen/variants/shogi/ends.hpp"

namespace hurdle::shogi {

struct EndHooks : wrong::EndHooks {
  wrong::Hook<wrong::End(const GameHistory&)> mate;
  wrong::Hook<wrong::End(const GameHistory&)> no_move;
  wrong::Hook<wrong::End(const GameHistory&)> perpetual_check;
  wrong::Hook<wrong::End(const GameHistory&)> fourfold;
  wrong::Hook<int()> repetitions;
  wrong::Hook<int()> checks_since;
  wrong::Hook<bool(const Setup&, Colour)> king_in_camp;
  wrong::Hook<int(const Setup&, Colour)> pieces_in_camp;
  wrong::Hook<int()> least_pieces;
  wrong::Hook<int(Kind)> value;
  wrong::Hook<int(const Setup&, Colour)> points;
  wrong::Hook<int(Colour)> points_to_win;
  wrong::Hook<int(Colour)> points_to_draw;
  wrong::Hook<bool()> may_declare_in_check;
  wrong::Hook<ClaimVerdict(const GameHistory&)> claim_impasse;
};

class MisreadShogiEnds : public wrong::MisreadEnds<ShogiEnds, EndHooks> {
 public:
  using MisreadEnds::MisreadEnds;

  wrong::End mate(const GameHistory& game) const override {
    return hooks_.mate(game, [this](const GameHistory& g) { return ShogiEnds::mate(g); });
  }
  wrong::End no_move(const GameHistory& game) const override {
    return hooks_.no_move(game, [this](const GameHistory& g) { return ShogiEnds::no_move(g); });
  }
  wrong::End perpetual_check(const GameHistory& game) const override {
    return hooks_.perpetual_check(
        game, [this](const GameHistory& g) { return ShogiEnds::perpetual_check(g); });
  }
  wrong::End fourfold(const GameHistory& game) const override {
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

using EndRules = std::vector<wrong::EndRule<EndHooks>>;

[[nodiscard]] EndRules wrong_moveless();          // S15, S16
[[nodiscard]] EndRules wrong_repetitions();       // S17
[[nodiscard]] EndRules wrong_perpetual_checks();  // S18
[[nodiscard]] EndRules wrong_impasses();          // S19

}  // namespace hurdle::shogi
