// Compares our rules with the rules packages of npm on 500 random positions for each game: sets of
// moves and of replies. Packages that are not installed (ci/peers/install) are skipped with a
// message.
#include <gtest/gtest.h>

#include <filesystem>
#include <ostream>
#include <string>

#include "props/cli/program.hpp"
#include "props/needs.hpp"

namespace hurdle::props {
namespace {

struct Peer {
  std::string package;
  std::string variant;
};

std::ostream& operator<<(std::ostream& out, const Peer& peer) {
  return out << peer.package << " on " << peer.variant;
}

class Peers : public testing::TestWithParam<Peer> {};

TEST_P(Peers, HaveOurMovesOnRandomPositions) {
  const std::string folder = HURDLE_SOURCE_DIR "/ci/peers/";
  const std::string& package = GetParam().package;
  HURDLE_NEEDS("node");
  if (!std::filesystem::exists(folder + "node_modules/" + package + "/package.json")) {
    GTEST_SKIP() << "the npm package " << package << " is not in ci/peers/node_modules";
  }
  expect_good(hurdle({"check", "--variant", GetParam().variant, "--random", "500", "--protocol",
                      "jsonl", "--engine", "node " + folder + package + ".mjs"}),
              {" right, 0 wrong, 0 unanswered"});
}

std::string name(const testing::TestParamInfo<Peer>& info) {
  return info.param.package + "_" + info.param.variant;
}

INSTANTIATE_TEST_SUITE_P(Npm, Peers,
                         testing::Values(Peer{"shogiops", "shogi"}, Peer{"chessops", "chess"},
                                         Peer{"chessops", "chess960"},
                                         Peer{"chessops", "crazyhouse"}),
                         name);

}  // namespace
}  // namespace hurdle::props
