// The number of grandchildren of a position: the only interface of this folder that counters use.
#pragma once

#include "movegen/fast/differences/sum_replies.hpp"
#include "movegen/fast/legal/expand.hpp"
#include "movegen/fast/legal/legal.hpp"

namespace hurdle::fast {

/// The number of legal replies to all legal moves of C. Makes and unmakes moves on `position`,
/// which is restored; the key is not updated meanwhile. `safety` keeps what the next position may
/// have in common with this one.
template <const Description& D, Colour C>
[[nodiscard]] [[gnu::noinline]] std::uint64_t count_two_plies(Position<D>& position,
                                                              ReplierSafety<D, C>& safety) {
  if (Legal<D>::ended(position)) {
    return 0;
  }
  std::uint64_t total = 0;
  const auto count_replies = [&](const auto& /*step*/) {
    total += Legal<D>::template count<opponent(C)>(position);
  };
  constexpr Keyless keyless;
  const Expand<D, C, false, decltype(count_replies)> one_by_one{position, keyless, count_replies};
  if constexpr (VariedPromotions<D>::exist) {
    if (VariedPromotions<D>::template possible<C>(position) ||
        VariedPromotions<D>::template possible<opponent(C)>(position)) {
      Legal<D>::template visit<C>(position, one_by_one);
      return total;
    }
  }
  using Checks = CheckInfo<D>;
  Differences<D, C> differences(safety);
  Checks found;
  const bool sums = differences.prepare(position, found);
  Checks anew;
  const bool faced = !sums && Legal<D>::template shared_find_checks<C>(position, anew);
  SumReplies<D, C, decltype(one_by_one)> sum_replies{position, differences, one_by_one, sums};
  Legal<D>::template visit_given<C>(position, sums ? found : anew, faced, sum_replies);
  return total + differences.total(position);
}

}  // namespace hurdle::fast
