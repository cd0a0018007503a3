#include "perft/cli/check/handshake.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "perft/cli/check/handshake_words.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/count/interrupted.hpp"
#include "perft/engines/handshake/detect_protocol.hpp"
#include "perft/engines/handshake/handshake.hpp"

namespace hurdle::cli {
namespace {

/// The variants in the order of the list of all variants, so that output does not depend on
/// addresses.
std::vector<const Variant*> in_order(const std::set<const Variant*>& variants) {
  std::vector<const Variant*> ordered(variants.begin(), variants.end());
  const auto place = [](const Variant* variant) {
    const auto all = all_variants();
    return std::find_if(
               all.begin(), all.end(),
               [&](const Variant& one) { return one.notation.name == variant->notation.name; }) -
           all.begin();
  };
  std::sort(ordered.begin(), ordered.end(),
            [&](const Variant* one, const Variant* other) { return place(one) < place(other); });
  return ordered;
}

using Handshakes = std::vector<engines::VariantHandshake>;

/// Throws Failure about an engine that replied to nothing of the handshake.
[[noreturn]] void fail_as_silent(const IdentifiedEngine& engine,
                                 const engines::EngineError& trouble) {
  std::string text = silence_words(engine, trouble);
  if (trouble.trouble() == engines::Trouble::timed_out && !trouble.is_list()) {
    text += "\nif the engine is right but slow, skip the handshake by --at-once";
  }
  throw Failure(text);
}

/// The message about an engine that cannot be asked for its moves: the reason, what the engine
/// wrote to stderr, and the next step.
std::string no_moves_words(const IdentifiedEngine& engine) {
  return fmt::format("The engine speaks {} but lists no moves; nothing was checked ({}): {}\n{}",
                     engine.protocol->name, to_text(engine.trouble->trouble()),
                     no_engine_words(*engine.trouble), next_step);
}

/// Returns the oddities that Hurdle accepts, one a line. Throws Failure, with the command lines to
/// use, if the engine's notation differs from the expected one.
std::vector<std::string> require_our_dialect(const Handshakes& handshakes, const CheckScope& asked,
                                             const IdentifiedEngine& engine) {
  const bool expected = std::all_of(
      handshakes.begin(), handshakes.end(),
      [](const engines::VariantHandshake& handshake) { return handshake.as_expected(); });
  if (expected) {
    return remark_lines(handshakes);
  }
  const bool unreadable = std::all_of(handshakes.begin(), handshakes.end(),
                                      [](const engines::VariantHandshake& handshake) {
                                        return handshake.as_expected() || handshake.unreadable;
                                      });
  std::string message =
      fmt::format("The engine's {}; nothing was checked.\n{}\n",
                  unreadable ? "replies cannot be read" : "notation differs from ours",
                  fmt::join(dialect_lines(handshakes), "\n"));
  const auto commands = check_commands(handshakes, engine, asked.words, asked.names_variants);
  message += commands.empty() ? "`hurdle hello` shows the details"
                              : fmt::format("Rerun with:\n  {}", fmt::join(commands, "\n  "));
  throw Failure(message);
}

}  // namespace

std::vector<std::string> handshake_before_check(const EngineSpec& given, const CheckScope& asked,
                                                bool at_once, engines::CheckOptions& how) {
  how.engine.requested.emplace();
  for (const Variant* variant : asked.variants) {
    if (asked.chooses) {
      how.engine.requested->emplace(variant->notation.name);
    }
  }
  try {
    const IdentifiedEngine identified = identify_engine(given, how);
    if (identified.protocol == nullptr && runs(*identified.trouble)) {
      throw Failure(no_engine_words(*identified.trouble));
    }
    if (!at_once && identified.lists_no_moves) {
      throw Failure(no_moves_words(identified));
    }
    if (!at_once && !given.limits_restarts && identified.ignores_greeting()) {
      fail_as_silent(identified, *identified.trouble);
    }
    std::vector<std::string> notes = identified.notes;
    if (!at_once && identified.protocol != nullptr) {
      const auto handshakes = engines::handshake(in_order(asked.variants), how.engine, how.start);
      if (!handshakes.empty() && is_silent(handshakes) &&
          handshakes.front().trouble->read_nothing()) {
        fail_at_once(how, engines::end_at_start(*handshakes.front().trouble));
        return notes;
      }
      if (is_silent(handshakes) && !given.limits_restarts) {
        const bool is_script = !identified.protocol->max_restarts;
        if (const auto trouble = useless_reply(handshakes, is_script)) {
          fail_as_silent(identified, *trouble);
        }
      }
      const auto more = require_our_dialect(handshakes, asked, identified);
      notes.insert(notes.end(), more.begin(), more.end());
    }
    return notes;
  } catch (const Interrupted&) {
    return {};
  }
}

}  // namespace hurdle::cli
