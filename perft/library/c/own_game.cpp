// Hurdle's own games behind hurdle.h.
#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "movegen/notations/line.hpp"
#include "movegen/vocab/text/lists.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/count/position_text.hpp"
#include "perft/count/variants.hpp"
#include "perft/games/adjudicate.hpp"
#include "perft/library/c/guard.hpp"
#include "perft/library/c/objects.hpp"

namespace hurdle::library {
namespace {

/// Calls `read`; prefixes its errors with the name of the argument.
template <class Read>
auto in_argument(std::string_view name, const Read& read) {
  try {
    return read();
  } catch (const BadPosition& error) {
    throw BadArgument(name, error.what());
  }
}

/// Plays the moves of a game that is judged at the same time. Throws BadArgument with the move.
void play_line(JudgedGame& game, const Variant& variant, const notations::ParsedLine& line) {
  for (std::size_t i = 0; i < line.moves.size(); ++i) {
    const std::string where = fmt::format("move {} '{}'", i + 1, quoted_characters(line.words[i]));
    if (game.end()) {
      throw BadArgument("moves", fmt::format("{} comes after the end: {} by {}", where,
                                             to_text(game.end()->result), game.end()->clause));
    }
    if (!game.play(line.moves[i])) {
      const Verdict verdict = variant.referee.explain(game.setup(), line.moves[i]);
      throw BadArgument(
          "moves", fmt::format("{}: illegal by {}: {}", where, verdict.clause, verdict.sentence));
    }
  }
}

class OwnPosition : public hurdle_position {
 public:
  OwnPosition(const Variant& variant, PlayedPosition played)
      : variant_(variant), played_(std::move(played)) {}

  [[nodiscard]] std::unique_ptr<hurdle_position> play(std::string_view moves) const override {
    return std::make_unique<OwnPosition>(
        variant_, in_argument("moves", [&] { return play_moves(variant_, played_, moves); }));
  }
  [[nodiscard]] std::string fen() const override {
    constexpr int ended_by_passes = 2;
    if (played_.setup.passes >= ended_by_passes) {
      throw BadArgument("position", "two passes have ended the game, so that it has no FEN");
    }
    return to_fen(variant_.notation, played_.setup);
  }
  [[nodiscard]] std::string svg(std::string_view options) const override {
    BoardStyle style = read_svg_options(options, variant_.notation);
    if (played_.last != Move{}) {
      style.moves.push_back({played_.last});
    }
    return board_svg(variant_.notation, played_.setup, style);
  }
  [[nodiscard]] std::vector<std::string> moves() const override {
    return move_texts(variant_.notation, variant_.fast.moves(played_.setup));
  }
  [[nodiscard]] Total perft(int depth, const PerftOptions& options) const override {
    return generator(options).perft(played_.setup, depth, options.how);
  }
  [[nodiscard]] Division divide(int depth, const PerftOptions& options) const override {
    return by_text(variant_.notation, generator(options).divide(played_.setup, depth, options.how));
  }
  [[nodiscard]] hurdle_verdict explain(std::string_view text) const override {
    const Move move = in_argument("move", [&] { return move_in(variant_, played_, text); });
    const Verdict verdict = variant_.referee.explain(played_.setup, move);
    return {verdict.legal ? "legal" : "illegal", verdict.clause, title(verdict.clause),
            verdict.sentence};
  }
  [[nodiscard]] hurdle_verdict adjudicate(std::string_view moves,
                                          std::string_view options) const override {
    JudgedGame game(variant_, played_.setup, read_end_options(options, variant_.notation));
    play_line(game, variant_, read_line(moves));
    const auto& end = game.end();
    return end ? hurdle_verdict{std::string(to_text(end->result)), end->clause, title(end->clause),
                                end->sentence}
               : hurdle_verdict{"*", "", "", ""};
  }

 private:
  [[nodiscard]] const Generator& generator(const PerftOptions& options) const {
    return options.referee ? variant_.plain : variant_.fast;
  }
  [[nodiscard]] std::string title(const std::string& clause) const {
    return std::string(title_of(variant_.notation, clause));
  }
  /// The moves of a game, in any notation of it.
  [[nodiscard]] notations::ParsedLine read_line(std::string_view moves) const {
    try {
      return notations::read_line(variant_.referee, played_.setup, played_.last, moves,
                                  played_.read_as);
    } catch (const notations::UnreadableMove& error) {
      throw BadArgument("moves", error.what());
    }
  }

  const Variant& variant_;
  PlayedPosition played_;
};

class OwnGame : public hurdle_variant {
 public:
  explicit OwnGame(const Variant& variant) : variant_(variant) {}

  [[nodiscard]] const char* name() const override { return variant_.notation.name.data(); }
  [[nodiscard]] std::unique_ptr<hurdle_position> start(std::string_view setup) const override {
    return at(in_argument("setup", [&] { return position_by_setup(variant_, setup); }));
  }
  [[nodiscard]] std::unique_ptr<hurdle_position> from_fen(std::string_view fen) const override {
    return at(in_argument("fen", [&] { return position_by_fen(variant_, fen); }));
  }

 private:
  [[nodiscard]] std::unique_ptr<hurdle_position> at(const Setup& setup) const {
    return std::make_unique<OwnPosition>(variant_, PlayedPosition{setup, {}});
  }

  const Variant& variant_;
};

}  // namespace

const hurdle_variants& own_games() {
  static const hurdle_variants all = [] {
    hurdle_variants games;
    for (const Variant& variant : all_variants()) {
      games.games.push_back(std::make_unique<OwnGame>(variant));
    }
    return games;
  }();
  return all;
}

const hurdle_variant& own_game(std::string_view name) {
  try {
    const Variant& wanted = variant_named(name);
    const auto& games = own_games().games;
    return **std::ranges::find_if(
        games, [&](const auto& game) { return game->name() == wanted.notation.name; });
  } catch (const UnknownVariant& unknown) {
    throw BadArgument("name", unknown.what());
  }
}

}  // namespace hurdle::library
