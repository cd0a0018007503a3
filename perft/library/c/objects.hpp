// The definitions of hurdle.h's opaque types. Objects are complete once made, and immutable.
#pragma once

#include <string>
#include <vector>

#include "movegen/vocab/move.hpp"
#include "perft/count/position_text.hpp"
#include "perft/count/total.hpp"
#include "perft/count/variants.hpp"
#include "perft/library/c/hurdle.h"

struct hurdle_position {
  const hurdle::Variant& variant;
  hurdle::PlayedPosition played;
};

struct hurdle_move_list {
  struct Entry {
    std::string text;
    hurdle_count nodes;
  };
  std::vector<Entry> entries;
};

struct hurdle_verdict {
  std::string says;
  std::string clause;
  std::string title;
  std::string sentence;
};

namespace hurdle::library {

/// `hurdle_variant` is never defined: its pointers are pointers to Variant.
[[nodiscard]] inline const hurdle_variant* opaque(const Variant& variant) {
  return reinterpret_cast<const hurdle_variant*>(&variant);
}
[[nodiscard]] inline const Variant& clear(const hurdle_variant* variant) {
  return *reinterpret_cast<const Variant*>(variant);
}

[[nodiscard]] inline hurdle_count count_of(Total total) noexcept {
  constexpr unsigned word = 64;
  return {static_cast<std::uint64_t>(total.wide()),
          static_cast<std::uint64_t>(total.wide() >> word)};
}

}  // namespace hurdle::library
