#include "props/campaign/simulation/truth.hpp"

#include <memory>
#include <stdexcept>

#include "movegen/vocab/text/text.hpp"
#include "perft/campaign/plan/packed.hpp"

namespace hurdle::simulation {
namespace {

/// Collects every position `plies` plies below, with the plain generator.
void collect(const Variant& variant, const Setup& position, int plies, int rest,
             std::map<std::string, Total>& counts) {
  if (plies > 0) {
    for (const Successor& successor : variant.plain.successors(position)) {
      collect(variant, successor.position, plies - 1, rest, counts);
    }
    return;
  }
  std::string packed;
  campaign::pack(variant.notation, position, packed);
  const auto [entry, is_new] = counts.try_emplace(packed);
  if (is_new) {
    entry->second = variant.plain.perft(position, rest);
  }
}

}  // namespace

Truth::Truth(const Game& game)
    : variant_(find_variant(game.variant)),
      game_(game),
      root_(start_position(variant_->notation, "")),
      total_(variant_->plain.perft(root_, game.depth)) {
  collect(*variant_, root_, game.split, game.depth - game.split, counts_);
}

const Truth& Truth::of(const Game& game) {
  static std::map<std::string, std::unique_ptr<Truth>> known;
  auto& truth = known[std::string(game.variant) + std::to_string(game.depth)];
  if (!truth) {
    truth.reset(new Truth(game));  // NOLINT: the constructor is private
  }
  return *truth;
}

campaign::StartRequest Truth::request(const Scenario& scenario) const {
  campaign::StartRequest request;
  request.variant = variant_;
  request.root = root_;
  request.fen = to_fen(variant_->notation, root_);
  request.depth = game_.depth;
  request.split = game_.split;
  request.passes = scenario.passes;
  request.per_move = scenario.per_move;
  request.name = "simulated";
  return request;
}

Total Truth::count(const Setup& position) const {
  std::string packed;
  campaign::pack(variant_->notation, position, packed);
  const auto found = counts_.find(packed);
  if (found == counts_.end()) {
    throw std::logic_error("a worker was given a position that is no task of the campaign");
  }
  return found->second;
}

}  // namespace hurdle::simulation
