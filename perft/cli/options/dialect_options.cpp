#include "perft/cli/options/dialect_options.hpp"

#include <fmt/format.h>

#include <stdexcept>

#include "perft/cli/options/offers.hpp"
#include "perft/cli/program/failure.hpp"

namespace hurdle::cli {

using engines::DialectField;

std::string DialectOptions::name(const DialectField& field) const {
  return "--" + field.name + suffix_;
}

DialectOptions::DialectOptions(const Command& command, std::string suffix)
    : suffix_(std::move(suffix)) {
  for (const DialectField& field : engines::dialect_fields()) {
    options_.emplace_back().field = &field;
    add(command, options_.back());
  }
}

void DialectOptions::add(const Command& command, FieldOption& given) const {
  const DialectField& field = *given.field;
  const std::string name_and_unit = name(field) + " " + field.unit;
  const std::string choices = field.choices();
  const Offer offers = choices.empty() ? Offer() : one_of(choices);
  if (field.is_flag()) {
    given.option = command.add_flag(name(field), given.flag, field.help);
  } else if (field.takes_pairs()) {
    given.option = command.add(name_and_unit, given.pairs, field.help,
                               Traits{.offers = offers, .separator = ','});
  } else {
    given.option = command.add(name_and_unit, given.text, field.help, Traits{.offers = offers});
  }
}

engines::DialectChange DialectOptions::change() const {
  engines::DialectChange change;
  for (const FieldOption& given : options_) {
    if (!given.option.given()) {
      continue;
    }
    const DialectField& field = *given.field;
    try {
      change.set(field,
                 field.takes_pairs()
                     ? given.pairs
                     : std::vector{field.is_flag() ? given.flag ? "true" : "false" : given.text});
    } catch (const std::invalid_argument& error) {
      throw Failure(fmt::format("{} {}", name(field), error.what()));
    }
  }
  return change;
}

}  // namespace hurdle::cli
