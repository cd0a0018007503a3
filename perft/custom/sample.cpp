#include "perft/custom/sample.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <iterator>
#include <optional>
#include <random>
#include <set>
#include <string>
#include <utility>

#include "movegen/custom/rules/fen.hpp"
#include "movegen/vocab/mapped.hpp"
#include "perft/count/interrupted.hpp"
#include "perft/custom/rare_positions.hpp"

namespace hurdle::custom {
namespace {

constexpr std::size_t longest_game = 80;
constexpr std::size_t games_a_position = 10;

/// The forms of moves, those with a gated piece, and those that end the game.
constexpr std::size_t special_kinds = 10;

/// What a move is besides a plain one. Plain moves and drops that do not end the game have none.
std::optional<std::size_t> special_kind(const Rules& rules, const Position& position,
                                        const Move& move) {
  constexpr std::size_t gating = 8;
  constexpr std::size_t ending = 9;
  if (rules.over(rules.after(position, move))) {
    return ending;
  }
  if (move.gated != Type::none) {
    return gating;
  }
  return move.form == Form::plain || move.form == Form::drop
             ? std::nullopt
             : std::optional(static_cast<std::size_t>(move.form));
}

int distance(const Squares& region, Square from) {
  int nearest = most_files + most_ranks;
  for (std::size_t index = 0; index < square_count; ++index) {
    if (region[index]) {
      const Square to = Square::at(index);
      nearest = std::min(
          nearest, std::max(std::abs(to.file() - from.file()), std::abs(to.rank() - from.rank())));
    }
  }
  return nearest;
}

/// The moves of pieces that go nearer to their player's flag region.
std::vector<Move> moves_to_flag(const Description& facts, const Position& position,
                                const std::vector<Move>& moves) {
  const SideFacts& side = facts.of(position.side);
  std::vector<Move> nearer;
  std::copy_if(moves.begin(), moves.end(), std::back_inserter(nearer), [&](const Move& move) {
    return move.form == Form::plain && side.flag_region.any() &&
           (side.flag_piece.all || contains(side.flag_piece.types, position.at(move.from).type)) &&
           distance(side.flag_region, move.to) < distance(side.flag_region, move.from);
  });
  return nearer;
}

/// Random games in which special moves are likely, and the positions before these. In every fourth
/// game pieces go to their flag region.
class SpecialGames {
 public:
  SpecialGames(const Rules& rules, std::size_t count, std::uint64_t seed,
               const std::atomic<bool>* stop)
      : rules_(rules),
        count_(count),
        rare_(rules, count / (2 * RarePositions::sorts), seed),
        random_(seed),
        stop_(stop) {}

  std::vector<GamePosition> play(std::set<std::string> known) {
    known_ = std::move(known);
    for (std::size_t game = 0; game < games_a_position * count_ && !full(); ++game) {
      throw_if_set(stop_);
      constexpr std::size_t usual_games = 3;
      to_flag_ = game % (usual_games + 1) == usual_games;
      GamePosition reached{rules_.start(), {}};
      while (reached.line.size() < longest_game && !full() && play_move(reached)) {
      }
    }
    for (GamePosition& rare : rare_.take()) {
      if (known_.insert(fen_of(rules_.facts(), rare.position)).second) {
        found_.push_back(std::move(rare));
      }
    }
    return std::move(found_);
  }

 private:
  /// Plays a move: a special one, if there is any, in every second position. Returns false at the
  /// end of the game.
  bool play_move(GamePosition& reached) {
    const std::vector<Move> moves = rules_.legal_moves(reached.position);
    std::vector<Move> special;
    std::optional<std::size_t> rarest;
    for (const Move& move : moves) {
      if (const auto kind = special_kind(rules_, reached.position, move)) {
        special.push_back(move);
        rarest = !rarest || times_[*kind] < times_[*rarest] ? kind : rarest;
      }
    }
    if (rarest && found_.size() < count_ && times_[*rarest] <= found_.size() / kinds_seen()) {
      add(reached, *rarest);
    }
    if (moves.empty()) {
      return false;
    }
    rare_.look(reached, moves);
    const std::vector<Move> nearer =
        to_flag_ ? moves_to_flag(rules_.facts(), reached.position, moves) : std::vector<Move>();
    const std::vector<Move>& choice = !nearer.empty()                          ? nearer
                                      : !special.empty() && random_() % 2 == 0 ? special
                                                                               : moves;
    const Move move = choice[random_() % choice.size()];
    reached.position = rules_.after(reached.position, move);
    reached.line.push_back(move);
    return true;
  }

  [[nodiscard]] bool full() const { return found_.size() >= count_ && rare_.full(); }

  void add(const GamePosition& reached, std::size_t kind) {
    const std::string fen = fen_of(rules_.facts(), reached.position);
    if (known_.insert(fen).second) {
      ++times_[kind];
      found_.push_back({parse_position(rules_.facts(), fen), reached.line});
    }
  }

  [[nodiscard]] std::size_t kinds_seen() const {
    const auto seen = std::ranges::count_if(times_, [](std::size_t times) { return times > 0; });
    return std::max<std::size_t>(static_cast<std::size_t>(seen), 1);
  }

  const Rules& rules_;
  std::size_t count_;
  RarePositions rare_;
  bool to_flag_ = false;
  std::mt19937_64 random_;
  const std::atomic<bool>* stop_;
  std::set<std::string> known_;
  std::array<std::size_t, special_kinds> times_{};
  std::vector<GamePosition> found_;
};

}  // namespace

std::vector<GamePosition> varied_game_positions(const Rules& rules, std::size_t count,
                                                std::uint64_t seed, const std::atomic<bool>* stop) {
  std::vector<GamePosition> positions = random_game_positions(rules, count, seed, stop);
  std::set<std::string> known;
  for (const GamePosition& reached : positions) {
    known.insert(fen_of(rules.facts(), reached.position));
  }
  std::vector<GamePosition> special =
      SpecialGames(rules, count / 3, seed, stop).play(std::move(known));
  positions.resize(std::min(positions.size(), count - special.size()));
  std::move(special.begin(), special.end(), std::back_inserter(positions));
  return positions;
}

std::vector<GamePosition> random_game_positions(const Rules& rules, std::size_t count,
                                                std::uint64_t seed, const std::atomic<bool>* stop) {
  std::mt19937_64 random(
      seed);  // its numbers are fixed by the standard, those of distributions not
  std::vector<GamePosition> reached;
  std::set<std::string> known;
  for (std::size_t game = 0; game < games_a_position * count && reached.size() < count; ++game) {
    throw_if_set(stop);
    Position position = rules.start();
    std::vector<Move> line;
    const std::size_t plies = game == 0 ? 0 : random() % longest_game;
    for (std::size_t ply = 0; ply < plies; ++ply) {
      const std::vector<Move> moves = rules.legal_moves(position);
      if (moves.empty()) {
        break;
      }
      const Move& move = moves[random() % moves.size()];
      const Position next = rules.after(position, move);
      if (rules.legal_moves(next).empty()) {
        break;
      }
      position = next;
      line.push_back(move);
    }
    // A FEN does not carry what happened before it.
    const std::string fen = fen_of(rules.facts(), position);
    if (known.insert(fen).second) {
      reached.push_back({parse_position(rules.facts(), fen), std::move(line)});
    }
  }
  return reached;
}

std::vector<Position> random_positions(const Rules& rules, std::size_t count, std::uint64_t seed,
                                       const std::atomic<bool>* stop) {
  return mapped(random_game_positions(rules, count, seed, stop),
                [](const GamePosition& reached) { return reached.position; });
}

}  // namespace hurdle::custom
