// Dead positions of chess (H14): with three pieces the proof finds exactly the dead ones; with more
// it agrees with the oracle's search.
#include <array>
#include <iostream>
#include <vector>

#include "movegen/variants/chess/ends.hpp"
#include "movegen/variants/chess/notation.hpp"
#include "perft/sample/random.hpp"
#include "props/families/chess/ends.hpp"
#include "props/laws/positions/support.hpp"

namespace hurdle::props {
namespace {

const Variant& game = variant_named("chess");

bool proved_dead(const Setup& setup, int most = chess::most_positions) {
  static const chess::ChessEnds ends(game.referee, {});
  const auto lacks = [](const Setup& later) { return ends.lacks_material(later); };
  return chess::prove_dead(game.referee, setup, lacks, most).deadness == chess::Deadness::dead;
}

/// All positions of two kings and one white queen, rook or pawn, one of each class of mirror
/// images, with the positions that one move makes of them. A mate can be reached from a position
/// exactly if it can be reached from one of its successors.
class ThreePieces {
 public:
  ThreePieces() : nodes_(kinds.size() * of_a_kind) {
    for (std::size_t number = 0; number < nodes_.size(); ++number) {
      const Setup setup = position(number);
      if (number_of(setup) == static_cast<int>(number) && !game.referee.invalid_reason(setup)) {
        fill(nodes_[number], setup);
      }
    }
    while (spread()) {
    }
  }

  /// Calls `visit(setup, alive)` for every valid position.
  template <class Visit>
  void for_each(Visit visit) const {
    for (std::size_t number = 0; number < nodes_.size(); ++number) {
      if (nodes_[number].valid) {
        visit(position(number), nodes_[number].alive);
      }
    }
  }

 private:
  struct Node {
    bool valid = false;
    bool alive = false;  ///< mate can be reached
    std::vector<int> successors;
  };
  struct Place {
    int file, rank;
  };
  static constexpr std::array<Kind, 3> kinds{chess::queen, chess::rook, chess::pawn};
  static constexpr std::size_t of_a_kind = std::size_t{2} * 64 * 64 * 64;

  static Square square(std::size_t number) {
    return {static_cast<int>(number % 8), static_cast<int>(number / 8 % 8)};
  }

  static Setup position(std::size_t number) {
    Setup setup;
    setup.put(square(number), Piece(Colour::white, kinds.at(number / of_a_kind)));
    setup.put(square(number / 64), Piece(Colour::black, chess::king));
    setup.put(square(number / 4096), Piece(Colour::white, chess::king));
    setup.side = number / 262'144 % 2 == 0 ? Colour::white : Colour::black;
    return setup;
  }

  /// The number of the position's first mirror image, or -1 for one that lacks material or has a
  /// piece on the square of another.
  static int number_of(const Setup& setup) {
    std::array<Place, 3> places{};  // white king, black king, the other piece
    int found = 0;
    std::size_t kind = kinds.size();
    for (std::size_t index = 0; index < square_count; ++index) {
      const Piece piece = setup.board[index];
      if (!piece) {
        continue;
      }
      ++found;
      const bool royal = piece.kind() == chess::king;
      const std::size_t which = !royal ? 2 : piece.belongs_to(Colour::white) ? 0 : 1;
      places.at(which) = {Square::at(index).file(), Square::at(index).rank()};
      for (std::size_t one = 0; !royal && one < kinds.size(); ++one) {
        kind = kinds.at(one) == piece.kind() ? one : kind;
      }
    }
    if (found < 3 || kind == kinds.size()) {
      return -1;
    }
    mirror(places, kinds.at(kind) == chess::pawn);
    std::size_t number = kind * 2 + (setup.side == Colour::white ? 0 : 1);
    for (const Place& place : places) {
      number = number * 64 + static_cast<std::size_t>(place.rank * 8 + place.file);
    }
    return static_cast<int>(number);
  }

  /// The white king goes to the left half; without a pawn, to the triangle a1, d1, d4.
  static void mirror(std::array<Place, 3>& places, bool pawn) {
    const bool left = places[0].file > 3;
    const bool down = !pawn && places[0].rank > 3;
    for (Place& place : places) {
      place.file = left ? 7 - place.file : place.file;
      place.rank = down ? 7 - place.rank : place.rank;
    }
    // On the diagonal the first piece off it decides.
    for (const Place& place : places) {
      if (pawn || place.file < place.rank || place.file > place.rank) {
        if (!pawn && place.file < place.rank) {
          for (Place& other : places) {
            std::swap(other.file, other.rank);
          }
        }
        return;
      }
    }
  }

