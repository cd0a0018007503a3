// Which game an engine plays that does not list it, by the start position that it shows, or by its
// moves from there.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "perft/count/variants.hpp"
#include "perft/engines/handshake/handshake.hpp"
#include "perft/engines/handshake/session.hpp"

namespace hurdle::engines {

/// Whether these lines of a reply list the moves of a game's start, and no others.
[[nodiscard]] bool lists_start_moves(const Variant& variant, const std::vector<std::string>& lines);

/// The variants in the order in which an engine is asked about them. If it lists no variants, its
/// own game or chess comes first: Stockfish crashes on a position of another game.
[[nodiscard]] std::vector<const Variant*> in_order_of_trial(std::span<const Variant> variants,
                                                            bool lists,
                                                            const std::string& own_game);

/// Our name of the game whose start board the engine shows after `position startpos`; if it shows
/// none, whose moves it lists there. Empty if these are of no game, of chess or of several games.
/// Throws Interrupted.
[[nodiscard]] std::string own_game(Session& session, std::span<const Variant> variants);

/// If the engine does not offer `variant` and begins with another game after it was told to play
/// `variant`: an error of kind `variant_unknown`. Its replies are no mistakes then. Starts the
/// engine of a new session. Throws Interrupted.
[[nodiscard]] std::optional<EngineError> another_game_begun(Session& session,
                                                            const Variant& variant);

/// An engine that is not told which game is meant plays one, and takes the positions of others for
/// its own. If the lists of some games are all as ours, with the fewest changes of notation, the
/// other games get the failure `variant_unknown`, unless `options` request them.
void keep_played_games(const Session& session, const EngineOptions& options,
                       std::vector<VariantHandshake>& handshakes);

}  // namespace hurdle::engines
