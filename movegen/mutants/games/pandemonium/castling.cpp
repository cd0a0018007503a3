// Mutants of castling (P10): king and partner, one side's castling towards one corner, and castling
// past one sort of attacker.
#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "movegen/mutants/games/pandemonium/hooks.hpp"

namespace hurdle::pandemonium {
namespace {

/// Only one side castles, or only towards one corner.
Change<Hooks> castles_only_if(std::function<bool(const Castling& asked)> may) {
  return only_if(&Hooks::castling_pair_stands, std::move(may));
}

/// Other pieces in the corner are partners too.
Change<Hooks> partner_is(const std::function<bool(Colour side, Piece partner)>& serves) {
  return instead(&Hooks::castling_pair_stands, [serves](const Castling& asked) {
    return asked.king_stands() && serves(asked.side(), asked.partner());
  });
}

bool is_a_rook(Colour side, Piece partner) {
  return partner.is(side, rook);
}

void move_as_it_is(const BaseReferee& rules, Setup& next, Move move,
                   Hook<void(const BaseReferee&, Setup&, Move)>::Original original) {
  const Castled castled(rules, next, move);
  const Piece partner = next.at(castled.corner());
  original(rules, next, move);
  next.put(castled.square(2), partner);
}

/// Bits of a side's history: its king has moved, or what concerns the rook of a corner.
constexpr int king_bit = 0;

int bit_of(Wing wing) {
  return wing == Wing::left ? 1 : 2;
}

/// What ends the right to castle.
struct Ends {
  bool king_moves = false;
  bool rook_moves = false;
  bool rook_drops = false;
};

/// Marks what a move has done to the rights of both sides.
void note_rights(Setup& next, const Turn& asked, Ends ends) {
  const Move move = asked.move;
  const auto touched = [&](Square square) {
    return !move.is_drop() && (move.from() == square || move.to() == square);
  };
  for (const Colour side : both_colours) {
    if (ends.king_moves && touched(family(asked.rules).king_start(side))) {
      remember(next, side, king_bit);
    }
    for (const Wing wing : {Wing::left, Wing::right}) {
      const Square corner = family(asked.rules).rook_start(side, wing);
      const bool dropped = move.is_drop() && move.to() == corner;
      if ((ends.rook_moves && touched(corner)) || (ends.rook_drops && dropped)) {
        remember(next, side, bit_of(wing));
      }
    }
  }
}

/// Rights are history.
Change<Hooks> rights(Ends ends) {
  const auto are_lost = [](const Castling& asked) {
    return remembered(asked.setup, asked.side(), king_bit) ||
           remembered(asked.setup, asked.side(), bit_of(asked.wing));
  };
  const auto note = [ends](const Turn& asked, Setup& next) { note_rights(next, asked, ends); };
  return both(unless(&Hooks::castling_pair_stands, are_lost), afterwards(note));
}

/// Castling towards one corner, by one player or by both.
struct OneWing {
  std::optional<Colour> side;  // empty for both players
  Wing wing;

