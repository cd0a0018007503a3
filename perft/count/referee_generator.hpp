// A generator that counts with a referee: the plain generator of any rules, mutants included.
#pragma once

#include <memory>

#include "movegen/referee/referee.hpp"
#include "perft/count/generator.hpp"

namespace hurdle {

/// Whether rules may depend on the counters of C6, as those of some mutants do. If not, equal
/// positions may be counted once.
enum class AsksCounters : bool { no, yes };

/// A generator that uses this referee and owns it.
[[nodiscard]] std::shared_ptr<const Generator> make_referee_generator(
    std::shared_ptr<const Referee> referee, AsksCounters asks = AsksCounters::yes);

}  // namespace hurdle
