#include "movegen/mutants/themes/ways.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdlib>

#include "movegen/mutants/geometry.hpp"
#include "movegen/referee/direction.hpp"

namespace hurdle::mutation {
namespace {

/// Neither straight nor diagonal.
bool is_leap(Step step) {
  return step.files != 0 && step.ranks != 0 && std::abs(step.files) != std::abs(step.ranks);
}

/// The squares by the rules, except those in this direction or at this leap, as White sees them.
Going never_towards(Step step) {
  return only_where([step](const Mover& mover, Square to) {
    const int length = is_leap(step) ? 1 : distance(mover.from, to);
    return files_between(mover.from, to) != step.files * length ||
           ranks_between(mover.from, to) != step.ranks * length;
  });
}

/// "up", "down left", "one up two left"; with other words for up and down, "ahead", "back".
std::string words_of(Step step, const char* up, const char* down) {
  const auto part = [step](int length, const char* more, const char* less) {
    constexpr std::array numbers{"", "one ", "two ", "three "};
    const char* number =
        is_leap(step) ? numbers.at(static_cast<std::size_t>(std::abs(length))) : "";
    return std::string(number) + (length > 0 ? more : less);
  };
  const std::string ranks = part(step.ranks, up, down);
  const std::string files = part(step.files, "right", "left");
  return step.files == 0 ? ranks : step.ranks == 0 ? files : ranks + " " + files;
}

/// How a sentence names the four ways along files and ranks.
struct WayWords {
  const char* up;
  const char* down;
  const char* right;
  const char* left;
};

/// "straight up", "straight towards the a-file", "diagonally up towards the a-file".
std::string said(Step step, const WayWords& words) {
  const std::string ranks = step.ranks > 0 ? words.up : words.down;
  const std::string files = step.files > 0 ? words.right : words.left;
  return step.files == 0   ? "straight " + ranks
         : step.ranks == 0 ? "straight " + files
                           : "diagonally " + ranks + " " + files;
}

/// The row "not-up-left": "The rook never goes diagonally up towards the a-file."
PieceRow forgotten(Step step, std::string words, std::string_view never, const WayWords& way_words,
                   Going going) {
  const std::string sentence = is_leap(step) ? words : said(step, way_words);
  std::ranges::replace(words, ' ', '-');
  return {"not-" + words, fmt::format("The {{name}} {} {}.", never, sentence), std::move(going)};
}

}  // namespace

Steps all_but(Step known, Steps ways) {
  std::erase(ways, known);
  return ways;
}

PieceRows forgotten_ways(const Steps& ways) {
  PieceRows rows;
  for (const Step way : ways) {
    rows.push_back(forgotten(way, words_of(way, "up", "down"), "never goes",
                             {"up", "down", "away from the a-file", "towards the a-file"},
                             never_towards(way)));
  }
  return rows;
}

PieceRows forgotten_steps(const Steps& steps) {
  PieceRows rows;
  for (const Step step : steps) {
    rows.push_back(forgotten(step, words_of(step, "ahead", "back"), "never steps",
                             {"ahead", "back", "to its player's right", "to its player's left"},
                             never({step})));
  }
  return rows;
}

Rules<Hooks> promotion_changes_no_moves(std::string_view clause, const Notation& notation) {
  Change<Hooks> all = [](Hooks& /*hooks*/) {};
  for (std::size_t index = 0; index < notation.kinds.size(); ++index) {
    const auto kind = static_cast<Kind>(index);
    if (notation.of(kind).promotes) {
      all = both(std::move(all), goes(promoted(kind), as_before_promotion()));
    }
  }
  return {{"promotion-changes-no-moves", clause,
           "A promoted piece still moves as before its promotion.", all}};
}

PieceRows chariot_lines_too_short() {
  return {
      {"goes-eight-at-most", "goes eight points at most, so never from rank 1 to rank 10",
       only_where(at_distance(1, 8))},
      {"never-to-the-edge", "stops one point before the edge of the board",
       never_where(to_the_edge)},
      {"never-left", "never goes to the left", never_where(goes_left_on_its_rank)},
      {"never-takes-beside-it", "cannot capture on the next point",
       takes_only_where(at_distance(2, 9))},
  };
}

PieceRows chariot_lines_too_long() {
  return {
      {"through-its-own", "continues past a piece of its own", also(slides_past(is_own))},
      {"through-enemies", "continues past an enemy piece", also(slides_past(is_enemy))},
      {"takes-its-own", "may capture its own pieces", also(slides_onto_own(straight))},
      {"wraps", "continues from the edge of a rank onto the next rank",
       also(wrapped_slides(sideways))},
  };
}

PieceRows takes_nothing() {
  return {{"takes-nothing", "The {name} cannot capture.", only_where(is_empty)}};
}

}  // namespace hurdle::mutation
