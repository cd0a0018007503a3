// Tries one protocol after another, each in a new process.
#include "perft/engines/handshake/detect_protocol.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <string>
#include <utility>
#include <vector>

#include "movegen/vocab/text/text.hpp"
#include "perft/engines/handshake/handshake.hpp"
#include "perft/engines/handshake/notation/echo.hpp"
#include "perft/engines/handshake/notation/loose_lines.hpp"
#include "perft/engines/handshake/own_game.hpp"
#include "perft/engines/handshake/session.hpp"
#include "perft/engines/process/process.hpp"
#include "perft/engines/protocol/uci.hpp"

namespace hurdle::engines {
namespace {

constexpr std::chrono::milliseconds first_timeout{5'000};  // the engine may have much to load
constexpr std::chrono::milliseconds later_timeout{4'000};
constexpr std::chrono::milliseconds trial_timeout{2'000};  // for commands that may begin a search
constexpr std::chrono::milliseconds slow_timeout{30'000};  // also for the first `readyok`
constexpr int most_crashes = 3;  // variants in which the engine may crash before it is given up
constexpr std::array<std::string_view, 6> order{"uci", "xboard", "usi", "ucci", "jsonl", "script"};

/// Whether the protocol begins with a greeting, so that a greeting answered proves the protocol.
bool greets(const Protocol& protocol) {
  return protocol.name != "jsonl" && protocol.name != "script";
}

EngineOptions for_trial(const EngineOptions& options, const Protocol& protocol,
                        std::chrono::milliseconds timeout) {
  EngineOptions trial = options;
  trial.timeout = std::min(options.timeout, timeout);
  trial.patience = handshake_patience;
  trial.dialect = protocol.dialect();
  trial.dialects.clear();
  return trial;
}

enum class Trial : std::uint8_t { answers, greets, fails };

struct Tried {
  Trial how = Trial::fails;
  bool only_total = false;  // without a line for each move
  std::string name;
  std::string own_game;
  std::optional<EngineError> error;
};

bool crashed(const Tried& tried) {
  return tried.error && tried.error->kind() == EngineFailure::crashed;
}

/// Whether the reply shows that the engine speaks the protocol, even if the reply is not usable.
bool is_an_answer(const RawReply& reply) {
  if (!reply.error || !loose_moves(reply.lines).empty() || is_only_total(reply.lines)) {
    return true;
  }
  return reply.error->kind() == EngineFailure::refused || reply.error->has_move_list();
}

/// Whether the engine speaks xboard, by its features, but cannot be asked: it can be told no
/// position, or nothing ends its replies.
bool lacks_a_feature(const EngineError& error) {
  const std::string_view text = error.what();
  return text.find("no setboard=1") != std::string_view::npos ||
         text.find("has ping=0") != std::string_view::npos;
}

/// Whether the engine may play another game than the one that it was asked about.
bool may_play_another(const Variant& variant, const EngineOptions& options, const RawReply& reply) {
  if (reply.error) {
    return reply.error->kind() == EngineFailure::crashed ||
           reply.error->kind() == EngineFailure::refused ||
           reply.error->kind() == EngineFailure::nonsense;
  }
  try {
    if (reply.echo) {
      const std::string fen = options.dialect_of(variant.notation).our_fen(*reply.echo);
      compare_echo(variant.notation, start_position(variant.notation), fen);
      return false;
    }
    return is_chess(variant.notation) && !lists_start_moves(variant, reply.lines);
  } catch (const EngineError&) {
    return true;
  }
}

/// How an engine ended, without the question.
std::string end_of(const EngineError& error) {
  const std::string text = error.what();
  return text.substr(0, text.find(';'));
}

/// Whether two engines ended in the same way, whatever they were asked, and wrote the same reason
/// to stderr: the program does not start.
bool same_end(const EngineError& one, const EngineError& other) {
  return one.kind() == EngineFailure::crashed && end_of(one) == end_of(other) &&
         !one.stderr_lines().empty() && one.stderr_lines() == other.stderr_lines();
}

/// Asks the engine by one protocol. Stops at a crash that is the same end as `known_end`. `game` is
/// the engine's own game, if it is known.
Tried attempt(const EngineOptions& options, const Protocol& protocol,
              std::span<const Variant> variants, std::chrono::milliseconds timeout,
              const std::optional<EngineError>& known_end = std::nullopt,
              const std::string& game = "") {
  EngineOptions trial = for_trial(options, protocol, timeout);
  trial.own_game = game;
  Session session(trial, protocol.start, std::nullopt);
  Tried tried;
  tried.own_game = game;
  bool lists = false;
  try {
    lists = session.greet();
  } catch (const EngineError& error) {
    tried.how = lacks_a_feature(error) ? Trial::greets : Trial::fails;
    tried.error = error;
    return tried;
  }
  tried.name = session.name();
  tried.how = greets(protocol) ? Trial::greets : Trial::fails;
  int crashes = 0;
  const bool one_named = game.empty() && options.requested && options.requested->size() == 1;
  const std::string& first = one_named ? *options.requested->begin() : game;
  for (const Variant* variant : in_order_of_trial(variants, lists, first)) {
    const RawReply reply = session.raw_reply(*variant, {start_position(variant->notation), {}});
    tried.name = session.name();
    const bool by_uci = protocol.name.starts_with("uci");
    if (by_uci && !lists && game.empty() && may_play_another(*variant, trial, reply)) {
      if (const std::string own = own_game(session, variants); !own.empty()) {
        return attempt(options, protocol, variants, timeout, known_end, own);
      }
    }
    if (reply.error && reply.error->kind() == EngineFailure::variant_unknown) {
      continue;
    }
    tried.error = reply.error;
    const bool again = crashed(tried) && known_end && same_end(*known_end, *tried.error);
    if (!crashed(tried) || again || ++crashes == most_crashes) {
      tried.how = is_an_answer(reply) ? Trial::answers : tried.how;
      tried.only_total = reply.error && is_only_total(reply.lines);
      return tried;
    }
  }
  if (crashes == 0) {
    tried.how = Trial::answers;  // it replied that it knows none of the variants
  }
  return tried;
}

/// Whether the engine has not replied to `isready`.
bool is_never_ready(const EngineError& error) {
  return error.kind() == EngineFailure::timed_out &&
         std::string_view(error.what()).find("`isready`") != std::string_view::npos;
}

/// Other ways to ask an engine that has answered this protocol's greeting and lists no moves.
std::vector<std::string_view> other_ways(std::string_view protocol) {
  if (protocol == "uci") {
    // Some engines that speak xboard beside take moves there.
    return {"uci-perft", "uci-search", "xboard", "uci-count"};
  }
  if (protocol == "usi") {
    return {"usi-search", "usi-count"};
  }
  return protocol == "ucci" ? std::vector<std::string_view>{"ucci-search", "ucci-count"}
                            : std::vector<std::string_view>{};
}

/// Whether the error shows that the program speaks lines of JSON.
bool is_json(const Tried& tried) {
  return tried.error &&
         std::string_view(tried.error->what()).find("a line of JSON") != std::string_view::npos;
}

/// How a script ends, if it ends in the same way with a question as without any.
std::optional<EngineError> end_as_script(const EngineOptions& options, const Protocol& script) {
  constexpr std::chrono::seconds time_limit{1};
  std::optional<EngineError> end;
  try {
    Process process(options.command, options.stop);
    process.close_input();
    with_errors(process, [&] {
      const Deadline limit = Clock::now() + time_limit;
      while (process.read_line(limit)) {
      }
      return 0;
    });
  } catch (const EngineError& error) {
    end = error;
  }
  if (!end || end->kind() != EngineFailure::crashed) {
    return std::nullopt;
  }
  const Tried tried = attempt(options, script, all_variants(), later_timeout, end);
  return crashed(tried) && same_end(*end, *tried.error) ? end : std::nullopt;
}

/// One line for each attempt, then the next step.
EngineError no_protocol(const std::vector<std::pair<std::string_view, EngineError>>& attempts) {
  std::string text = "the engine replies to no protocol";
  for (const auto& [name, error] : attempts) {
    text += fmt::format("\n  {}: {}", name, error.what());
  }
  text +=
      "\nnext: name its protocol by --protocol, or connect its move generator by a kit (ci/kits)";
  const EngineError& first = attempts.front().second;
  return {first.kind(), text, first.stderr_lines()};
}

/// Tries the protocols, the likeliest first.
class Detection {
 public:
  Detection(const EngineOptions& options, std::span<const Variant> variants)
      : options_(options), variants_(variants), names_(order.begin(), order.end()) {}

  DetectedProtocol run() {
    if (options_.command.find("{variant}") != std::string::npos) {
      names_ = {"script"};
    }
    try_all();
    if (!found_ && was_always_silent() && options_.timeout > first_timeout) {
      starts_slowly_ = true;
      names_ = {order.front()};
      try_all();
    }
    return found_ ? *found_ : DetectedProtocol{nullptr, "", no_protocol(attempts_), ""};
  }

 private:
  void try_all() {
    while (!names_.empty()) {
      const std::string_view name = names_.front();
      names_.erase(names_.begin());
      const Protocol* protocol = find_protocol(name);
      if (protocol != nullptr && options_.on_step) {
        options_.on_step(fmt::format("trying the protocol {}{}", name,
                                     starts_slowly_ ? " again, with more time to start" : ""));
      }
      if (protocol != nullptr && try_one(*protocol)) {
        return;
      }
    }
  }

  [[nodiscard]] bool was_always_silent() const {
    return std::ranges::all_of(attempts_, [](const auto& attempt) {
      return attempt.second.kind() == EngineFailure::timed_out;
    });
  }

  [[nodiscard]] std::chrono::milliseconds timeout_of(const Protocol& protocol) const {
    if (starts_slowly_) {
      return slow_timeout;
    }
    if (protocol.name == "uci-perft") {
      return trial_timeout;
    }
    return attempts_.empty() && !found_ ? first_timeout : later_timeout;
  }

  /// A program that ends without input may still be a script: that is started with arguments. If it
  /// ends in the same way then, its arguments do not matter, and it is not started again.
  DetectedProtocol only_script(const EngineError& end) {
    const Protocol* script = find_protocol("script");
    if (script != nullptr) {
      EngineOptions options = options_;
      for (const Variant& variant : variants_) {
        const std::string name(variant.notation.name);
        options.variants.emplace(name, name);  // one start for each variant is enough
      }
      const Tried tried = attempt(options, *script, variants_, later_timeout, end);
      if (tried.how == Trial::answers) {
        return {script, tried.name, std::nullopt, ""};
      }
    }
    return {nullptr, "", end_at_start(end), ""};
  }

  /// Returns true if no other protocol is to be tried.
  bool try_one(const Protocol& protocol) {
    EngineOptions options = options_;
    if (!found_ || !found_->failure || !is_never_ready(*found_->failure)) {
      options.ready_timeout = std::min(options.timeout, slow_timeout);
      options.start_timeout = found_ ? options.ready_timeout : std::nullopt;  // it greeted before
    }
    const Tried tried = attempt(options, protocol, variants_, timeout_of(protocol));
    if (tried.how == Trial::answers || (protocol.name == "script" && !tried.error)) {
      found_ = {&protocol, tried.name, std::nullopt, "", tried.own_game};
      if (tried.only_total && protocol.name == "uci") {  // another command may list the moves
        names_ = other_ways(protocol.name);
        std::erase(names_, "xboard");
        return false;
      }
      return true;
    }
    if (tried.error && tried.error->kind() == EngineFailure::not_started) {
      found_ = {nullptr, "", tried.error, ""};
      return true;
    }
    if (tried.how == Trial::greets && !found_) {
      found_ = {&protocol, tried.name, std::nullopt,
                fmt::format("it speaks {} but lists no moves: {}", protocol.name,
                            tried.error ? tried.error->what() : "no answer")};
      found_->own_game = tried.own_game;
      found_->lists_no_moves = tried.error && !crashed(tried);
      found_->failure = tried.error;
      names_ = other_ways(protocol.name);
      if (crashed(tried)) {
        std::erase(names_, "xboard");
      }
      return names_.empty();
    }
    if (found_) {
      const bool other_way = protocol.name.find('-') != std::string_view::npos;
      if (!found_->remark.empty() && other_way && tried.error) {
        found_->remark += fmt::format("; {}: {}", protocol.name, tried.error->what());
      }
      return false;
    }
    const bool ends_always =
        crashed(tried) && protocol.name != "script" &&
        (tried.error->read_nothing() ||
         (!attempts_.empty() && same_end(attempts_.back().second, *tried.error)));
    if (ends_always) {
      found_ = only_script(*tried.error);
      return true;
    }
    if (tried.error) {
      attempts_.emplace_back(protocol.name, *tried.error);
    }
    if (is_json(tried)) {
      names_ = {"jsonl"};
    } else if (protocol.name == "xboard" && tried.error &&
               tried.error->kind() == EngineFailure::refused) {
      names_ = {"usi", "ucci"};  // it replies in words, so it reads neither JSON nor arguments
    }
    return false;
  }

  const EngineOptions& options_;
  std::span<const Variant> variants_;
  std::vector<std::string_view> names_;  // still to be tried
  std::vector<std::pair<std::string_view, EngineError>> attempts_;
  std::optional<DetectedProtocol> found_;
  bool starts_slowly_ = false;  // no protocol had a reply in its time
};

}  // namespace

DetectedProtocol detect_protocol(const EngineOptions& options, std::span<const Variant> variants) {
  return Detection(options, variants).run();
}

DetectedProtocol try_protocol(const EngineOptions& options, const Protocol& protocol) {
  DetectedProtocol detected{&protocol, "", std::nullopt, ""};
  EngineOptions trial = for_trial(options, protocol, handshake_timeout);
  trial.start_timeout = options.timeout;
  if (const auto end =
          protocol.name == "script" ? end_as_script(options, protocol) : std::nullopt) {
    return {nullptr, "", end_at_start(*end), ""};
  }
  Session session(trial, protocol.start, 0);
  try {
    const bool lists = session.greet();
    detected.name = session.name();
    if (!lists && protocol.name.starts_with("uci")) {
      EngineOptions shorter = for_trial(options, protocol, later_timeout);
      shorter.start_timeout = options.timeout;
      Session second(shorter, protocol.start, 0);
      detected.own_game = own_game(second, all_variants());
    }
  } catch (const EngineError& error) {
    if (error.read_nothing()) {
      return {nullptr, "", end_at_start(error), ""};
    }
    detected.failure = error;
  }
  return detected;
}

EngineError end_at_start(const EngineError& end) {
  EngineError error =
      end.with(fmt::format("the engine ended at its start, before any question: {}", end_of(end)),
               end.stderr_lines());
  error.set_read_nothing();
  return error;
}

}  // namespace hurdle::engines
