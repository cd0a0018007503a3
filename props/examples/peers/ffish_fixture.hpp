// Shared by the comparisons with ffish: the running peer, or the reason for skipping.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <sstream>
#include <string>
#include <vector>

#include "movegen/vocab/text/text.hpp"
#include "props/examples/peers/ffish_differences.hpp"
#include "props/families/family.hpp"

namespace hurdle::props {

class Ffish : public testing::Test {
 protected:
  using Setup = hurdle::Setup;  // the test library hides this name
  using Clauses = std::map<std::string_view, std::uint64_t>;

  void SetUp() override {
    if (const auto missing = FfishPeer::missing()) {
      GTEST_SKIP() << *missing
                   << ", so our rules were not compared with ffish (ci/peers/install gets both)";
    }
    peer_ = std::make_unique<FfishPeer>();
  }

  [[nodiscard]] FfishPeer& peer() const { return *peer_; }

  /// The tally of comparing one position if only these clauses of the variant are expected to
  /// differ.
  [[nodiscard]] PeerTally compared(const Notation& notation,
                                   const std::vector<std::string_view>& untold,
                                   const std::string& fen, const std::string& moves = "") const {
    PeerVariant subject{find_variant(notation.name), {}};
    const PeerVariant all{subject.variant, member_of(notation).ffish.value()};
    for (const std::string_view id : untold) {
      const UntoldClause* clause = all.find_untold(id);
      if (clause == nullptr) {
        ADD_FAILURE() << notation.name << " does not say that ffish cannot be told " << id;
      } else {
        subject.untold.push_back(*clause);
      }
    }
    Setup setup = parse_fen(notation, fen);
    std::istringstream words(moves);
    for (std::string move; words >> move;) {
      setup = subject.variant->referee.after(setup, parse_move(notation, move));
    }
    FfishComparison comparison(peer(), subject);
    comparison.compare(setup, {fen, moves});
    return comparison.tally();
  }

 private:
  std::unique_ptr<FfishPeer> peer_;
};

}  // namespace hurdle::props
