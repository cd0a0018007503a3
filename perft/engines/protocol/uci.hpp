// Engines with the UCI, USI or UCCI protocol, and the Stockfish family's commands `go perft` and
// `d` if the engine has them.
#pragma once

#include <memory>

#include "perft/engines/protocol/adapter.hpp"

namespace hurdle::engines {

/// Whether UCI was made for this variant: an engine may play it without listing its name.
[[nodiscard]] bool is_chess(const Notation& variant) noexcept;

/// Starts a UCI engine: handshake `uci` to `uciok`. Throws EngineError.
[[nodiscard]] std::unique_ptr<Adapter> start_uci(const EngineOptions& options);

/// The same for a USI engine (`usi` to `usiok`, `position sfen …`) and a UCCI engine (`ucci` to
/// `ucciok`, options without `name` and `value`), both with `go perft`. The dialect determines how
/// they write squares and positions (protocols.hpp).
[[nodiscard]] std::unique_ptr<Adapter> start_usi(const EngineOptions& options);
[[nodiscard]] std::unique_ptr<Adapter> start_ucci(const EngineOptions& options);

/// A UCI engine whose command for perft is another one: `perft N`, `divide N`, `go split N` …
[[nodiscard]] std::unique_ptr<Adapter> start_uci_perft(const EngineOptions& options);

/// The same for an engine without `go perft`: its lists of moves come from searches of depth 1
/// (search_lists.hpp). Throws EngineError (refused) if a UCI or USI engine has no option MultiPV.
[[nodiscard]] std::unique_ptr<Adapter> start_uci_search(const EngineOptions& options);
[[nodiscard]] std::unique_ptr<Adapter> start_usi_search(const EngineOptions& options);
[[nodiscard]] std::unique_ptr<Adapter> start_ucci_search(const EngineOptions& options);

}  // namespace hurdle::engines
