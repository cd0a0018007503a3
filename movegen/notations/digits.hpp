// The digits 1 to 9 in the forms that Chinese and Japanese texts use.
#pragma once

#include <array>

#include "movegen/notations/words.hpp"

namespace hurdle::notations {

/// Full-width digits, as in `７六`.
inline constexpr std::array<Word, 9> wide_digits{{{"１", 1},
                                                  {"２", 2},
                                                  {"３", 3},
                                                  {"４", 4},
                                                  {"５", 5},
                                                  {"６", 6},
                                                  {"７", 7},
                                                  {"８", 8},
                                                  {"９", 9}}};

/// Numbers as characters, as in `炮二平五`.
inline constexpr std::array<Word, 9> number_characters{{{"一", 1},
                                                        {"二", 2},
                                                        {"三", 3},
                                                        {"四", 4},
                                                        {"五", 5},
                                                        {"六", 6},
                                                        {"七", 7},
                                                        {"八", 8},
                                                        {"九", 9}}};

inline constexpr std::array<Word, 9> ascii_digits{
    {{"1", 1}, {"2", 2}, {"3", 3}, {"4", 4}, {"5", 5}, {"6", 6}, {"7", 7}, {"8", 8}, {"9", 9}}};

/// Removes a digit in any of the three forms from the front of `text`.
[[nodiscard]] inline std::optional<int> skip_digit(std::string_view& text) noexcept {
  for (const auto* digits : {&ascii_digits, &wide_digits, &number_characters}) {
    if (const auto digit = skip_one(text, *digits)) {
      return digit;
    }
  }
  return std::nullopt;
}

}  // namespace hurdle::notations
