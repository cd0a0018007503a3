// A movement in words.
#pragma once

#include <string>
#include <vector>

#include "movegen/custom/movement.hpp"

namespace hurdle::custom {

/// Sentences such as "Slides forward, to empty squares only. Leaps 2 and 1 squares in every
/// direction."; "Never moves." for a movement without tracks.
[[nodiscard]] std::string words_of(const Movement& movement);

/// Tracks that differ only in direction.
struct TrackGroup {
  Track track;  ///< the first of them
  std::vector<Step> steps;
};

/// The tracks of a movement in groups, in the order of their first tracks.
[[nodiscard]] std::vector<TrackGroup> groups_of(const Movement& movement);

/// Whether the group of the first track is that of the second.
[[nodiscard]] bool alike(const Track& a, const Track& b);

/// A group in words, without a full stop: "Slides any number of squares along diagonals".
[[nodiscard]] std::string words_of(const TrackGroup& group);

}  // namespace hurdle::custom
