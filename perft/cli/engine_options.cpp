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

void SpeechOptions::fill(engines::CheckOptions& how, const SpeechOptions* otherwise) const {
  const engines::Protocol* spoken = protocol();
  if (spoken == nullptr && otherwise != nullptr) {
    spoken = otherwise->protocol();
  }
  const engines::Protocol& chosen = spoken == nullptr ? engines::protocols().front() : *spoken;
  how.start = chosen.start;
  how.max_restarts = chosen.max_restarts;
  how.max_nodes = chosen.max_nodes;
  const engines::Dialect usual = chosen.dialect();
  how.engine.dialect =
      dialect_.on_top_of(otherwise == nullptr ? usual : otherwise->dialect_.on_top_of(usual));
  how.engine.variants = variants();
  if (otherwise != nullptr) {
    how.engine.variants.merge(otherwise->variants());  // those that are there stay
  }
}

/// The one that was named; null when none was.
const engines::Protocol* SpeechOptions::protocol() const {
  if (!protocol_option_.given()) {
    return nullptr;
  }
  const engines::Protocol* protocol = engines::find_protocol(protocol_);
  if (protocol == nullptr) {
    throw Failure(fmt::format("--protocol{} '{}': expected {}", suffix_, hurdle::quoted(protocol_),
                              engines::protocol_names()));
  }
  return protocol;
}

engines::VariantMap SpeechOptions::variants() const {
  try {
    return engines::parse_variant_map(variant_map_);
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
