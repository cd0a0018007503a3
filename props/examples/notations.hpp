// The notations that the tests of text run over.
#pragma once

#include <array>
#include <string_view>

#include "movegen/variants/janggi/notation.hpp"
#include "movegen/variants/makpong/notation.hpp"
#include "movegen/variants/nine-elder/notation.hpp"
#include "movegen/variants/pandemonium/notation.hpp"

namespace hurdle::props {

inline constexpr std::array<const Notation*, 8> notations{&janggi::notation,
                                                          &janggi::casual_notation,
                                                          &makpong::notation,
                                                          &pandemonium::notation,
                                                          &nine_elder::notation,
                                                          &nine_elder::literal_notation,
                                                          &nine_elder::leaping_notation,
                                                          &nine_elder::shogi_notation};

/// The notation with this name, or null.
[[nodiscard]] constexpr const Notation* find_notation(std::string_view name) noexcept {
  for (const Notation* notation : notations) {
    if (notation->name == name) {
      return notation;
    }
  }
  return nullptr;
}

}  // namespace hurdle::props
