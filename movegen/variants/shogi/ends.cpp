#include "movegen/variants/shogi/ends.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "movegen/variants/shogi/notation.hpp"

namespace hurdle::shogi {
namespace {

constexpr int enemy_camp_ranks = 3;

constexpr std::array<std::string_view, 2> impasse_values{"27", "24"};
constexpr std::array<EndOption, 1> all_options{{
    {"impasse", impasse_values,
     "27: who declares an impasse wins with 28 points as Sente or 27 as Gote (CSA, Floodgate); 24: "
     "wins with 31 and draws with 24 (professional games of the Japan Shogi Association)"},
}};

Square king_square(const Setup& setup, Colour colour) {
  const auto* const found = std::find_if(setup.board.begin(), setup.board.end(),
                                         [colour](Piece piece) { return piece.is(colour, king); });
  return Square::at(static_cast<std::size_t>(found - setup.board.begin()));
}

bool in_camp(Colour colour, Square square) {
  return colour == Colour::white ? square.rank() >= notation.ranks - enemy_camp_ranks
                                 : square.rank() < enemy_camp_ranks;
}

/// Calls `visit(piece)` for each piece of this player in the enemy's camp except the king.
template <class Visit>
void for_each_in_camp(const Setup& setup, Colour colour, Visit visit) {
  for (std::size_t index = 0; index < square_count; ++index) {
    const Piece piece = setup.board[index];
    if (piece.belongs_to(colour) && piece.kind() != king && in_camp(colour, Square::at(index))) {
      visit(piece);
    }
  }
}

}  // namespace

ShogiEnds::ShogiEnds(const Referee& rules, const EndOptions& options)
    : GameEnds(rules.notation()),
      impasse_(chosen(options, all_options[0]) == "27" ? ImpasseRule::by_27 : ImpasseRule::by_24) {
  require_known(options, ShogiEnds::options(), rules.notation());
}

std::span<const EndOption> ShogiEnds::options() noexcept {
  return all_options;
}

std::optional<GameEnd> ShogiEnds::judge(const GameHistory& game) const {
  return first_end(
      *this, game,
      {&ShogiEnds::mate, &ShogiEnds::no_move, &ShogiEnds::perpetual_check, &ShogiEnds::fourfold});
}

// S15: in check and without a legal move.
std::optional<GameEnd> ShogiEnds::mate(const GameHistory& game) const {
  return mated(game, "S15", "can neither move nor drop");
}

// S16: without a legal move, but not in check.
std::optional<GameEnd> ShogiEnds::no_move(const GameHistory& game) const {
  if (!is_stalemate(game)) {
    return std::nullopt;
  }
  const Colour loser = game.setup().side;
  return loses(loser, "S16",
               fmt::format("{} is not in check and can neither move nor drop.", name(loser)));
}

// S18: every ply of one side alone gave check since an earlier occurrence, up to the fourth.
std::optional<GameEnd> ShogiEnds::perpetual_check(const GameHistory& game) const {
  if (game.occurrences() < repetitions()) {
    return std::nullopt;
  }
  return gave_check_since(game, checks_since(), "S18", "the first");
}

// S17: a state for the fourth time.
std::optional<GameEnd> ShogiEnds::fourfold(const GameHistory& game) const {
  if (game.occurrences() < repetitions()) {
    return std::nullopt;
  }
  return drawn("S17", fmt::format("The state has occurred {} times.", game.occurrences()));
}

// ---- Parts of clauses ---------------------------------------------------------------------------

int ShogiEnds::repetitions() const {
  return 4;
}

int ShogiEnds::checks_since() const {
  return 1;
}

bool ShogiEnds::king_in_camp(const Setup& setup, Colour colour) const {
  return in_camp(colour, king_square(setup, colour));
}

int ShogiEnds::pieces_in_camp(const Setup& setup, Colour colour) const {
  int count = 0;
  for_each_in_camp(setup, colour, [&](Piece) { ++count; });
  return count;
}

int ShogiEnds::least_pieces() const {
  return 10;
}

// S19: rooks and bishops 5, the king 0, all others 1.
int ShogiEnds::value(Kind kind) const {
  if (kind == king) {
    return 0;
  }
  return kind == rook || kind == bishop ? 5 : 1;
}

int ShogiEnds::points(const Setup& setup, Colour colour) const {
  int sum = 0;
  for_each_in_camp(setup, colour, [&](Piece piece) { sum += value(piece.kind()); });
  for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
    sum += setup.held(colour, static_cast<Kind>(kind)) * value(static_cast<Kind>(kind));
  }
  return sum;
}

int ShogiEnds::points_to_win(Colour colour) const {
  if (impasse_ == ImpasseRule::by_24) {
    return 31;
  }
  return colour == Colour::white ? 28 : 27;
}

int ShogiEnds::points_to_draw(Colour colour) const {
  return impasse_ == ImpasseRule::by_24 ? 24 : points_to_win(colour);
}

bool ShogiEnds::may_declare_in_check() const {
  return false;
}

// ---- Counts near their limit, and the claim -----------------------------------------------------

std::vector<NearEnd> ShogiEnds::near(const GameHistory& game) const {
  std::vector<NearEnd> all{{"S17", "occurrences of the state", game.occurrences(), repetitions()}};
  const Colour side = game.setup().side;
  if (king_in_camp(game.setup(), side)) {
    all.push_back({"S19", fmt::format("{}'s points for an impasse", name(side)),
                   points(game.setup(), side), points_to_win(side)});
  }
  return all;
}

/// Why a declaration by the side to move is wrong; empty if it is right.
std::string ShogiEnds::why_no_impasse(const GameHistory& game) const {
  const Setup& setup = game.setup();
  const Colour side = setup.side;
  if (game.now().check && !may_declare_in_check()) {
    return fmt::format("{} is in check", name(side));
  }
  if (!king_in_camp(setup, side)) {
    return fmt::format("{}'s king on {} is not in the enemy's camp", name(side),
                       to_text(king_square(setup, side)));
  }
  if (pieces_in_camp(setup, side) < least_pieces()) {
    return fmt::format("{} has {} other pieces in the enemy's camp, and {} are needed", name(side),
                       pieces_in_camp(setup, side), least_pieces());
  }
  if (points(setup, side) < points_to_draw(side)) {
    return fmt::format("{} has {} points, and {} are needed", name(side), points(setup, side),
                       points_to_draw(side));
  }
  return {};
}

// S19: the player to move declares, and loses if the declaration is wrong.
ClaimVerdict ShogiEnds::claim_impasse(const GameHistory& game) const {
  const Colour side = game.setup().side;
  if (const std::string why = why_no_impasse(game); !why.empty()) {
    return {loses(side, "S19", fmt::format("{} declares an impasse wrongly: {}.", name(side), why)),
            {}};
  }
  const int counted = points(game.setup(), side);
  const std::string sentence =
      fmt::format("{} declares an impasse with {} points.", name(side), counted);
  if (counted < points_to_win(side)) {
    return {drawn("S19", sentence), {}};
  }
  return {loses(opponent(side), "S19", sentence), {}};
}

}  // namespace hurdle::shogi
