#include "perft/cli/check/handshake.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "perft/cli/check/given_options.hpp"
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
    return std::ranges::find_if(
               all,
               [&](const Variant& one) { return one.notation.name == variant->notation.name; }) -
           all.begin();
  };
  std::ranges::sort(
      ordered, [&](const Variant* one, const Variant* other) { return place(one) < place(other); });
  return ordered;
}

using Handshakes = std::vector<engines::VariantHandshake>;

/// Throws Failure about an engine that replied to nothing of the handshake.
[[noreturn]] void fail_as_silent(const IdentifiedEngine& engine,
                                 const engines::EngineError& failure) {
  throw Failure(silence_words(engine, failure));
}

/// The message about an engine that cannot be asked for its moves: the reason, what the engine
/// wrote to stderr, and the next step.
std::string no_moves_words(const IdentifiedEngine& engine) {
  return fmt::format("The engine speaks {} but lists no moves; nothing was checked ({}): {}\n{}",
                     engine.protocol->name, to_text(engine.failure->kind()),
                     no_engine_words(*engine.failure), next_step);
}

/// Throws Failure, with the command lines to use instead.
[[noreturn]] void fail_as_unreadable(std::string_view reason, const Handshakes& handshakes,
                                     const CheckScope& asked, const IdentifiedEngine& engine) {
  const auto commands =
      check_commands(handshakes, engine, asked.words, asked.names_variants, asked.own);
  throw Failure(fmt::format("The engine's {}; nothing was checked.\n{}\n{}", reason,
                            fmt::join(dialect_lines(handshakes, engine), "\n"),
                            commands.empty()
                                ? "`hurdle hello` shows the details"
                                : fmt::format("Rerun with:\n  {}", fmt::join(commands, "\n  "))));
}

/// Why the engine is not asked about a game: the first line of the reason.
engines::EngineError unreadable(const engines::VariantHandshake& handshake) {
  const std::string& sentence = handshake.unusable.front();
  return {
      handshake.unreadable ? engines::EngineFailure::nonsense : engines::EngineFailure::unsettled,
      sentence.substr(0, sentence.find('\n'))};
}

/// Lets the check read each game as the engine writes it, and ask about none whose notation is not
/// settled. Returns what it has found, one a line. Throws Failure if no game can be read, or if the
/// engine writes otherwise than the user says.
std::vector<std::string> take_notation(const Handshakes& handshakes, const CheckScope& asked,
                                       const EngineSpec& given, const IdentifiedEngine& engine,
                                       engines::CheckOptions& how) {
  const auto is_as_expected = [](const auto& one) { return one.as_expected(); };
  const auto cannot_be_read = [](const auto& one) { return !one.unusable.empty(); };
  const auto is_known = [](const auto& one) { return one.as_expected() || one.unreadable; };
  const bool none = std::ranges::all_of(
      handshakes, [&](const auto& one) { return one.failure.has_value() || cannot_be_read(one); });
  if (none && std::ranges::any_of(handshakes, cannot_be_read)) {
    const bool unread = std::ranges::all_of(handshakes, is_known);
    fail_as_unreadable(unread ? "replies cannot be read" : "notation is not settled", handshakes,
                       asked, engine);
  }
  if (given.names_notation() && !std::ranges::all_of(handshakes, is_as_expected)) {
    fail_as_unreadable("notation differs from the given options", handshakes, asked, engine);
  }
  for (const engines::VariantHandshake& one : handshakes) {
    const std::string name(one.variant->notation.name);
    if (cannot_be_read(one)) {
      how.engine.skipped_games.emplace(name, unreadable(one));
    } else if (one.failure && one.failure->kind() == engines::EngineFailure::variant_unknown) {
      how.engine.skipped_games.emplace(name, *one.failure);
    } else if (!one.otherwise.empty()) {
      how.engine.dialects[name] = one.dialect;
    }
  }
  std::vector<std::string> lines = read_so_lines(handshakes);
  const auto remarks = remark_lines(handshakes);
  lines.insert(lines.end(), remarks.begin(), remarks.end());
  return lines;
}

std::set<std::string> names_of(const std::set<const Variant*>& variants) {
  std::set<std::string> names;
  for (const Variant* variant : variants) {
    names.emplace(variant->notation.name);
  }
  return names;
}

/// Asks about the games that the engine offers. Sets that the user names may be of several games,
/// so they request those of other games only if the engine offers none of them.
Handshakes handshakes_of(const CheckScope& asked, const IdentifiedEngine& engine,
                         engines::CheckOptions& how) {
  const std::vector<const Variant*> variants = in_order(asked.variants);
  if (!asked.names_variants) {
    how.engine.requested->clear();
  }
  Handshakes handshakes = engines::handshake(variants, how.engine, how.start);
  const bool none = std::ranges::all_of(handshakes, [](const auto& one) {
    return one.failure && one.failure->kind() == engines::EngineFailure::variant_unknown;
  });
  if (none && asked.chooses && !asked.names_variants) {
    how.engine.requested = names_of(asked.variants);
    handshakes = engines::handshake(variants, how.engine, how.start);
  }
  ask_without_given(handshakes, engine, how);
  return handshakes;
}

}  // namespace

std::vector<std::string> handshake_before_check(const EngineSpec& given, const CheckScope& asked,
                                                bool at_once, engines::CheckOptions& how) {
  how.engine.requested = asked.chooses ? names_of(asked.variants) : std::set<std::string>();
  try {
    const IdentifiedEngine identified = identify_engine(given, how);
    const bool cannot_start = identified.failure &&
                              identified.failure->kind() == engines::EngineFailure::not_started &&
                              !asked.writes_reports;
    if (cannot_start || (identified.protocol == nullptr && runs(*identified.failure))) {
      throw Failure(no_engine_words(*identified.failure));
    }
    if (!at_once && identified.lists_no_moves) {
      throw Failure(no_moves_words(identified));
    }
    if (!at_once && !given.limits_restarts && identified.ignores_greeting()) {
      fail_as_silent(identified, *identified.failure);
    }
    std::vector<std::string> notes = identified.notes;
    how.engine.all_restarts = given.limits_restarts;
    if (!at_once && identified.protocol != nullptr) {
      const Handshakes handshakes = handshakes_of(asked, identified, how);
      if (!handshakes.empty() && is_silent(handshakes) &&
          handshakes.front().failure->read_nothing()) {
        fail_at_once(how, engines::end_at_start(*handshakes.front().failure));
        return notes;
      }
      if (is_silent(handshakes) && !given.limits_restarts) {
        const bool is_script = !identified.protocol->max_restarts;
        if (const auto failure = useless_reply(handshakes, is_script)) {
          fail_as_silent(identified, *failure);
        }
      }
      how.engine.all_restarts = how.engine.all_restarts || !is_silent(handshakes);
      const auto more = take_notation(handshakes, asked, given, identified, how);
      notes.insert(notes.end(), more.begin(), more.end());
    }
    return notes;
  } catch (const Interrupted&) {
    return {};
  }
}

}  // namespace hurdle::cli
