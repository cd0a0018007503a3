// Oracle for how whole games of Xiangqi end, written from the rules page: X9 to X12 and X20. The
// options keep it from judging repetitions (X13 to X19).
#include "props/families/ends.hpp"

#include <algorithm>
#include <string>

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
    if (option(options, "repetition") == "draw" &&
        occurrences(game, same) >= (option(options, "occurrences") == "2" ? 2 : 3)) {
      return drawn_by("X12");
    }
    const std::string limit = option(options, "no-capture");
    if (!limit.empty() && counted(game, Colour::white) >= std::stoi(limit) &&
        counted(game, Colour::black) >= std::stoi(limit)) {
      return drawn_by("X20");
    }
    return std::nullopt;
  }

  [[nodiscard]] std::string_view report(Moments game) const override {
    return occurrences(game, same) >= 3 ? "X12" : "";
  }

  [[nodiscard]] bool by_history(std::string_view clause) const override {
    return clause == "X12" || clause == "X20";
  }

  [[nodiscard]] std::vector<PlainOptions> ways() const override {
    return {{{"repetition", "none"}},
            {{"repetition", "draw"}},
            {{"repetition", "draw"}, {"occurrences", "2"}},
            {{"repetition", "none"}, {"no-capture", "12"}},
            {{"repetition", "draw"}, {"no-capture", "3"}}};
  }

 private:
  static std::string option(const PlainOptions& options, std::string_view name) {
    const auto given = options.find(name);
    return given == options.end() ? "" : given->second;
  }

  static std::size_t men(const Setup& setup) {
    return static_cast<std::size_t>(
        std::count_if(setup.board.begin(), setup.board.end(), [](Piece piece) { return !!piece; }));
  }

  /// X20: this side's moves since the last capture, at most ten checks among them.
  static int counted(Moments game, Colour side) {
    int quiet = 0;
    int checks = 0;
    for (std::size_t ply = game.size() - 1; ply > 0; --ply) {
      if (men(game[ply - 1].setup) != men(game[ply].setup)) {
        break;
      }
      if (game[ply - 1].setup.side == side) {
        ++(game[ply].check ? checks : quiet);
      }
    }
    return quiet + (checks > 10 ? 10 : checks);
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
