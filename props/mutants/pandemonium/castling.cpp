// P10 read wrongly: who castles with whom.
#include <array>

#include "props/mutants/pandemonium/family.hpp"
#include "props/mutants/pandemonium/history.hpp"

namespace hurdle::mutants {
namespace {

using namespace pandemonium;

constexpr std::array<Wing, 2> wings{Wing::left, Wing::right};

/// Only one side, or only one wing.
template <class Rules>
struct SomeCastle : Rules {
  using May = bool (*)(Colour side, Wing wing);

  SomeCastle(const Notation& notation, May may) : Rules(notation), may_(may) {}

  bool castling_pair_stands(const Setup& setup, Wing wing) const override {
    return may_(setup.side, wing) && Rules::castling_pair_stands(setup, wing);
  }

 private:
  May may_;
};

/// Other pieces in the corner are partners too.
template <class Rules>
struct OtherPartners : Rules {
  using Serves = bool (*)(Colour side, Piece partner);

  OtherPartners(const Notation& notation, Serves serves) : Rules(notation), serves_(serves) {}

  bool castling_pair_stands(const Setup& setup, Wing wing) const override {
    return setup.at(this->king_start(setup.side)) == Piece(setup.side, king) &&
           serves_(setup.side, setup.at(this->rook_start(setup.side, wing)));
  }

 private:
  Serves serves_;
};

/// A dragon castles, and stays a dragon.
template <class Rules>
struct DragonCastles : Rules {
  DragonCastles(const Notation& notation, bool stays_promoted)
      : Rules(notation), stays_promoted_(stays_promoted) {}

  bool castling_pair_stands(const Setup& setup, Wing wing) const override {
    return setup.at(this->king_start(setup.side)) == Piece(setup.side, king) &&
           setup.at(this->rook_start(setup.side, wing)).is(setup.side, rook);
  }

  void move_partner(Setup& next, Move move) const override {
    const Colour own = next.at(move.to()).colour();
    const Wing wing = move.to().file() < move.from().file() ? Wing::left : Wing::right;
    const Piece partner = next.at(this->rook_start(own, wing));
    Rules::move_partner(next, move);
    if (stays_promoted_) {
      next.put(this->castling_square(own, wing, 2), partner);
    }
  }

 private:
  bool stays_promoted_;
};

/// Rights are history: lost by moves of the king, by moves of the rook, or by what was dropped.
template <class Rules>
struct RightsAsHistory : Rules {
  RightsAsHistory(const Notation& notation, bool king_counts, bool rook_counts, bool drop_counts)
      : Rules(notation),
        king_counts_(king_counts),
        rook_counts_(rook_counts),
        drop_counts_(drop_counts) {}

  Setup after(const Setup& setup, Move move) const override {
    Setup next = Rules::after(setup, move);
    for (const Colour side : {Colour::white, Colour::black}) {
      if (!move.is_drop() && king_counts_ &&
          (move.from() == this->king_start(side) || move.to() == this->king_start(side))) {
        remember(next, side, 0);
      }
      for (const Wing wing : wings) {
        const Square corner = this->rook_start(side, wing);
        const bool leaves = !move.is_drop() && (move.from() == corner || move.to() == corner);
        const bool dropped = move.is_drop() && move.to() == corner;
        if ((rook_counts_ && leaves) || (drop_counts_ && dropped)) {
          remember(next, side, bit_of(wing));
        }
      }
    }
    return next;
  }

  bool castling_pair_stands(const Setup& setup, Wing wing) const override {
    return Rules::castling_pair_stands(setup, wing) && !remembered(setup, setup.side, 0) &&
           !remembered(setup, setup.side, bit_of(wing));
  }

 private:
  [[nodiscard]] static int bit_of(Wing wing) { return wing == Wing::left ? 1 : 2; }

  bool king_counts_;
  bool rook_counts_;
  bool drop_counts_;
};

void add_rights(Pandemonium& family) {
  const auto only = [&](const char* name, const char* error, auto may) {
    using May = bool (*)(Colour side, Wing wing);
    family.add<SomeCastle>({name, "P10", error}, static_cast<May>(may));
  };
  only("no-castling", "Nobody castles.", [](Colour, Wing) { return false; });
  only("only-left-castling", "Castling goes towards file a only.",
       [](Colour, Wing wing) { return wing == Wing::left; });
  only("only-right-castling", "Castling goes towards file j only.",
       [](Colour, Wing wing) { return wing == Wing::right; });
  only("only-white-castles", "Only White castles.",
       [](Colour side, Wing) { return side == Colour::white; });
  only("only-black-castles", "Only Black castles.",
       [](Colour side, Wing) { return side == Colour::black; });
  const auto rights = [&](const char* name, const char* error, bool by_king, bool by_rook,
                          bool by_drop) {
    family.add<RightsAsHistory>({name, "P10", error}, by_king, by_rook, by_drop);
  };
  rights("rights-as-in-chess", "King or rook moved, or a rook dropped in the corner: no castling.",
         true, true, true);
  rights("king-move-ends-rights", "A king that has moved never castles.", true, false, false);
  rights("rook-move-ends-rights", "A rook that has moved never castles.", false, true, false);
  rights("dropped-rook-never-castles", "A rook that was dropped never castles.", false, false,
         true);
}

void add_partners(Pandemonium& family) {
  const auto partner = [&](const char* name, const char* error, auto serves) {
    using Serves = bool (*)(Colour side, Piece partner);
    family.add<OtherPartners>({name, "P10", error}, static_cast<Serves>(serves));
  };
  partner("any-piece-castles", "What has captured the rook in the corner takes its part.",
          [](Colour, Piece piece) { return static_cast<bool>(piece); });
  partner("any-own-piece-castles", "Any own piece in the corner is a partner.",
          [](Colour side, Piece piece) { return piece.belongs_to(side); });
  partner("marshal-castles", "A marshal in the corner is a partner as well.",
          [](Colour side, Piece piece) {
            return piece == Piece(side, rook) || piece == Piece(side, marshal);
          });
  family.add<DragonCastles>({"dragon-castles", "P10", "A dragon in the corner is a partner."},
                            true);
  family.add<DragonCastles>({"dragon-castles-and-reverts", "P10",
                             "A dragon in the corner is a partner and lands as a plain rook."},
                            false);
}

}  // namespace

void add_castling_mutants(Pandemonium& family) {
  add_rights(family);
  add_partners(family);
}

}  // namespace hurdle::mutants
