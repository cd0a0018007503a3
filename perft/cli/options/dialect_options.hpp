// The options for the notation of positions and moves, shared by every command that runs an engine.
#pragma once

#include <boost/core/noncopyable.hpp>
#include <deque>
#include <string>
#include <vector>

#include "perft/cli/program/command.hpp"
#include "perft/engines/handshake/notation/dialect_change.hpp"

namespace hurdle::cli {

class DialectOptions : boost::noncopyable {
 public:
  /// `suffix` ends the name of every option, as in `--letters-a`.
  DialectOptions(const Command& command, std::string suffix);

  /// The given changes. Throws Failure.
  [[nodiscard]] engines::DialectChange change() const;

 private:
  struct FieldOption {
    const engines::DialectField* field = nullptr;
    Option option;
    bool flag = false;
    std::string text;
    std::vector<std::string> pairs;
  };

  [[nodiscard]] std::string name(const engines::DialectField& field) const;
  void add(const Command& command, FieldOption& given) const;

  std::string suffix_;
  std::deque<FieldOption> options_;  // whose addresses stay the same
};

}  // namespace hurdle::cli