  static void fill(Node& node, const Setup& setup) {
    node.valid = true;
    const std::vector<Successor> all = game.fast.successors(setup);
    node.alive = all.empty() && game.fast.checkers(setup) > 0;
    for (const Successor& successor : all) {
      if (const int number = number_of(successor.position); number >= 0) {
        node.successors.push_back(number);
      }
    }
  }

  /// Marks the positions with a successor from which mate can be reached; false if there is no new
  /// one.
  bool spread() {
    bool changed = false;
    for (Node& node : nodes_) {
      for (std::size_t next = 0; !node.alive && next < node.successors.size(); ++next) {
        node.alive = nodes_.at(static_cast<std::size_t>(node.successors[next])).alive;
        changed = changed || node.alive;
      }
    }
    return changed;
  }

  std::vector<Node> nodes_;
};

TEST(ChessDeadPositions, H14WithThreePiecesThePositionsProvedDeadAreThoseWithoutAMateToCome) {
  const std::size_t every = random_cases() < 100 ? 4 : 1;  // of those with a mate to come
  std::size_t alive_positions = 0;
  std::size_t dead_positions = 0;
  ThreePieces().for_each([&](const hurdle::Setup& setup, bool alive) {
    ++(alive ? alive_positions : dead_positions);
    if (!alive || alive_positions % every == 0) {
      ASSERT_NE(proved_dead(setup), alive) << show_command(game, setup);
    }
  });
  std::cout << alive_positions << " with a mate to come, " << dead_positions << " dead\n";
  EXPECT_GT(alive_positions, 200'000U);
  EXPECT_GT(dead_positions, 0U);
}

/// Kings on their own sides of a chain of blocked pawns with gaps, and sometimes a piece.
Setup chain(Random& random) {
  Setup setup;
  for (int file = 0; file < 8; ++file) {
    const int rank = random.between(2, 4);
    if (!random.chance(15)) {
      setup.put({file, rank}, Piece(Colour::white, chess::pawn));
      setup.put({file, rank + 1}, Piece(Colour::black, chess::pawn));
    }
  }
  const std::array<Kind, 4> kinds{chess::bishop, chess::bishop, chess::rook, chess::knight};
  if (random.chance(30)) {
    setup.put({random.between(0, 7), 1}, Piece(Colour::white, random.pick(kinds)));
  }
  setup.put({random.between(0, 7), 0}, Piece(Colour::white, chess::king));
  setup.put({random.between(0, 7), 7}, Piece(Colour::black, chess::king));
  setup.side = random.chance(50) ? Colour::white : Colour::black;
  return setup;
}

/// Kings and one to four other pieces anywhere.
Setup sparse(Random& random) {
  Setup setup;
  const std::array<Kind, 6> kinds{chess::queen,  chess::rook, chess::bishop,
                                  chess::knight, chess::pawn, chess::pawn};
  const int others = random.between(1, 4);
  for (int piece = 0; piece < others; ++piece) {
    const Colour colour = random.chance(50) ? Colour::white : Colour::black;
    setup.put({random.between(0, 7), random.between(1, 6)}, Piece(colour, random.pick(kinds)));
  }
  for (const Colour colour : both_colours) {
    setup.put({random.between(0, 7), random.between(0, 7)}, Piece(colour, chess::king));
  }
  setup.side = random.chance(50) ? Colour::white : Colour::black;
  return setup;
}

TEST(ChessDeadPositions, H14TheOracleProvesTheSamePositionsDead) {
  const auto& oracle = dynamic_cast<const ChessPlainEnds&>(*plain_ends_of(game.notation));
  std::array<int, 2> dead{};
  for (std::uint64_t seed = 0; seed < 4'000; ++seed) {
    Random random(seed);
    const bool chained = seed % 20 == 0;
    const int most = chained ? 2'000 : 300;
    const hurdle::Setup setup = chained ? chain(random) : sparse(random);
    if (game.referee.invalid_reason(setup)) {
      continue;
    }
    const bool proved = proved_dead(setup, most);
    ASSERT_EQ(proved, oracle.is_dead(setup, static_cast<std::size_t>(most)))
        << show_command(game, setup);
    dead.at(chained ? 1 : 0) += proved ? 1 : 0;
  }
  EXPECT_GT(dead[0], 20) << "sparse positions";
  EXPECT_GT(dead[1], 3) << "chains";
}

}  // namespace
}  // namespace hurdle::props
