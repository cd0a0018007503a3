// The only list of variants. Dispatch, help and tests derive from it; a new variant is one folder
// and one line here.
#pragma once

#include <tuple>

#include "movegen/fast/board/validate.hpp"
#include "movegen/variants/chess/description.hpp"
#include "movegen/variants/chess/misreadings/misreadings.hpp"
#include "movegen/variants/chess/notation.hpp"
#include "movegen/variants/chess/referee.hpp"
#include "movegen/variants/crazyhouse/description.hpp"
#include "movegen/variants/crazyhouse/misreadings/misreadings.hpp"
#include "movegen/variants/crazyhouse/notation.hpp"
#include "movegen/variants/crazyhouse/referee.hpp"
#include "movegen/variants/janggi/description.hpp"
#include "movegen/variants/janggi/misreadings/misreadings.hpp"
#include "movegen/variants/janggi/notation.hpp"
#include "movegen/variants/janggi/referee.hpp"
#include "movegen/variants/makpong/description.hpp"
#include "movegen/variants/makpong/misreadings/misreadings.hpp"
#include "movegen/variants/makpong/notation.hpp"
#include "movegen/variants/makpong/referee.hpp"
#include "movegen/variants/makruk/description.hpp"
#include "movegen/variants/makruk/misreadings/misreadings.hpp"
#include "movegen/variants/makruk/notation.hpp"
#include "movegen/variants/makruk/referee.hpp"
#include "movegen/variants/nine-elder/description.hpp"
#include "movegen/variants/nine-elder/misreadings/misreadings.hpp"
#include "movegen/variants/nine-elder/notation.hpp"
#include "movegen/variants/nine-elder/referee.hpp"
#include "movegen/variants/pandemonium/description.hpp"
#include "movegen/variants/pandemonium/misreadings/misreadings.hpp"
#include "movegen/variants/pandemonium/notation.hpp"
#include "movegen/variants/pandemonium/referee.hpp"
#include "movegen/variants/shogi/description.hpp"
#include "movegen/variants/shogi/misreadings/misreadings.hpp"
#include "movegen/variants/shogi/notation.hpp"
#include "movegen/variants/shogi/referee.hpp"
#include "movegen/variants/xiangqi/description.hpp"
#include "movegen/variants/xiangqi/misreadings/misreadings.hpp"
#include "movegen/variants/xiangqi/notation.hpp"
#include "movegen/variants/xiangqi/referee.hpp"

namespace hurdle {

/// A variant: how it is written, the fast generator's facts, the referee's class, and what its
/// rules are misread as.
template <const Notation& N, const fast::Description& D, class R,
          Misreadings (*M)(const Notation& variant)>
struct VariantEntry {
  static_assert(fast::validate(D));
  static_assert(fast::agree(D, N));
  static constexpr const Notation& notation = N;
  static constexpr const fast::Description& description = D;
  using Rules = R;  ///< constructed from the notation
  static constexpr auto misreadings = M;
};

// One variant after the other; CMakeLists.txt counts them.
using VariantList = std::tuple<
    VariantEntry<janggi::notation, janggi::description, janggi::JanggiReferee, janggi::misreadings>,
    VariantEntry<janggi::casual_notation, janggi::casual_description, janggi::CasualReferee,
                 janggi::misreadings>,
    VariantEntry<makpong::notation, makpong::description, makpong::MakpongReferee,
                 makpong::misreadings>,
    VariantEntry<pandemonium::notation, pandemonium::description, pandemonium::PandemoniumReferee,
                 pandemonium::misreadings>,
    VariantEntry<nine_elder::notation, nine_elder::description, nine_elder::NineElderReferee,
                 nine_elder::misreadings>,
    VariantEntry<nine_elder::literal_notation, nine_elder::literal_description,
                 nine_elder::LiteralReferee, nine_elder::misreadings>,
    VariantEntry<nine_elder::leaping_notation, nine_elder::leaping_description,
                 nine_elder::LeapingReferee, nine_elder::misreadings>,
    VariantEntry<nine_elder::shogi_notation, nine_elder::shogi_description,
                 nine_elder::ShogiReferee, nine_elder::misreadings>,
    VariantEntry<makruk::notation, makruk::description, makruk::MakrukReferee, makruk::misreadings>,
    VariantEntry<xiangqi::notation, xiangqi::description, xiangqi::XiangqiReferee,
                 xiangqi::misreadings>,
    VariantEntry<shogi::notation, shogi::description, shogi::ShogiReferee, shogi::misreadings>,
    VariantEntry<chess::notation, chess::description, chess::ChessReferee, chess::misreadings>,
    VariantEntry<chess::notation_960, chess::description_960, chess::Chess960Referee,
                 chess::misreadings>,
    VariantEntry<crazyhouse::notation, crazyhouse::description, crazyhouse::CrazyhouseReferee,
                 crazyhouse::misreadings>>;

}  // namespace hurdle
