// A check keeps the engine's replies for the diagnosis: all that may be wrong, and enough of the
// right ones.
#include <gtest/gtest.h>

#include <utility>

#include "perft/count/variants.hpp"
#include "perft/engines/check/examine.hpp"

namespace hurdle::props {
namespace {

using engines::ItemEnd;

/// The part of a position with this outcome and so many replies.
engines::CheckResult part_with(ItemEnd end, std::size_t replies) {
  engines::CheckResult part;
  part.outcomes = {{end, 0, 0}};
  part.answers[find_variant("chess")].resize(replies);
  return part;
}

TEST(KeptAnswers, AreAllThatMayBeWrongAndSomeThatAreRight) {
  engines::CheckResult whole;
  const auto kept_after = [&](ItemEnd end, std::size_t replies) {
    engines::append(whole, part_with(end, replies));
    return whole.answers[find_variant("chess")].size();
  };
  constexpr std::size_t few = 5;
  constexpr std::size_t most = engines::most_right_answers;
  EXPECT_EQ(kept_after(ItemEnd::passed, few), few);
  EXPECT_EQ(kept_after(ItemEnd::failed, most), few + most);
  EXPECT_EQ(kept_after(ItemEnd::passed, most), 2 * most) << "wrong ones leave room for right ones";
  EXPECT_EQ(kept_after(ItemEnd::passed, few), 2 * most);
  EXPECT_EQ(kept_after(ItemEnd::failed, few), 2 * most + few);
  EXPECT_EQ(kept_after(ItemEnd::unanswered, few), 2 * most + 2 * few);
}

TEST(KeptAnswers, AreThoseOfSmallerPositionsToo) {
  engines::CheckResult whole;
  engines::append(whole, part_with(ItemEnd::passed, engines::most_right_answers));
  engines::CheckResult shrunk = part_with(ItemEnd::passed, 1);
  shrunk.outcomes.clear();
  engines::append(whole, std::move(shrunk));
  EXPECT_EQ(whole.answers[find_variant("chess")].size(), engines::most_right_answers + 1);
}

}  // namespace
}  // namespace hurdle::props
