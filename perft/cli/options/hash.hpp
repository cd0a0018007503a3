// The option `--hash`: a number of MiB, or auto.
#pragma once

#include <boost/core/noncopyable.hpp>
#include <cstdint>
#include <optional>
#include <string>

#include "perft/cli/program/command.hpp"

namespace hurdle::cli {

/// The size of the shared hash table. Must not move once added.
class HashOption : boost::noncopyable {
 public:
  void add_to(const Command& command);

  /// The size in bytes; empty for `auto`, the default. Throws Failure.
  [[nodiscard]] std::optional<std::uint64_t> bytes() const;
  [[nodiscard]] bool given() const { return option_.given(); }

 private:
  std::string text_ = "auto";
  Option option_;
};

}  // namespace hurdle::cli
