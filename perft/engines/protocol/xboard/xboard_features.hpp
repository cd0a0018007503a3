// The greeting of an xboard engine and the features that it declares.
#pragma once

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "perft/engines/protocol/xboard/xboard_pipe.hpp"

namespace hurdle::engines {

/// The features that an engine declares: `feature a=1 b="x,y" …`.
class XboardFeatures {
 public:
  /// Adds the features of a line, after `feature `.
  void read(std::string_view text);

  [[nodiscard]] bool any() const noexcept { return !values_.empty(); }

  /// The value of a feature; empty if the engine does not declare it.
  [[nodiscard]] std::string of(const std::string& name) const;

  /// The values of `variants`.
  [[nodiscard]] std::set<std::string> variants() const;

  [[nodiscard]] std::vector<std::string> names() const;

 private:
  std::map<std::string, std::string> values_;
};

/// Sends the greeting, reads the features and answers them. Throws EngineError if the engine does
/// not speak CECP 2, or cannot be told a position.
[[nodiscard]] XboardFeatures greet(XboardPipe& pipe);

/// Whether the reply to `variant NAME` says that the engine has no such command, and it lists this
/// game alone: then `new` begins it.
[[nodiscard]] bool plays_it_alone(const std::string& name, const std::set<std::string>& listed,
                                  const std::string& reply);

}  // namespace hurdle::engines
