// `hurdle hello`: does the handshake with an engine and prints the result.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "movegen/vocab/text/lists.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/cli/check/given_options.hpp"
#include "perft/cli/check/handshake_words.hpp"
#include "perft/cli/check/identify_engine.hpp"
#include "perft/cli/options/offers.hpp"
#include "perft/cli/program/arguments.hpp"
#include "perft/cli/program/commands.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/interrupt.hpp"
#include "perft/cli/program/output.hpp"
#include "perft/engines/handshake/detect_protocol.hpp"
#include "perft/engines/handshake/handshake.hpp"

namespace hurdle::cli {
namespace {

struct HelloArguments : Arguments {
  OptionalArgumentList engines{command, "ENGINE",
                               "The engine's command line, quoted if it has arguments"};
  HandshakeOptions handshake{command};
  ListOption variants{command, "--variant V",
                      "Ask about these variants only; the engine must play them",
                      Traits{.offers = offered_variants, .separator = ','}};
  JsonOption json{command};
};

using Handshakes = std::vector<engines::VariantHandshake>;

std::vector<const Variant*> variants_of(const HelloArguments& options) {
  std::vector<const Variant*> variants;
  variants.reserve(options.variants->size() + all_variants().size());
  for (const std::string& name : *options.variants) {
    variants.push_back(&variant_named(name));
  }
  for (const Variant& variant : all_variants()) {
    if (options.variants->empty()) {
      variants.push_back(&variant);
    }
  }
  return variants;
}

bool is_unknown(const engines::VariantHandshake& handshake) {
  return handshake.failure && handshake.failure->kind() == engines::EngineFailure::variant_unknown;
}

bool is_usable(const engines::VariantHandshake& handshake) {
  return !handshake.failure && handshake.unusable.empty();
}

/// Whether the engine exited at a question about every game that it lists.
bool always_ends(const Handshakes& handshakes) {
  const auto ends = [](const engines::VariantHandshake& handshake) {
    return handshake.failure && handshake.failure->kind() == engines::EngineFailure::crashed;
  };
  return std::ranges::any_of(handshakes, ends) &&
         std::ranges::all_of(handshakes, [&](const auto& handshake) {
           return ends(handshake) || is_unknown(handshake);
         });
}

std::string comparison(const engines::VariantHandshake& handshake) {
  const std::string lists =
      fmt::format("{} with {} moves", counted(handshake.positions, "position"), handshake.moves);
  const bool same = handshake.missing + handshake.extra == 0;
  const std::string how = handshake.otherwise.empty() ? "" : ", read so";
  const std::string accepted = handshake.accepted == 0
                                   ? ""
                                   : fmt::format("; accepted when tried, no finding: {}",
                                                 counted(handshake.accepted, "illegal move"));
  return same ? fmt::format("{}{}: all as ours{}", lists, how, accepted)
              : fmt::format("{}{}: {} {}, {} extra; `hurdle check` looks for the reason", lists,
                            how, handshake.missing,
                            handshake.by_search ? "not shown by the search" : "missing",
                            handshake.extra);
}

std::string engine_line(const HelloArguments& options, const IdentifiedEngine& identified) {
  return fmt::format("engine: {}\n",
                     identified.name.empty() ? options.handshake.engine() : identified.name);
}

/// The failures, and the next step; of an engine that replies with nonsense in every game the first
/// failure.
std::string failure_text(const IdentifiedEngine& identified, const Handshakes& handshakes) {
  const bool is_script = !identified.protocol->max_restarts;
  const auto useless = is_silent(handshakes) ? useless_reply(handshakes, is_script) : std::nullopt;
  if (useless && useless->kind() != engines::EngineFailure::timed_out) {
    std::string text =
        fmt::format("no reply ({}): {}\n", to_text(useless->kind()), useless->what());
    for (const std::string& line : useless->stderr_lines()) {
      text += "  | " + hurdle::quoted(line, 300) + '\n';
    }
    return fmt::format("{}{}\n", text, step_after(identified, *useless));
  }
  std::string text = join_texts(failure_lines(handshakes), "",
                                [](const std::string& line) { return line + '\n'; });
  const bool ends = identified.lists_no_moves || always_ends(handshakes);
  return ends ? fmt::format("{}{}\n", text, next_step) : text;
}

/// The games that the engine does not know: few with the reason, many in one line.
std::string unknown_text(const Handshakes& handshakes) {
  constexpr std::size_t few = 2;
  std::vector<std::string> names;
  std::string reasons;
  for (const engines::VariantHandshake& handshake : handshakes) {
    if (is_unknown(handshake)) {
      names.emplace_back(handshake.variant->notation.name);
      reasons +=
          fmt::format("not known to the engine: {}: {}\n", names.back(), handshake.failure->what());
    }
  }
  return names.size() <= few
             ? reasons
             : fmt::format(
                   "not known to the engine: {}; if it plays one, name it by --variant "
                   "GAME or --variant-map GAME=NAME\n",
                   fmt::join(names, ", "));
}

std::string text_of(const HelloArguments& options, const IdentifiedEngine& identified,
                    const Handshakes& handshakes) {
  std::string text = engine_line(options, identified);
  const std::string protocol = fmt::format("protocol: {}", identified.protocol->name);
  text += protocol + '\n';
  for (const std::string& note : identified.notes) {
    text += note == protocol ? "" : note + '\n';
  }
  for (const std::string& line : dialect_lines(handshakes, identified)) {
    text += line + '\n';
  }
  for (const std::string& line : remark_lines(handshakes)) {
    text += line + '\n';
  }
  for (const engines::VariantHandshake& handshake : handshakes) {
    if (is_usable(handshake)) {
      text += fmt::format("{}: {}\n", handshake.variant->notation.name, comparison(handshake));
    }
  }
  text += failure_text(identified, handshakes);
  text += unknown_text(handshakes);
  const auto commands = check_commands(handshakes, identified, "", !options.variants->empty());
  text += commands.empty() ? "" : "to check it:\n";
  for (const std::string& command : commands) {
    text += fmt::format("  {}\n", command);
  }
  return text;
}

Json json_of(const engines::VariantHandshake& handshake) {
  Json json{{"variant", handshake.variant->notation.name},
            {"trouble", handshake.failure ? Json(to_text(handshake.failure->kind())) : Json()},
            {"message", handshake.failure ? Json(handshake.failure->what()) : Json()},
            {"dialect", Json::array()},
            {"unusable", handshake.unusable},
            {"remarks", handshake.remarks},
            {"reading", handshake.house_rules},
            {"positions", std::to_string(handshake.positions)},
            {"moves", std::to_string(handshake.moves)},
            {"missing", std::to_string(handshake.missing)},
            {"extra", std::to_string(handshake.extra)},
            {"accepted", std::to_string(handshake.accepted)}};
  for (const engines::DialectWord& word : handshake.otherwise) {
    json["dialect"].push_back(
        {{"sentence", word.sentence}, {"option", word.off ? "" : word.option}});
  }
  return json;
}

/// Prints the steps after the first: they mean that Hurdle waits for the engine.
void say_steps(engines::EngineOptions& engine) {
  engine.on_step = [first = true](const std::string& step) mutable {
    if (!std::exchange(first, false)) {
      print_to_stderr(fmt::format("no usable reply yet; {}", step));
    }
  };
}

int hello(HelloArguments& options) {
  const std::size_t words = options.engines->size();
  if (words > 1 || (words == 1 && !options.handshake.engine().empty())) {
    throw Failure("more than one engine; quote a command line with arguments as one word");
  }
  options.handshake.take_engine(words == 0 ? "" : options.engines->front());
  engines::CheckOptions how;
  how.engine.stop = &stop_flag();
  options.handshake.prepare(how);
  const auto variants = variants_of(options);
  how.engine.requested.emplace();
  for (const std::string& name : *options.variants) {
    how.engine.requested->emplace(variant_named(name).notation.name);
  }
  say_steps(how.engine);
  const IdentifiedEngine identified = identify_engine(options.handshake.given(), how);
  if (identified.protocol == nullptr) {
    throw Failure(no_engine_words(*identified.failure));
  }
  if (identified.ignores_greeting()) {
    throw Failure(silence_words(identified, *identified.failure));
  }
  Handshakes handshakes = identified.lists_no_moves
                              ? Handshakes{}
                              : engines::handshake(variants, how.engine, how.start);
  ask_without_given(handshakes, identified, how);
  if (is_silent(handshakes) && !handshakes.empty() && handshakes.front().failure->read_nothing()) {
    throw Failure(no_engine_words(engines::end_at_start(*handshakes.front().failure)));
  }
  options.json.print(text_of(options, identified, handshakes));
  Json json{{"engine", identified.name},
            {"engine_command", options.handshake.engine()},
            {"protocol", identified.protocol->name},
            {"notes", identified.notes},
            {"variants", Json::array()},
            {"commands", check_commands(handshakes, identified, "", !options.variants->empty())}};
  for (const engines::VariantHandshake& handshake : handshakes) {
    json["variants"].push_back(json_of(handshake));
  }
  options.json.write("hello", std::move(json));
  const bool usable = options.variants->empty() || handshakes.empty()
                          ? std::ranges::any_of(handshakes, is_usable)
                          : std::ranges::all_of(handshakes, is_usable);
  const bool refuted = std::ranges::any_of(
      handshakes, [](const auto& handshake) { return !handshake.against_given.empty(); });
  return usable && !refuted ? good : unusable;
}

}  // namespace

void add_hello(const Command& program) {
  const Command command =
      program.add_command("hello", "Find an engine's protocol, notation and variants", hello);
  command.purpose(
      "Tries each protocol on an engine, requests the moves of known positions, and prints the "
      "options that `hurdle check` needs: protocol, names of variants and notation.");
  command.footer("Example:\n  hurdle hello /usr/games/fairy-stockfish");
}

}  // namespace hurdle::cli
