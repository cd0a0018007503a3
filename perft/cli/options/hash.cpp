#include "perft/cli/options/hash.hpp"

#include "perft/cli/program/failure.hpp"
#include "perft/cli/program/numbers.hpp"
#include "perft/count/generator.hpp"

namespace hurdle::cli {

HashOption::HashOption(const Command& command)
    : TextOption(
          command, "--hash MIB",
          "Size of the hash table, 0 for none, or auto (default): none to depth 5, 64 MiB at depth "
          "6, then four times as much for each ply, at most half of the free memory and 4 GiB",
          Traits{.otherwise = "auto"}) {}

std::optional<std::uint64_t> HashOption::bytes() const {
  if (**this == "auto") {
    return std::nullopt;
  }
  const auto size = read_number(**this, hash_range());
  if (!size) {
    throw Failure(number_message("--hash", **this, hash_range()) + ", or auto");
  }
  return *size * mebibyte;
}

}  // namespace hurdle::cli
