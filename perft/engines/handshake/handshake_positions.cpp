// The positions of the handshake: random games show what engines write in different ways.
#include <bit>
#include <cstdint>
#include <cstdlib>
#include <optional>

#include "movegen/vocab/text/text.hpp"
#include "perft/engines/handshake/handshake.hpp"
#include "perft/sample/random_game.hpp"

namespace hurdle::engines {
namespace {

/// The special moves that engines write in different ways, besides castling.
enum Feature : unsigned { pass = 1, drop = 2, promotion = 4 };

/// The features that the variant has.
unsigned features_of(const Notation& notation) {
  return (notation.passes ? pass : 0U) | (notation.hands ? drop : 0U) |
         (notation.promotion != PromotionText::none ? promotion : 0U);
}

/// The features among the moves.
unsigned shown(const Notation& notation, const std::vector<Move>& moves) {
  unsigned features = 0;
  for (const Move move : moves) {
    const bool longer =
        !move.is_drop() && to_text(notation, move.plain()).size() >
                               to_text(move.from()).size() + to_text(move.to()).size();
    features |=
        (move.is_pass() ? pass : 0U) | (move.is_drop() ? drop : 0U) | (longer ? promotion : 0U);
  }
  return features;
}

/// Whether the position can be sent to every program: its state field is `-`.
bool is_plain(const Variant& variant, const Setup& setup) {
  return setup.passes == 0 && setup.en_passant.empty() && !variant.referee.invalid_reason(setup);
}

/// A position of a random game that shows most of the wanted features, and which it shows.
struct Showing {
  Setup setup;
  unsigned features = 0;
};

Showing position_showing(const Variant& variant, unsigned wanted) {
  constexpr std::uint64_t seeds = 40;
  constexpr int plies = 90;
  constexpr std::size_t opening = 12;
  constexpr std::size_t most_moves = 120;
  Showing best;
  int most = -1;
  const auto found = [&] { return most >= 0 && best.features == wanted; };
  for (std::uint64_t seed = 1; seed <= seeds && !found(); ++seed) {
    const RandomGame game = random_game(variant.referee, plies, seed, Draw::piece);
    for (std::size_t ply = opening; ply < game.positions.size() && !found(); ++ply) {
      const Setup& setup = game.positions[ply];
      const auto moves = variant.plain.moves(setup);
      const unsigned features = shown(variant.notation, moves) & wanted;
      const bool fits = is_plain(variant, setup) && setup.side == Colour::black &&
                        moves.size() >= opening && moves.size() <= most_moves;
      if (fits && std::popcount(features) > most) {
        most = std::popcount(features);
        best = {setup, features};
      }
    }
  }
  best.setup.half = 0;
  best.setup.full = 1;
  return best;
}

/// The position with White's rooks nearer to the king, and both of Black's on the first two files,
/// with a right of the first alone: an engine that takes the letters KQ for rooks in the corners
/// shows it here, and one that takes q for the rook nearest to the king. No rook stands where a
/// castling king ends (H8), so a move onto the rook is no move to that square.
Setup with_other_rooks(const Notation& notation, Setup setup) {
  const int last = notation.files - 1;
  const auto move_rook = [&](int rank, int from, int to) {
    setup.put({to, rank}, setup.at({from, rank}));
    setup.put({from, rank}, Piece{});
  };
  const int left = 1;
  const int right = last - 2;
  move_rook(0, 0, left);
  move_rook(0, last, right);
  setup.rights[index_of(Colour::white)] = static_cast<std::uint16_t>(1U << left | 1U << right);
  move_rook(notation.ranks - 1, last, left);
  setup.rights[index_of(Colour::black)] = 1U;
  return setup;
}

/// The start position with kings, rooks and pawns alone, each player to move: if pawns shield
/// the kings, both castlings of both players are legal. The same with other rooks if any rook may
/// castle. Empty if the variant has no castling.
std::vector<Setup> castling_positions(const Variant& variant) {
  const Notation& notation = variant.notation;
  if (notation.rights == RightsText::none) {
    return {};
  }
  Setup setup = start_position(notation);
  for (int file = 0; file < notation.files; ++file) {
    for (const int rank : {0, notation.ranks - 1}) {
      const Piece piece = setup.at({file, rank});
      if (piece && piece.kind() != Kind::royal && piece.kind() != notation.castles_with) {
        setup.put({file, rank}, Piece{});
      }
    }
  }
  std::vector<Setup> placements{setup};
  if (notation.rights == RightsText::any_rook) {
    placements.push_back(with_other_rooks(notation, setup));
  }
  std::vector<Setup> positions;
  for (const Setup& placement : placements) {
    for (const Colour side : both_colours) {
      positions.push_back(placement);
      positions.back().side = side;
    }
  }
  std::erase_if(positions, [&](const Setup& one) { return !is_plain(variant, one); });
  return positions;
}

/// The start position with its royal pieces alone, Black to move.
Setup only_royals(const Notation& notation) {
  Setup setup = start_position(notation);
  for (Piece& piece : setup.board) {
    piece = piece && piece.kind() == Kind::royal ? piece : Piece{};
  }
  setup.side = Colour::black;
  return setup;
}

/// Calls `use` with two White pieces of each kind added on each pair of free squares near `royal`.
template <class Use>
void for_each_pair_near(const Notation& notation, const Setup& setup, Square royal,
                        const Use& use) {
  constexpr int near = 2;
  std::vector<Square> free;
  for (std::size_t index = 0; index < square_count; ++index) {
    const Square square = Square::at(index);
    if (std::abs(square.file() - royal.file()) <= near && !setup.at(square) &&
        std::abs(square.rank() - royal.rank()) <= near && square.file() < notation.files &&
        square.rank() < notation.ranks) {
      free.push_back(square);
    }
  }
  for (const KindNotation& kind : notation.kinds) {
    const Piece piece(Colour::white, static_cast<Kind>(&kind - &*notation.kinds.begin()));
    for (std::size_t one = 0; one < free.size() && piece.kind() != Kind::royal; ++one) {
      for (std::size_t other = one + 1; other < free.size(); ++other) {
        Setup attacked = setup;
        attacked.put(free[one], piece);
        attacked.put(free[other], piece);
        use(attacked);
      }
    }
  }
}

}  // namespace

std::vector<Setup> handshake_positions(const Variant& variant) {
  std::vector<Setup> positions{start_position(variant.notation)};
  unsigned wanted = features_of(variant.notation);
  do {
    const Showing next = position_showing(variant, wanted);
    if (positions.size() > 1 && next.features == 0) {
      break;
    }
    positions.push_back(next.setup);
    wanted &= ~next.features;
  } while (wanted != 0);
  const std::vector<Setup> castling = castling_positions(variant);
  positions.insert(positions.end(), castling.begin(), castling.end());
  return positions;
}

std::vector<Setup> positions_without_moves(const Variant& variant) {
  const Notation& notation = variant.notation;
  if (!notation.passes) {
    return {};
  }
  std::optional<Setup> stuck;
  std::optional<Setup> mate;
  const Setup royals = only_royals(notation);
  const Square enemy = royal_square(royals, Colour::white);
  for (std::size_t index = 0; index < square_count; ++index) {
    const Square royal = Square::at(index);
    Setup setup = royals;
    setup.put(royal_square(royals, Colour::black), Piece{});
    setup.put(royal, Piece(Colour::black, Kind::royal));
    if (royal.file() == enemy.file() || !is_plain(variant, setup)) {
      continue;  // on one file the royal pieces may face each other, which changes passes
    }
    for_each_pair_near(notation, setup, royal, [&](const Setup& attacked) {
      if ((stuck && mate) || !is_plain(variant, attacked)) {
        return;
      }
      const auto moves = variant.plain.moves(attacked);
      const bool only_pass = moves.size() == 1 && moves.front().is_pass();
      const bool in_check = moves.empty() && variant.referee.checkers(attacked) > 0;
      if (!stuck && (only_pass || (moves.empty() && !in_check))) {
        stuck = attacked;
      } else if (!mate && in_check) {
        mate = attacked;
      }
    });
    if (stuck && mate) {
      return {*stuck, *mate};
    }
  }
  return {};
}

std::vector<Setup> positions_promoting(const Variant& variant, std::map<char, std::string> known) {
  constexpr std::uint64_t seeds = 40;
  constexpr int plies = 120;
  constexpr std::size_t most_positions = 6;
  std::vector<Setup> positions;
  for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
    for (const Setup& setup : random_game(variant.referee, plies, seed, Draw::piece).positions) {
      if (positions.size() == most_positions || !is_plain(variant, setup)) {
        continue;
      }
      const std::size_t before = known.size();
      for (const Move move : variant.plain.moves(setup)) {
        if (move.is_promotion()) {
          known.emplace(variant.notation.of(setup.at(move.from()).kind()).letter, "");
        }
      }
      if (known.size() > before) {
        positions.push_back(setup);
      }
    }
  }
  return positions;
}

}  // namespace hurdle::engines
