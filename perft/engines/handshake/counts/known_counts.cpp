#include "perft/engines/handshake/counts/known_counts.hpp"

#include <utility>

#include "movegen/vocab/text/text.hpp"

namespace hurdle::engines {
namespace {

KnownCounts counts_of(const Variant& variant, const Setup& setup) {
  return {{setup, {}}, {variant.fast.perft(setup, 1), variant.fast.perft(setup, 2)}};
}

}  // namespace

std::vector<KnownCounts> known_counts(const Variant& variant) {
  const Setup start = start_position(variant.notation);
  std::vector<KnownCounts> known{counts_of(variant, start)};
  for (const Move move : variant.fast.moves(start)) {
    const Setup next = variant.fast.after(start, move);
    if (next.passes > 0) {
      continue;
    }
    KnownCounts counts = counts_of(variant, next);
    if (counts.nodes != known.front().nodes) {
      known.push_back(std::move(counts));
      break;
    }
  }
  return known;
}

}  // namespace hurdle::engines
