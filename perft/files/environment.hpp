// The environment of the process.
#pragma once

#include <cstdlib>
#include <string>

namespace hurdle {

/// The value of a variable; empty if it is not set.
[[nodiscard]] inline std::string environment_variable(const char* name) {
  const char* const value = std::getenv(name);  // NOLINT(concurrency-mt-unsafe)
  return value == nullptr ? "" : value;
}

}  // namespace hurdle
