// The options that say how an engine is asked, for every command that asks one. Knows the command
// line; what an engine is asked is the libraries' matter.
#pragma once

#include <string>
#include <vector>

#include "perft/cli/options/dialect_options.hpp"
#include "perft/cli/program/command.hpp"
#include "perft/cli/program/numbers.hpp"
#include "perft/engines/check/check.hpp"
#include "perft/engines/protocol/protocols.hpp"

namespace hurdle::cli {

/// How one engine is spoken to: its protocol, its names of variants, and how it writes. Must not
/// move once added.
class ProtocolOptions {
 public:
  /// `suffix` ends the name of every option, as in `--protocol-a`, where a command asks several.
  explicit ProtocolOptions(std::string suffix = "");
  ProtocolOptions(const ProtocolOptions&) = delete;
  ProtocolOptions& operator=(const ProtocolOptions&) = delete;
  ~ProtocolOptions() = default;

  void add_to(const Command& command);

  /// The same, with `auto` for the protocol and as what it is without this option.
  void add_open_to(const Command& command);

  /// The protocol that was given, if there is one; `auto` is none. Throws Failure.
  [[nodiscard]] const engines::Protocol* protocol() const;
  /// What was said of the dialect. Throws Failure.
  [[nodiscard]] engines::DialectChange dialect() const { return dialect_.change(); }
  /// What the engine calls our variants. Throws Failure.
  [[nodiscard]] engines::VariantMap variants() const;
  /// The options of `variants`, as a shell reads them, each with a blank before it.
  [[nodiscard]] std::string variant_words() const;

  /// Fills in what these options are about. Throws Failure.
  void fill(engines::CheckOptions& how) const;

 private:
  void add_rest_to(const Command& command);

  std::string suffix_;
  std::string protocol_;
  Option protocol_option_;
  DialectOptions dialect_;
  std::vector<std::string> variant_map_;
};

/// How long an engine is waited for, and how many of them are started. Must not move once added.
class TimeoutOptions {
 public:
  TimeoutOptions() = default;
  TimeoutOptions(const TimeoutOptions&) = delete;
  TimeoutOptions& operator=(const TimeoutOptions&) = delete;
  ~TimeoutOptions() = default;

  void add_to(const Command& command);

  [[nodiscard]] bool limits_restarts() const { return max_restarts_.given(); }

  /// Fills in what these options are about, after ProtocolOptions did. Throws Failure.
  void fill(engines::CheckOptions& how) const;

 private:
  static constexpr std::uint64_t default_timeout_seconds = 60;
  static constexpr std::uint64_t most_timeout_seconds = 86'400;
  static constexpr std::uint64_t most_restarts = 1'000'000;
  static constexpr std::uint64_t most_jobs = 256;

  NumberOption timeout_{"--timeout", {1, most_timeout_seconds}, default_timeout_seconds};
  NumberOption max_restarts_{"--max-restarts", {0, most_restarts}, 0};
  NumberOption jobs_{"--jobs", {1, most_jobs}, 1};
};

}  // namespace hurdle::cli
