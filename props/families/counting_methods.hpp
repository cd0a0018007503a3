// All methods of counting, for positions in which one of them once had a bug.
#pragma once

#include <gtest/gtest.h>

#include "movegen/vocab/text/text.hpp"
#include "perft/count/variants.hpp"

namespace hurdle::props {

/// Expects the referee's count of a position of `variant` by every method of the fast generator.
inline void expect_same_by_every_method(std::string_view name, std::string_view fen, int depth) {
  const Variant& variant = *find_variant(name);
  const Setup setup = parse_fen(variant.notation, fen);
  const std::string expected = to_text(variant.plain.perft(setup, depth));
  CountOptions no_differences;
  no_differences.differences = false;
  CountOptions no_bulk;
  no_bulk.bulk = false;
  CountOptions with_table;
  with_table.hash_bytes = mebibyte;
  EXPECT_EQ(to_text(variant.fast.perft(setup, depth)), expected);
  EXPECT_EQ(to_text(variant.fast.perft(setup, depth, no_differences)), expected);
  EXPECT_EQ(to_text(variant.fast.perft(setup, depth, no_bulk)), expected);
  EXPECT_EQ(to_text(variant.fast.perft(setup, depth, with_table)), expected);
}

}  // namespace hurdle::props
