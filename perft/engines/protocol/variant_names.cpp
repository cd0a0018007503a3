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

}  // namespace

VariantMap parse_variant_map(const std::vector<std::string>& texts) {
  VariantMap names;
  for (const std::string& text : texts) {
    const std::size_t equals = text.find('=');
    if (equals == std::string::npos || equals == 0 || equals + 1 == text.size() ||
        text.find_first_of(" \t\r\n") != std::string::npos) {
      throw std::invalid_argument(
          fmt::format("variant map '{}': expected OURS=ENGINES, as janggi-casual=janggicasual",
                      hurdle::quoted(text)));
    }
    const std::string name = text.substr(0, equals);
    const Variant* variant = find_variant(name);
    if (variant == nullptr) {
      throw std::invalid_argument(fmt::format("variant map '{}': unknown variant '{}'; known: {}",
                                              hurdle::quoted(text), hurdle::quoted(name),
                                              variant_names()));
    }
    names[std::string(variant->notation.name)] = text.substr(equals + 1);
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
