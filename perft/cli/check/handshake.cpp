#include "perft/cli/check/handshake.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "perft/cli/check/handshake_words.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/count/interrupted.hpp"
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

/// Whether the engine hung at least once and replied about no variant.
bool is_silent(const Handshakes& handshakes) {
  const auto hung = [](const engines::VariantHandshake& handshake) {
    return handshake.trouble && handshake.trouble->trouble() == engines::Trouble::timed_out;
  };
  return std::any_of(handshakes.begin(), handshakes.end(), hung) &&
         std::all_of(handshakes.begin(), handshakes.end(),
                     [](const engines::VariantHandshake& handshake) {
                       return handshake.trouble.has_value();
                     });
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
  std::string message = "The engine's notation differs from ours; nothing was checked.\n";
  message += fmt::format("{}\n", fmt::join(dialect_lines(handshakes), "\n"));
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
    std::vector<std::string> notes = identified.notes;
    if (!at_once && identified.lists_no_moves) {
      fail_at_once(how, *identified.trouble);
      notes.emplace_back(next_step);
      return notes;
    }
    if (!at_once && identified.protocol != nullptr) {
      const auto handshakes = engines::handshake(in_order(asked.variants), how.engine, how.start);
      const auto more = require_our_dialect(handshakes, asked, identified);
      notes.insert(notes.end(), more.begin(), more.end());
      if (is_silent(handshakes) && !given.limits_restarts) {
        how.max_restarts = 0;
        notes.emplace_back(
            "no reply in the handshake, so it is restarted at most once (--max-restarts)");
      }
    }
    return notes;
  } catch (const Interrupted&) {
    return {};
  }
}

}  // namespace hurdle::cli
