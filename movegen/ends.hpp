// The only list of how whole games of each variant end. A variant may be missing from it; then only
// the moves of its games are judged.
#pragma once

#include <memory>

#include "movegen/referee/ends.hpp"
#include "movegen/referee/referee.hpp"

namespace hurdle {

/// The names of the end options of all games, each once.
[[nodiscard]] std::span<const std::string_view> end_option_names();

/// The options of a variant's game ends; empty for a variant without known ends.
[[nodiscard]] std::span<const EndOption> end_options(const Notation& variant) noexcept;

/// The game ends of the referee's variant, or null for a variant without known ends. The referee
/// must outlive them. Throws BadEndOption.
[[nodiscard]] std::unique_ptr<const GameEnds> make_ends(const Referee& referee,
                                                        const EndOptions& options);

}  // namespace hurdle
