// An engine as it is met: by which protocol, with which profile, and what follows for how it is
// asked. Knows the options and the order in which they count; asks nothing about positions.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "perft/cli/options/engine_options.hpp"
#include "perft/cli/program/command.hpp"
#include "perft/engines/check/check.hpp"
#include "perft/engines/handshake/profile.hpp"
#include "perft/engines/protocol/protocols.hpp"

namespace hurdle::cli {

/// What is given of an engine that is found out about; what is not given is found out.
struct EngineSpec {
  std::string command;
  std::string profile;                          ///< a name or a file; empty for none
  const engines::Protocol* protocol = nullptr;  ///< null for none
  std::vector<engines::DialectChange> dialect;  ///< each on top of those before it
  std::string variant_words;                    ///< the options that name variants
  bool limits_restarts = false;
};

/// The options of one engine that is found out about. Must not move once added.
class HandshakeOptions {
 public:
  HandshakeOptions() = default;
  HandshakeOptions(const HandshakeOptions&) = delete;
  HandshakeOptions& operator=(const HandshakeOptions&) = delete;
  ~HandshakeOptions() = default;

  void add_to(const Command& command);

  [[nodiscard]] const std::string& engine() const noexcept { return engine_; }

  /// What was given. Throws Failure.
  [[nodiscard]] EngineSpec given() const;

  /// Refuses what cannot be read, before an engine is started. Throws Failure, SuiteError.
  void prepare(engines::CheckOptions& how) const;

 private:
  std::string engine_;
  std::string profile_;
  ProtocolOptions protocol_options_;
  TimeoutOptions timeouts_;
};

/// What was found out.
struct IdentifiedEngine {
  std::string name;                             ///< that it gives itself; empty for none
  const engines::Protocol* protocol = nullptr;  ///< null when it answers by none
  std::vector<std::string> notes;               ///< what was chosen, a line each
  engines::Dialect usual;                       ///< how its kind writes, without the options given
  std::map<std::string, engines::Dialect> usual_of;  ///< the same of variants, where it differs
  std::string words;  ///< that ask it so again: `--engine … --protocol …`

  [[nodiscard]] const engines::Dialect& usual_dialect(const Notation& variant) const;
};

/// Meets the engine and fills in how it is asked. What is given comes first, then the profile that
/// is given or has the engine's name, then what the protocol's engines do. Where it answers by no
/// protocol, every question throws why. Throws Failure, SuiteError.
[[nodiscard]] IdentifiedEngine identify_engine(const EngineSpec& given, engines::CheckOptions& how);

/// Refuses a profile that is not there or cannot be read; `option` names it. Throws Failure,
/// SuiteError.
void require_profile(const std::string& option, const std::string& name);

}  // namespace hurdle::cli