  [[nodiscard]] bool is(const Castling& asked) const {
    return (!side || asked.side() == *side) && asked.wing == wing;
  }
};

Change<Hooks> forgets(OneWing one) {
  return unless(&Hooks::castling_pair_stands,
                [one](const Castling& asked) { return one.is(asked); });
}

/// One square between king and rook may be occupied.
Change<Hooks> passes_a_piece(OneWing one, int steps) {
  return change(&Hooks::castling_way_is_free, [one, steps](const Castling& asked, auto original) {
    if (!one.is(asked)) {
      return original(asked);
    }
    const Setup freed = without(asked.setup, asked.square(steps));
    return original({{asked.rules, freed}, asked.wing});
  });
}

/// One square of the king's way may be attacked.
Change<Hooks> crosses_an_attack(OneWing one, int crossed) {
  return dangers([one, crossed](const Castling& asked, int steps) {
    return (!one.is(asked) || steps != crossed) && asked.is_attacked(steps);
  });
}

/// The king crosses squares that only one sort of piece attacks.
Change<Hooks> crosses_attacks_by(Sort sort) {
  return dangers([sort](const Castling& asked, int steps) {
    const Setup there = asked.with_king_on(steps);
    const auto attackers =
        asked.rules.attackers(there, asked.square(steps), opponent(asked.side()));
    return !std::ranges::all_of(attackers, [&](Square from) { return sort.holds(there.at(from)); });
  });
}

/// Of both players only the ways are here: `only-left-castling` forgets a wing of both, and
/// `only-the-king-needs-room` lets both pass a piece next to the rook.
MutantRules mutant_wings_of(std::optional<Colour> side) {
  const std::string name_of_side = side ? fmt::format("{}-castling", side_word(*side)) : "castling";
  const std::string castling = side ? fmt::format("{} castling", sides(*side)) : "Castling";
  MutantRules rules;
  for (const OneWing one : {OneWing{side, Wing::left}, OneWing{side, Wing::right}}) {
    const bool left = one.wing == Wing::left;
    const auto add = [&](const std::string& name, const std::string& error, Change<Hooks> change) {
      rules.emplace_back(fmt::format("{}-{}-{}", name_of_side, left ? "left" : "right", name),
                         "P10",
                         fmt::format("{} towards file {} {}.", castling, left ? 'a' : 'j', error),
                         std::move(change));
    };
    if (side) {
      add("forgotten", "is forgotten", forgets(one));
    }
    for (const int steps : {1, 2}) {
      const std::string_view where = steps == 1 ? "next to" : "two squares from";
      add(fmt::format("over-a-piece-on-{}", steps),
          fmt::format("may pass a piece {} the king", where), passes_a_piece(one, steps));
      add(fmt::format("over-an-attack-on-{}", steps),
          fmt::format("may cross an attacked square {} the king", where),
          crosses_an_attack(one, steps));
    }
    if (side && !left) {
      add("over-a-piece-on-4", "may pass a piece next to the rook", passes_a_piece(one, 4));
    }
  }
  return rules;
}

MutantRules harmless_attackers() {
  MutantRules rules;
  for (const NamedSort& one : capturable()) {
    rules.emplace_back(
        fmt::format("castling-past-{}", one.name), "P10",
        fmt::format("The king may cross squares that only the {} attacks.", one.name),
        crosses_attacks_by(one.sort));
  }
  return rules;
}

}  // namespace

MutantRules mutant_castling_rights() {
  return ClauseTable<Hooks>("P10")({
      {"no-castling", "No player may castle.", castles_only_if(always(false))},
      {"only-left-castling", "Castling goes towards file a only.",
       castles_only_if([](const Castling& asked) { return asked.wing == Wing::left; })},
      {"only-right-castling", "Castling goes towards file j only.",
       castles_only_if([](const Castling& asked) { return asked.wing == Wing::right; })},
      {"only-white-castles", "Only White castles.", castles_only_if(white_moves)},
      {"only-black-castles", "Only Black castles.", castles_only_if(black_moves)},
      {"rights-as-in-chess", "A king or rook that has moved, or a dropped rook, cannot castle.",
       rights({.king_moves = true, .rook_moves = true, .rook_drops = true})},
      {"king-move-ends-rights", "A king that has moved never castles.",
       rights({.king_moves = true})},
      {"rook-move-ends-rights", "No rook castles from a corner that a rook has left.",
       rights({.rook_moves = true})},
      {"dropped-rook-never-castles", "A rook that was dropped never castles.",
       rights({.rook_drops = true})},
      {"any-piece-castles",
       "The king castles with any piece of either side in the corner, which becomes an own rook.",
       partner_is([](Colour, Piece partner) { return static_cast<bool>(partner); })},
      {"any-own-piece-castles",
       "The king castles with any own piece in the corner, which becomes a rook.",
       partner_is([](Colour side, Piece partner) { return partner.belongs_to(side); })},
      {"marshal-castles",
       "The king also castles with a marshal in the corner, which becomes a rook.",
       partner_is([](Colour side, Piece partner) {
         return partner == Piece(side, rook) || partner == Piece(side, marshal);
       })},
      {"dragon-castles", "The king also castles with a dragon in the corner.",
       both(partner_is(is_a_rook), change(&Hooks::move_partner, move_as_it_is))},
      {"dragon-castles-and-reverts",
       "The king also castles with a dragon in the corner, which lands as a plain rook.",
       partner_is(is_a_rook)},
  });
}

MutantRules mutant_castling_wings() {
  MutantRules rules = mutant_wings_of(std::nullopt);
  for (const Colour side : both_colours) {
    append(rules, mutant_wings_of(side));
  }
  append(rules, harmless_attackers());
  return rules;
}

}  // namespace hurdle::pandemonium
