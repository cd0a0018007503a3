// One variant of a game, as the game's own folder defines it.
#pragma once

#include "movegen/fast/board/validate.hpp"
#include "movegen/vocab/notation.hpp"

namespace hurdle {

/// A variant's notation, its description for the fast generator and its referee class.
template <const Notation& N, const fast::Description& D, class R>
struct VariantOf {
  static_assert(fast::validate(D));
  static_assert(fast::agree(D, N));
  static constexpr const Notation& notation = N;
  static constexpr const fast::Description& description = D;
  using Rules = R;  ///< constructed from the notation
};

}  // namespace hurdle
