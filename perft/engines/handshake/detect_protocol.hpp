// Finds out which protocol an engine speaks: the order in which protocols are tried, and what
// counts as a reply. protocols.hpp has the protocols.
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

/// The protocol of an engine.
struct DetectedProtocol {
  const Protocol* protocol = nullptr;  ///< null if the engine replied to none
  std::string name;                    ///< that the engine reports; empty for none
  /// The reason, if `protocol` is null, or if the engine does not reply to its greeting or lists no
  /// moves.
  std::optional<EngineError> failure;
  std::string remark;      ///< set if the engine answers the protocol's greeting but lists no moves
  std::string own_game{};  ///< as in `EngineOptions`
  bool lists_no_moves = false;  ///< it answers the greeting, runs on, and lists no moves
};

/// Tries uci, xboard, usi, ucci, jsonl and script (those that this build has), with a limit of a
/// few seconds for each reply. After the greeting it asks for the start moves of one variant after
/// another, until the engine knows one and does not crash. An engine that answers the greeting of
/// uci but lists no moves is also tried with xboard; if that does not work, or if it crashed, the
/// result is the protocol of the greeting, with a remark. A command that contains `{variant}` is a
/// script. A program that ends before it reads anything is only tried as a script. Throws
/// Interrupted.
[[nodiscard]] DetectedProtocol detect_protocol(const EngineOptions& options,
                                               std::span<const Variant> variants);

/// Starts the engine with this protocol to read its name. `failure` is set if it does not greet;
/// `protocol` is null if it ended before it read anything.
/// Throws Interrupted.
[[nodiscard]] DetectedProtocol try_protocol(const EngineOptions& options, const Protocol& protocol);

/// The error of an engine that ended before it read anything, in words that name no question.
[[nodiscard]] EngineError end_at_start(const EngineError& end);

}  // namespace hurdle::engines
