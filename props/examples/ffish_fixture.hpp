// What the comparisons with ffish share: the running peer, or the words with which they are
// skipped. Knows no game.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <sstream>
#include <string>
#include <vector>

#include "movegen/vocab/text/text.hpp"
#include "props/examples/ffish_differences.hpp"
#include "props/families/family.hpp"

namespace hurdle::props {

class Ffish : public testing::Test {
 protected:
  using Setup = hurdle::Setup;  // which the test library hides
  using Clauses = std::map<std::string_view, std::uint64_t>;

  void SetUp() override {
    if (const auto missing = FfishPeer::missing()) {
      GTEST_SKIP() << *missing
                   << ", so our rules were not compared with ffish (ci/peers/install gets both)";
    }
    peer_ = std::make_unique<FfishPeer>();
  }

  [[nodiscard]] FfishPeer& peer() const { return *peer_; }

  /// What a comparison of one position tallies, when of the variant's clauses only these are
  /// expected to differ.
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
