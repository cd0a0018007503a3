// Oracle for how whole games of Shogi end, written from the rules page: S15 to S19.
#include "props/families/ends.hpp"

#include "movegen/variants/shogi/notation.hpp"

namespace hurdle::props {
namespace {

/// The points of one piece in a declared impasse.
int worth(Kind kind) {
  const bool great = kind == shogi::rook || kind == shogi::bishop;
  return great ? 5 : 1;
}

/// A player's facts for a declaration.
struct Declared {
  bool king = false;  ///< in the enemy's camp
  int others = 0;     ///< other own pieces in that camp
  int points = 0;     ///< of those pieces and the hand
};

Declared declared(const Setup& setup) {
  Declared all;
  const int first = setup.side == Colour::white ? 6 : 0;
  for (int rank = first; rank < first + 3; ++rank) {
    for (int file = 0; file < 9; ++file) {
      const Piece piece = setup.at(Square(file, rank));
      if (!piece.belongs_to(setup.side)) {
        continue;
      }
      if (piece.kind() == shogi::king) {
        all.king = true;
        continue;
      }
      ++all.others;
      all.points += worth(piece.kind());
    }
  }
  for (const Kind kind : {shogi::rook, shogi::bishop, shogi::gold, shogi::silver, shogi::knight,
                          shogi::lance, shogi::pawn}) {
    all.points += setup.held(setup.side, kind) * worth(kind);
  }
  return all;
}

class ShogiEnds : public PlainEnds {
 public:
  using PlainEnds::PlainEnds;

  [[nodiscard]] bool by_history(std::string_view clause) const override {
    return clause == "S17" || clause == "S18";
  }

  [[nodiscard]] std::vector<PlainOptions> ways() const override {
    return {{}, {{"impasse", "27"}}, {{"impasse", "24"}}};
  }

  [[nodiscard]] std::optional<PlainEnd> end(Moments game,
                                            const PlainOptions& /*options*/) const override {
    const Moment& last = game.back();
    if (!last.moves) {
      return lost_by(last.setup.side, last.check ? "S15" : "S16");
    }
    if (occurrences(game, same_board_and_hands) < 4) {
      return std::nullopt;
    }
    const auto loser = perpetual_checker(game, occurrence(game, same_board_and_hands, 1));
    return loser ? lost_by(*loser, "S18") : drawn_by("S17");
  }

  /// S19.
  [[nodiscard]] PlainClaim impasse(const Moment& last, const PlainOptions& options) const override {
    const Colour claimant = last.setup.side;
    const Declared all = declared(last.setup);
    const bool professional = options.count("impasse") > 0 && options.at("impasse") == "24";
    const int draws = professional ? 24 : claimant == Colour::white ? 28 : 27;
    if (last.check || !all.king || all.others < 10 || all.points < draws) {
      return lost_by(claimant, "S19");
    }
    return professional && all.points < 31 ? drawn_by("S19") : lost_by(opponent(claimant), "S19");
  }
};

const ShogiEnds ends(shogi::notation);

}  // namespace
}  // namespace hurdle::props
