#include "perft/cli/options/engine_options.hpp"

#include <fmt/format.h>

#include <chrono>
#include <stdexcept>
#include <utility>

#include "movegen/vocab/mapped.hpp"
#include "movegen/vocab/text/text.hpp"
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

std::vector<Proposal> offered_protocols(const Typed& /*typed*/) {
  return mapped(engines::protocols(), [&](const engines::Protocol& one) {
    return Proposal{std::string(one.name), std::string(one.words)};
  });
}

std::string protocol_words(std::string_view usual) {
  std::string words = fmt::format("The engine's protocol (default {})", usual);
  for (const engines::Protocol& one : engines::protocols()) {
    words += fmt::format("\n{}: {}", one.name, one.words);
  }
  return words;
}

}  // namespace

ProtocolOptions::ProtocolOptions(std::string suffix)
    : suffix_(std::move(suffix)), dialect_(suffix_) {}

void ProtocolOptions::add_protocol_to(const Command& command) {
  protocol_option_ =
      command.add_option("--protocol" + suffix_, protocol_, protocol_words("uci"), "P");
  protocol_option_.offers(offered_protocols);
}

void ProtocolOptions::add_to(const Command& command) {
  add_protocol_to(command);
  add_rest_to(command);
}

void ProtocolOptions::add_open_to(const Command& command) {
  protocol_option_ = command.add_option(
      "--protocol" + suffix_, protocol_,
      suffix_.empty() ? protocol_words(engines::any_protocol) + "\nauto: try these in turn"
                      : "The protocol of this engine alone",
      "P");
  protocol_option_.offers(offered_protocols);
  add_rest_to(command);
}

void ProtocolOptions::add_rest_to(const Command& command) {
  dialect_.add_to(command);
  command
      .add_list("--variant-map" + suffix_, variant_map_,
                "The engine's name for a variant, such as janggi-casual=janggicasual",
                "OURS=THEIRS")
      .one_at_a_time();
}

void ProtocolOptions::fill(engines::CheckOptions& how) const {
  const engines::Protocol* spoken = protocol();
  const engines::Protocol& chosen = spoken == nullptr ? engines::protocols().front() : *spoken;
  how.start = chosen.start;
  how.max_restarts = chosen.max_restarts;
  how.max_nodes = chosen.max_nodes;
  how.engine.dialect = dialect().on_top_of(chosen.dialect());
  how.engine.variants = variants();
}

const engines::Protocol* ProtocolOptions::protocol() const {
  return !protocol_option_.given() || protocol_ == engines::any_protocol
             ? nullptr
             : &protocol_named(protocol_, suffix_);
}

engines::VariantMap ProtocolOptions::variants() const {
  try {
    return engines::parse_variant_map(variant_map_);
  } catch (const std::invalid_argument& error) {
    throw Failure(fmt::format("--variant-map{}: {}", suffix_, error.what()));
  }
}

std::string ProtocolOptions::variant_words() const {
  std::string words;
  for (const std::string& pair : variant_map_) {
    words += fmt::format(" --variant-map {}", engines::shell_word(pair));
  }
  return words;
}

void TimeoutOptions::add_to_single(const Command& command) {
  timeout_.add_to(command, "S", "Seconds to wait for each reply (default 60)");
  max_restarts_.add_to(
      command, "N",
      "Give up after N restarts in a row without a reply (default 20; by script, never)");
}

void TimeoutOptions::add_to(const Command& command) {
  add_to_single(command);
  jobs_.add_to(command, "N", "Engine processes that run in parallel (default 1)");
}

std::chrono::seconds TimeoutOptions::timeout() const {
  return std::chrono::seconds(timeout_.value());
}

void TimeoutOptions::fill(engines::CheckOptions& how) const {
  how.engine.timeout = timeout();
  if (max_restarts_.given()) {
    how.max_restarts = max_restarts_.value();
  }
  how.jobs = jobs_.value();
}

}  // namespace hurdle::cli
