// What an engine believes, as text for people. Knows wording only.
#pragma once

#include <string>

#include "perft/diagnosis/diagnose.hpp"

namespace hurdle::engines {

/// The causes with the smallest position of each, what their number explains, and what nothing
/// explains; empty when the engine listed no move wrongly.
[[nodiscard]] std::string to_text(const Diagnosis& diagnosis);

/// A belief in the words of a sentence that goes on: "generals may never face each other (reads J10
/// otherwise)".
[[nodiscard]] std::string to_text(const Believed& belief, const Notation& notation);

/// The command that shows by the rules what a symptom is about; empty after two passes, which no
/// FEN tells.
[[nodiscard]] std::string command_for(const Notation& notation, const Symptom& symptom);

}  // namespace hurdle::engines
