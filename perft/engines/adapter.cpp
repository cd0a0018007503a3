// What adapters share: the engines' names of our variants.
#include "perft/engines/adapter.hpp"

#include <fmt/core.h>

#include <stdexcept>

#include "movegen/vocab/text.hpp"
#include "perft/count/variants.hpp"

namespace hurdle::engines {

std::map<std::string, std::string> parse_variant_map(const std::vector<std::string>& texts) {
  std::map<std::string, std::string> names;
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

std::string engine_variant(const EngineOptions& options, const Notation& notation,
                           const std::set<std::string>& listed) {
  const std::string ours(notation.name);
  const auto given = options.variants.find(ours);
  if (given != options.variants.end()) {
    return given->second;
  }
  if (listed.count(ours) == 0) {
    for (const std::string_view alias : notation.aliases) {
      if (listed.count(std::string(alias)) > 0) {
        return std::string(alias);
      }
    }
  }
  return ours;
}

}  // namespace hurdle::engines
