// The ways to speak to an engine, by name: the one list of them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "perft/engines/protocol/adapter.hpp"

namespace hurdle::engines {

/// A protocol and what a check does with it when nothing else is said.
struct Protocol {
  std::string_view name;
  std::string_view words;  ///< how an engine is spoken to, in a line
  std::unique_ptr<Adapter> (*start)(const EngineOptions& options);
  Dialect (*dialect)();                     ///< how its engines usually write
  std::optional<std::size_t> max_restarts;  ///< of one process after another; nothing is no limit
  std::uint64_t max_nodes = 1'000'000;      ///< larger published counts are left out
};

/// All protocols, the default first.
[[nodiscard]] std::span<const Protocol> protocols();

/// The protocol with this name, or null.
[[nodiscard]] const Protocol* find_protocol(std::string_view name);

/// Their names, joined by ", ": for messages.
[[nodiscard]] std::string protocol_names();

}  // namespace hurdle::engines
