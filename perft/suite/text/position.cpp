// Parses positions, depths and counts; every error has the location in the file.
#include "perft/suite/text/position.hpp"

#include <fmt/format.h>

#include <optional>

#include "movegen/vocab/text/text.hpp"
#include "perft/count/numbers.hpp"

namespace hurdle {
namespace {

void place_possible(const Source& source, std::size_t at, const Variant& variant,
                    const Setup& setup, PositionEntry& entry) {
  if (const std::optional<InvalidReason> invalid = variant.referee.invalid_reason(setup)) {
    throw InvalidPosition(
        source.file(), source.location(at),
        fmt::format("invalid position ({}): {}", invalid->clause, invalid->reason), invalid->clause,
        invalid->reason);
  }
  entry.setup = setup;
  entry.fen_text = to_fen(variant.notation, setup);
}

}  // namespace

const Variant& variant_at(const Source& source, std::size_t at, std::string_view name) {
  const Variant* variant = find_variant(name);
  if (variant == nullptr) {
    source.fail(at, unknown_variant(name));
  }
  return *variant;
}

void place_fen(const Source& source, std::size_t at, const Variant& variant, std::string_view fen,
               PositionEntry& entry) {
  try {
    place_possible(source, at, variant, parse_fen(variant.notation, fen), entry);
  } catch (const TextError& error) {
    throw InvalidPosition(source.file(), source.location(at),
                          fmt::format("the FEN cannot be read: {}", error.what()), "C6",
                          error.what());
  }
}

void place_setup(const Source& source, std::size_t at, const Variant& variant,
                 const std::string& names, PositionEntry& entry) {
  try {
    place_possible(source, at, variant, start_position(variant.notation, names), entry);
    entry.setup_names = names;
  } catch (const TextError& error) {
    source.fail(at, fmt::format("the setup cannot be read: {}", error.what()));
  }
}

int depth_at(const Source& source, std::size_t at, std::string_view text, std::string_view what) {
  const auto depth = read_number(text, depth_range(1));
  if (!depth) {
    source.fail(at, fmt::format("{} '{}'; expected a number from 1 to {}", what,
                                hurdle::quoted(text), max_depth));
  }
  return static_cast<int>(*depth);
}

Total total_at(const Source& source, std::size_t at, std::string_view text) {
  const std::optional<Total> total = parse_total(text);
  if (!total) {
    source.fail(at, fmt::format("the count '{}'; expected digits without sign, separators or "
                                "leading zeros, below 2^128",
                                hurdle::quoted(text)));
  }
  return *total;
}

}  // namespace hurdle
