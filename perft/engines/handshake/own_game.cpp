#include "perft/engines/handshake/own_game.hpp"

#include <algorithm>
#include <optional>
#include <set>

#include "movegen/vocab/text/letters.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/engines/handshake/notation/first_letters.hpp"
#include "perft/engines/handshake/notation/loose_lines.hpp"
#include "perft/engines/protocol/uci.hpp"

namespace hurdle::engines {

bool lists_start_moves(const Variant& variant, const std::vector<std::string>& lines) {
  std::set<std::string> ours;
  for (const Move move : variant.referee.legal_moves(start_position(variant.notation))) {
    ours.insert(to_lower(to_text(variant.notation, move)));
  }
  std::set<std::string> theirs;
  for (const std::string& word : loose_moves(lines)) {
    theirs.insert(to_lower(word));
  }
  return ours == theirs;
}

std::string own_game(Session& session, std::span<const Variant> variants) {
  const auto chess = std::find_if(variants.begin(), variants.end(), [](const Variant& variant) {
    return is_chess(variant.notation);
  });
  if (chess == variants.end()) {
    return "";
  }
  const std::optional<std::string> shown = session.own_start(*chess);
  std::vector<std::string> lines;
  if (!shown) {
    lines = session.raw_reply(*chess, {start_position(chess->notation), {}, true}).lines;
  }
  std::vector<std::string> names;
  for (const Variant& variant : variants) {
    if (shown ? letters_of_start(variant.notation, *shown).empty()
              : !lists_start_moves(variant, lines)) {
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
