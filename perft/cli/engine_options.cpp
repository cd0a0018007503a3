#include "perft/cli/engine_options.hpp"

#include <fmt/format.h>

#include <chrono>
#include <stdexcept>
#include <utility>

#include "movegen/vocab/text.hpp"
#include "perft/cli/failure.hpp"
#include "perft/engines/protocols.hpp"

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

std::string protocol_words() {
  std::string words = "How the engine is spoken to (default uci)";
  for (const engines::Protocol& one : engines::protocols()) {
    words += fmt::format("\n{}: {}", one.name, one.words);
  }
  return words;
}

}  // namespace

SpeechOptions::SpeechOptions(std::string suffix) : suffix_(std::move(suffix)), dialect_(suffix_) {}

void SpeechOptions::add_to(const Command& command) {
  const bool alone = suffix_.empty();
  protocol_option_ =
      command.add_option("--protocol" + suffix_, protocol_,
                         alone ? protocol_words() : "The protocol of this engine alone", "P");
  dialect_.add_to(command);
  command
      .add_list("--variant-map" + suffix_, variant_map_,
                "What the engine calls a variant, as janggi-casual=janggicasual", "OURS=THEIRS")
      .one_at_a_time();
}

void SpeechOptions::fill(engines::CheckOptions& how, const std::string& protocol) const {
  const bool own = protocol_option_.given();
  const engines::Protocol& spoken =
      protocol_named(own ? protocol_ : protocol, own ? suffix_ : std::string());
  how.start = spoken.start;
  how.max_restarts = spoken.max_restarts;
  how.engine.dialect = dialect_.on_top_of(spoken.dialect());
  try {
    how.engine.variants = engines::parse_variant_map(variant_map_);
  } catch (const std::invalid_argument& error) {
    throw Failure(fmt::format("--variant-map{}: {}", suffix_, error.what()));
  }
}

void PatienceOptions::add_to(const Command& command) {
  timeout_.add_to(command, "S", "Seconds for each answer (default 60)");
  max_restarts_.add_to(command, "N",
                       "Give up after N restarts in a row without an answer (default: 20 "
                       "by uci, never by script)");
  jobs_.add_to(command, "N", "Engine processes beside each other (default 1)");
}

void PatienceOptions::fill(engines::CheckOptions& how) const {
  how.engine.timeout = std::chrono::seconds(timeout_.value());
  if (max_restarts_.given()) {
    how.max_restarts = max_restarts_.value();
  }
  how.jobs = jobs_.value();
}

}  // namespace hurdle::cli
