// Oracle for how whole games of Janggi end, written from the rules page: J11, J12, J14 to J17.
#include "props/families/ends.hpp"

#include "movegen/variants/janggi/notation.hpp"

namespace hurdle::props {
namespace {

constexpr double of_han = 1.5;
constexpr double enough = 30;

class JanggiEnds : public PlainEnds {
 public:
  using PlainEnds::PlainEnds;

  [[nodiscard]] std::optional<PlainEnd> end(Moments game,
                                            const PlainOptions& options) const override {
    const Setup& now = game.back().setup;
    const std::string rules = option_of(options, "rules", "draws");
    const std::string named = option_of(options, "repetition", "as-rules");
    const std::string repetition = named == "as-rules" ? rules : named;
    if (game.back().check && !game.back().moves) {  // an ended game has no moves either
      return lost_by(now.side, "J14");
    }
    if (faces(now) && passed(game, game.size() - 1)) {
      return settled(now, "J11", rules);
    }
    if (game.size() > 1 && passed(game, game.size() - 1) && passed(game, game.size() - 2)) {
      return settled(now, "J12", rules);
    }
    if (occurrences(game, same_board) >= 3 && repetition == "loses") {
      return lost_by(opponent(now.side), "J16");
    }
    if (occurrences(game, same_board) >= 3 && repetition != "none" && less_than_enough(now)) {
      return settled(now, "J16", repetition);
    }
    if (only_guards(now)) {
      return settled(now, "J17", rules);
    }
    return std::nullopt;
  }

  [[nodiscard]] std::string_view report(Moments game) const override {
    return occurrences(game, same_board) >= 3 && !less_than_enough(game.back().setup) ? "J16" : "";
  }

  [[nodiscard]] bool by_history(std::string_view clause) const override { return clause == "J16"; }

  [[nodiscard]] std::vector<PlainOptions> ways() const override {
    return {{},
            {{"rules", "draws"}},
            {{"rules", "points"}},
            {{"repetition", "points"}},
            {{"rules", "draws"}, {"repetition", "draw"}},
            {{"rules", "points"}, {"repetition", "draw"}},
            {{"rules", "points"}, {"repetition", "points"}},
            {{"rules", "pieces"}},
            {{"repetition", "pieces"}},
            {{"rules", "pieces"}, {"repetition", "points"}},
            {{"repetition", "loses"}},
            {{"repetition", "none"}}};
  }

  /// J15, including Han's 1.5.
  [[nodiscard]] std::optional<std::pair<double, double>> points(const Setup& setup) const override {
    return {{worth(setup, Colour::white), worth(setup, Colour::black) + of_han}};
  }

 private:
  /// Whether the last ply before this position was a pass: no piece has moved.
  static bool passed(Moments game, std::size_t ply) {
    return ply == 0 ? game[0].setup.passes > 0 : game[ply].setup.board == game[ply - 1].setup.board;
  }

  /// J10: whether the generals are on one file with only empty points between.
  [[nodiscard]] bool faces(const Setup& setup) const {
    if (notation().name == janggi::notation_casual.name) {
      return false;
    }
    for (int file = 0; file < notation().files; ++file) {
      std::vector<Kind> standing;
      for (int rank = 0; rank < notation().ranks; ++rank) {
        if (const Piece piece = setup.at({file, rank})) {
          standing.push_back(piece.kind());
        }
      }
      for (std::size_t index = 1; index < standing.size(); ++index) {
        if (standing[index] == Kind::royal && standing[index - 1] == Kind::royal) {
          return true;
        }
      }
    }
    return false;
  }

  /// J15: the points of the pieces on the board.
  [[nodiscard]] double worth(const Setup& setup, Colour side) const {
    double sum = 0;
    for (const char letter : pieces(setup, side)) {
      switch (letter) {
        case 'R':
          sum += 13;
          break;
        case 'C':
          sum += 7;
          break;
        case 'N':
          sum += 5;
          break;
        case 'B':
          sum += 3;
          break;
        case 'A':
          sum += 3;
          break;
        case 'P':
          sum += 2;
          break;
        default:
          break;
      }
    }
    return sum;
  }

  [[nodiscard]] bool less_than_enough(const Setup& setup) const {
    return worth(setup, Colour::white) < enough && worth(setup, Colour::black) < enough;
  }

  /// J17.
  [[nodiscard]] bool only_guards(const Setup& setup) const {
    return (pieces(setup, Colour::white) + pieces(setup, Colour::black)).find_first_not_of("KA") ==
           std::string::npos;
  }

  [[nodiscard]] PlainEnd settled(const Setup& setup, std::string_view clause,
                                 std::string_view by) const {
    if (by == "pieces") {
      const bool more = pieces(setup, Colour::white).size() > pieces(setup, Colour::black).size();
      return {more ? Colour::white : Colour::black, clause, {}};
    }
    if (by != "points") {
      return drawn_by(clause);
    }
    const auto [cho, han] = *points(setup);
    return {cho > han ? Colour::white : Colour::black, clause, "J15"};
  }
};

const JanggiEnds ends(janggi::notation);
const JanggiEnds casual_ends(janggi::notation_casual);

}  // namespace
}  // namespace hurdle::props
