#include "movegen/variants/nine-elder/ends.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "movegen/variants/nine-elder/notation.hpp"

namespace hurdle::nine_elder {
namespace {

Square jade_square(const Setup& setup, Colour colour) {
  const auto* const found = std::find_if(setup.board.begin(), setup.board.end(),
                                         [colour](Piece piece) { return piece.is(colour, jade); });
  return Square::at(static_cast<std::size_t>(found - setup.board.begin()));
}

}  // namespace

NineElderEnds::NineElderEnds(const Referee& rules, const EndOptions& options)
    : GameEnds(rules.notation()) {
  require_known(options, NineElderEnds::options(), rules.notation());
}

std::span<const EndOption> NineElderEnds::options() noexcept {
  return {};
}

std::optional<GameEnd> NineElderEnds::judge(const GameHistory& game) const {
  return first_end(
      *this, game,
      {&NineElderEnds::no_move, &NineElderEnds::perpetual_check, &NineElderEnds::fourfold});
}

// N12: no legal move, in check (mate) or not (stalemate).
std::optional<GameEnd> NineElderEnds::no_move(const GameHistory& game) const {
  if (!is_mate(game) && !is_stalemate(game)) {
    return std::nullopt;
  }
  const Colour loser = game.setup().side;
  return loses(loser, "N12",
               fmt::format("{} is {}in check and can neither move nor drop.", name(loser),
                           game.now().check ? "" : "not "));
}

// N14: every ply of one side alone gave check since an earlier occurrence, up to the fourth.
std::optional<GameEnd> NineElderEnds::perpetual_check(const GameHistory& game) const {
  if (game.occurrences() < repetitions()) {
    return std::nullopt;
  }
  return gave_check_since(game, checks_since(), "N14", "the first");
}

// N13: a state for the fourth time.
std::optional<GameEnd> NineElderEnds::fourfold(const GameHistory& game) const {
  if (game.occurrences() < repetitions()) {
    return std::nullopt;
  }
  return drawn("N13", fmt::format("The state has occurred {} times.", game.occurrences()));
}

// ---- Parts of clauses ---------------------------------------------------------------------------

int NineElderEnds::repetitions() const {
  return 4;
}

int NineElderEnds::checks_since() const {
  return 1;
}

bool NineElderEnds::jade_in_camp(const Setup& setup, Colour colour) const {
  constexpr int ranks_of_a_camp = 3;
  const int rank = jade_square(setup, colour).rank();
  return colour == Colour::white ? rank >= notation().ranks - ranks_of_a_camp
                                 : rank < ranks_of_a_camp;
}

// N15: cannon, van, incense and angle 5, the jade 0, all others 1.
int NineElderEnds::value(Kind kind) const {
  if (kind == jade) {
    return 0;
  }
  return kind == cannon || kind == van || kind == incense || kind == angle ? 5 : 1;
}

int NineElderEnds::points(const Setup& setup, Colour colour) const {
  int sum = 0;
  for (const Piece piece : setup.board) {
    sum += piece.belongs_to(colour) ? value(piece.kind()) : 0;
  }
  for (std::size_t kind = 0; kind < notation().kinds.size(); ++kind) {
    sum += setup.held(colour, static_cast<Kind>(kind)) * value(static_cast<Kind>(kind));
  }
  return sum;
}

int NineElderEnds::least_points() const {
  return 35;
}

// ---- Counts near their limit, and the claim -----------------------------------------------------

std::vector<NearEnd> NineElderEnds::near(const GameHistory& game) const {
  std::vector<NearEnd> all{{"N13", "occurrences of the state", game.occurrences(), repetitions()}};
  if (jade_in_camp(game.setup(), Colour::white) && jade_in_camp(game.setup(), Colour::black)) {
    all.push_back(
        {"N15",
         fmt::format("both jades in the enemy's camp, points {} : {}",
                     points(game.setup(), Colour::white), points(game.setup(), Colour::black)),
         0, 0});
  }
  return all;
}

ClaimVerdict NineElderEnds::claim_impasse(const GameHistory& game) const {
  for (const Colour colour : both_colours) {
    if (!jade_in_camp(game.setup(), colour)) {
      return {std::nullopt, fmt::format("{}'s jade on {} is not in the enemy's camp (N15)",
                                        name(colour), to_text(jade_square(game.setup(), colour)))};
    }
  }
  if (game.now().check) {
    return {std::nullopt, fmt::format("{} is in check (N15)", name(game.setup().side))};
  }
  const int white = points(game.setup(), Colour::white);
  const int black = points(game.setup(), Colour::black);
  const std::string sentence = fmt::format("Impasse: points {} : {}.", white, black);
  const bool white_lacks = white < least_points();
  const bool black_lacks = black < least_points();
  if (white_lacks == black_lacks) {
    return {drawn("N15", sentence), {}};
  }
  return {loses(white_lacks ? Colour::white : Colour::black, "N15", sentence), {}};
}

}  // namespace hurdle::nine_elder
