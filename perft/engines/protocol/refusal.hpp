// Lines by which an engine says that it will not answer. Knows the words; no protocol.
#pragma once

#include <optional>
#include <string>

#include "perft/engines/process/engine_error.hpp"

namespace hurdle::engines {

/// What a line means that begins with the word `error`, in any case of letters: `variant_unknown`
/// when it speaks of an unknown variant, else `refused`. Nothing for any other line. `question` is
/// what was asked, for the message.
[[nodiscard]] std::optional<EngineError> refusal(const std::string& line,
                                                 const std::string& question);

}  // namespace hurdle::engines
