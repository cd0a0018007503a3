// Checks of a fake engine that replies from a table: what tests of engines share.
#pragma once

#include <gtest/gtest.h>

#include <chrono>
#include <string>

#include "perft/engines/check/engine_check.hpp"
#include "props/examples/engines/fake.hpp"
#include "props/examples/engines/items.hpp"

namespace hurdle::props {

using namespace engines;
using namespace std::chrono_literals;

inline constexpr const char* facing = "4k4/9/9/9/9/9/9/9/4K4/9 w - - 0 1";

inline const Variant& janggi_variant() {
  return *find_variant("janggi");
}

inline CheckItem item_of(const std::string& fen, int depth,
                         const Variant& variant = janggi_variant()) {
  return published_item(variant, fen, depth);
}

class Engines : public testing::Test {
 protected:
  void TearDown() override { expect_no_engine_left(scratch_); }

  void write(const std::string& fen, int depth, const MoveEdit& edit = no_edit) {
    const Variant& variant = janggi_variant();
    FakeTable(variant, scratch_, edit).write(parse_fen(variant.notation, fen), depth, "fen " + fen);
  }

  CheckOptions options(const std::string& mode) const {
    CheckOptions options;
    options.engine.command = scratch_.command(mode);
    return options;
  }

  CheckResult check_few(const std::string& mode, int depth = 3) const {
    return check({item_of(few_moves, depth)}, options(mode));
  }

  /// The result for a mode that never replies in time, with a short time limit.
  CheckResult check_impatiently(const std::string& mode) const {
    CheckOptions hurried = options(mode);
    hurried.engine.timeout = 1500ms;
    return check({item_of(few_moves, 2)}, hurried);
  }

  EngineScratch scratch_;
};

}  // namespace hurdle::props
