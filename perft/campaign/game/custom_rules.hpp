// The rules version of a custom game. Such a game has no list of probes: the version is a digest of
// its text, of all its facts, and of the legal moves in some games of random moves.
#pragma once

#include <string>

#include "movegen/custom/games.hpp"

namespace hurdle::campaign {

/// The version, as `file-2:9f86d081884c7d65`. It changes with the text, with a parent of the
/// program's own file, and with a referee that finds other moves in these games.
[[nodiscard]] std::string custom_rules_version(const custom::Game& game,
                                               const std::string& variants_text);

}  // namespace hurdle::campaign
