// The options that configure the connection to an engine, shared by every command that runs one.
#pragma once

#include <boost/core/noncopyable.hpp>
#include <chrono>
#include <string>
#include <vector>

#include "perft/cli/options/dialect_options.hpp"
#include "perft/cli/program/command.hpp"
#include "perft/cli/program/numbers.hpp"
#include "perft/engines/check/check.hpp"
#include "perft/engines/protocol/protocols.hpp"

namespace hurdle::cli {

/// One engine's protocol, dialect and names of variants. Must not move once added.
class ProtocolOptions : boost::noncopyable {
 public:
  /// `suffix` ends the name of every option, as in `--protocol-a`, for commands with several
  /// engines.
  explicit ProtocolOptions(std::string suffix = "");

  void add_to(const Command& command);

  /// Adds `--protocol` alone.
  void add_protocol_to(const Command& command);

  /// The same as `add_to`; `--protocol` also accepts `auto`, its default.
  void add_open_to(const Command& command);

  /// The given protocol; null without the option or for `auto`. Throws Failure.
  [[nodiscard]] const engines::Protocol* protocol() const;
  /// The given changes to the dialect. Throws Failure.
  [[nodiscard]] engines::DialectChange dialect() const { return dialect_.change(); }
  /// The engine's names of our variants. Throws Failure.
  [[nodiscard]] engines::VariantMap variants() const;
  /// The `--variant-map` options as given, without the suffix, quoted for a shell, each after a
  /// blank.
  [[nodiscard]] std::string variant_words() const;

  /// Copies the protocol (by default UCI) with its limits, the dialect and the names of variants
  /// into `how`. Throws Failure.
  void fill(engines::CheckOptions& how) const;

 private:
  void add_rest_to(const Command& command);

  std::string suffix_;
  std::string protocol_;
  Option protocol_option_;
  DialectOptions dialect_;
  std::vector<std::string> variant_map_;
};

/// Time limit, restarts and parallel processes of an engine. Must not move once added.
class TimeoutOptions : boost::noncopyable {
 public:
  void add_to(const Command& command);
  /// The same for commands that run one process.
  void add_to_single(const Command& command);

  [[nodiscard]] std::chrono::seconds timeout() const;
  [[nodiscard]] bool limits_restarts() const { return max_restarts_.given(); }

  /// Copies the values of these options into `how`; call ProtocolOptions::fill first. Throws
  /// Failure.
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
