#include "movegen/looks.hpp"

#include <array>

#include "movegen/variants/chess/look.hpp"
#include "movegen/variants/crazyhouse/look.hpp"
#include "movegen/variants/janggi/look.hpp"
#include "movegen/variants/makpong/look.hpp"
#include "movegen/variants/nine-elder/look.hpp"
#include "movegen/variants/pandemonium/look.hpp"
#include "movegen/variants/shogi/look.hpp"
#include "movegen/variants/xiangqi/look.hpp"

namespace hurdle {
namespace {

struct LookEntry {
  const Notation& notation;
  const Look& look;
};

constexpr std::array<LookEntry, 8> looks{{
    {janggi::notation, janggi::look},
    {makpong::notation, makpong::look},  // Makruk has the same pieces
    {pandemonium::notation, pandemonium::look},
    {nine_elder::notation, nine_elder::look},
    {xiangqi::notation, xiangqi::look},
    {chess::notation, chess::look},  // Chess960 has the same pieces
    {crazyhouse::notation, crazyhouse::look},
    {shogi::notation, shogi::look},
}};

constexpr Look plain{};

}  // namespace

const Look& look_of(const Notation& notation) noexcept {
  for (const LookEntry& entry : looks) {
    if (entry.notation.kinds.data() == notation.kinds.data()) {
      return entry.look;
    }
  }
  return plain;
}

}  // namespace hurdle
