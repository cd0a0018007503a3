// Recognises the error lines of engines. Independent of protocols.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "perft/engines/process/engine_error.hpp"

namespace hurdle::engines {

/// The error for a line that begins with the word `error`, in any case: `variant_unknown` if the
/// line mentions an unknown variant, else `refused`. Empty for any other line. `question` is the
/// engine's input, for the message.
[[nodiscard]] std::optional<EngineError> refusal(const std::string& line,
                                                 const std::string& question);

/// Whether the line ends with the text after a word such as `invalid`, as in `White (1) : Invalid
/// move: uci`: the engine has read the text and does not know it.
[[nodiscard]] bool rejects(const std::string& line, std::string_view text);

}  // namespace hurdle::engines
