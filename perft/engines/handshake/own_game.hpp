// The game of a UCI engine that lists no variants, by the start position that it shows.
#pragma once

#include <span>
#include <string>

#include "perft/count/variants.hpp"
#include "perft/engines/handshake/session.hpp"

namespace hurdle::engines {

/// Our name of the game whose start board the engine shows after `position startpos`. Empty if the
/// engine shows none, or that of chess, or if several games begin with it. Throws Interrupted.
[[nodiscard]] std::string own_game(Session& session, std::span<const Variant> variants);

}  // namespace hurdle::engines
