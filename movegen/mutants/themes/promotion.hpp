// Hooks of promotion, for games where pieces may promote in a camp. Depends on no kind of piece.
#pragma once

#include "movegen/mutants/hooked.hpp"

namespace hurdle::mutation {

/// The functions about promotion that mutants change.
struct PromotionHooks : Hooks {
  Hook<bool(Colour, Square)> in_enemy_camp;
  Hook<bool(const Reach&)> may_promote;
  Hook<bool(const Reach&)> must_promote;
};

/// Rules with changes about promotion; `GameHooks` derives from `PromotionHooks`.
template <class Rules, class GameHooks>
class HookedPromotion : public Hooked<Rules, GameHooks> {
 public:
  using Hooked<Rules, GameHooks>::Hooked;
  using Original = Rules;

  HURDLE_HOOK(bool, in_enemy_camp, (Colour colour, Square square), colour, square);
  HURDLE_HOOK(bool, may_promote, (const Setup& setup, Square from, Square to),
              {{{*this, setup}, from}, to});
  HURDLE_HOOK(bool, must_promote, (const Setup& setup, Square from, Square to),
              {{{*this, setup}, from}, to});
};

}  // namespace hurdle::mutation
