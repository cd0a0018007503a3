// Walks over a text word by word; a word is a character of any alphabet or several of them.
#pragma once

#include <optional>
#include <span>
#include <string_view>

namespace hurdle::notations {

/// A word and its meaning: a digit, or the letter of a kind.
struct Word {
  std::string_view text;
  int meaning;
};

/// Removes `word` from the front of `text`. False if the text begins otherwise.
inline bool skip(std::string_view& text, std::string_view word) noexcept {
  if (!text.starts_with(word)) {
    return false;
  }
  text.remove_prefix(word.size());
  return true;
}

/// Removes the first of `words` that is at the front of `text`, and returns its meaning. Longer
/// words precede their own beginnings in the list.
[[nodiscard]] inline std::optional<int> skip_one(std::string_view& text,
                                                 std::span<const Word> words) noexcept {
  for (const Word& word : words) {
    if (skip(text, word.text)) {
      return word.meaning;
    }
  }
  return std::nullopt;
}

/// The first of `words` with this meaning.
[[nodiscard]] inline std::string_view word_for(int meaning, std::span<const Word> words) noexcept {
  for (const Word& word : words) {
    if (word.meaning == meaning) {
      return word.text;
    }
  }
  return {};
}

}  // namespace hurdle::notations
