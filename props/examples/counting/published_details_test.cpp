// Published details of perft moves: captures, checks, castles. Totals alone are in positions/,
// where `hurdle verify` recounts them. Deeper details are counted only if HURDLE_MOST_DETAILS
// allows (`ci/deep details`).
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <nlohmann/json.hpp>
#include <ostream>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

#include "movegen/vocab/text/text.hpp"
#include "perft/count/variants.hpp"
#include "perft/output/json.hpp"

namespace hurdle::props {
namespace {

/// A position, a depth, and the published details of the last moves.
struct Published {
  std::string name;
  std::string variant;
  std::string fen;
  int depth;
  std::string counts;  ///< `nodes 20, captures 0`, by the names of the fields in JSON
};

std::ostream& operator<<(std::ostream& out, const Published& published) {
  return out << published.name << ", depth " << published.depth;
}

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
    {"ChessStart5", "chess", chess_start, 5,
     "nodes 4865609, captures 82719, en_passant 258, castles 0, promotions 0, checks 27351, mates "
     "347"},
    {"ChessStart6", "chess", chess_start, 6,
     "nodes 119060324, captures 2812008, en_passant 5248, castles 0, promotions 0, checks 809099, "
     "double_checks 46, mates 10828"},
    {"ChessStart7", "chess", chess_start, 7,
     "nodes 3195901860, captures 108329926, en_passant 319617, castles 883453, promotions 0, "
     "checks 33103848, double_checks 1628, mates 435767"},
    {"Kiwipete4", "chess", kiwipete, 4,
     "nodes 4085603, captures 757163, en_passant 1929, castles 128013, promotions 15172, checks "
     "25523, double_checks 6, mates 43"},
    {"XiangqiStart4", "xiangqi", xiangqi_start, 4, "nodes 3290240, captures 115365, checks 19380"},
    {"XiangqiStart5", "xiangqi", xiangqi_start, 5,
     "nodes 133312995, captures 4917734, checks 953251"},
    {"XiangqiStart6", "xiangqi", xiangqi_start, 6,
     "nodes 5392831844, captures 185194510, checks 39288662"},
    {"ShogiStart8", "shogi", shogi_start, 8,
     "nodes 416062133009, captures 4713670699, promotions 2222896064, checks 2047229309, mates "
     "3420"},
};

/// The tables selected by the environment.
std::vector<Published> wanted() {
  const char* const given = std::getenv("HURDLE_MOST_DETAILS");  // NOLINT(concurrency-mt-unsafe)
  const std::uint64_t most = given != nullptr ? std::stoull(given) : 5'000'000;
  std::vector<Published> result;
  std::ranges::copy_if(tables, std::back_inserter(result), [&](const Published& table) {
    return std::stoull(table.counts.substr(std::string("nodes ").size())) <= most;
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
  const Json ours =
      to_json(variant.fast.details(parse_fen(variant.notation, table.fen), table.depth, how));
  std::istringstream counts(table.counts);
  for (std::string field, count; counts >> field && std::getline(counts >> std::ws, count, ',');) {
    EXPECT_EQ(ours.at(field), count) << field;
  }
}

INSTANTIATE_TEST_SUITE_P(Tables, PublishedDetails, testing::ValuesIn(wanted()),
                         [](const auto& instance) { return instance.param.name; });

}  // namespace
}  // namespace hurdle::props
