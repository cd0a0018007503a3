// The identification of an engine: its protocol, its profile and the resulting check options.
// Applies the command line options in order of precedence; asks nothing about positions.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "perft/cli/options/engine_options.hpp"
#include "perft/engines/check/check.hpp"
#include "perft/engines/handshake/profile.hpp"
#include "perft/engines/protocol/protocols.hpp"

namespace hurdle::cli {

/// The given facts about an engine; the handshake detects the others.
struct EngineSpec {
  std::string command;
  std::string profile;                          ///< a name or a file; empty for none
  const engines::Protocol* protocol = nullptr;  ///< null for none
  std::vector<engines::DialectChange> dialect;  ///< applied in this order
  std::string variant_words;                    ///< the command line options that name variants
  bool limits_restarts = false;

  /// Whether an option says how the engine writes.
  [[nodiscard]] bool names_notation() const;
};

/// The options of one engine for a handshake.
class HandshakeOptions : Arguments {
 public:
  using Arguments::Arguments;

  [[nodiscard]] const std::string& engine() const noexcept { return *engine_; }
  [[nodiscard]] const ProcessOptions& timeouts() const noexcept { return timeouts_; }
  /// Throws Failure if `--protocol auto` is given.
  void refuse_auto(std::string_view what) const { protocol_options_.refuse_auto(what); }
  [[nodiscard]] const VariantMapOption& variant_map() const noexcept {
    return protocol_options_.variant_map();
  }

  /// Takes the engine that was given without `--engine`, if any. Throws Failure if there is none at
  /// all.
  void take_engine(const std::string& engine);

  /// The given facts. Throws Failure.
  [[nodiscard]] EngineSpec given() const;

  /// Validates the options before an engine is started. Throws Failure, SuiteError.
  void prepare(engines::CheckOptions& how) const;

 private:
  TextOption engine_{command, "--engine CMD",
                     "The engine's command line, if it is not an argument"};
  ProtocolOptions protocol_options_{command};
  TextOption profile_{command, "--profile NAME|FILE",
                      "The engine's profile: a file, or the name of a profile that comes with "
                      "hurdle (default: by the engine's own name)"};
  ProcessOptions timeouts_{command};
};

/// The result of the handshake.
struct IdentifiedEngine {
  std::string name;                             ///< in the engine's own words; empty for none
  const engines::Protocol* protocol = nullptr;  ///< null when no protocol works
  bool protocol_given = false;                  ///< by --protocol
  std::vector<std::string> notes;               ///< the choices made, one a line
  /// If `protocol` is null, or if the engine does not reply to its greeting or lists no moves.
  std::optional<engines::EngineError> failure;
  bool lists_no_moves = false;  ///< it speaks the protocol and cannot be asked for its moves
  engines::Dialect usual;       ///< its usual dialect, without the given options
  std::map<std::string, engines::Dialect> usual_of;  ///< variants with another usual dialect
  std::string words;  ///< options that repeat this: `--engine … --protocol …`

  [[nodiscard]] const engines::Dialect& usual_dialect(const Notation& variant) const;

  /// Whether the program runs and does not reply to the greeting of the given protocol.
  [[nodiscard]] bool ignores_greeting() const;
};

/// Does the handshake and fills in `how`. Precedence: given options, then the profile (given or
/// found by the engine's name), then the defaults of the protocol. If no protocol works, every
/// later question throws the reason. Throws Failure, SuiteError.
[[nodiscard]] IdentifiedEngine identify_engine(const EngineSpec& given, engines::CheckOptions& how);

/// The next step for the author of an engine that cannot be asked for its moves.
inline constexpr std::string_view next_step = "next: connect its move generator by a kit (ci/kits)";

/// Whether the program starts and runs on, so that it is another program and no broken engine.
[[nodiscard]] bool runs(const engines::EngineError& failure);

/// Why no protocol works, with what the engine wrote to stderr.
[[nodiscard]] std::string no_engine_words(const engines::EngineError& failure);

/// Lets every question of the check fail for this reason, without starting the engine again.
void fail_at_once(engines::CheckOptions& how, const engines::EngineError& failure);

/// Throws Failure, which names `option`, when the profile is missing, SuiteError when it is
/// invalid.
void require_profile(const std::string& option, const std::string& name);

}  // namespace hurdle::cli
