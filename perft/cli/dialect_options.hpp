// The options that say how an engine writes positions and moves, for every command that asks one.
#pragma once

#include <string>
#include <vector>

#include "perft/cli/command.hpp"
#include "perft/cli/numbers.hpp"
#include "perft/engines/dialect.hpp"

namespace hurdle::cli {

class DialectOptions {
 public:
  void add_to(const Command& command);

  /// What was given on top of what the protocol's engines usually write. Throws Failure.
  [[nodiscard]] engines::Dialect on_top_of(engines::Dialect usual) const;

 private:
  std::vector<std::string> letters_;
  NumberOption ranks_from_{"--ranks-from", {0, 1}, 1};
  bool ranks_down_ = false;
  bool upper_case_ = false;
  std::string pass_;
  std::string drop_;
  std::string promotion_;
};

}  // namespace hurdle::cli
