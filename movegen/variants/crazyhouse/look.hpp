// How Crazyhouse is drawn: like chess.
#pragma once

#include "movegen/variants/chess/look.hpp"
#include "movegen/variants/crazyhouse/notation.hpp"
#include "movegen/vocab/look.hpp"

namespace hurdle::crazyhouse {

inline constexpr const Look& look = chess::look;
static_assert(agree(look, notation));

}  // namespace hurdle::crazyhouse
