// The option `--hash`: a number of MiB, or auto.
#pragma once

#include <cstdint>
#include <optional>

#include "perft/cli/program/arguments.hpp"

namespace hurdle::cli {

/// The size of the shared hash table.
class HashOption : public TextOption {
 public:
  explicit HashOption(const Command& command);

  /// The size in bytes; empty for `auto`, the default. Throws Failure.
  [[nodiscard]] std::optional<std::uint64_t> bytes() const;
};

}  // namespace hurdle::cli
