#include "movegen/variants/xiangqi/ends.hpp"

#include <fmt/format.h>

#include <array>

#include "movegen/variants/xiangqi/notation.hpp"

namespace hurdle::xiangqi {
namespace {

constexpr std::array<std::string_view, 2> none_or_draw{"none", "draw"};

constexpr std::array<EndOption, 1> end_options{{
    {"repetition", none_or_draw,
     "none: a position for the third time is reported and the game goes on, as a referee decides "
     "who must deviate; draw: it draws the game (programs without rules for chases)"},
}};

bool can_cross_the_river(Kind kind) {
  return kind == horse || kind == chariot || kind == cannon || kind == soldier;
}

}  // namespace

XiangqiEnds::XiangqiEnds(const Referee& rules, const EndOptions& options)
    : GameEnds(rules.notation()) {
  require_known(options, end_options, rules.notation());
  repetition_draws_ = chosen(options, end_options[0]) == "draw";
}

std::span<const EndOption> XiangqiEnds::options() noexcept {
  return end_options;
}

std::optional<GameEnd> XiangqiEnds::judge(const GameHistory& game) const {
  if (auto end = mate(game)) {
    return end;
  }
  if (auto end = stalemate(game)) {
    return end;
  }
  if (auto end = lack_of_pieces(game)) {
    return end;
  }
  return repetition(game);
}

// X9: in check and no legal move.
std::optional<GameEnd> XiangqiEnds::mate(const GameHistory& game) const {
  if (!is_mate(game)) {
    return std::nullopt;
  }
  const Colour loser = game.setup().side;
  return loses(loser, "X9", fmt::format("{} is in check and has no legal move.", name(loser)));
}

// X10: no legal move and not in check; the player loses too.
std::optional<GameEnd> XiangqiEnds::stalemate(const GameHistory& game) const {
  if (!is_stalemate(game)) {
    return std::nullopt;
  }
  const Colour loser = game.setup().side;
  return loses(loser, "X10", fmt::format("{} is not in check and has no legal move.", name(loser)));
}

// X11: no remaining piece can cross the river.
std::optional<GameEnd> XiangqiEnds::lack_of_pieces(const GameHistory& game) const {
  if (!lacks_pieces(game.setup(), Colour::white) || !lacks_pieces(game.setup(), Colour::black)) {
    return std::nullopt;
  }
  return drawn("X11", "Neither side has a piece that can cross the river.");
}

// X12: a position occurs for the third time, if the options make that a draw.
std::optional<GameEnd> XiangqiEnds::repetition(const GameHistory& game) const {
  if (!repetition_draws() || game.occurrences() < repetitions()) {
    return std::nullopt;
  }
  return drawn("X12", fmt::format("The position has occurred {} times.", game.occurrences()));
}

// ---- Parts of clauses ---------------------------------------------------------------------------

bool XiangqiEnds::lacks_pieces(const Setup& setup, Colour colour) const {
  return count_pieces(setup, [colour](Piece piece) {
           return piece.colour() == colour && can_cross_the_river(piece.kind());
         }) == 0;
}

int XiangqiEnds::repetitions() const {
  return 3;
}

bool XiangqiEnds::repetition_draws() const {
  return repetition_draws_;
}

// ---- Counts near their limit --------------------------------------------------------------------

std::vector<NearEnd> XiangqiEnds::near(const GameHistory& game) const {
  return {{"X12", "occurrences of the position", game.occurrences(),
           repetition_draws() ? repetitions() : 0}};
}

// X12: no result: associations differ on who must deviate, and their referees decide.
std::optional<GameReport> XiangqiEnds::report(const GameHistory& game) const {
  if (repetition_draws() || game.occurrences() < repetitions()) {
    return std::nullopt;
  }
  return GameReport{"X12", "repetition: a referee decides who must deviate"};
}

}  // namespace hurdle::xiangqi
