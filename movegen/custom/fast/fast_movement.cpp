#include "movegen/custom/fast/fast_movement.hpp"

#include <algorithm>
#include <cstdlib>
#include <optional>

#include "movegen/custom/fast/fast_game.hpp"
#include "movegen/custom/fast/ranks.hpp"
#include "movegen/fast/board/shape.hpp"

namespace hurdle::custom {
namespace {

constexpr std::size_t directions = 8;

/// Whether a square is reached quietly and by a capture.
struct Use {
  bool quiet = false;
  bool capture = false;

  void add(const Track& track) {
    quiet |= track.quiet;
    capture |= track.capture;
  }
  [[nodiscard]] bool any() const { return quiet || capture; }
  bool operator==(const Use&) const = default;
};

std::optional<std::size_t> direction_of(Step step) {
  for (std::size_t direction = 0; direction < directions; ++direction) {
    if (fast::direction_file[direction] == step.right &&
        fast::direction_rank[direction] == step.ahead) {
      return direction;
    }
  }
  return std::nullopt;
}

std::optional<std::size_t> leap_of(Step step) {
  for (std::size_t leap = 0; leap < fast::free_leap_count; ++leap) {
    if (fast::free_leaps[leap].file == step.right && fast::free_leaps[leap].rank == step.ahead) {
      return leap;
    }
  }
  return std::nullopt;
}

/// Collects the tracks of one piece by primitive.
class Collector {
 public:
  Collector(const Description& facts, Type type) : facts_(facts), type_(type) {}

  void add(const Track& track) {
    const int longest = std::max(facts_.size.files, facts_.size.ranks) - 1;
    const bool unlimited = track.range == 0 || track.range >= longest;
    switch (track.manner) {
      case Manner::leap:
        add_leap(track);
        return;
      case Manner::lame:
        add_lame(track);
        return;
      case Manner::slide:
        if (track.range == 1) {
          add_leap(track);
        } else {
          add_line(track, fast::slide, unlimited);
        }
        return;
      case Manner::hop:
        add_line(track, fast::hop, unlimited);
        return;
      case Manner::land:
        fail("lands directly behind the first piece");
    }
  }

  [[nodiscard]] fast::Movement movement() const {
    fast::Movement result;
    for (std::size_t direction = 0; direction < directions; ++direction) {
      result.steps = static_cast<std::uint8_t>(result.steps | (both(steps_[direction]) ? 1U : 0U)
                                                                  << direction);
    }
    for (std::size_t leap = 0; leap < leaps_.size(); ++leap) {
      result.leaps |= both(leaps_[leap]) ? fast::LeapSet{1} << leap : fast::no_leap;
    }
    const bool ahead = slides_ahead_only();
    result.slides_ahead = ahead;
    result.orthogonal = ahead ? fast::LineMoves{} : family(0);
    result.diagonal = family(1);
    if (lame_short_ != 0) {
      all_of(lame_short_, directions);
      result.lame.diagonal_steps = 1;
    }
    if (lame_long_ != 0) {
      all_of(lame_long_, directions);
      result.lame.diagonal_steps = 2;
    }
    if (fast::exchanged(result.steps) != result.steps ||
        fast::exchanged_leaps(result.leaps) != result.leaps) {
      fail(
          "Black's moves are turned, the fast generator mirrors them: left and right must be "
          "alike");
    }
    return result;
  }

 private:
  [[noreturn]] void fail(const std::string& reason) const {
    throw Misfit(piece_with_movement(facts_, type_), reason);
  }

  void add_leap(const Track& track) {
    if (const auto direction = direction_of(track.step)) {
      steps_[*direction].add(track);
    } else if (const auto leap = leap_of(track.step)) {
      leaps_[*leap].add(track);
    } else {
      fail("a leap of more than three files or ranks");
    }
  }

  void add_lame(const Track& track) {
    const int near = std::min(std::abs(track.step.right), std::abs(track.step.ahead));
    const int far = std::max(std::abs(track.step.right), std::abs(track.step.ahead));
    if (!track.quiet || !track.capture || near + 1 != far) {
      fail("leaps that can be blocked are those of a Xiangqi horse or a Janggi elephant");
    }
    ++(near == 1 ? lame_short_ : lame_long_);
  }

