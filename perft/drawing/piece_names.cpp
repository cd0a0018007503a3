// The names of the signs on pieces, and which of them a game has.
#include <algorithm>
#include <array>

#include "movegen/looks.hpp"
#include "perft/drawing/board_svg.hpp"

namespace hurdle {

namespace {

constexpr std::array<std::string_view, 3> names_of_piece_names{"letters", "hanja", "figures"};

}  // namespace

std::string_view to_text(PieceNames names) noexcept {
  return names_of_piece_names[static_cast<std::size_t>(names)];
}

std::optional<PieceNames> read_piece_names(std::string_view text) noexcept {
  for (const PieceNames names : {PieceNames::letters, PieceNames::hanja, PieceNames::figures}) {
    if (to_text(names) == text) {
      return names;
    }
  }
  return {};
}

bool has_names(const Notation& notation, PieceNames names) noexcept {
  const std::span<const KindLook> kinds = look_of(notation).kinds;
  return names == PieceNames::letters || std::ranges::any_of(kinds, [&](const KindLook& kind) {
           return !(names == PieceNames::hanja ? kind.hanja[0] : kind.figure.shape).empty();
         });
}

std::string names_in_words(const Notation& notation) {
  std::string words;
  for (const PieceNames names : {PieceNames::letters, PieceNames::hanja, PieceNames::figures}) {
    if (has_names(notation, names)) {
      words += (words.empty() ? "" : " and ") + std::string(to_text(names));
    }
  }
  return words;
}

}  // namespace hurdle
