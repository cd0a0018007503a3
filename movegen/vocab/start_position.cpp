// Start positions combined from named setups.
#include <fmt/format.h>

#include <algorithm>

#include "movegen/vocab/cursor.hpp"
#include "movegen/vocab/text.hpp"

namespace hurdle {
namespace {

const NamedSetup& find_setup(const Notation& notation, std::string_view name, std::size_t column) {
  const auto found = std::find_if(notation.setups.begin(), notation.setups.end(),
                                  [name](const NamedSetup& setup) { return setup.name == name; });
  if (found != notation.setups.end()) {
    return *found;
  }
  std::string names;
  for (const NamedSetup& setup : notation.setups) {
    if (!names.empty()) {
      names += ", ";
    }
    names += setup.name;
  }
  throw TextError("setup", column,
                  fmt::format("'{}' is no setup of {}; expected one of {}", quoted(name),
                              notation.name, names));
}

int ranks_of(std::string_view camp) noexcept {
  return static_cast<int>(std::count(camp.begin(), camp.end(), '/')) + 1;
}

}  // namespace

Setup start_position(const Notation& notation, std::string_view names) {
  const std::size_t comma = std::min(names.find(','), names.size());
  const std::string_view first = names.substr(0, comma);
  const NamedSetup* white = &notation.setups.front();
  const NamedSetup* black = white;
  if (!names.empty()) {
    white = black = &find_setup(notation, first, 1);
    if (comma < names.size()) {
      black = &find_setup(notation, names.substr(comma + 1), comma + 2);
    }
  }
  std::string fen(black->black);
  const int empty_ranks = notation.ranks - ranks_of(white->white) - ranks_of(black->black);
  for (int rank = 0; rank < empty_ranks; ++rank) {
    fen += fmt::format("/{}", notation.files);
  }
  const std::string rights = notation.rights == RightsText::none ? "-" : "KQkq";
  return parse_fen(notation, fen + '/' + std::string(white->white) + " w " + rights);
}

}  // namespace hurdle
