// What an engine believes, as text for people. Knows wording only.
#pragma once

#include <cstddef>
#include <string>

#include "perft/diagnosis/diagnose.hpp"

namespace hurdle::engines {

/// The causes with the smallest position of each, what their number explains, and what nothing
/// explains; empty when the engine listed no move wrongly.
[[nodiscard]] std::string to_text(const Diagnosis& diagnosis);

/// A belief in the words of a sentence that goes on: "generals may never face each other (reads J10
/// otherwise)".
[[nodiscard]] std::string to_text(const Explanation& explanation, const Notation& notation);

/// The position of a symptom as the engine was told it: a FEN, and the moves after it if any.
[[nodiscard]] std::string told_as(const Notation& notation, const Symptom& symptom);

/// The move that a symptom is told by: the first that is missing, else the first too many.
[[nodiscard]] const std::string& move_of(const Symptom& symptom);

/// What the rules say of that move, with its clause behind it; that it cannot be read, where it is
/// no move text.
[[nodiscard]] std::string by_the_rules(const Variant& variant, const Symptom& symptom);

/// What is explained, and that nothing contradicts it: of one cause, or of all together.
[[nodiscard]] std::string weight_of(const Diagnosis& diagnosis, const Cause& cause);
[[nodiscard]] std::string weight_of(const Diagnosis& diagnosis);

/// That some differences remain without a cause; empty when none does.
[[nodiscard]] std::string unexplained_words(const Diagnosis& diagnosis);

/// "1 move", "2 moves".
[[nodiscard]] std::string counted(std::size_t number, const char* what);

/// The command that shows by the rules what a symptom is about.
[[nodiscard]] std::string command_for(const Notation& notation, const Symptom& symptom);

}  // namespace hurdle::engines
