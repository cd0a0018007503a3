#include "movegen/custom/page/movement_words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <utility>
#include <vector>

#include "movegen/vocab/text/lists.hpp"

namespace hurdle::custom {
namespace {

/// The size of a step, whatever its direction.
std::pair<int, int> size_of(Step step) {
  const int across = std::abs(step.right);
  const int along = std::abs(step.ahead);
  return {std::max(across, along), std::min(across, along)};
}

std::string direction_of(Step step) {
  const std::string ahead = step.ahead > 0 ? "forward" : step.ahead < 0 ? "backward" : "";
  const std::string aside = step.right > 0 ? "right" : step.right < 0 ? "left" : "";
  const bool even = std::abs(step.ahead) == std::abs(step.right);
  if (ahead.empty() || aside.empty() || even) {
    return ahead.empty() ? aside : aside.empty() ? ahead : ahead + "-" + aside;
  }
  return fmt::format("{} {} and {} {}", std::abs(step.ahead), ahead, std::abs(step.right), aside);
}

/// `in every direction`, or the directions.
std::string directions_of(const TrackGroup& group) {
  const auto [longer, shorter] = size_of(group.track.step);
  const std::size_t all = shorter == 0 || shorter == longer ? 4 : 8;
  if (group.steps.size() == all) {
    return shorter == 0        ? "along files and ranks"
           : shorter == longer ? "along diagonals"
                               : "in every direction";
  }
  std::string text;
  for (std::size_t i = 0; i < group.steps.size(); ++i) {
    text += i == 0 ? "" : i + 1 == group.steps.size() ? " or " : ", ";
    text += direction_of(group.steps[i]);
  }
  return text;
}

std::string how(const TrackGroup& group) {
  const Track& track = group.track;
  const auto [longer, shorter] = size_of(track.step);
  const std::string distance = shorter == 0 || shorter == longer
                                   ? std::to_string(longer)
                                   : fmt::format("{} and {}", longer, shorter);
  const std::string limit =
      track.range == 0 ? "any number of squares" : fmt::format("up to {} squares", track.range);
  switch (track.manner) {
    case Manner::leap:
      return longer == 1 ? "Steps" : fmt::format("Leaps {} squares", distance);
    case Manner::lame:
      return fmt::format("Goes {} squares if its path is empty,", distance);
    case Manner::slide:
      return longer == 1 ? fmt::format("Slides {}", limit)
                         : fmt::format("Rides {} leaps of {} squares",
                                       track.range == 0 ? "any number of"
                                                        : "up to " + std::to_string(track.range),
                                       distance);
    case Manner::hop:
      return fmt::format("Slides behind exactly one piece, {} in all,", limit);
    case Manner::land:
      return "Jumps to the square directly behind the first piece";
  }
  return "";
}

}  // namespace

bool alike(const Track& a, const Track& b) {
  return a.manner == b.manner && a.range == b.range && a.quiet == b.quiet &&
         a.capture == b.capture && a.initial == b.initial && size_of(a.step) == size_of(b.step);
}

std::vector<TrackGroup> groups_of(const Movement& movement) {
  std::vector<TrackGroup> groups;
  for (const Track& track : movement.tracks) {
    auto group = std::ranges::find_if(
        groups, [&](const TrackGroup& known) { return alike(known.track, track); });
    if (group == groups.end()) {
      groups.push_back({track, {}});
      group = groups.end() - 1;
    }
    group->steps.push_back(track.step);
  }
  return groups;
}

std::string words_of(const TrackGroup& group) {
  const Track& track = group.track;
  const std::string target = !track.capture ? ", to empty squares only"
                             : !track.quiet ? ", only to capture"
                                            : "";
  return how(group) + " " + directions_of(group) + target +
         (track.initial ? ", from the squares of the double step" : "");
}

std::string words_of(const Movement& movement) {
  const std::string text = join_texts(
      groups_of(movement), " ", [](const TrackGroup& group) { return words_of(group) + "."; });
  return text.empty() ? "Never moves." : text;
}

}  // namespace hurdle::custom
