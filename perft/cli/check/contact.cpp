#include "perft/cli/check/contact.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "perft/cli/check/contact_words.hpp"
#include "perft/cli/program/failure.hpp"
#include "perft/count/interrupted.hpp"
#include "perft/engines/handshake/first_contact.hpp"

namespace hurdle::cli {
namespace {

/// In the order of the list, so that what is printed does not depend on addresses.
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

using Contacts = std::vector<engines::VariantContact>;

/// Whether it hung, and answered in no game.
bool is_silent(const Contacts& contacts) {
  const auto hung = [](const engines::VariantContact& contact) {
    return contact.trouble && contact.trouble->trouble() == engines::Trouble::timed_out;
  };
  return std::any_of(contacts.begin(), contacts.end(), hung) &&
         std::all_of(contacts.begin(), contacts.end(), [](const engines::VariantContact& contact) {
           return contact.trouble.has_value();
         });
}

/// What is odd and is read all the same, a line each.
std::vector<std::string> require_our_dialect(const Contacts& contacts, const Contacted& asked,
                                             const MetEngine& engine) {
  const bool expected =
      std::all_of(contacts.begin(), contacts.end(),
                  [](const engines::VariantContact& contact) { return contact.as_expected(); });
  if (expected) {
    return remark_lines(contacts);
  }
  std::string message = "The engine's notation differs from ours; nothing was checked.\n";
  message += fmt::format("{}\n", fmt::join(dialect_lines(contacts), "\n"));
  const auto commands = check_commands(contacts, engine, asked.words, asked.names_variants);
  message += commands.empty() ? "`hurdle hello` shows the details"
                              : fmt::format("Rerun with:\n  {}", fmt::join(commands, "\n  "));
  throw Failure(message);
}

}  // namespace

std::vector<std::string> approach(const GivenEngine& given, const Contacted& asked, bool at_once,
                                  engines::CheckOptions& how) {
  try {
    const MetEngine met = meet_engine(given, how);
    std::vector<std::string> notes = met.notes;
    if (!at_once && met.protocol != nullptr) {
      const auto contacts = engines::first_contact(in_order(asked.variants), how.engine, how.start);
      const auto more = require_our_dialect(contacts, asked, met);
      notes.insert(notes.end(), more.begin(), more.end());
      if (is_silent(contacts) && !given.limits_restarts) {
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
