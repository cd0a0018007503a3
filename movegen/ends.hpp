// How whole games of each variant end: the one list of it. A game need not be in it; then only its
// moves are judged.
#pragma once

#include <memory>

#include "movegen/referee/ends.hpp"
#include "movegen/referee/referee.hpp"

namespace hurdle {

/// The names of all options that any game's ends have, each once.
[[nodiscard]] std::span<const std::string_view> end_option_names();

/// The options of a variant's ends; none for a variant whose ends are unknown.
[[nodiscard]] std::span<const EndOption> end_options(const Notation& variant) noexcept;

/// The ends of the referee's variant, or null for one whose ends are unknown. The referee must
/// outlive them. Throws BadEndOption.
[[nodiscard]] std::unique_ptr<const GameEnds> make_ends(const Referee& referee,
                                                        const EndOptions& options = {});

}  // namespace hurdle
