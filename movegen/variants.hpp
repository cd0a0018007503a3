// The only list of variants. Dispatch, help and tests derive from it; a new variant is one folder
// and one line here.
#pragma once

#include <tuple>

#include "movegen/fast/board/validate.hpp"
#include "movegen/variants/janggi/description.hpp"
#include "movegen/variants/janggi/notation.hpp"
#include "movegen/variants/janggi/referee.hpp"
#include "movegen/variants/makpong/description.hpp"
#include "movegen/variants/makpong/notation.hpp"
#include "movegen/variants/makpong/referee.hpp"
#include "movegen/variants/nine-elder/description.hpp"
#include "movegen/variants/nine-elder/notation.hpp"
#include "movegen/variants/nine-elder/referee.hpp"
#include "movegen/variants/pandemonium/description.hpp"
#include "movegen/variants/pandemonium/notation.hpp"
#include "movegen/variants/pandemonium/referee.hpp"

namespace hurdle {

/// A variant: how it is written, the fast generator's facts, and the referee's class.
template <const Notation& N, const fast::Description& D, class R>
struct VariantEntry {
  static_assert(fast::validate(D));
  static_assert(fast::agree(D, N));
  static constexpr const Notation& notation = N;
  static constexpr const fast::Description& description = D;
  using Rules = R;  ///< constructed from the notation
};

// One variant after the other; CMakeLists.txt counts them.
using VariantList = std::tuple<
    VariantEntry<janggi::notation, janggi::description, janggi::JanggiReferee>,
    VariantEntry<janggi::casual_notation, janggi::casual_description, janggi::CasualReferee>,
    VariantEntry<makpong::notation, makpong::description, makpong::MakpongReferee>,
    VariantEntry<pandemonium::notation, pandemonium::description, pandemonium::PandemoniumReferee>,
    VariantEntry<nine_elder::notation, nine_elder::description, nine_elder::NineElderReferee>,
    VariantEntry<nine_elder::literal_notation, nine_elder::literal_description,
                 nine_elder::LiteralReferee>,
    VariantEntry<nine_elder::leaping_notation, nine_elder::leaping_description,
                 nine_elder::LeapingReferee>,
    VariantEntry<nine_elder::shogi_notation, nine_elder::shogi_description,
                 nine_elder::ShogiReferee>>;

}  // namespace hurdle
