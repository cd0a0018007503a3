// The only list of the engine protocols, by name.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "perft/engines/protocol/adapter.hpp"

namespace hurdle::engines {

/// A protocol and the defaults of a check that uses it.
struct Protocol {
  std::string_view name;
  std::string_view words;  ///< a description, one line
  std::unique_ptr<Adapter> (*start)(const EngineOptions& options);
  Dialect (*dialect)();                     ///< the usual dialect of its engines
  std::optional<std::size_t> max_restarts;  ///< of the engine; empty: no limit
  std::uint64_t max_nodes = 1'000'000;      ///< larger published counts are skipped
};

/// All protocols, the default first.
[[nodiscard]] std::span<const Protocol> protocols();

/// The protocol with this name, or null.
[[nodiscard]] const Protocol* find_protocol(std::string_view name);

/// Their names, joined by ", ": for messages.
[[nodiscard]] std::string protocol_names();

/// A program that is called as perftree calls its script, once for each question: depth, FEN and
/// moves as arguments, divide lines as the reply. `{variant}` in its arguments is replaced by the
/// variant's name in the options, else by ours. Throws EngineError (not_started) if the program
/// does not exist.
[[nodiscard]] std::unique_ptr<Adapter> start_script(const EngineOptions& options);

/// The protocol that needs the least code from an author. Starts a program that reads lines
/// `{"id":1,"variant":"janggi","fen":"…","moves":["a1a2"],"depth":1}` and replies to each with
/// `{"id":1,"moves":{"a1a2":1}}` (at depth 1 also `"moves":["a1a2"]`) or `{"id":1,"error":"…"}`.
/// All requests have depth 1. Deeper counts are computed from the lists of moves, which compares
/// the set of moves at every node. Throws EngineError (not_started).
[[nodiscard]] std::unique_ptr<Adapter> start_jsonl(const EngineOptions& options);

/// Starts an engine with xboard's protocol (CECP 2): `xboard`, `protover 2` and its features, to
/// the `pong`. It has no perft and no list of moves, so every conceivable move is tried
/// (tried_moves.hpp). Throws EngineError.
[[nodiscard]] std::unique_ptr<Adapter> start_xboard(const EngineOptions& options);

}  // namespace hurdle::engines
