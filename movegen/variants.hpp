// The only list of games. Dispatch, help and tests derive from it: a new game is one folder and one
// line in this file.
#pragma once

#include <string_view>
#include <tuple>
#include <type_traits>

#include "movegen/variants/chess/game.hpp"
#include "movegen/variants/crazyhouse/game.hpp"
#include "movegen/variants/janggi/game.hpp"
#include "movegen/variants/makpong/game.hpp"
#include "movegen/variants/makruk/game.hpp"
#include "movegen/variants/nine-elder/game.hpp"
#include "movegen/variants/pandemonium/game.hpp"
#include "movegen/variants/shogi/game.hpp"
#include "movegen/variants/xiangqi/game.hpp"

namespace hurdle {

using Games = std::tuple<janggi::Game, makpong::Game, pandemonium::Game, nine_elder::Game,
                         makruk::Game, xiangqi::Game, shogi::Game, chess::Game, crazyhouse::Game>;

/// A variant with its game.
template <class G, class V>
struct VariantEntry : V {
  using Game = G;
};

template <class G, class... V>
std::tuple<VariantEntry<G, V>...> entries_of(std::type_identity<std::tuple<V...>>);
template <class... G>
auto all_entries(std::type_identity<std::tuple<G...>>)
    -> decltype(std::tuple_cat(entries_of<G>(std::type_identity<typename G::Variants>{})...));

/// Every variant of every game, as `VariantEntry`.
using VariantList = decltype(all_entries(std::type_identity<Games>{}));

/// Calls `visit` with `std::type_identity<VariantEntry<…>>` for the variant of this name; does not
/// call it for an unknown name.
template <class Visit>
void visit_variant(std::string_view name, const Visit& visit) {
  const auto each = [&]<class... Entry>(std::type_identity<std::tuple<Entry...>>) {
    ((Entry::notation.name == name ? visit(std::type_identity<Entry>{}) : void()), ...);
  };
  each(std::type_identity<VariantList>{});
}

}  // namespace hurdle
