// Tries one protocol after another, each in a new process.
#include "perft/engines/handshake/detect_protocol.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <vector>

#include "movegen/vocab/text/text.hpp"
#include "perft/engines/handshake/loose_lines.hpp"
#include "perft/engines/handshake/session.hpp"
#include "perft/engines/protocol/uci.hpp"

namespace hurdle::engines {
namespace {

constexpr std::chrono::milliseconds trial_timeout{5'000};
constexpr int most_crashes = 3;  // variants in which the engine may crash before it is given up
constexpr std::array<std::string_view, 6> order{"uci", "usi", "ucci", "xboard", "jsonl", "script"};

/// Whether the protocol begins with a greeting, so that a greeting answered proves the protocol.
bool greets(const Protocol& protocol) {
  return protocol.name != "jsonl" && protocol.name != "script";
}

EngineOptions for_trial(const EngineOptions& options, const Protocol& protocol) {
  EngineOptions trial = options;
  trial.timeout = std::min(options.timeout, trial_timeout);
  trial.dialect = protocol.dialect();
  trial.dialects.clear();
  return trial;
}

enum class Trial : std::uint8_t { answers, greets, fails };

struct Tried {
  Trial how = Trial::fails;
  std::string name;
  std::optional<EngineError> error;
};

bool crashed(const Tried& tried) {
  return tried.error && tried.error->trouble() == Trouble::crashed;
}

/// Whether the reply shows that the engine speaks the protocol, even if the reply is not usable.
bool is_an_answer(const RawReply& reply) {
  if (!reply.error || !loose_moves(reply.lines).empty() || is_only_total(reply.lines)) {
    return true;
  }
  return reply.error->trouble() == Trouble::refused;
}

/// The variants in the order in which an engine is asked about them. If it lists no variants, chess
/// comes first: Stockfish crashes on a position of another game.
std::vector<const Variant*> trials(std::span<const Variant> variants, bool lists) {
  std::vector<const Variant*> all;
  for (const Variant& variant : variants) {
    all.push_back(&variant);
  }
  if (!lists) {
    std::stable_partition(all.begin(), all.end(),
                          [](const Variant* one) { return is_chess(one->notation); });
  }
  return all;
}

Tried attempt(const EngineOptions& options, const Protocol& protocol,
              std::span<const Variant> variants) {
  const EngineOptions trial = for_trial(options, protocol);
  Session session(trial, protocol.start, std::nullopt);
  Tried tried;
  bool lists = false;
  try {
    lists = session.greet();
  } catch (const EngineError& error) {
    tried.error = error;
    return tried;
  }
  tried.name = session.name();
  tried.how = greets(protocol) ? Trial::greets : Trial::fails;
  int crashes = 0;
  for (const Variant* variant : trials(variants, lists)) {
    const RawReply reply = session.raw_reply(*variant, {start_position(variant->notation), {}});
    tried.name = session.name();
    if (reply.error && reply.error->trouble() == Trouble::variant_unknown) {
      continue;
    }
    tried.error = reply.error;
    if (!crashed(tried) || ++crashes == most_crashes) {
      tried.how = is_an_answer(reply) ? Trial::answers : tried.how;
      return tried;
    }
  }
  if (crashes == 0) {
    tried.how = Trial::answers;  // it replied that it knows none of the variants
  }
  return tried;
}

}  // namespace

DetectedProtocol detect_protocol(const EngineOptions& options, std::span<const Variant> variants) {
  const bool is_script = options.command.find("{variant}") != std::string::npos;
  DetectedProtocol greeted;
  std::string what;
  std::optional<Trouble> first;
  for (const std::string_view name : order) {
    const Protocol* protocol = find_protocol(name);
    if (protocol == nullptr || (is_script && name != "script")) {
      continue;
    }
    const Tried tried = attempt(options, *protocol, variants);
    if (tried.how == Trial::answers || (is_script && !tried.error)) {
      return {protocol, tried.name, std::nullopt, ""};
    }
    if (tried.error && tried.error->trouble() == Trouble::not_started) {
      return {nullptr, "", tried.error, ""};
    }
    if (tried.how == Trial::greets && greeted.protocol == nullptr) {
      greeted = {protocol, tried.name, std::nullopt,
                 fmt::format("it speaks {} but lists no moves: {}", name,
                             tried.error ? tried.error->what() : "no answer")};
      if (crashed(tried)) {
        return greeted;
      }
    }
    if (tried.error) {
      first = first ? first : tried.error->trouble();
      what += fmt::format("{}{} ({})", what.empty() ? "" : "; ", name, tried.error->what());
    }
  }
  if (greeted.protocol == nullptr) {
    greeted.trouble =
        EngineError(first.value_or(Trouble::nonsense),
                    fmt::format("the engine replies to no protocol (--protocol); tried: {}", what));
  }
  return greeted;
}

DetectedProtocol try_protocol(const EngineOptions& options, const Protocol& protocol) {
  DetectedProtocol detected{&protocol, "", std::nullopt, ""};
  const EngineOptions trial = for_trial(options, protocol);
  Session session(trial, protocol.start, 0);
  try {
    (void)session.greet();
    detected.name = session.name();
  } catch (const EngineError&) {
    detected.name.clear();  // the check reports the same error
  }
  return detected;
}

}  // namespace hurdle::engines
