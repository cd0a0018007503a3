// Which game an engine plays that does not list it, by the start position that it shows, or by its
// moves from there.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "perft/count/variants.hpp"
#include "perft/engines/handshake/session.hpp"

namespace hurdle::engines {

/// Whether these lines of a reply list the moves of a game's start, and no others.
[[nodiscard]] bool lists_start_moves(const Variant& variant, const std::vector<std::string>& lines);

/// Our name of the game whose start board the engine shows after `position startpos`; if it shows
/// none, whose moves it lists there. Empty if these are of no game, of chess or of several games.
/// Throws Interrupted.
[[nodiscard]] std::string own_game(Session& session, std::span<const Variant> variants);

/// If the engine does not offer `variant` and begins with another game after it was told to play
/// `variant`: an error of kind `variant_unknown`. Its replies are no mistakes then. Starts the
/// engine of a new session. Throws Interrupted.
[[nodiscard]] std::optional<EngineError> another_game_begun(Session& session,
                                                            const Variant& variant);

}  // namespace hurdle::engines
