// A referee that counts: the plain generator of any rules, wrong ones too.
#pragma once

#include <memory>

#include "movegen/referee/referee.hpp"
#include "perft/count/generator.hpp"

namespace hurdle {

/// A generator that asks this referee, and keeps it.
[[nodiscard]] std::shared_ptr<const Generator> make_referee_generator(
    std::shared_ptr<const Referee> referee);

}  // namespace hurdle
