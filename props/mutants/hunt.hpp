// Searching for a position on which a mutant differs, the smaller the better: random positions,
// shrunk by taking pieces away. Prints nothing.
#pragma once

#include <functional>
#include <optional>

#include "props/mutants/find.hpp"

namespace hurdle::mutants {

struct HuntOptions {
  int depth = 3;                              ///< look for differences up to this depth
  std::uint64_t positions = 10'000;           ///< try so many positions at most
  std::size_t catches = 12;                   ///< shrink so many of them, and keep the smallest
  std::uint64_t max_nodes = 200'000;          ///< trees larger than this are not counted
  std::uint64_t seed = 1;                     ///< of the random positions
  const std::atomic<bool>* stop = nullptr;    ///< when it becomes true, Interrupted is thrown
  std::function<void(std::uint64_t)> on_try;  ///< called now and then: positions tried
};

/// A position on which the mutant differs, at the least depth where it does.
struct Prey {
  Setup setup;
  Difference difference;
};

struct Hunt {
  std::uint64_t tried = 0;   ///< random positions
  std::uint64_t caught = 0;  ///< of them with a difference
  std::optional<Prey> smallest;
};

/// Half of the positions come from random games, half are thrown on the board. Repeatable by its
/// seed. The smallest prey has the smallest tree at the depth of its difference.
[[nodiscard]] Hunt hunt(const Mutant& mutant, const HuntOptions& options);

/// The prey with pieces, hands and history taken away while the mutant still differs.
[[nodiscard]] Prey shrunk(const Mutant& mutant, const Prey& prey, const HuntOptions& options);

}  // namespace hurdle::mutants
