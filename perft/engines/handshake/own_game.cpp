#include "perft/engines/handshake/own_game.hpp"

#include <algorithm>
#include <optional>
#include <vector>

#include "perft/engines/handshake/notation/first_letters.hpp"
#include "perft/engines/protocol/uci.hpp"

namespace hurdle::engines {

std::string own_game(Session& session, std::span<const Variant> variants) {
  const auto chess = std::find_if(variants.begin(), variants.end(), [](const Variant& variant) {
    return is_chess(variant.notation);
  });
  const auto shown = chess == variants.end() ? std::nullopt : session.own_start(*chess);
  if (!shown) {
    return "";
  }
  std::vector<std::string> names;
  for (const Variant& variant : variants) {
    if (letters_of_start(variant.notation, *shown).empty()) {
      continue;
    }
    if (is_chess(variant.notation)) {
      return "";
    }
    names.emplace_back(variant.notation.name);
  }
  return names.size() == 1 ? names.front() : "";
}

}  // namespace hurdle::engines
