// Solved endgames: chess against the statistics of the Syzygy tablebases, and what an outcome means
// move by move. HURDLE_SOLVE_PIECES=4 also compares the tables with four pieces, for an hour or
// two.
#include "perft/exhaust/solve.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>

#include "movegen/variants/chess/notation.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/exhaust/mirror.hpp"
#include "perft/exhaust/number_index.hpp"
#include "perft/exhaust/tally.hpp"
#include "perft/sample/random.hpp"

namespace hurdle::props {
namespace {

/// One line of syzygy.tsv: for White and Black to move positions won, drawn and lost; and Black
/// mated.
struct Published {
  std::string table;
  std::array<std::array<std::uint64_t, 3>, 2> outcomes{};
  std::uint64_t mated = 0;
  bool operator==(const Published&) const = default;
};

std::ostream& operator<<(std::ostream& out, const Published& published) {
  out << published.table;
  for (const auto& side : published.outcomes) {
    for (const std::uint64_t count : side) {
      out << " " << count;
    }
  }
  return out << " " << published.mated;
}

std::vector<Published> all_published() {
  std::vector<Published> all;
  std::ifstream file(HURDLE_SOURCE_DIR "/props/examples/exhaust/syzygy.tsv");
  for (std::string line; std::getline(file, line);) {
    if (line.front() == '#') {
      continue;
    }
    std::istringstream words(line);
    Published one;
    words >> one.table;
    for (auto& side : one.outcomes) {
      words >> side[0] >> side[1] >> side[2];
    }
    words >> one.mated;
    all.push_back(one);
  }
  return all;
}

/// Whether a position comes first among its images under the symmetries that pawns allow: two with
/// pawns, eight without. Images differ first in the places of the kings, else in the whole board.
bool counted(const hurdle::Setup& setup, bool pawns) {
  const auto image = [&](unsigned which, int file, int rank) {
    const int across = (which & 1U) != 0 ? 7 - file : file;
    const int up = (which & 2U) != 0 ? 7 - rank : rank;
    return (which & 4U) != 0 ? across * 8 + up : up * 8 + across;
  };
  const auto written = [&](unsigned which) {
    std::array<std::vector<int>, 12> places;  // by colour and kind
    for (std::size_t index = 0; index < square_count; ++index) {
      if (const Piece piece = setup.board[index]) {
        const Square square = Square::at(index);
        places.at(index_of(piece.kind()) * 2 + index_of(piece.colour()))
            .push_back(image(which, square.file(), square.rank()));
      }
    }
    for (std::vector<int>& some : places) {
      std::ranges::sort(some);
    }
    return places;
  };
  const Square king = royal_square(setup, Colour::white);
  const int here = image(0, king.file(), king.rank());
  for (unsigned which = 1; which < (pawns ? 2U : 8U); ++which) {
    const int there = image(which, king.file(), king.rank());
    if (there < here || (there == here && written(which) < written(0))) {
      return false;
    }
  }
  return true;
}

/// The statistics distinguish two equal pieces: a position counts twice, unless one of its
/// symmetries exchanges them. Kings stand still only under the reflections in the two diagonals.
std::uint64_t times_counted(const hurdle::Setup& setup, const Material& material) {
  if (material.board.size() != 2 || material.board[0] != material.board[1]) {
    return 1;
  }
  const auto symmetric = [&](bool main) {
    bool exchanges = true;
    for (std::size_t index = 0; index < square_count; ++index) {
      const Piece piece = setup.board[index];
      if (!piece) {
        continue;
      }
      const Square square = Square::at(index);
      const Square image = main ? Square(square.rank(), square.file())
                                : Square(7 - square.rank(), 7 - square.file());
      const bool king = piece.kind() == Kind::royal;
      exchanges = exchanges && setup.at(image) == piece && (image == square) == king;
    }
    return exchanges;
  };
  return material.board[0].kind() != chess::pawn && (symmetric(true) || symmetric(false)) ? 1 : 2;
}

Published solved(const std::string& table) {
  const Variant& chess = variant_named("chess");
  SolveOptions how;
  how.threads = 2;
  const Endgame endgame(chess, parse_material(chess.notation, table).at(0), how);
  const bool pawns = table.find('P') != std::string::npos;
  Published found{table, {}, 0};
  endgame.for_each([&](const hurdle::Setup& stored, const Solved& outcome) {
    if (!stored.en_passant.empty()) {
      return;
    }
    for (const hurdle::Setup& setup : {stored, mirrored(chess.notation, stored)}) {
      if (counted(setup, pawns)) {
        const std::size_t which = outcome.outcome == Outcome::won     ? 0
                                  : outcome.outcome == Outcome::drawn ? 1
                                                                      : 2;
        const std::uint64_t times = times_counted(setup, endgame.materials().front());
        found.outcomes.at(index_of(setup.side)).at(which) += times;
        const bool mate = which == 2 && outcome.plies == 0;
        found.mated += mate && setup.side == Colour::black ? times : 0;
      }
    }
  });
  return found;
}

TEST(Solve, AgreesWithTheSyzygyTablebases) {
  const char* const chosen = std::getenv("HURDLE_SOLVE_TABLES");
  const std::string tables = std::string(" ") + (chosen == nullptr ? "KQvK KPvK" : chosen) + " ";
  std::size_t compared = 0;
  for (const Published& published : all_published()) {
    if (tables.find(" " + published.table + " ") != std::string::npos) {
      EXPECT_EQ(solved(published.table), published);
      std::cout << published.table << " compared\n" << std::flush;
      ++compared;
    }
  }
  const auto blanks = std::ranges::count(tables, ' ');
  EXPECT_EQ(compared, static_cast<std::size_t>(blanks) - 1);
}

/// A won position has a move to a position lost in one ply less, and none to one lost sooner; a
/// lost one has only moves to won positions, the longest of them one ply less; a drawn one has a
/// move that does not lose and none that wins.
void expect_consistent(const Variant& variant, const Endgame& endgame, const hurdle::Setup& setup,
                       const Solved& solved) {
  const std::vector<Successor> all = variant.fast.successors(setup);
  if (all.empty() || (solved.outcome != Outcome::drawn && solved.plies == 0)) {
    return;
  }
  int soonest_loss = 1 << 20;
  int latest_win = -1;
  bool draws = false;
  for (const Successor& successor : all) {
    const Solved next = successor.position.passes < 2 ? endgame.of(successor.position) : Solved{};
    draws = draws || next.outcome == Outcome::drawn;
    if (next.outcome == Outcome::lost) {
      soonest_loss = std::min(soonest_loss, next.plies);
    } else if (next.outcome == Outcome::won) {
      latest_win = std::max(latest_win, next.plies);
    }
  }
  const std::string fen = to_fen(variant.notation, setup);
  switch (solved.outcome) {
    case Outcome::won:
      ASSERT_EQ(soonest_loss + 1, solved.plies) << fen;
      break;
    case Outcome::lost:
      ASSERT_FALSE(draws) << fen;
      ASSERT_EQ(soonest_loss, 1 << 20) << fen;
      ASSERT_EQ(latest_win + 1, solved.plies) << fen;
      break;
    case Outcome::drawn:
      ASSERT_EQ(soonest_loss, 1 << 20) << fen;
      break;
  }
}

TEST(Solve, EveryOutcomeFollowsFromThoseAMoveLater) {
  const std::array<std::array<const char*, 2>, 3> some{
      {{"xiangqi", "KPvKA"}, {"makruk", "KSvK"}, {"janggi", "KPvK"}}};
  for (const auto& [name, text] : some) {
    const Variant& variant = variant_named(name);
    const Endgame endgame(variant, parse_material(variant.notation, text).at(0), {});
    std::size_t number = 0;
    endgame.for_each([&](const hurdle::Setup& setup, const Solved& solved) {
      if (number++ % 100 == 0) {
        expect_consistent(variant, endgame, setup, solved);
      }
    });
    EXPECT_GT(number, 1'000U) << name << " " << text;
  }
}

TEST(Solve, ItsLineEndsInMateAfterAsManyPlies) {
  const Variant& chess = variant_named("chess");
  const Endgame endgame(chess, parse_material(chess.notation, "KQvK").at(0), {});
  const OutcomeTally tally = tally_of(chess, endgame);
  EXPECT_EQ(tally.positions, 368'452U);
  EXPECT_EQ(tally.mates, 364U);
  EXPECT_EQ(tally.sides[0].longest_plies, 19) << "mate in ten";
  hurdle::Setup setup = tally.sides[0].longest;
  const std::vector<Move> line = endgame.line(setup);
  ASSERT_EQ(line.size(), 19U);
  for (const Move move : line) {
    setup = chess.referee.after(setup, move);
  }
  EXPECT_EQ(chess.referee.ending(setup).ending, Ending::mate);
}

TEST(Solve, RefusesMoreThanFourPieces) {
  const Variant& chess = variant_named("chess");
  EXPECT_THROW(Endgame(chess, parse_material(chess.notation, "KQRBvKQR").at(0), {}), BadMaterial);
}

TEST(NumberIndex, FindsItsNumbersAndNoOthers) {
  EXPECT_FALSE(NumberIndex().find(0));
  EXPECT_FALSE(NumberIndex(std::vector<std::uint64_t>{}).find(0));
  Random random(5);
  for (const std::size_t size : {1U, 2U, 3U, 1000U, 4096U}) {
    std::vector<std::uint64_t> numbers;
    numbers.reserve(size);
    for (std::size_t index = 0; index < size; ++index) {
      numbers.push_back(index << 40U | random.below(1U << 20U));  // like those of positions
    }
    const NumberIndex places(numbers);
    ASSERT_EQ(places.size(), size);
    for (std::size_t at = 0; at < size; ++at) {
      EXPECT_EQ(places.find(numbers[at]), at);
      EXPECT_FALSE(places.find(numbers[at] ^ std::uint64_t{1} << 30U));
    }
  }
}

TEST(Codec, WritesEveryPositionAsItIsParsed) {
  const Variant& shogi = variant_named("shogi");
  Codec codec(shogi.notation);
  for (const char* const material : {"K+PvKP[r]", "K+PvKP[r]", "KPvK+P[r]"}) {
    codec.add(parse_material(shogi.notation, material).at(0));
  }
  EXPECT_EQ(codec.materials().size(), 2U);
  for (const char* const fen :
       {"4k4/9/p8/9/9/9/+P8/9/4K4[r] w - - 0 1", "4k4/9/p8/9/9/9/+P8/9/4K4[r] b - - 0 1",
        "4k4/9/+p8/9/9/9/P8/9/4K4[r] b - - 0 1"}) {
    const hurdle::Setup setup = parse_fen(shogi.notation, fen);
    const auto number = codec.encode(setup);
    ASSERT_TRUE(number) << fen;
    EXPECT_EQ(to_fen(shogi.notation, codec.decode(*number)), fen);
  }
  EXPECT_FALSE(codec.encode(parse_fen(shogi.notation, "4k4/9/p8/9/9/9/9/9/4K4[r] w - - 0 1")));
}

}  // namespace
}  // namespace hurdle::props
