// The meaning of letters in a variant, by its notation.
#include "movegen/vocab/text/letters.hpp"

#include <algorithm>

#include "movegen/vocab/text/lists.hpp"

namespace hurdle {

std::string to_upper(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(),
                 [](char letter) { return to_upper(letter); });
  return text;
}

std::string to_lower(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(),
                 [](char letter) { return to_lower(letter); });
  return text;
}

std::optional<LetterMeaning> read_letter(const Notation& notation, char letter) noexcept {
  const char upper = to_upper(letter);
  if (!is_upper(upper)) {
    return std::nullopt;
  }
  for (std::size_t index = 0; index < notation.kinds.size(); ++index) {
    const KindNotation& kind = notation.kinds[index];
    const bool plain = kind.letter == upper || kind.synonyms.find(upper) != std::string_view::npos;
    if (plain) {
      return LetterMeaning{static_cast<Kind>(index), false};
    }
    if (kind.promoted_synonym == upper) {
      return LetterMeaning{static_cast<Kind>(index), true};
    }
  }
  return std::nullopt;
}

char letter_of(const Notation& notation, Kind kind, Colour colour) noexcept {
  const char letter = notation.of(kind).letter;
  return colour == Colour::white ? letter : to_lower(letter);
}

std::string text_of(const Notation& notation, Piece piece) {
  std::string text(1, letter_of(notation, piece.kind(), piece.colour()));
  if (piece.promoted()) {
    const bool before = notation.promoted_mark == PromotedMark::plus_before;
    text.insert(before ? 0 : 1, 1, before ? '+' : '~');
  }
  return text;
}

std::string letters_of(const Notation& notation) {
  return join_texts(notation.kinds, " ", [](const KindNotation& kind) {
    std::string letters(1, kind.letter);
    for (const char synonym : kind.synonyms) {
      (letters += '/') += synonym;
    }
    return letters;
  });
}

std::string promoting_letters_of(const Notation& notation) {
  std::string result;
  for (const KindNotation& kind : notation.kinds) {
    if (kind.promotes) {
      result.append(result.empty() ? 0 : 1, ' ') += kind.letter;
    }
  }
  return result;
}

}  // namespace hurdle
