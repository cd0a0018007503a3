// Checked positions and expected failures, shared by the tests of all protocols.
#pragma once

#include <gtest/gtest.h>

#include <string>

#include "movegen/vocab/text/text.hpp"
#include "perft/count/variants.hpp"
#include "perft/engines/check/check.hpp"
#include "perft/engines/report/text.hpp"

namespace hurdle::props {

/// Few moves: a soldier, and generals that face each other as soon as one of them moves.
inline constexpr const char* few_moves = "3k5/9/9/9/4p4/9/9/9/4K4/9 w - - 0 1";

/// The position as published in a set, with its counts to `depth`.
[[nodiscard]] inline engines::CheckItem published_item(const Variant& variant,
                                                       const std::string& fen, int depth) {
  engines::CheckItem item{"few.yaml", 12, "few", &variant, parse_fen(variant.notation, fen), {}};
  for (int d = 1; d <= depth; ++d) {
    item.perft[d] = variant.plain.perft(item.setup, d);
  }
  return item;
}

/// Expects so many right, wrong and unanswered counts.
inline void expect_numbers(const engines::CheckResult& result, std::size_t passed,
                           std::size_t failed, std::size_t unanswered) {
  EXPECT_EQ(result.passed, passed) << to_text(result);
  EXPECT_EQ(result.failed, failed) << to_text(result);
  EXPECT_EQ(result.unanswered, unanswered) << to_text(result);
}

/// Expects this failure alone, before the first of the published counts.
inline void expect_failure(const engines::CheckResult& result, engines::EngineFailure failure,
                           const std::string& words, std::size_t published = 2) {
  ASSERT_EQ(result.failures.size(), 1U) << to_text(result);
  EXPECT_EQ(to_text(result.failures[0].failure), to_text(failure));
  EXPECT_NE(result.failures[0].message.find(words), std::string::npos)
      << result.failures[0].message;
  expect_numbers(result, 0, 0, published);
  EXPECT_EQ(exit_code(result), 2);
}

}  // namespace hurdle::props