  void add_line(const Track& track, fast::Way way, bool unlimited) {
    const auto direction = direction_of(track.step);
    if (!direction) {
      fail("repeats a leap");
    }
    if (!unlimited) {
      fail("slides or hops that end before the board does");
    }
    fast::LineMoves& line = lines_[*direction];
    line.quiet = static_cast<std::uint8_t>(line.quiet | (track.quiet ? way : fast::no_way));
    line.capture = static_cast<std::uint8_t>(line.capture | (track.capture ? way : fast::no_way));
  }

  [[nodiscard]] bool both(const Use& use) const {
    if (use.any() && !(use.quiet && use.capture)) {
      fail("moves and captures to different squares");
    }
    return use.any();
  }

  void all_of(std::size_t found, std::size_t expected) const {
    if (found != expected) {
      fail("leaps that can be blocked go in all directions");
    }
  }

  /// Whether the only line is the slide forward.
  [[nodiscard]] bool slides_ahead_only() const {
    bool other = false;
    for (std::size_t direction = 1; direction < directions; ++direction) {
      other |= lines_[direction] != fast::LineMoves{};
    }
    return lines_[0] == fast::slides && !other;
  }

  /// The lines along ranks and files (0) or diagonals (1).
  [[nodiscard]] fast::LineMoves family(std::size_t first) const {
    for (std::size_t direction = first; direction < directions; direction += 2) {
      if (lines_[direction] != lines_[first]) {
        fail("slides or hops in some directions only");
      }
    }
    return lines_[first];
  }

  const Description& facts_;
  Type type_;
  std::array<Use, directions> steps_;
  std::array<Use, fast::free_leap_count> leaps_;
  std::array<fast::LineMoves, directions> lines_;
  std::size_t lame_short_ = 0;
  std::size_t lame_long_ = 0;
};

/// Whether these are the steps of a pawn: forward without capturing, captures diagonally forward.
bool is_pawn(const std::vector<Track>& tracks) {
  std::size_t found = 0;
  for (const Track& track : tracks) {
    const bool unit = track.manner == Manner::leap || track.range == 1;
    const bool push = track.step == Step{0, 1} && track.quiet && !track.capture;
    const bool capture =
        (track.step == Step{1, 1} || track.step == Step{-1, 1}) && track.capture && !track.quiet;
    found += unit && (push || capture) ? 1 : 0;
  }
  constexpr std::size_t expected = 3;
  return found == expected && tracks.size() == expected;
}

/// Rules of hard-wired types beside their movement.
void refuse_special_types(const Description& facts, Type type) {
  const std::string piece = piece_with_movement(facts, type);
  if (type == Type::soldier && facts.soldier_promotion_rank > 1) {
    throw Misfit("soldierPromotionRank = " + std::to_string(facts.soldier_promotion_rank),
                 "the fast generator does not know it for files");
  }
  if (type == Type::janggi_cannon) {
    throw Misfit(piece, "the fast generator does not know its taboo for files");
  }
  for (const Colour colour : both_colours) {
    const Squares& region = facts.of(colour).mobility[index_of(type)];
    if (region.any() && !covers_board(region, facts.size)) {
      throw Misfit(std::string("mobilityRegion") + (colour == Colour::white ? "White" : "Black") +
                       " of " + key_of(type),
                   "the fast generator does not know such regions for files");
    }
  }
}

}  // namespace

std::string piece_with_movement(const Description& facts, Type type) {
  return key_of(type) + " (" + facts.betza[index_of(type)] + ")";
}

fast::Movement fast_movement(const Description& facts, Type type, bool double_steps) {
  refuse_special_types(facts, type);
  std::vector<Track> tracks;
  for (const Track& track : facts.movements[index_of(type)].tracks) {
    if (!track.initial) {
      tracks.push_back(track);
    } else if (double_steps) {
      throw Misfit(piece_with_movement(facts, type), "initial moves of pieces other than pawns");
    }
  }
  if (is_pawn(tracks)) {
    return {.pawn_moves = true};
  }
  Collector collector(facts, type);
  for (const Track& track : tracks) {
    collector.add(track);
  }
  const fast::Movement result = collector.movement();
  if (result == fast::Movement{}) {
    throw Misfit(piece_with_movement(facts, type), "a piece that never moves");
  }
  return result;
}

}  // namespace hurdle::custom
