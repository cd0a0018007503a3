// Oracle for how whole games of Xiangqi end, written from the rules page: X9 to X12.
#include "props/families/ends.hpp"

#include "movegen/variants/xiangqi/notation.hpp"

namespace hurdle::props {
namespace {

bool same(const Setup& a, const Setup& b) {
  return a.board == b.board && a.side == b.side;
}

class XiangqiEnds : public PlainEnds {
 public:
  using PlainEnds::PlainEnds;

  [[nodiscard]] std::optional<PlainEnd> end(Moments game,
                                            const PlainOptions& options) const override {
    const Moment& last = game.back();
    if (!last.moves) {
      return lost_by(last.setup.side, last.check ? "X9" : "X10");
    }
    if (nothing_crosses(last.setup)) {
      return drawn_by("X11");
    }
    if (draws_by_repetition(options) && occurrences(game, same) >= 3) {
      return drawn_by("X12");
    }
    return std::nullopt;
  }

  [[nodiscard]] std::string_view report(Moments game) const override {
    return occurrences(game, same) >= 3 ? "X12" : "";
  }

  [[nodiscard]] bool by_history(std::string_view clause) const override { return clause == "X12"; }

  [[nodiscard]] std::vector<PlainOptions> ways() const override {
    return {{}, {{"repetition", "none"}}, {{"repetition", "draw"}}};
  }

 private:
  static bool draws_by_repetition(const PlainOptions& options) {
    const auto given = options.find("repetition");
    return given != options.end() && given->second == "draw";
  }

  /// X11.
  [[nodiscard]] bool nothing_crosses(const Setup& setup) const {
    return (pieces(setup, Colour::white) + pieces(setup, Colour::black)).find_first_of("NRCP") ==
           std::string::npos;
  }
};

const XiangqiEnds ends(xiangqi::notation);

}  // namespace
}  // namespace hurdle::props
