#include "movegen/variants/chess/ends.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "movegen/variants/chess/notation.hpp"
#include "movegen/vocab/squares.hpp"

namespace hurdle::chess {
namespace {

constexpr std::array<std::string_view, 2> rules_values{"claims", "arbiter"};

constexpr std::array<std::string_view, 2> dead_values{"material", "proof"};

// H14's option is the last one: Crazyhouse has only the others.
constexpr std::array<EndOption, 2> end_options{{
    {"rules", rules_values,
     "claims: as if the player to move claimed every draw at once, as engines play; arbiter: only "
     "what ends a game without a claim, the fifth occurrence and 75 moves"},
    {"dead-positions", dead_values,
     "material: a position is dead only by lack of material, as servers and engines play; proof: "
     "also if a search of all positions that can arise finds no mate, by FIDE's article 5.2.2"},
}};

bool is_light(Square square) {
  return (square.file() + square.rank()) % 2 != 0;
}

/// The pieces on the board besides the kings.
struct Material {
  int knights = 0;
  int light_bishops = 0;
  int dark_bishops = 0;
  int others = 0;

  explicit Material(const Setup& setup, const Notation& notation) {
    for (const Square square : squares_of(notation)) {
      count(setup.at(square), square);
    }
  }

 private:
  void count(Piece piece, Square square) {
    if (!piece || piece.kind() == king) {
      return;
    }
    if (piece.kind() == bishop) {
      ++(is_light(square) ? light_bishops : dark_bishops);
    } else {
      ++(piece.kind() == knight ? knights : others);
    }
  }
};

}  // namespace

ChessEnds::ChessEnds(const Referee& rules, const EndOptions& options, const EndClauses& named)
    : GameEnds(rules.notation()), rules_(rules), named_(named) {
  require_known(options,
                named.dead_position.empty() ? options_without_dead_positions() : end_options,
                rules.notation());
  claims_ = chosen(options, end_options[0]) == "claims";
  proves_dead_positions_ = chosen(options, end_options[1]) == "proof";
}

std::span<const EndOption> ChessEnds::options() noexcept {
  return end_options;
}

std::span<const EndOption> ChessEnds::options_without_dead_positions() noexcept {
  return options().first(end_options.size() - 1);
}

std::optional<GameEnd> ChessEnds::judge(const GameHistory& game) const {
  return first_end(*this, game,
                   {&ChessEnds::mate, &ChessEnds::stalemate, &ChessEnds::lack_of_material,
                    &ChessEnds::dead_position, &ChessEnds::repetition, &ChessEnds::fifty_moves});
}

// H9: in check and no legal move.
std::optional<GameEnd> ChessEnds::mate(const GameHistory& game) const {
  return mated(game, "H9");
}

// H10: no legal move and not in check.
std::optional<GameEnd> ChessEnds::stalemate(const GameHistory& game) const {
  if (!is_stalemate(game)) {
    return std::nullopt;
  }
  return drawn("H10",
               fmt::format("{} is not in check and has no legal move.", name(game.setup().side)));
}

// H11: neither player has enough material to mate.
std::optional<GameEnd> ChessEnds::lack_of_material(const GameHistory& game) const {
  if (!lacks_material(game.setup())) {
    return std::nullopt;
  }
  return drawn("H11", "Neither side could ever mate with the pieces that are left.");
}

// H14: no sequence of legal moves mates.
std::optional<GameEnd> ChessEnds::dead_position(const GameHistory& game) const {
  if (!proves_dead_positions_) {
    return std::nullopt;
  }
  const DeadProof proof = dead_proof(game.setup());
  if (proof.deadness != Deadness::dead) {
    return std::nullopt;
  }
  return drawn(named_.dead_position,
               fmt::format("No sequence of legal moves mates: none of the {} positions that can "
                           "arise is mate.",
                           proof.positions));
}

// H12: a state occurs for the third time, or for the fifth if nobody claims.
std::optional<GameEnd> ChessEnds::repetition(const GameHistory& game) const {
  if (game.occurrences() < repetitions()) {
    return std::nullopt;
  }
  GameEnd end = drawn(named_.repetition,
                      fmt::format("The position has occurred {} times.", game.occurrences()));
  end.claimed = game.occurrences() < repetitions_to_end();
  return end;
}

// H13: fifty moves by each side without a capture or a pawn move, or 75 if nobody claims.
std::optional<GameEnd> ChessEnds::fifty_moves(const GameHistory& game) const {
  if (game.setup().half < static_cast<std::uint32_t>(quiet_plies())) {
    return std::nullopt;
  }
  GameEnd end =
      drawn(named_.fifty_moves,
            fmt::format("{} plies without a capture or a pawn's move.", game.setup().half));
  end.claimed = game.setup().half < static_cast<std::uint32_t>(quiet_plies_to_end());
  return end;
}

// ---- Parts of clauses ---------------------------------------------------------------------------

bool ChessEnds::lacks_material(const Setup& setup) const {
  const Material left(setup, notation());
  if (left.others > 0) {
    return false;
  }
  const int bishops = left.light_bishops + left.dark_bishops;
  return (bishops == 0 && left.knights <= 1) ||
         (left.knights == 0 && (left.light_bishops == 0 || left.dark_bishops == 0));
}

DeadProof ChessEnds::dead_proof(const Setup& setup) const {
  return prove_dead(rules_, setup, [this](const Setup& later) { return lacks_material(later); });
}

bool ChessEnds::claims() const {
  return claims_;
}

int ChessEnds::repetitions_to_claim() const {
  return 3;
}

int ChessEnds::repetitions_to_end() const {
  return 5;
}

int ChessEnds::quiet_plies_to_claim() const {
  return 100;
}

int ChessEnds::quiet_plies_to_end() const {
  return 150;
}

bool ChessEnds::may_take_in_passing(const Setup& setup) const {
  if (setup.en_passant.empty()) {
    return false;
  }
  const std::vector<Move> moves = rules_.legal_moves(setup);
  return std::any_of(moves.begin(), moves.end(), [](Move move) { return move.is_en_passant(); });
}

Setup ChessEnds::state_of(const Setup& setup) const {
  Setup state = GameEnds::state_of(setup);
  if (!may_take_in_passing(setup)) {
    state.en_passant.clear();
  }
  return state;
}

// ---- Counts near their limit --------------------------------------------------------------------

std::vector<NearEnd> ChessEnds::near(const GameHistory& game) const {
  return {{std::string(named_.repetition), "occurrences of the position", game.occurrences(),
           repetitions()},
          {std::string(named_.fifty_moves), "plies without a capture or a pawn's move",
           static_cast<int>(game.setup().half), quiet_plies()}};
}

// H12, H13: possible claims; the plies are reported once, when they reach the limit.
std::optional<GameReport> ChessEnds::report(const GameHistory& game) const {
  if (claims()) {
    return std::nullopt;
  }
  if (game.occurrences() >= repetitions_to_claim()) {
    return GameReport{std::string(named_.repetition),
                      "repetition: the player to move may claim a draw"};
  }
  const auto enough = static_cast<std::uint32_t>(quiet_plies_to_claim());
  const std::uint32_t quiet = game.setup().half;
  if (quiet == enough || (quiet > enough && game.ply() == 0)) {
    return GameReport{std::string(named_.fifty_moves),
                      "fifty moves: the player to move may claim a draw"};
  }
  return std::nullopt;
}

}  // namespace hurdle::chess
