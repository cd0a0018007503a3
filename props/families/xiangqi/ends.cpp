// Oracle for how whole games of Xiangqi end, written from the rules page: X9 to X12 and X20. X13 to
// X19 are judged by the oracle of repetitions.
#include "props/families/ends.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "movegen/variants/xiangqi/notation.hpp"
#include "movegen/vocab/text/text.hpp"
#include "props/families/xiangqi/repetition/oracle.hpp"

namespace hurdle::props {
namespace {

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
    const int allowed = option_of(options, "occurrences") == "2" ? 2 : 3;
    if (option_of(options, "repetition") != "none" && occurrences(game, same_board) >= allowed) {
      return option_of(options, "repetition") == "draw" ? drawn_by("X12")
                                                        : repeated(game, options, allowed);
    }
    const std::string limit = option_of(options, "no-capture");
    if (!limit.empty() && counted(game, Colour::white) >= std::stoi(limit) &&
        counted(game, Colour::black) >= std::stoi(limit)) {
      return drawn_by("X20");
    }
    return std::nullopt;
  }

  [[nodiscard]] std::string_view report(Moments game) const override {
    return occurrences(game, same_board) >= 3 ? "X12" : "";
  }

  [[nodiscard]] bool by_history(std::string_view clause) const override {
    return clause == "X12" || clause == "X13" || clause == "X17" || clause == "X18" ||
           clause == "X19" || clause == "X20";
  }

  [[nodiscard]] std::vector<PlainOptions> ways() const override {
    return {{},
            {{"occurrences", "2"}},
            {{"repetition", "axf"}},
            {{"repetition", "none"}},
            {{"repetition", "draw"}},
            {{"repetition", "draw"}, {"occurrences", "2"}},
            {{"repetition", "none"}, {"no-capture", "12"}},
            {{"repetition", "draw"}, {"no-capture", "3"}}};
  }

 private:
  /// "c5": ranks from 0.
  static std::string point(Square square) {
    return std::string(1, static_cast<char>('a' + square.file())) + std::to_string(square.rank());
  }

  /// The move between two positions: its origin is empty after it.
  static std::string move_text(const Setup& before, const Setup& after) {
    std::string from;
    std::string to;
    for (std::size_t index = 0; index < square_count; ++index) {
      const Square square = Square::at(index);
      if (before.at(square).belongs_to(before.side) && !after.at(square)) {
        from = point(square);
      } else if (after.at(square).belongs_to(before.side) &&
                 !before.at(square).belongs_to(before.side)) {
        to = point(square);
      }
    }
    return from + to;
  }

  /// X13 to X19, by the oracle of repetitions.
  [[nodiscard]] static PlainEnd repeated(Moments game, const PlainOptions& options, int allowed) {
    using namespace oracle::xiangqi;
    std::vector<std::string> moves;
    for (std::size_t ply = 1; ply < game.size(); ++ply) {
      moves.push_back(move_text(game[ply - 1].setup, game[ply].setup));
    }
    const Reading reading = option_of(options, "repetition") == "axf" ? Reading::axf : Reading::wxf;
    const RepetitionVerdict verdict =
        judge_repetition(to_fen(xiangqi::notation, game.front().setup), moves, reading, allowed)
            .value();
    if (verdict.result == 0) {
      return drawn_by(verdict.red == Grade::nothing ? "X19" : "X18");
    }
    const bool red_won = verdict.result > 0;
    return lost_by(red_won ? Colour::black : Colour::white,
                   (red_won ? verdict.black : verdict.red) == Grade::check ? "X13" : "X17");
  }

  static std::size_t men(const Setup& setup) {
    return static_cast<std::size_t>(
        std::ranges::count_if(setup.board, [](Piece piece) { return !!piece; }));
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
