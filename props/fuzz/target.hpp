// The fuzz targets: every parser of external input, fed with arbitrary bytes. A target returns for
// every input; a crash, a sanitizer's report, an exception that the parser does not document or a
// broken promise (`must`) is a finding. Contains names and places of seeds only.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "movegen/vocab/text/text.hpp"
#include "perft/count/variants.hpp"

namespace hurdle::fuzz {

/// One parser and the seeds of its inputs.
struct Target {
  std::string_view name;        ///< its seeds are in props/fuzz/corpus/NAME
  std::string_view dictionary;  ///< the file props/fuzz/dictionaries/NAME.dict
  std::string_view more_seeds;  ///< a further folder of seeds in the repository, or empty
  void (*run)(std::string_view input);

  /// A similar valid input, reproducible by seed; nothing if this input is not valid. Null for a
  /// target whose inputs are changed only as bytes.
  std::optional<std::string> (*change)(std::string_view input, std::uint64_t seed) = nullptr;
};

/// All targets, in the order of the list.
[[nodiscard]] std::span<const Target> targets();

/// The target with this name, or null.
[[nodiscard]] const Target* find_target(std::string_view name);

/// Throws std::logic_error with this promise if it does not hold.
void must(bool holds, std::string_view promise);

/// Checks that a refused text has a short message, and a place in this text or just past its end.
void must_be_short_and_located(const TextError& error, std::string_view text);

/// The variant named by an input's first word, and the text after the following blank or line end;
/// null if there is no such variant.
[[nodiscard]] std::pair<const Variant*, std::string_view> variant_and_rest(std::string_view input);

/// Checks that both generators list the same moves, and, if that takes at most some thousand nodes,
/// have the same counts: the referee and the fast generator at depth 2, differences and plain
/// counting at depth 3. The position must be valid.
void must_be_counted_alike(const Variant& variant, const Setup& setup);

/// The number of calls of must_be_counted_alike in this process.
[[nodiscard]] std::uint64_t positions_counted() noexcept;

}  // namespace hurdle::fuzz
