#include "props/families/xiangqi/repetition/loops.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>

#include "movegen/variants/xiangqi/notation.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/sample/random_game.hpp"
#include "props/families/xiangqi/repetition/files.hpp"
#include "props/families/xiangqi/repetition/search.hpp"

namespace hurdle::props {
namespace {

constexpr int attempts_of_a_change = 20;

/// A move with ranks from 0, as the files write them.
Move move_from_rank_0(const std::string& text) {
  const auto square = [&text](std::size_t at) {
    return Square(text.at(at) - 'a', text.at(at + 1) - '0');
  };
  return Move::board(square(0), square(2));
}

/// The game of a line of a file, up to a move that is not legal.
LoopGame recorded(const Variant& variant, const std::string& fen, const std::string& moves) {
  LoopGame game{parse_fen(xiangqi::notation, fen), {}, "near a diagram"};
  for (const std::string& move : oracle::xiangqi::words_of(moves)) {
    game.moves.push_back(move_from_rank_0(move));
    if (!after_legal(variant, game.start, game.moves)) {
      game.moves.pop_back();
      break;
    }
  }
  return game;
}

/// A kind other than the general, the stronger ones more often.
Kind any_kind(Random& random) {
  static constexpr std::array kinds{
      xiangqi::chariot, xiangqi::chariot, xiangqi::horse,   xiangqi::horse,   xiangqi::cannon,
      xiangqi::cannon,  xiangqi::soldier, xiangqi::soldier, xiangqi::advisor, xiangqi::elephant};
  return random.pick(kinds);
}

Square any_point(Random& random) {
  return {random.between(0, xiangqi::notation.files - 1),
          random.between(0, xiangqi::notation.ranks - 1)};
}

bool on_board(int file, int rank) {
  return file >= 0 && file < xiangqi::notation.files && rank >= 0 && rank < xiangqi::notation.ranks;
}

Square in_palace(Random& random, Colour colour) {
  const int rank = random.between(0, 2);
  return {random.between(3, 5), colour == Colour::white ? rank : 9 - rank};
}

/// Two generals that do not face each other.
Setup generals_alone(const Variant& variant, Random& random) {
  Setup setup;
  do {
    setup = Setup{};
    setup.put(in_palace(random, Colour::white), Piece(Colour::white, xiangqi::general));
    setup.put(in_palace(random, Colour::black), Piece(Colour::black, xiangqi::general));
    setup.side = random.chance(50) ? Colour::white : Colour::black;
  } while (variant.referee.invalid_reason(setup));
  return setup;
}

/// Adds a piece on an empty point if the position stays valid.
bool add(const Variant& variant, Setup& setup, Square point, Piece piece) {
  if (!point.exists() || setup.at(point)) {
    return false;
  }
  setup.put(point, piece);
  if (variant.referee.invalid_reason(setup)) {
    setup.put(point, Piece{});
    return false;
  }
  return true;
}

/// A horse of the other side that would attack this side's general, but for a chariot of this side
/// on its leg.
void add_pinned_chariot(const Variant& variant, Random& random, Setup& setup) {
  const Colour side = random.chance(50) ? Colour::white : Colour::black;
  const bool upright = random.chance(50);
  const int across = random.chance(50) ? 1 : -1;
  const int along = random.chance(50) ? 1 : -1;
  const auto beside_the_general = [&](int steps_along) {
    const Square general = royal_square(setup, side);
    const int file = general.file() + (upright ? across : steps_along);
    const int rank = general.rank() + (upright ? steps_along : across);
    return on_board(file, rank) ? Square(file, rank) : Square::none();
  };
  if (add(variant, setup, beside_the_general(along), Piece(side, xiangqi::chariot))) {
    add(variant, setup, beside_the_general(2 * along), Piece(opponent(side), xiangqi::horse));
  }
}

/// A valid position of 3 to 16 men.
Setup few_men(const Variant& variant, Random& random) {
  constexpr int most_tries = 200;
  Setup setup = generals_alone(variant, random);
  if (random.chance(15)) {
    add_pinned_chariot(variant, random, setup);
  }
  const auto men = static_cast<std::size_t>(random.between(3, 16));
  for (int tries = 0; tries < most_tries && piece_count(setup) < men; ++tries) {
    const Colour colour = random.chance(50) ? Colour::white : Colour::black;
    add(variant, setup, any_point(random), Piece(colour, any_kind(random)));
  }
  return setup;
}

/// A position of a random game, often with fewer men than the game has.
Setup of_play(const Variant& variant, Random& random) {
  Setup setup = random_game(variant.referee, random.between(10, 200), random.below(1U << 30U))
                    .positions.back();
  const int kept = random.chance(30) ? 100 : random.between(20, 90);
  Setup thinned = setup;
  for (Piece& piece : thinned.board) {
    if (piece && piece.kind() != xiangqi::general && !random.chance(kept)) {
      piece = Piece{};
    }
  }
  return variant.referee.invalid_reason(thinned) ? setup : thinned;
}

/// The position with a man moved by one point, added or removed; possibly invalid.
Setup with_a_change(const Setup& setup, Random& random) {
  Setup changed = setup;
  const Square point = any_point(random);
  const Piece piece = changed.at(point);
  if (!piece) {
    const Colour colour = random.chance(50) ? Colour::white : Colour::black;
    changed.put(point, Piece(colour, any_kind(random)));
  } else if (piece.kind() != xiangqi::general && random.chance(40)) {
    changed.put(point, Piece{});
  } else {
    const int file = point.file() + random.between(-1, 1);
    const int rank = point.rank() + random.between(-1, 1);
    if (on_board(file, rank) && !changed.at({file, rank})) {
      changed.put(point, Piece{});
      changed.put({file, rank}, piece);
    }
  }
  return changed;
}

/// A number of plies for a loop: 4 to 12, short ones more often.
int any_length(Random& random) {
  static constexpr std::array lengths{4, 4, 4, 4, 6, 6, 8, 8, 10, 12};
  return random.pick(lengths);
}

void append(std::vector<Move>& moves, const std::vector<Move>& more) {
  moves.insert(moves.end(), more.begin(), more.end());
}

/// A loop from the position, sometimes with an idle loop of four plies inside. Empty if none was
/// found.
std::vector<Move> any_loop(const Variant& variant, Random& random, const Setup& start) {
  LoopSearch search(variant, random);
  std::vector<Move> loop = search.find(start, any_length(random)).value_or(std::vector<Move>{});
  if (loop.empty() || !random.chance(15)) {
    return loop;
  }
  const auto at = static_cast<std::size_t>(random.below(loop.size()));
  const auto inside = after_legal(variant, start, std::span(loop).first(at));
  const std::vector<Move> detour = search.find(*inside, 4).value_or(std::vector<Move>{});
  loop.insert(loop.begin() + static_cast<std::ptrdiff_t>(at), detour.begin(), detour.end());
  return loop;
}

/// Some random plies, a loop, and the same loop or another one.
std::optional<LoopGame> looping(const Variant& variant, Random& random, const Setup& start,
                                std::string_view source) {
  LoopGame game{start, {}, source};
  if (random.chance(30)) {
    game.moves =
        random_game(variant.referee, start, random.between(1, 3), random.below(1U << 30U)).moves;
  }
  const auto loop_start = after_legal(variant, start, game.moves);
  const std::vector<Move> loop = any_loop(variant, random, *loop_start);
  if (loop.empty() || !has_crossing_piece(*loop_start)) {
    return std::nullopt;
  }
  append(game.moves, loop);
  const std::vector<Move> other =
      random.chance(50) ? std::vector<Move>{} : any_loop(variant, random, *loop_start);
  append(game.moves, other.empty() ? loop : other);
  return game;
}

}  // namespace

std::optional<Setup> after_legal(const Variant& variant, Setup setup, std::span<const Move> moves) {
  for (const Move move : moves) {
    const std::vector<Move> legal = variant.fast.moves(setup);
    if (std::ranges::find(legal, move) == legal.end()) {
      return std::nullopt;
    }
    setup = variant.referee.after(setup, move);
  }
  return setup;
}

bool has_crossing_piece(const Setup& setup) {
  return std::ranges::any_of(setup.board, [](Piece piece) {
    return piece && piece.kind() != xiangqi::general && piece.kind() != xiangqi::advisor &&
           piece.kind() != xiangqi::elephant;
  });
}

LoopSource::LoopSource(const Variant& variant) : variant_(variant) {
  static constexpr std::array rare_games{"55", "56", "57",  "58",  "59",
                                         "86", "87", "106", "152", "155"};
  for (const auto& line : oracle::xiangqi::lines_of("cases.psv")) {
    diagrams_.push_back(recorded(variant, line.at(1), line.at(3)));
    if (std::ranges::find(rare_games, line.at(0)) != rare_games.end()) {
      rare_.push_back(diagrams_.back());
    }
  }
  for (const auto& line : oracle::xiangqi::lines_of("examples.psv")) {
    const std::vector<std::string> head = oracle::xiangqi::words_of(line.at(0));
    if (head.at(1).starts_with("threats")) {
      continue;
    }
    diagrams_.push_back(recorded(variant, oracle::xiangqi::fen_of(line.at(1)), line.at(2)));
    if (head.at(0) == "4.2" || head.at(0) == "5.5") {
      rare_.push_back(diagrams_.back());
    }
  }
}

LoopGame LoopSource::draw(std::uint64_t seed) const {
  constexpr int most_attempts = 1000;
  Random random(seed);
  for (int attempt = 0; attempt < most_attempts; ++attempt) {
    const int source = random.between(1, 100);
    if (source <= 7) {
      return near_a_diagram(random);
    }
    const auto game =
        source <= 14   ? looping(variant_, random, of_a_diagram(random), "position near a diagram")
        : source <= 22 ? looping(variant_, random, of_play(variant_, random), "play")
                       : looping(variant_, random, few_men(variant_, random), "few men");
    if (game) {
      return *game;
    }
  }
  throw std::logic_error("no loop found");
}

/// A diagram's game, with up to three changes of its start that leave its moves legal.
LoopGame LoopSource::near_a_diagram(Random& random) const {
  LoopGame game = random.pick(random.chance(40) ? rare_ : diagrams_);
  const int changes = random.between(1, 3);
  for (int made = 0, tried = 0; made < changes && tried < attempts_of_a_change; ++tried) {
    const Setup changed = with_a_change(game.start, random);
    if (variant_.referee.invalid_reason(changed) || changed == game.start) {
      continue;
    }
    const auto last = after_legal(variant_, changed, game.moves);
    if (last && has_crossing_piece(*last)) {
      game.start = changed;
      ++made;
    }
  }
  std::vector<Move> twice = game.moves;
  append(twice, game.moves);
  if (random.chance(50) && after_legal(variant_, game.start, twice)) {
    game.moves = twice;
  }
  return game;
}

/// A position of a diagram's game, perhaps changed.
Setup LoopSource::of_a_diagram(Random& random) const {
  const LoopGame& game = random.pick(random.chance(40) ? rare_ : diagrams_);
  const auto plies = static_cast<std::size_t>(random.below(game.moves.size() + 1));
  const Setup setup = *after_legal(variant_, game.start, std::span(game.moves).first(plies));
  const Setup changed = with_a_change(setup, random);
  return variant_.referee.invalid_reason(changed) ? setup : changed;
}

}  // namespace hurdle::props
