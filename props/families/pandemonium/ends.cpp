// Oracle for how whole games of Pandemonium end, written from the rules page: P11 to P14.
#include "props/families/ends.hpp"

#include "movegen/variants/pandemonium/notation.hpp"

namespace hurdle::props {
namespace {

bool same(const Setup& a, const Setup& b) {
  return same_board_and_hands(a, b) && a.en_passant == b.en_passant;
}

class PandemoniumEnds : public PlainEnds {
 public:
  using PlainEnds::PlainEnds;

  [[nodiscard]] bool by_history(std::string_view clause) const override {
    return clause == "P13" || clause == "P14";
  }

  [[nodiscard]] std::optional<PlainEnd> end(Moments game,
                                            const PlainOptions& /*options*/) const override {
    const Moment& now = game.back();
    if (!now.moves) {
      return now.check ? lost_by(now.setup.side, "P12") : drawn_by("P11");
    }
    if (occurrences(game, same) < 3) {
      return std::nullopt;
    }
    const auto loser = perpetual_checker(game, occurrence(game, same, 2));
    return loser ? lost_by(*loser, "P14") : drawn_by("P13");
  }
};

const PandemoniumEnds ends(pandemonium::notation);

}  // namespace
}  // namespace hurdle::props
