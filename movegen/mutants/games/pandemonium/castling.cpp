// Who castles with whom (P10).
#include "movegen/mutants/games/pandemonium/castling.hpp"

#include "movegen/mutants/games/pandemonium/history.hpp"

namespace hurdle::pandemonium {
namespace {

/// Only one side castles, or only towards one corner.
Change<Hooks> castles_only_if(std::function<bool(const Castling& asked)> may) {
  return only_if(&Hooks::castling_pair_stands, may);
}

/// Other pieces in the corner are partners too.
Change<Hooks> partner_is(std::function<bool(Colour side, Piece partner)> serves) {
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

MutantRules mutant_rights() {
  return {
      {"no-castling", "P10", "Nobody castles.", castles_only_if(always(false))},
      {"only-left-castling", "P10", "Castling goes towards file a only.",
       castles_only_if([](const Castling& asked) { return asked.wing == Wing::left; })},
      {"only-right-castling", "P10", "Castling goes towards file j only.",
       castles_only_if([](const Castling& asked) { return asked.wing == Wing::right; })},
      {"only-white-castles", "P10", "Only White castles.",
       castles_only_if([](const Castling& asked) { return asked.side() == Colour::white; })},
      {"only-black-castles", "P10", "Only Black castles.",
       castles_only_if([](const Castling& asked) { return asked.side() == Colour::black; })},
      {"rights-as-in-chess", "P10",
       "King or rook moved, or a rook dropped in the corner: no castling.",
       rights({.king_moves = true, .rook_moves = true, .rook_drops = true})},
      {"king-move-ends-rights", "P10", "A king that has moved never castles.",
       rights({.king_moves = true})},
      {"rook-move-ends-rights", "P10", "A rook that has moved never castles.",
       rights({.rook_moves = true})},
      {"dropped-rook-never-castles", "P10", "A rook that was dropped never castles.",
       rights({.rook_drops = true})},
  };
}

MutantRules mutant_partners() {
  return {
      {"any-piece-castles", "P10", "What has captured the rook in the corner takes its part.",
       partner_is([](Colour, Piece partner) { return static_cast<bool>(partner); })},
      {"any-own-piece-castles", "P10", "Any own piece in the corner is a partner.",
       partner_is([](Colour side, Piece partner) { return partner.belongs_to(side); })},
      {"marshal-castles", "P10", "A marshal in the corner is a partner as well.",
       partner_is([](Colour side, Piece partner) {
         return partner == Piece(side, rook) || partner == Piece(side, marshal);
       })},
      {"dragon-castles", "P10", "A dragon in the corner is a partner.",
       both(partner_is(is_a_rook), change(&Hooks::move_partner, move_as_it_is))},
      {"dragon-castles-and-reverts", "P10",
       "A dragon in the corner is a partner and lands as a plain rook.", partner_is(is_a_rook)},
  };
}

}  // namespace

MutantRules mutant_castling() {
  return joined<Hooks>(mutant_rights(), mutant_partners());
}

}  // namespace hurdle::pandemonium
