// Finding out which protocol an engine speaks. Knows in which order they are tried and what counts
// as an answer; each protocol itself is in protocols.hpp.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "perft/count/variants.hpp"
#include "perft/engines/protocol/adapter.hpp"
#include "perft/engines/protocol/protocols.hpp"

namespace hurdle::engines {

/// The name of the protocol that stands for "find out".
inline constexpr std::string_view any_protocol = "auto";

/// How an engine answered.
struct DetectedProtocol {
  const Protocol* protocol = nullptr;  ///< null when it answered by none
  std::string name;                    ///< that it gives itself; empty for none
  std::optional<EngineError> trouble;  ///< what was tried, when there is no protocol
  std::string remark;  ///< about a protocol that it greets in and cannot be asked by
};

/// Tries uci, usi, ucci, xboard, jsonl and script, as far as they are on the list, with at most
/// some seconds for each answer. An engine that greets is asked for the moves of the first of the
/// variants that it knows and does not end in; one that greets and has no list of moves is tried by
/// what follows, and taken as it is when nothing better does, or at once when it ends by itself. A
/// command with `{variant}` in it is a script. Throws Interrupted.
[[nodiscard]] DetectedProtocol detect_protocol(const EngineOptions& options,
                                               std::span<const Variant> variants);

/// The engine by this protocol: its name. Trouble is left to whoever asks it in earnest. Throws
/// Interrupted.
[[nodiscard]] DetectedProtocol try_protocol(const EngineOptions& options, const Protocol& protocol);

}  // namespace hurdle::engines
