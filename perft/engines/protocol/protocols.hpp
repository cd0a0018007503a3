// The only list of the engine protocols, by name.
#pragma once

#include <cstddef>
#include <cstdint>
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

}  // namespace hurdle::engines
