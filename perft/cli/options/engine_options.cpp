#include "perft/cli/options/engine_options.hpp"

#include <fmt/format.h>

#include <chrono>
#include <memory>
#include <stdexcept>
#include <utility>

#include "movegen/vocab/mapped.hpp"
#include "movegen/vocab/text/lists.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/cli/options/offers.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/engines/handshake/detect_protocol.hpp"
#include "perft/engines/process/command.hpp"
#include "perft/engines/protocol/protocols.hpp"

namespace hurdle::cli {
namespace {

const engines::Protocol& protocol_named(const std::string& name, const std::string& suffix) {
  const engines::Protocol* protocol = engines::find_protocol(name);
  if (protocol == nullptr) {
    throw Failure(fmt::format("--protocol{} '{}': expected {}", suffix, hurdle::quoted(name),
                              engines::protocol_names()));
  }
  return *protocol;
}

/// Starts an engine whose protocol is not given. One that does not greet may speak another.
std::unique_ptr<engines::Adapter> start_by_default(const engines::EngineOptions& options) {
  try {
    return engines::protocols().front().start(options);
  } catch (const engines::EngineError& error) {
    if (error.kind() == engines::EngineFailure::not_started) {
      throw;
    }
    throw error.with(fmt::format("{}; name its protocol with --protocol", error.what()),
                     error.stderr_lines());
  }
}

std::vector<Proposal> offered_protocols(const Typed& /*typed*/) {
  return mapped(engines::protocols(), [&](const engines::Protocol& one) {
    return Proposal{std::string(one.name), std::string(one.words)};
  });
}

std::string protocol_words(UsualProtocol usual, const std::string& suffix) {
  if (!suffix.empty()) {
    return "The protocol of this engine alone";
  }
  const bool automatic = usual == UsualProtocol::automatic;
  std::string words =
      fmt::format("The engine's protocol (default {})", automatic ? engines::any_protocol : "uci");
  for (const engines::Protocol& one : engines::protocols()) {
    words += fmt::format("\n{}: {}", one.name, one.words);
  }
  return words +
         (automatic ? "\nauto: try these in turn (of custom games the default is uci)" : "");
}

}  // namespace

ProtocolOption::ProtocolOption(const Command& command, UsualProtocol usual, std::string suffix)
    : TextOption(command, fmt::format("--protocol{} P", suffix), protocol_words(usual, suffix),
                 Traits{.offers = offered_protocols}),
      usual_(usual),
      suffix_(std::move(suffix)) {}

ProtocolOptions::ProtocolOptions(const Command& command, UsualProtocol usual,
                                 const std::string& suffix)
    : protocol_(command, usual, suffix), dialect_(command, suffix), variant_map_(command, suffix) {}

void ProtocolOptions::fill(engines::CheckOptions& how) const {
  const engines::Protocol* spoken = protocol();
  const engines::Protocol& chosen = spoken == nullptr ? engines::protocols().front() : *spoken;
  how.start = spoken == nullptr ? &start_by_default : chosen.start;
  how.max_restarts = chosen.max_restarts;
  how.max_nodes = chosen.max_nodes;
  how.engine.dialect = dialect().on_top_of(chosen.dialect());
  how.engine.variants = variant_map_.names();
}

const engines::Protocol* ProtocolOption::protocol() const {
  const bool finds_out = usual_ == UsualProtocol::automatic && **this == engines::any_protocol;
  return !given() || finds_out ? nullptr : &protocol_named(**this, suffix_);
}

void ProtocolOption::refuse_auto(std::string_view what) const {
  if (**this == engines::any_protocol) {
    throw Failure(fmt::format("--protocol{} '{}': does not go with {}; expected {}", suffix_,
                              **this, what, engines::protocol_names()));
  }
}

VariantMapOption::VariantMapOption(const Command& command, std::string suffix)
    : ListOption(command, fmt::format("--variant-map{} OURS=THEIRS", suffix),
                 "The engine's name for a variant, such as janggi-casual=janggicasual",
                 Traits{.one_at_a_time = true}),
      suffix_(std::move(suffix)) {}

engines::VariantMap VariantMapOption::names(std::string_view custom_game) const {
  try {
    return engines::parse_variant_map(**this, custom_game);
  } catch (const std::invalid_argument& error) {
    throw Failure(fmt::format("--variant-map{}: {}", suffix_, error.what()));
  }
}

std::string VariantMapOption::words() const {
  return join_texts(**this, "", [](const std::string& pair) {
    return fmt::format(" --variant-map {}", engines::shell_word(pair));
  });
}

std::chrono::seconds TimeoutOptions::timeout() const {
  return std::chrono::seconds(timeout_.value());
}

void TimeoutOptions::fill(engines::CheckOptions& how) const {
  how.engine.timeout = timeout();
  if (max_restarts_.given()) {
    how.max_restarts = max_restarts_.value();
  }
}

void ProcessOptions::fill(engines::CheckOptions& how) const {
  TimeoutOptions::fill(how);
  how.jobs = jobs_.value();
}

std::string DialectOptions::name(const engines::DialectField& field) const {
  return "--" + field.name + suffix_;
}

DialectOptions::DialectOptions(const Command& command, std::string suffix)
    : suffix_(std::move(suffix)) {
  for (const engines::DialectField& field : engines::dialect_fields()) {
    options_.emplace_back().field = &field;
    add(command, options_.back());
  }
}

void DialectOptions::add(const Command& command, FieldOption& given) const {
  const engines::DialectField& field = *given.field;
  const std::string name_and_unit = name(field) + " " + field.unit;
  const std::string choices = field.choices();
  const Offer offers = choices.empty() ? Offer() : one_of(choices);
  if (field.is_flag()) {
    given.option = command.add_flag(name(field), given.flag, field.help);
  } else if (field.takes_pairs()) {
    given.option = command.add(name_and_unit, given.pairs, field.help,
                               Traits{.offers = offers, .separator = ','});
  } else {
    given.option = command.add(name_and_unit, given.text, field.help, Traits{.offers = offers});
  }
}

engines::DialectChange DialectOptions::change() const {
  engines::DialectChange change;
  for (const FieldOption& given : options_) {
    if (!given.option.given()) {
      continue;
    }
    const engines::DialectField& field = *given.field;
    try {
      change.set(field,
                 field.takes_pairs()
                     ? given.pairs
                     : std::vector{field.is_flag() ? given.flag ? "true" : "false" : given.text});
    } catch (const std::invalid_argument& error) {
      throw Failure(fmt::format("{} {}", name(field), error.what()));
    }
  }
  return change;
}

}  // namespace hurdle::cli
