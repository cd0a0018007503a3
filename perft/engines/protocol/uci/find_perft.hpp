// Finds the perft command of an engine that has no `go perft`.
#pragma once

#include <string>

#include "perft/engines/protocol/dialect.hpp"
#include "perft/engines/protocol/uci/uci_pipe.hpp"

namespace hurdle::engines {

/// The command, of `perft`, `divide`, `split`, `splitperft`, `go divide` and `go split`, that lists
/// the moves of the position, which the engine has been sent, with their total. Throws EngineError
/// (nonsense) if there is none.
[[nodiscard]] std::string find_perft(UciPipe& pipe, const Dialect& dialect);

}  // namespace hurdle::engines
