// The digests of a campaign. Each batch has a digest of the text of its tasks. The campaign has a
// digest of its facts and of the root of a hash tree over its batches, in order. So no change of
// anything that a count depends on goes unnoticed.
//
// The text of a batch, which others can rebuild from the lines of an export:
//   batch 17<TAB>e2e4        number, and the root move when these are kept apart, else -
//   FEN<TAB>3                each task: its position (the text of its game) and its multiplicity
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "perft/campaign/plan/campaign.hpp"

namespace hurdle::campaign {

/// Replaces the root move of a batch when root moves are merged.
inline constexpr std::string_view no_move = "-";

/// The digest of a batch, computed line by line.
class BatchDigest {
 public:
  BatchDigest(std::int64_t number, std::string_view move);
  void add(std::string_view position, Total multiplicity);
  [[nodiscard]] const std::string& text() const noexcept { return text_; }
  [[nodiscard]] std::string digest() const;

 private:
  std::string text_;
};

/// The text that the digest of a batch covers.
[[nodiscard]] std::string batch_text(const Game& game, std::int64_t number, std::string_view move,
                                     const TaskPositions& positions,
                                     std::span<const Total> multiplicities);

/// The text covered by a campaign's digest: its facts, one on each line, and the root of the tree.
[[nodiscard]] std::string campaign_text(const Campaign& campaign, std::string_view tree);
[[nodiscard]] std::string campaign_digest(const Campaign& campaign, std::string_view tree);

/// Throws StoreError unless the campaign has a digest and its facts match it.
void require_facts(const Campaign& campaign);

}  // namespace hurdle::campaign
