#include "movegen/variants/xiangqi/ends.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "movegen/variants/xiangqi/notation.hpp"

namespace hurdle::xiangqi {
namespace {

constexpr std::array<std::string_view, 4> repetition_values{"wxf", "axf", "draw", "none"};
constexpr std::array<std::string_view, 2> occurrences_values{"3", "2"};
constexpr std::array<std::string_view, 1> no_capture_values{"none"};

constexpr std::array<EndOption, 3> end_options{{
    {"repetition", repetition_values,
     "wxf: a repetition is judged by the World Xiangqi Rules; axf: by the Asian rules, where a "
     "move that gives check can chase too; draw: it draws the game (programs without rules for "
     "chases); none: it is reported and the game goes on, as a referee decides who must deviate"},
    {"occurrences", occurrences_values, "the occurrence of a position that is a repetition"},
    {"no-capture", no_capture_values,
     "the moves of each side without a capture that draw the game, at most ten checks counted; "
     "none: no limit",
     1, 999},
}};

RepetitionRule repetition_rule(std::string_view value) {
  return value == "wxf"    ? RepetitionRule::wxf
         : value == "axf"  ? RepetitionRule::axf
         : value == "draw" ? RepetitionRule::draw
                           : RepetitionRule::none;
}

bool can_cross_the_river(Kind kind) {
  return kind == horse || kind == chariot || kind == cannon || kind == soldier;
}

}  // namespace

XiangqiEnds::XiangqiEnds(const Referee& rules, const EndOptions& options)
    : RepetitionClauses(rules.notation()) {
  require_known(options, end_options, rules.notation());
  repetition_ = repetition_rule(chosen(options, end_options[0]));
  repetitions_ = chosen(options, end_options[1]) == "2" ? 2 : 3;
  moves_without_capture_ = chosen_number(options, end_options[2]);
}

std::span<const EndOption> XiangqiEnds::options() noexcept {
  return end_options;
}

std::optional<GameEnd> XiangqiEnds::judge(const GameHistory& game) const {
  return first_end(*this, game,
                   {&XiangqiEnds::mate, &XiangqiEnds::stalemate, &XiangqiEnds::lack_of_pieces,
                    &XiangqiEnds::repetition, &XiangqiEnds::no_capture});
}

// X9: in check and no legal move.
std::optional<GameEnd> XiangqiEnds::mate(const GameHistory& game) const {
  return mated(game, "X9");
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

// X12: a position occurs for the third time; the options decide whether that is judged (X13 to
// X19).
std::optional<GameEnd> XiangqiEnds::repetition(const GameHistory& game) const {
  if (game.occurrences() < repetitions()) {
    return std::nullopt;
  }
  if (repetition_draws()) {
    return drawn("X12", fmt::format("The position has occurred {} times.", game.occurrences()));
  }
  return repetition_ == RepetitionRule::none ? std::nullopt : std::optional(judged(game));
}

// X20: each side has made so many moves since the last capture.
std::optional<GameEnd> XiangqiEnds::no_capture(const GameHistory& game) const {
  const std::optional<int> limit = moves_without_capture();
  if (!limit || quiet_moves(game, Colour::white) < *limit ||
      quiet_moves(game, Colour::black) < *limit) {
    return std::nullopt;
  }
  return drawn("X20", fmt::format("Each side has made {} moves since the last capture, of which at "
                                  "most {} checks count.",
                                  *limit, most_checks()));
}

// ---- Parts of clauses ---------------------------------------------------------------------------

bool XiangqiEnds::lacks_pieces(const Setup& setup, Colour colour) const {
  return count_pieces(setup, [colour](Piece piece) {
           return piece.colour() == colour && can_cross_the_river(piece.kind());
         }) == 0;
}

int XiangqiEnds::repetitions() const {
  return repetitions_;
}

bool XiangqiEnds::repetition_draws() const {
  return repetition_ == RepetitionRule::draw;
}

bool XiangqiEnds::checks_chase() const {
  return repetition_ == RepetitionRule::axf;
}

std::optional<int> XiangqiEnds::moves_without_capture() const {
  return moves_without_capture_;
}

int XiangqiEnds::most_checks() const {
  return 10;
}

int XiangqiEnds::quiet_moves(const GameHistory& game, Colour side) const {
  const std::size_t pieces_now = piece_count(game.setup());
  const int last_capture =
      game.first_ply([pieces_now](const Setup& setup) { return piece_count(setup) == pieces_now; })
          .value_or(game.ply());
  int checks = 0;
  int others = 0;
  for (int ply = last_capture + 1; ply <= game.ply(); ++ply) {
    if (game.at(ply).setup.side != side) {
      ++(game.at(ply).check ? checks : others);
    }
  }
  return others + std::min(checks, most_checks());
}

// ---- Counts near their limit --------------------------------------------------------------------

std::vector<NearEnd> XiangqiEnds::near(const GameHistory& game) const {
  std::vector<NearEnd> counts{{"X12", "occurrences of the position", game.occurrences(),
                               repetition_ == RepetitionRule::none ? 0 : repetitions()}};
  if (const auto limit = moves_without_capture()) {
    counts.push_back({"X20", "moves of each side without a capture",
                      std::min(quiet_moves(game, Colour::white), quiet_moves(game, Colour::black)),
                      *limit});
  }
  return counts;
}

// X12: no result, because a referee decides who must deviate.
std::optional<GameReport> XiangqiEnds::report(const GameHistory& game) const {
  if (repetition_ != RepetitionRule::none || game.occurrences() < repetitions()) {
    return std::nullopt;
  }
  return GameReport{"X12", "repetition: a referee decides who must deviate"};
}

}  // namespace hurdle::xiangqi
