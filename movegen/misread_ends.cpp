#include "movegen/misread_ends.hpp"

#include <array>
#include <utility>

#include "movegen/variants/chess/misreadings/game_ends.hpp"
#include "movegen/variants/chess/notation.hpp"
#include "movegen/variants/crazyhouse/misreadings/game_ends.hpp"
#include "movegen/variants/crazyhouse/notation.hpp"
#include "movegen/variants/janggi/misreadings/game_ends.hpp"
#include "movegen/variants/janggi/notation.hpp"
#include "movegen/variants/makpong/misreadings/game_ends.hpp"
#include "movegen/variants/makpong/notation.hpp"
#include "movegen/variants/makruk/misreadings/game_ends.hpp"
#include "movegen/variants/makruk/notation.hpp"
#include "movegen/variants/nine-elder/misreadings/game_ends.hpp"
#include "movegen/variants/nine-elder/notation.hpp"
#include "movegen/variants/pandemonium/misreadings/game_ends.hpp"
#include "movegen/variants/pandemonium/notation.hpp"
#include "movegen/variants/shogi/misreadings/game_ends.hpp"
#include "movegen/variants/shogi/notation.hpp"
#include "movegen/variants/xiangqi/misreadings/game_ends.hpp"
#include "movegen/variants/xiangqi/notation.hpp"

namespace hurdle {

std::span<const MisreadEnd> misread_ends_of(const Notation& variant) {
  using Entry = std::pair<const Notation&, std::vector<MisreadEnd>>;
  static const std::array<Entry, 9> entries{{
      {janggi::notation, janggi::misread_ends()},
      {makpong::notation, makpong::misread_ends()},
      {pandemonium::notation, pandemonium::misread_ends()},
      {nine_elder::notation, nine_elder::misread_ends()},
      {makruk::notation, makruk::misread_ends()},
      {xiangqi::notation, xiangqi::misread_ends()},
      {chess::notation, chess::misread_ends()},
      {crazyhouse::notation, crazyhouse::misread_ends()},
      {shogi::notation, shogi::misread_ends()},
  }};
  for (const auto& [notation, ends] : entries) {
    if (notation.end_clauses.data() == variant.end_clauses.data()) {
      return ends;
    }
  }
  return {};
}

}  // namespace hurdle
