// The only list of variants. Dispatch, help and tests derive from it; a new variant is one folder
// and one line here.
#pragma once

#include <tuple>

#include "movegen/variants/janggi/description.hpp"
#include "movegen/variants/janggi/notation.hpp"
#include "movegen/variants/janggi/referee.hpp"
#include "movegen/variants/makpong/description.hpp"
#include "movegen/variants/makpong/notation.hpp"
#include "movegen/variants/makpong/referee.hpp"

namespace hurdle {

/// A variant: how it is written, the fast generator's facts, and the referee's class.
template <const Notation& N, const fast::Description& D, class R>
struct VariantEntry {
  static constexpr const Notation& notation = N;
  static constexpr const fast::Description& description = D;
  using Rules = R;  ///< constructed from the notation
};

// clang-format off: one variant a line, counted by CMakeLists.txt
using VariantList = std::tuple<
    VariantEntry<janggi::notation, janggi::description, janggi::JanggiReferee>,
    VariantEntry<janggi::casual_notation, janggi::casual_description, janggi::CasualReferee>,
    VariantEntry<makpong::notation, makpong::description, makpong::MakpongReferee>
>;
// clang-format on

}  // namespace hurdle
