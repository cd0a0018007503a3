#include "perft/cli/ends_options.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "perft/cli/failure.hpp"

namespace hurdle::cli {

void EndsOptions::add_to(const Command& command) {
  rules_option_ = command.add_option(
      "--rules", rules_, "How games end, as points (see hurdle variants --ends)", "NAME");
  repetition_option_ = command.add_option("--repetition", repetition_,
                                          "What a repetition is, as draw (the same list)", "NAME");
}

EndOptions EndsOptions::of(const Variant& variant) const {
  EndOptions chosen;
  if (rules_option_.given()) {
    chosen["rules"] = rules_;
  }
  if (repetition_option_.given()) {
    chosen["repetition"] = repetition_;
  }
  try {
    require_known(chosen, end_options(variant.notation), variant.notation);
  } catch (const BadEndOption& error) {
    throw Failure(fmt::format("--rules, --repetition: {}", error.what()));
  }
  return chosen;
}

std::string ends_text(const Notation& notation) {
  std::string text = fmt::format("{}\n", notation.name);
  for (const EndOption& option : end_options(notation)) {
    text += fmt::format("  {}: {} (the first by default)\n    {}\n", option.name,
                        fmt::join(option.values, ", "), option.about);
  }
  for (const Clause& clause : notation.end_clauses) {
    text += fmt::format("  {} {}\n", clause.id, clause.title);
  }
  return text;
}

}  // namespace hurdle::cli
