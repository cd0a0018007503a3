// Words of a diagnosis that several parts of a report need.
#pragma once

#include <string>

#include "perft/diagnosis/diagnose.hpp"

namespace hurdle::engines {

/// Describes a cause in a sentence that goes on: without the full stop, and with a small first
/// letter unless the sentence begins with a player's name.
[[nodiscard]] std::string sentence_of(const Explanation& explanation, const Notation& notation);

/// The moves from the position that was sent, after `words`; empty if there are none.
[[nodiscard]] std::string moves_after(const Notation& notation, const Symptom& symptom,
                                      const char* words);

/// Whether a FEN of the position shows the engine's list: two passes have none (J12), and an engine
/// may remember from earlier moves what a FEN does not say.
[[nodiscard]] bool is_shown_by_fen(const Symptom& symptom);

/// The position's FEN; if that does not show it, the FEN of the position that was sent and the
/// moves.
[[nodiscard]] std::string fen_of(const Notation& notation, const Symptom& symptom);

/// How the engine was sent the first position of a pattern; null if no unexplained list is of it.
[[nodiscard]] const Symptom* first_sent(const Diagnosis& diagnosis, const Pattern& pattern);

/// The first position of a pattern, as `fen_of` writes it; empty if two passes have ended the game.
[[nodiscard]] std::string first_of(const Diagnosis& diagnosis, const Pattern& pattern);

/// How many replies have the pattern: "3 lists of moves"; of an engine that lists none "3
/// positions".
[[nodiscard]] std::string extent_of(const Pattern& pattern);

/// What comes closest to a diagnosis, without the claim that it is the bug; empty if nothing does.
[[nodiscard]] std::string closest_in(const Diagnosis& diagnosis);

}  // namespace hurdle::engines
