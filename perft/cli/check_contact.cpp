#include "perft/cli/check_contact.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "perft/cli/contact_words.hpp"
#include "perft/cli/failure.hpp"
#include "perft/count/interrupted.hpp"
#include "perft/engines/first_contact.hpp"

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

/// What is odd and is read all the same, a line each.
std::vector<std::string> require_our_dialect(const Contacted& asked, const MetEngine& engine,
                                             const engines::CheckOptions& how) {
  const auto contacts = engines::first_contact(in_order(asked.variants), how.engine, how.start);
  const bool expected =
      std::all_of(contacts.begin(), contacts.end(),
                  [](const engines::VariantContact& contact) { return contact.as_expected(); });
  if (expected) {
    return remark_lines(contacts);
  }
  std::string message = "first contact: the engine writes otherwise, so it was not checked\n";
  message += fmt::format("{}\n", fmt::join(dialect_lines(contacts), "\n"));
  const auto commands = check_commands(contacts, engine, asked.words, asked.names_variants);
  message += commands.empty() ? "`hurdle hello` says more"
                              : fmt::format("to check it:\n  {}", fmt::join(commands, "\n  "));
  throw Failure(message);
}

}  // namespace

std::vector<std::string> approach(const GivenEngine& given, const Contacted& asked, bool at_once,
                                  engines::CheckOptions& how) {
  try {
    const MetEngine met = meet_engine(given, how);
    std::vector<std::string> notes = met.notes;
    if (!at_once && met.protocol != nullptr) {
      const auto more = require_our_dialect(asked, met, how);
      notes.insert(notes.end(), more.begin(), more.end());
    }
    return notes;
  } catch (const Interrupted&) {
    return {};
  }
}

}  // namespace hurdle::cli
