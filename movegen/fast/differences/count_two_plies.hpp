// The number of grandchildren of a position: the one call that those who count need. Whatever is
// known of differences stays behind it.
#pragma once

#include "movegen/fast/differences/sum_replies.hpp"
#include "movegen/fast/legal/expand.hpp"
#include "movegen/fast/legal/legal.hpp"

namespace hurdle::fast {

/// The number of legal replies to all legal moves of C. Moves are made and unmade on `position`,
/// which is left as it was; its key is not kept on the way.
template <const Description& D, Colour C>
[[nodiscard]] [[gnu::noinline]] std::uint64_t count_two_plies(Position<D>& position) {
  if (Legal<D>::ended(position)) {
    return 0;
  }
  std::uint64_t total = 0;
  const auto count_replies = [&](const auto& /*step*/) {
    total += Legal<D>::template count<opponent(C)>(position);
  };
  constexpr Keyless keyless;
  const Expand<D, C, false, decltype(count_replies)> one_by_one{position, keyless, count_replies};
  Differences<D, C> differences;
  CheckInfo<typename Shape<D>::Bits> checks;
  if (differences.prepare(position, checks)) {
    SumReplies<D, C, decltype(one_by_one)> sum_replies{position, differences, one_by_one};
    Legal<D>::template visit_given<C>(position, checks, false, sum_replies);
    total += differences.total();
  } else {
    Legal<D>::template visit<C>(position, one_by_one);
  }
  return total;
}

}  // namespace hurdle::fast
