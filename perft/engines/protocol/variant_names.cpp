// Finds a variant's name among those that an engine lists, ignoring differences of spelling.
#include "perft/engines/protocol/variant_names.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <stdexcept>

#include "movegen/vocab/text/letters.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/count/variants.hpp"

namespace hurdle::engines {
namespace {

using Spelling = std::string (*)(const std::string& name);

std::string as_it_is(const std::string& name) {
  return name;
}

std::string in_lower_case(const std::string& name) {
  return to_lower(name);
}

std::string letters_alone(const std::string& name) {
  std::string letters = to_lower(name);
  letters.erase(std::remove_if(letters.begin(), letters.end(),
                               [](char letter) { return letter == '-' || letter == '_'; }),
                letters.end());
  return letters;
}

std::vector<std::string> our_names(const Notation& notation) {
  std::vector<std::string> names{std::string(notation.name)};
  names.insert(names.end(), notation.aliases.begin(), notation.aliases.end());
  return names;
}

/// Our name of the variant that `name`, perhaps an alias, means in this pair.
std::string known_name(const std::string& name, std::string_view custom_game,
                       const std::string& pair) {
  if (!custom_game.empty()) {
    if (name != custom_game) {
      throw std::invalid_argument(
          fmt::format("variant map '{}': expected {}=NAME", hurdle::quoted(pair), custom_game));
    }
    return name;
  }
  const Variant* variant = find_variant(name);
  if (variant == nullptr) {
    throw std::invalid_argument(
        fmt::format("variant map '{}': {}", hurdle::quoted(pair), unknown_variant(name)));
  }
  return std::string(variant->notation.name);
}

}  // namespace

VariantMap parse_variant_map(const std::vector<std::string>& texts, std::string_view custom_game) {
  VariantMap names;
  for (const std::string& text : texts) {
    const std::size_t equals = text.find('=');
    if (equals == std::string::npos || equals == 0 || equals + 1 == text.size() ||
        text.find_first_of(" \t\r\n,") != std::string::npos) {
      throw std::invalid_argument(
          fmt::format("variant map '{}': expected one pair OURS=ENGINES, as "
                      "janggi-casual=janggicasual",
                      hurdle::quoted(text)));
    }
    const std::string ours = known_name(text.substr(0, equals), custom_game, text);
    if (!names.emplace(ours, text.substr(equals + 1)).second) {
      throw std::invalid_argument(
          fmt::format("variant map '{}': {} is given twice", hurdle::quoted(text), ours));
    }
  }
  return names;
}

std::vector<std::string> names_to_try(const VariantMap& given, const Notation& notation,
                                      const std::set<std::string>& listed) {
  const auto mapped = given.find(std::string(notation.name));
  if (mapped != given.end()) {
    const bool possible = listed.empty() || listed.count(mapped->second) > 0;
    return possible ? std::vector{mapped->second} : std::vector<std::string>{};
  }
  std::vector<std::string> ours = our_names(notation);
  if (listed.empty()) {
    return ours;
  }
  for (const Spelling spelling : {as_it_is, in_lower_case, letters_alone}) {
    for (const std::string& name : ours) {
      const auto same = [&](const std::string& other) { return spelling(other) == spelling(name); };
      const auto found = std::ranges::find_if(listed, same);
      if (found != listed.end()) {
        return {*found};
      }
    }
  }
  return {};
}

}  // namespace hurdle::engines
