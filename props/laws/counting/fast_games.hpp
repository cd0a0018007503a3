// The fast generator's own board in tests, one type for each game.
#pragma once

#include <tuple>

#include "movegen/variants.hpp"
#include "perft/count/fast_game.hpp"
#include "props/laws/positions/support.hpp"

namespace hurdle::props {

/// Calls `check(entry)`, with a null pointer to the game's type, for the game with this name. Fails
/// unless there is exactly one.
template <class Check>
void on_fast_game_of(const Variant& variant, const Check& check) {
  int found = 0;
  const auto check_if_named = [&]<class Entry>(const Entry* entry) {
    if (Entry::notation.name == variant.notation.name) {
      check(entry);
      ++found;
    }
  };
  [&]<class... Entries>(std::tuple<Entries...>* /*list*/) {
    (check_if_named(static_cast<const Entries*>(nullptr)), ...);
  }(static_cast<VariantList*>(nullptr));
  EXPECT_EQ(found, 1);
}

}  // namespace hurdle::props
