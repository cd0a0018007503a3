// Options and arguments that hold their values: each is declared once, as a member of a class
// derived from `Arguments`. The order of the members is that of the help.
#pragma once

#include <boost/core/noncopyable.hpp>
#include <string>
#include <utility>
#include <vector>

#include "perft/cli/program/command.hpp"

namespace hurdle::cli {

/// The arguments of a command, or a group of them. Members are initialised with `command`.
class Arguments : boost::noncopyable {
 public:
  // Not explicit: structs without a constructor are initialised from a command.
  Arguments(const Command& of) : command(of) {}

  const Command command;
};

/// An option with a value, and its handle.
template <class Value>
class ValueOption : public Option, boost::noncopyable {
 public:
  ValueOption() = default;
  /// As `Command::add`.
  ValueOption(const Command& command, const std::string& name, const std::string& description,
              const Traits& traits = {}) {
    Option::operator=(command.add(name, value_, description, traits));  // value_ exists by now
  }

  [[nodiscard]] const Value& operator*() const { return value_; }
  [[nodiscard]] Value& operator*() { return value_; }
  [[nodiscard]] const Value* operator->() const { return &value_; }

 private:
  Value value_;
};

using TextOption = ValueOption<std::string>;
using ListOption = ValueOption<std::vector<std::string>>;

/// An argument without a name on the command line.
template <class Value, bool required>
class AnyArgument : public ValueOption<Value> {
 public:
  AnyArgument(const Command& command, const std::string& name, const std::string& description,
              Offer offers = {})
      : ValueOption<Value>(command, name, description,
                           Traits{.offers = std::move(offers), .required = required}) {}
};

using Argument = AnyArgument<std::string, true>;
using OptionalArgument = AnyArgument<std::string, false>;
using ArgumentList = AnyArgument<std::vector<std::string>, true>;  ///< one or more
using OptionalArgumentList = AnyArgument<std::vector<std::string>, false>;

/// An option without a value.
class Flag : public Option, boost::noncopyable {
 public:
  Flag(const Command& command, const std::string& name, const std::string& description) {
    Option::operator=(command.add_flag(name, value_, description));
  }

  operator bool() const { return value_; }

 private:
  bool value_ = false;
};

}  // namespace hurdle::cli
