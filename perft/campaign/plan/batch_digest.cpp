#include "perft/campaign/plan/batch_digest.hpp"

#include <fmt/format.h>

#include "perft/files/digest.hpp"

namespace hurdle::campaign {

BatchDigest::BatchDigest(std::int64_t number, std::string_view move)
    : text_(fmt::format("batch {}\t{}\n", number, move)) {}

void BatchDigest::add(std::string_view position, Total multiplicity) {
  text_ += position;
  text_ += '\t';
  text_ += to_text(multiplicity);
  text_ += '\n';
}

std::string BatchDigest::digest() const {
  return sha256(text_);
}

std::string batch_text(const Game& game, std::int64_t number, std::string_view move,
                       const TaskPositions& positions, std::span<const Total> multiplicities) {
  BatchDigest seal(number, move);
  for (std::size_t task = 0; task < positions.size(); ++task) {
    seal.add(game.text_of(positions, task), multiplicities[task]);
  }
  return seal.text();
}

std::string campaign_text(const Campaign& campaign, std::string_view tree) {
  const std::string accounts =
      campaign.quorum == 0
          ? ""
          : fmt::format("quorum {}\nknown {} %\n", campaign.quorum, campaign.known_percent);
  return fmt::format(
      "{}fen {}\nposition {}\ndepth {}\nsplit {}\npasses {}\n"
      "root moves {}\n{}rules {}\ntasks {}\nlines {}\nbatches {}\ntree {}\n",
      campaign.game().digest_head("campaign"), campaign.fen, campaign.root_text(), campaign.depth,
      campaign.split, campaign.passes, campaign.per_move ? "apart" : "merged", accounts,
      campaign.rules, campaign.tasks, to_text(campaign.lines), campaign.batches, hex(tree));
}

std::string campaign_digest(const Campaign& campaign, std::string_view tree) {
  return sha256(campaign_text(campaign, tree));
}

void require_facts(const Campaign& campaign) {
  if (!campaign.sealed()) {
    throw StoreError(
        StoreFailure::foreign,
        fmt::format(
            "campaign {}: it has no digests, as an older hurdle started it; hurdle campaign "
            "start, with the same variant, depth and options, writes them",
            campaign.name));
  }
  if (campaign_digest(campaign, campaign.tree) != campaign.digest) {
    throw StoreError(
        StoreFailure::corrupt,
        fmt::format("campaign {}: its variant, position, depth, split, passes or sizes are not "
                    "those that its digest was made of: the store is edited or damaged",
                    campaign.name));
  }
}

}  // namespace hurdle::campaign
