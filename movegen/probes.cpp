#include "movegen/probes.hpp"

#include <array>

#include "movegen/variants/chess/probes.hpp"
#include "movegen/variants/crazyhouse/probes.hpp"
#include "movegen/variants/janggi/probes.hpp"
#include "movegen/variants/makpong/probes.hpp"
#include "movegen/variants/makruk/probes.hpp"
#include "movegen/variants/nine-elder/probes.hpp"
#include "movegen/variants/pandemonium/probes.hpp"
#include "movegen/variants/shogi/probes.hpp"
#include "movegen/variants/xiangqi/probes.hpp"

namespace hurdle {
namespace {

/// The variants of each game.
constexpr std::array<std::span<const Probed>, 9> games{
    janggi::probed,  makpong::probed, makruk::probed, nine_elder::probed, pandemonium::probed,
    xiangqi::probed, shogi::probed,   chess::probed,  crazyhouse::probed,
};

}  // namespace

std::span<const Probe> probes_of(std::string_view variant) {
  for (const std::span<const Probed> game : games) {
    for (const Probed& probed : game) {
      if (probed.variant == variant) {
        return probed.probes;
      }
    }
  }
  return {};
}

}  // namespace hurdle
