// Parses the pairs of letters in options and profiles.
#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <stdexcept>

#include "movegen/vocab/text/letters.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/count/variants.hpp"
#include "perft/engines/protocol/dialect.hpp"

namespace hurdle::engines {
namespace {

/// Throws std::invalid_argument unless the pair is `x=y`, two letters, the first of a piece of
/// ours.
void require_letters(const std::string& pair) {
  const auto is_letter = [](char one) {
    return std::isalpha(static_cast<unsigned char>(one)) != 0;
  };
  if (pair.size() != 3 || pair[1] != '=' || !is_letter(pair[0]) || !is_letter(pair[2])) {
    throw std::invalid_argument(
        fmt::format("'{}': expected OURS=THEIRS, a letter each, as n=j", hurdle::quoted(pair)));
  }
  const auto has = [&](const Variant& variant) {
    return std::ranges::any_of(variant.notation.kinds, [&](const KindNotation& kind) {
      return kind.letter == to_upper(pair[0]);
    });
  };
  if (std::ranges::none_of(all_variants(), has)) {
    throw std::invalid_argument(
        fmt::format("'{}': no game of ours has a piece '{}'", hurdle::quoted(pair), pair[0]));
  }
}

}  // namespace

std::map<char, char> parse_letters(const std::vector<std::string>& pairs) {
  std::map<char, char> letters;
  for (const std::string& pair : pairs) {
    require_letters(pair);
    const bool taken = std::ranges::any_of(
        letters, [&](const auto& known) { return known.second == to_upper(pair[2]); });
    if (taken || letters.count(to_upper(pair[0])) > 0) {
      throw std::invalid_argument(fmt::format(
          "'{}': a letter is given twice; each piece has one letter and each letter one piece",
          hurdle::quoted(pair)));
    }
    letters[to_upper(pair[0])] = to_upper(pair[2]);
  }
  return letters;
}

std::map<char, std::string> parse_promotions(const std::vector<std::string>& pairs) {
  std::map<char, std::string> promotions;
  for (const std::string& pair : pairs) {
    require_letters(pair);
    if (!promotions.emplace(to_upper(pair[0]), pair.substr(2)).second) {
      throw std::invalid_argument(
          fmt::format("'{}': a piece is given twice", hurdle::quoted(pair)));
    }
  }
  return promotions;
}

}  // namespace hurdle::engines
