// Engines with the UCI, USI or UCCI protocol, and the Stockfish family's commands `go perft` and
// `d` if the engine has them.
#pragma once

#include <cstdint>
#include <memory>

#include "perft/engines/protocol/adapter.hpp"
#include "perft/engines/protocol/uci/uci_words.hpp"

namespace hurdle::engines {

/// Whether UCI was made for this variant: an engine may play it without listing its name.
[[nodiscard]] bool is_chess(const Notation& variant) noexcept;

/// How an engine shows its moves.
enum class ListsBy : std::uint8_t {
  go_perft,     ///< by `go perft N`
  other_perft,  ///< by another command for perft (perft_answer.hpp)
  search,       ///< by searches of depth 1 (search_lists.hpp)
  count_alone   ///< not at all: its perft prints the number of nodes (count_alone.hpp)
};

/// Starts a UCI engine, or with their words (uci_words.hpp) a USI or UCCI engine: handshake `uci`
/// to `uciok`. Throws EngineError; refused for a UCI or USI engine that searches and has no option
/// MultiPV.
[[nodiscard]] std::unique_ptr<Adapter> start_uci_engine(const EngineOptions& options,
                                                        const UciWords& words, ListsBy lists_by);

/// The same for a UCI engine with `go perft`.
[[nodiscard]] std::unique_ptr<Adapter> start_uci(const EngineOptions& options);

}  // namespace hurdle::engines
