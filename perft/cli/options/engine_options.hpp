// The options that configure the connection to an engine, shared by every command that runs one.
#pragma once

#include <boost/core/noncopyable.hpp>
#include <chrono>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

#include "perft/cli/program/command.hpp"
#include "perft/cli/program/numbers.hpp"
#include "perft/engines/check/check.hpp"
#include "perft/engines/handshake/notation/dialect_fields.hpp"
#include "perft/engines/protocol/protocols.hpp"

namespace hurdle::cli {

/// What the help of `--protocol` gives as its default.
enum class UsualProtocol { uci, automatic };

/// One engine's protocol.
class ProtocolOption : public TextOption {
 public:
  /// `suffix` ends the name, as in `--protocol-a`, for commands with several engines.
  ProtocolOption(const Command& command, UsualProtocol usual, std::string suffix = "");

  /// The given protocol; null without the option or, if that is the default, for `auto`. Throws
  /// Failure.
  [[nodiscard]] const engines::Protocol* protocol() const;
  /// Throws Failure if `auto` is given: for `what`, the default is `uci`.
  void refuse_auto(std::string_view what) const;

 private:
  UsualProtocol usual_;
  std::string suffix_;
};

/// One engine's names of variants.
class VariantMapOption : public ListOption {
 public:
  /// `suffix` ends the name.
  VariantMapOption(const Command& command, std::string suffix = "");

  /// The engine's names of our variants; given a custom game, of this game alone. Throws Failure.
  [[nodiscard]] engines::VariantMap names(std::string_view custom_game = {}) const;
  /// The options as given, without the suffix, quoted for a shell, each after a blank.
  [[nodiscard]] std::string words() const;

 private:
  std::string suffix_;
};

/// How one engine writes positions and moves.
class DialectOptions : boost::noncopyable {
 public:
  /// `suffix` ends the name of every option, as in `--letters-a`.
  DialectOptions(const Command& command, std::string suffix);

  /// The given changes. Throws Failure.
  [[nodiscard]] engines::DialectChange change() const;

 private:
  struct FieldOption {
    const engines::DialectField* field = nullptr;
    Option option;
    bool flag = false;
    std::string text;
    std::vector<std::string> pairs;
  };

  [[nodiscard]] std::string name(const engines::DialectField& field) const;
  void add(const Command& command, FieldOption& given) const;

  std::string suffix_;
  std::deque<FieldOption> options_;  // whose addresses stay the same
};

/// One engine's protocol, dialect and names of variants.
class ProtocolOptions {
 public:
  /// `suffix` ends the name of every option.
  explicit ProtocolOptions(const Command& command, UsualProtocol usual = UsualProtocol::automatic,
                           const std::string& suffix = "");

  [[nodiscard]] const engines::Protocol* protocol() const { return protocol_.protocol(); }
  void refuse_auto(std::string_view what) const { protocol_.refuse_auto(what); }
  /// The given changes to the dialect. Throws Failure.
  [[nodiscard]] engines::DialectChange dialect() const { return dialect_.change(); }
  [[nodiscard]] const VariantMapOption& variant_map() const { return variant_map_; }

  /// Copies the protocol (by default UCI) with its limits, the dialect and the names of variants
  /// into `how`. Throws Failure.
  void fill(engines::CheckOptions& how) const;

 private:
  ProtocolOption protocol_;
  DialectOptions dialect_;
  VariantMapOption variant_map_;
};

/// Time limit and restarts of an engine.
class TimeoutOptions : public Arguments {
 public:
  using Arguments::Arguments;

  [[nodiscard]] std::chrono::seconds timeout() const;
  [[nodiscard]] bool limits_restarts() const { return max_restarts_.given(); }

  /// Copies the values of these options into `how`; call ProtocolOptions::fill first. Throws
  /// Failure.
  void fill(engines::CheckOptions& how) const;

 private:
  static constexpr std::uint64_t most_timeout_seconds = 86'400;
  static constexpr std::uint64_t most_restarts = 1'000'000;

  NumberOption timeout_{command, "--timeout S", "Seconds to wait for each reply (default 60)",
                        Range{1, most_timeout_seconds}, 60};
  NumberOption max_restarts_{
      command, "--max-restarts N",
      "Give up after N restarts in a row without a reply (default 20; by script, never)",
      Range{0, most_restarts}, 0};
};

/// The same for commands that can run several processes of an engine.
class ProcessOptions : public TimeoutOptions {
 public:
  using TimeoutOptions::TimeoutOptions;

  /// As `TimeoutOptions::fill`.
  void fill(engines::CheckOptions& how) const;

 private:
  static constexpr std::uint64_t most_jobs = 256;

  NumberOption jobs_{command, "--jobs N", "Engine processes that run in parallel (default 1)",
                     Range{1, most_jobs}, 1};
};

}  // namespace hurdle::cli
