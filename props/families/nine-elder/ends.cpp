// Oracle for how whole games of Nine elder end, written from the rules page: N12 to N15.
#include "props/families/ends.hpp"

#include "movegen/variants/nine-elder/notation.hpp"

namespace hurdle::props {
namespace {

constexpr int enough = 35;
constexpr int camp_depth = 3;

class NineElderEnds : public PlainEnds {
 public:
  using PlainEnds::PlainEnds;

  [[nodiscard]] bool by_history(std::string_view clause) const override {
    return clause == "N13" || clause == "N14";
  }

  [[nodiscard]] std::optional<PlainEnd> end(Moments game,
                                            const PlainOptions& /*options*/) const override {
    if (!game.back().moves) {
      return lost_by(game.back().setup.side, "N12");
    }
    if (occurrences(game, same_board_and_hands) < 4) {
      return std::nullopt;
    }
    const auto loser = perpetual_checker(game, occurrence(game, same_board_and_hands, 1));
    return loser ? lost_by(*loser, "N14") : drawn_by("N13");
  }

  /// N15.
  [[nodiscard]] PlainClaim impasse(const Moment& last,
                                   const PlainOptions& /*options*/) const override {
    if (last.check || !in_camp(last.setup, Colour::white) || !in_camp(last.setup, Colour::black)) {
      return std::nullopt;
    }
    const bool white = worth(last.setup, Colour::white) >= enough;
    const bool black = worth(last.setup, Colour::black) >= enough;
    if (white == black) {
      return drawn_by("N15");
    }
    return lost_by(white ? Colour::black : Colour::white, "N15");
  }

 private:
  [[nodiscard]] bool in_camp(const Setup& setup, Colour side) const {
    for (std::size_t index = 0; index < square_count; ++index) {
      const Square square = Square::at(index);
      if (setup.at(square).is(side, Kind::royal)) {
        return side == Colour::white ? square.rank() >= notation().ranks - camp_depth
                                     : square.rank() < camp_depth;
      }
    }
    return false;
  }

  static int worth(char letter) {
    return letter == 'J'                                                     ? 0
           : std::string_view("NVIA").find(letter) != std::string_view::npos ? 5
                                                                             : 1;
  }
  [[nodiscard]] int worth(const Setup& setup, Colour side) const {
    int sum = 0;
    for (const char letter : pieces(setup, side)) {
      sum += worth(letter);
    }
    for (std::size_t kind = 0; kind < notation().kinds.size(); ++kind) {
      sum += setup.hands[index_of(side)][kind] * worth(notation().kinds[kind].letter);
    }
    return sum;
  }
};

const NineElderEnds ends(nine_elder::notation);
const NineElderEnds literal_ends(nine_elder::notation_literal);
const NineElderEnds leaping_ends(nine_elder::notation_leaping);
const NineElderEnds shogi_ends(nine_elder::notation_shogi);

}  // namespace
}  // namespace hurdle::props
