#include "perft/engines/handshake/notation/side_by_side.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <set>
#include <vector>

#include "movegen/vocab/text/text.hpp"

namespace hurdle::engines {
namespace {

/// The first words of `words` that are not in `others`, in a line.
std::string few_without(const std::set<std::string>& words, const std::set<std::string>& others) {
  constexpr std::size_t most_words = 24;
  std::vector<std::string> left;
  std::ranges::set_difference(words, others, std::back_inserter(left));
  const std::size_t shown = std::min(left.size(), most_words);
  std::string text = left.empty() ? "none" : "";
  for (std::size_t index = 0; index < shown; ++index) {
    text += (index == 0 ? "" : " ") + hurdle::quoted(left[index], 20);
  }
  return shown < left.size() ? fmt::format("{} and {} more", text, left.size() - shown) : text;
}

}  // namespace

std::string side_by_side(const Notation& notation, const Dialect& dialect,
                         std::span<const FirstAnswer> answers) {
  for (const FirstAnswer& answer : answers) {
    if (std::ranges::all_of(answer.words, [&](const std::string& word) {
          return has_form(notation, dialect, word);
        })) {
      continue;
    }
    const std::set<std::string> ours = words_of(notation, dialect, answer);
    return fmt::format(
        "  position: {}\n  only ours: {}\n  only yours: {}\n"
        "  to settle it: write each of yours as one of ours; --at-once checks it as it is",
        to_fen(notation, answer.setup), few_without(ours, answer.words),
        few_without(answer.words, ours));
  }
  return "";
}

}  // namespace hurdle::engines
