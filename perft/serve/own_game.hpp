// Hurdle's own games as served, by any generator of them.
#pragma once

#include <memory>

#include "perft/count/generator.hpp"
#include "perft/count/variants.hpp"
#include "perft/serve/game.hpp"

namespace hurdle::serve {

/// A variant as played by a generator of it, which may be a mutant's. The variant's own rules
/// decide which positions are valid, and explain.
[[nodiscard]] std::shared_ptr<const ServedGame> served(const Variant& variant,
                                                       std::shared_ptr<const Generator> generator);

/// The variant by its own rules and its fast generator.
[[nodiscard]] std::shared_ptr<const ServedGame> by_the_rules(const Variant& variant);

}  // namespace hurdle::serve
