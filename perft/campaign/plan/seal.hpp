// What a campaign's digests are made of. Each batch has one of the text of its tasks; the campaign
// has one of what it says of itself and of the root of a tree over its batches, in their order. So
// nothing that a count depends on changes without notice. Knows no statement of SQL.
//
// The text of a batch, which others can make too (an export has all its lines):
//   batch 17<TAB>e2e4        its number, and the root move when these are kept apart, else -
//   FEN<TAB>3                each task: its position (task_text.hpp) and its multiplicity
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "perft/campaign/plan/campaign.hpp"

namespace hurdle::campaign {

/// In place of the root move of a batch when root moves are merged.
inline constexpr std::string_view no_move = "-";

/// The digest of a batch, made line by line.
class BatchSeal {
 public:
  BatchSeal(std::int64_t number, std::string_view move);
  void add(const Notation& notation, const Setup& position, Total multiplicity);
  [[nodiscard]] std::string digest() const;

 private:
  std::string text_;
};

[[nodiscard]] std::string batch_digest(const Notation& notation, std::int64_t number,
                                       std::string_view move, std::span<const Setup> positions,
                                       std::span<const Total> multiplicities);

/// The text of a campaign: what it says of itself, a line a fact, and the root of the tree.
[[nodiscard]] std::string campaign_text(const Campaign& campaign, std::string_view tree);
[[nodiscard]] std::string campaign_digest(const Campaign& campaign, std::string_view tree);

/// Throws StoreError unless the campaign has a digest and says of itself what it did then.
void require_facts(const Campaign& campaign);

}  // namespace hurdle::campaign
