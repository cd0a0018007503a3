// Errors about who attacks the royal piece (C5): one kind of attacker is not seen, or not in full.
#include <fmt/format.h>

#include <algorithm>

#include "movegen/mutants/themes/common.hpp"
#include "movegen/mutants/themes/going.hpp"

namespace hurdle::mutation {
namespace {

Rule<Hooks> blind_to(const KindNotation& kind, Sort sort) {
  const bool promoted = *sort.promoted;
  const std::string flag = kind.promotes ? promoted ? "promoted " : "unpromoted " : "";
  return {
      fmt::format("blind-to-{}{}", promoted ? "promoted-" : "", kind.name), "C5",
      fmt::format("No {}{} attacks the royal piece.", flag, kind.name),
      unless(&Hooks::reaches, [sort](const Reach& asked) { return sort.holds(asked.piece()); })};
}

using RightlyReaches = Hook<bool(const Reach&)>::Original;

bool as_unpromoted(const Reach& asked, RightlyReaches original) {
  const Piece piece = asked.piece();
  const Setup turned = with(asked.setup, asked.from, Piece(piece.colour(), piece.kind()));
  return original({{{asked.rules, turned}, asked.from}, asked.to});
}

/// In check, by attacks as they are.
bool exposed(const Reach& asked, const Setup& setup, Colour own, RightlyReaches original) {
  const Square royal = asked.rules.royal_square(setup, own);
  bool found = false;
  asked.rules.for_each_square([&](Square from) {
    found = found || (setup.at(from).belongs_to(opponent(own)) &&
                      original({{{asked.rules, setup}, from}, royal}));
  });
  return found;
}

bool unless_pinned(const Reach& asked, RightlyReaches original) {
  const Piece piece = asked.piece();
  if (!original(asked) || piece.kind() == Kind::royal) {
    return original(asked);
  }
  return !exposed(asked, without(asked.setup, asked.from), piece.colour(), original) ||
         exposed(asked, asked.setup, piece.colour(), original);
}

}  // namespace

Rules<Hooks> blind_attacks(const Notation& notation, const CommonFacts& facts) {
  Rules<Hooks> rules;
  const std::vector<Kind>& harmless = facts.never_give_check;
  for (std::size_t index = 0; index < notation.kinds.size(); ++index) {
    const Kind kind = static_cast<Kind>(index);
    if (std::find(harmless.begin(), harmless.end(), kind) == harmless.end()) {
      rules.push_back(blind_to(notation.of(kind), {kind, false}));
    }
    if (notation.of(kind).promotes) {
      rules.push_back(blind_to(notation.of(kind), {kind, true}));
    }
  }
  if (notation.promotion == PromotionText::plus) {
    rules.push_back(
        {"promoted-attackers-attack-unpromoted", "C5",
         "A promoted piece attacks the royal piece only as it did before its promotion.",
         change(&Hooks::reaches, as_unpromoted)});
  }
  rules.push_back({"pinned-attackers-are-harmless", "C5",
                   "A piece that may not leave its own royal piece attacks nothing.",
                   change(&Hooks::reaches, unless_pinned)});
  return rules;
}

}  // namespace hurdle::mutation
