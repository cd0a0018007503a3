// How games of Crazyhouse end, by example.
#include <gtest/gtest.h>

#include "movegen/variants/crazyhouse/ends.hpp"
#include "movegen/variants/crazyhouse/referee.hpp"
#include "movegen/vocab/text/text.hpp"

namespace hurdle {
namespace {

const crazyhouse::CrazyhouseReferee crazyhouse_rules(crazyhouse::notation);

TEST(CrazyhouseEnds, NoMaterialIsTooLittleAndMarksAreAPartOfTheState) {
  const crazyhouse::CrazyhouseEnds ends(crazyhouse_rules, {});
  const auto state = [&](std::string_view fen) {
    return ends.state_of(parse_fen(crazyhouse::notation, fen));
  };
  const hurdle::Setup bare = parse_fen(crazyhouse::notation, "4k3/8/8/8/8/8/8/4K3[] w");
  EXPECT_FALSE(ends.judge({ends, {bare, false, true}})) << "H11";
  EXPECT_THROW(crazyhouse::CrazyhouseEnds(crazyhouse_rules, {{"dead-positions", "proof"}}),
               BadEndOption)
      << "H14";
  const hurdle::Setup quiet = parse_fen(crazyhouse::notation, "4k3/8/8/8/8/8/8/4K3[] w - - 100 70");
  ASSERT_TRUE(ends.judge({ends, {quiet, false, true}}));
  EXPECT_EQ(ends.judge({ends, {quiet, false, true}})->clause, "Z8");
  EXPECT_FALSE(state("4k3/8/8/8/8/2Q~5/8/4K3[] w") == state("4k3/8/8/8/8/2Q5/8/4K3[] w"));
  EXPECT_FALSE(state("4k3/8/8/8/8/8/8/4K3[P] w") == state("4k3/8/8/8/8/8/8/4K3[p] w"));
}

}  // namespace
}  // namespace hurdle
