// What others have published of the moves that perft counts: captures, checks, castles. The totals
// alone stand in positions/, where `hurdle verify` counts them again.
#include <gtest/gtest.h>

#include <ostream>
#include <string>
#include <vector>

#include "movegen/vocab/text.hpp"
#include "perft/count/variants.hpp"

namespace hurdle::props {
namespace {

struct Count {
  const char* name;
  Total Details::*member;
  std::uint64_t published;
};

/// A position, a depth, and what is published of the last moves there.
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

// Chess: chessprogramming.org/Perft_Results. Xiangqi:
// chessprogramming.org/Chinese_Chess_Perft_Results.
const std::vector<Published> tables{
    {"ChessStart",
     "chess",
     "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
     5,
     {{"nodes", nodes, 4865609},
      {"captures", captures, 82719},
      {"e.p.", en_passant, 258},
      {"castles", castles, 0},
      {"promotions", promotions, 0},
      {"checks", checks, 27351},
      {"mates", mates, 347}}},
    {"Kiwipete",
     "chess",
     "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
     4,
     {{"nodes", nodes, 4085603},
      {"captures", captures, 757163},
      {"e.p.", en_passant, 1929},
      {"castles", castles, 128013},
      {"promotions", promotions, 15172},
      {"checks", checks, 25523},
      {"double checks", double_checks, 6},
      {"mates", mates, 43}}},
    {"XiangqiStart",
     "xiangqi",
     "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1",
     4,
     {{"nodes", nodes, 3290240}, {"captures", captures, 115365}, {"checks", checks, 19380}}},
};

class PublishedDetails : public testing::TestWithParam<Published> {};

TEST_P(PublishedDetails, AreOurs) {
  const Published& table = GetParam();
  const Variant& variant = variant_named(table.variant);
  const Details ours =
      variant.fast.details(parse_fen(variant.notation, table.fen), table.depth, CountOptions{});
  for (const Count& count : table.counts) {
    EXPECT_EQ(ours.*count.member, Total(count.published)) << count.name;
  }
}

INSTANTIATE_TEST_SUITE_P(Tables, PublishedDetails, testing::ValuesIn(tables),
                         [](const auto& instance) { return instance.param.name; });

}  // namespace
}  // namespace hurdle::props
