// Published details of perft moves: captures, checks, castles. Totals alone are in positions/,
// where `hurdle verify` recounts them. Deeper details are counted only if HURDLE_MOST_DETAILS
// allows (`ci/deep details`).
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <ostream>
#include <string>
#include <thread>
#include <vector>

#include "movegen/vocab/text/text.hpp"
#include "perft/count/variants.hpp"

namespace hurdle::props {
namespace {

struct Count {
  const char* name;
  Total Details::*member;
  std::uint64_t published;
};

/// A position, a depth, and the published details of the last moves.
struct Published {
  std::string name;
  std::string variant;
  std::string fen;
  int depth;
  std::vector<Count> counts;
};

std::ostream& operator<<(std::ostream& out, const Published& published) {
  return out << published.name << ", depth " << published.depth;
}

constexpr auto nodes = &Details::nodes;
constexpr auto captures = &Details::captures;
constexpr auto en_passant = &Details::en_passant;
constexpr auto castles = &Details::castles;
constexpr auto promotions = &Details::promotions;
constexpr auto checks = &Details::checks;
constexpr auto double_checks = &Details::double_checks;
constexpr auto mates = &Details::mates;

const std::string chess_start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const std::string kiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
const std::string xiangqi_start =
    "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";
const std::string shogi_start =
    "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL[] w - - 0 1";

// Chess: chessprogramming.org/Perft_Results. Xiangqi:
// chessprogramming.org/Chinese_Chess_Perft_Results, whose captures (200568035) and checks
// (39150745) at depth 6 are wrong: our generator, with and without a table, and an independent
// program, written from the rules with a board of characters, count the numbers below. Shogi:
// chessprogramming.org/Shogi.
const std::vector<Published> tables{
    {"ChessStart5",
     "chess",
     chess_start,
     5,
     {{"nodes", nodes, 4865609},
      {"captures", captures, 82719},
      {"e.p.", en_passant, 258},
      {"castles", castles, 0},
      {"promotions", promotions, 0},
      {"checks", checks, 27351},
      {"mates", mates, 347}}},
    {"ChessStart6",
     "chess",
     chess_start,
     6,
     {{"nodes", nodes, 119060324},
      {"captures", captures, 2812008},
      {"e.p.", en_passant, 5248},
      {"castles", castles, 0},
      {"promotions", promotions, 0},
      {"checks", checks, 809099},
      {"double checks", double_checks, 46},
      {"mates", mates, 10828}}},
    {"ChessStart7",
     "chess",
     chess_start,
     7,
     {{"nodes", nodes, 3195901860},
      {"captures", captures, 108329926},
      {"e.p.", en_passant, 319617},
      {"castles", castles, 883453},
      {"promotions", promotions, 0},
      {"checks", checks, 33103848},
      {"double checks", double_checks, 1628},
      {"mates", mates, 435767}}},
    {"Kiwipete4",
     "chess",
     kiwipete,
     4,
     {{"nodes", nodes, 4085603},
      {"captures", captures, 757163},
      {"e.p.", en_passant, 1929},
      {"castles", castles, 128013},
      {"promotions", promotions, 15172},
      {"checks", checks, 25523},
      {"double checks", double_checks, 6},
      {"mates", mates, 43}}},
    {"XiangqiStart4",
     "xiangqi",
     xiangqi_start,
     4,
     {{"nodes", nodes, 3290240}, {"captures", captures, 115365}, {"checks", checks, 19380}}},
    {"XiangqiStart5",
     "xiangqi",
     xiangqi_start,
     5,
     {{"nodes", nodes, 133312995}, {"captures", captures, 4917734}, {"checks", checks, 953251}}},
    {"XiangqiStart6",
     "xiangqi",
     xiangqi_start,
     6,
     {{"nodes", nodes, 5392831844},
      {"captures", captures, 185194510},
      {"checks", checks, 39288662}}},
    {"ShogiStart8",
     "shogi",
     shogi_start,
     8,
     {{"nodes", nodes, 416062133009},
      {"captures", captures, 4713670699},
      {"promotions", promotions, 2222896064},
      {"checks", checks, 2047229309},
      {"mates", mates, 3420}}},
};

/// The tables selected by the environment.
std::vector<Published> wanted() {
  const char* const given = std::getenv("HURDLE_MOST_DETAILS");  // NOLINT(concurrency-mt-unsafe)
  const std::uint64_t most = given != nullptr ? std::stoull(given) : 5'000'000;
  std::vector<Published> result;
  std::ranges::copy_if(tables, std::back_inserter(result), [&](const Published& table) {
    return table.counts.front().published <= most;
  });
  return result;
}

class PublishedDetails : public testing::TestWithParam<Published> {};

TEST_P(PublishedDetails, AreOurs) {
  const Published& table = GetParam();
  const Variant& variant = variant_named(table.variant);
  CountOptions how;
  how.threads = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  how.hash_bytes = std::nullopt;
  const Details ours =
      variant.fast.details(parse_fen(variant.notation, table.fen), table.depth, how);
  for (const Count& count : table.counts) {
    EXPECT_EQ(ours.*count.member, Total(count.published)) << count.name;
  }
}

INSTANTIATE_TEST_SUITE_P(Tables, PublishedDetails, testing::ValuesIn(wanted()),
                         [](const auto& instance) { return instance.param.name; });

}  // namespace
}  // namespace hurdle::props
