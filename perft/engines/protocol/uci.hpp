// Engines that speak UCI, with the `go perft` and `d` of the Stockfish family where they have
// them. Knows the protocol; refuses to know which answer is right.
#pragma once

#include <memory>

#include "perft/engines/protocol/adapter.hpp"

namespace hurdle::engines {

/// The games that UCI was made for: an engine plays them without having a name for them.
[[nodiscard]] bool is_chess(const Notation& variant) noexcept;

/// Starts a UCI engine: handshake `uci` to `uciok`. Throws EngineError.
[[nodiscard]] std::unique_ptr<Adapter> start_uci(const EngineOptions& options);

/// The same of a USI engine (`usi` to `usiok`, `position sfen …`) and of a UCCI engine (`ucci` to
/// `ucciok`, options without `name` and `value`), both with `go perft`. How they write squares and
/// positions is the dialect's matter (protocols.hpp).
[[nodiscard]] std::unique_ptr<Adapter> start_usi(const EngineOptions& options);
[[nodiscard]] std::unique_ptr<Adapter> start_ucci(const EngineOptions& options);

}  // namespace hurdle::engines
