// The fuzz targets: what reads input from outside, each fed with any bytes. A target returns
// whatever the input is; a crash, a sanitizer's report, an exception that the reader does not
// document or a broken promise (`must`) is a finding. Knows names and places of seeds; runs
// nothing.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "perft/count/variants.hpp"

namespace hurdle::fuzz {

/// One reader with what its inputs begin from.
struct Target {
  std::string_view name;        ///< its seeds are in props/fuzz/corpus/NAME
  std::string_view dictionary;  ///< the file props/fuzz/dictionaries/NAME.dict
  std::string_view more_seeds;  ///< a further folder of the repository, or nothing
  void (*run)(std::string_view input);

  /// An input that is like this one and as good, fixed by the seed; nothing where this one is not
  /// understood. Null for a target whose inputs are changed as bytes alone.
  std::optional<std::string> (*change)(std::string_view input, std::uint64_t seed) = nullptr;
};

/// All targets, in the order of the list.
[[nodiscard]] std::span<const Target> targets();

/// The target with this name, or null.
[[nodiscard]] const Target* find_target(std::string_view name);

/// Throws std::logic_error with this promise when it does not hold.
void must(bool holds, std::string_view promise);

/// The variant named by an input's first word, and what follows the blank or line end behind it;
/// null for no variant.
[[nodiscard]] std::pair<const Variant*, std::string_view> variant_and_rest(std::string_view input);

/// Both generators list the same moves here, and where that takes at most some thousand nodes, have
/// the same counts: the referee and the fast generator at depth 2, differences and plain counting
/// at depth 3. The position must be a possible one.
void must_be_counted_alike(const Variant& variant, const Setup& setup);

/// How many positions must_be_counted_alike has been given in this process.
[[nodiscard]] std::uint64_t positions_counted() noexcept;

}  // namespace hurdle::fuzz
