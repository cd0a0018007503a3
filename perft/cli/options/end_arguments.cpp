#include "perft/cli/options/end_arguments.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "perft/cli/options/offers.hpp"
#include "perft/cli/program/failure.hpp"

namespace hurdle::cli {

EndArguments::EndArguments(const Command& command) {
  for (const std::string_view view : end_option_names()) {
    const std::string name(view);
    options_.try_emplace(
        name, command, fmt::format("--{} NAME", name),
        fmt::format("How games end: a value that hurdle variants --ends lists as {}", name),
        Traits{.offers = offered_ends(name)});
  }
}

bool EndArguments::given() const {
  return std::ranges::any_of(options_, [](const auto& one) { return one.second.given(); });
}

void EndArguments::require_none_without(std::string_view option) const {
  for (const auto& [name, one] : options_) {
    if (one.given()) {
      throw Failure(fmt::format("--{}: needs {}", name, option));
    }
  }
}

EndOptions EndArguments::of(const Variant& variant) const {
  EndOptions chosen;
  std::string names;
  for (const auto& [name, one] : options_) {
    if (one.given()) {
      chosen[name] = *one;
      names += (names.empty() ? "--" : ", --") + name;
    }
  }
  try {
    require_known(chosen, end_options(variant.notation), variant.notation);
  } catch (const BadEndOption& error) {
    throw Failure(fmt::format("{}: {}", names, error.what()));
  }
  return chosen;
}

std::string ends_text(const Notation& notation) {
  std::string text = fmt::format("{}\n", notation.name);
  for (const EndOption& option : end_options(notation)) {
    text += fmt::format("  {}: {} (the first by default)\n    {}\n", option.name, choices(option),
                        option.about);
  }
  for (const Clause& clause : ending_clauses(notation)) {
    text += fmt::format("  {} {}\n", clause.id, clause.title);
  }
  return text;
}

}  // namespace hurdle::cli
