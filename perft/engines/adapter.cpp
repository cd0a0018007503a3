// What adapters share: sums, and the engines' names of our variants.
#include "perft/engines/adapter.hpp"

#include <fmt/core.h>

#include <array>
#include <stdexcept>
#include <utility>

#include "movegen/vocab/text.hpp"
#include "perft/count/variants.hpp"

namespace hurdle::engines {
namespace {

/// Where Fairy-Stockfish, which others follow, uses another name than ours.
constexpr std::array<std::pair<std::string_view, std::string_view>, 1> built_in{{
    {"janggi-casual", "janggicasual"},
}};

}  // namespace

Total sum(const Division& division) {
  Total total;
  for (const auto& entry : division) {
    total += entry.second;
  }
  return total;
}

std::map<std::string, std::string> parse_variant_map(const std::vector<std::string>& texts) {
  std::map<std::string, std::string> names;
  for (const std::string& text : texts) {
    const std::size_t equals = text.find('=');
    if (equals == std::string::npos || equals == 0 || equals + 1 == text.size() ||
        text.find_first_of(" \t\r\n") != std::string::npos) {
      throw std::invalid_argument(fmt::format(
          "variant map '{}': expected OURS=ENGINES, as janggi-casual=janggicasual", quoted(text)));
    }
    const std::string name = text.substr(0, equals);
    const Variant* variant = find_variant(name);
    if (variant == nullptr) {
      throw std::invalid_argument(fmt::format("variant map '{}': unknown variant '{}'; known: {}",
                                              quoted(text), quoted(name), variant_names()));
    }
    names[std::string(variant->notation.name)] = text.substr(equals + 1);
  }
  return names;
}

std::string engine_variant(const EngineOptions& options, const Notation& notation) {
  const auto given = options.variants.find(std::string(notation.name));
  if (given != options.variants.end()) {
    return given->second;
  }
  for (const auto& [ours, theirs] : built_in) {
    if (ours == notation.name) {
      return std::string(theirs);
    }
  }
  return std::string(notation.name);
}

}  // namespace hurdle::engines
