#include "perft/diagnosis/patterns/conditions.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <iterator>
#include <optional>

#include "perft/diagnosis/patterns/other_board.hpp"
#include "perft/diagnosis/patterns/position_set.hpp"
#include "perft/sample/changed_positions.hpp"

namespace hurdle {
namespace {

using Observations = std::vector<const Observation*>;

constexpr std::size_t least_sharing = 3;  // fewer share a condition by chance

/// A property of a position, as text that can follow "whenever".
struct Condition {
  std::string words;
  std::function<bool(const Setup& position)> holds;
};

std::vector<Kind> other_kinds(const Notation& notation) {
  std::vector<Kind> kinds;
  for (std::size_t kind = 1; kind < notation.kinds.size(); ++kind) {  // 0 is the royal one
    kinds.push_back(static_cast<Kind>(kind));
  }
  return kinds;
}

bool has_several(const Setup& position, Kind kind) {
  return std::ranges::count_if(position.board, [&](const Piece& piece) {
           return piece && piece.belongs_to(position.side) && piece.kind() == kind;
         }) > 1;
}

/// What holds of one kind of the player's pieces. The words say what the fewest positions share.
void add_about_pieces(const Variant& variant, std::vector<Condition>& conditions) {
  const Referee& rules = variant.referee;
  for (const Kind kind : other_kinds(variant.notation)) {
    conditions.push_back(
        {fmt::format("its {} is pinned", variant.notation.of(kind).name),
         [&rules, kind](const Setup& position) { return has_pin(rules, position, kind); }});
  }
  conditions.push_back({"one of its pieces is pinned",
                        [&rules](const Setup& position) { return has_pin(rules, position); }});
  for (const Kind kind : other_kinds(variant.notation)) {
    conditions.push_back(
        {fmt::format("the side to move has more than one {}", variant.notation.of(kind).name),
         [kind](const Setup& position) { return has_several(position, kind); }});
  }
}

/// The conditions that hold in all of these positions, with clocks and numbers taken from them.
std::vector<Condition> conditions_of(const Variant& variant, const Observations& all) {
  std::uint32_t half = max_counter;
  std::uint32_t full = max_counter;
  std::size_t most_pieces = 0;
  for (const Observation* seen : all) {
    half = std::min(half, seen->position.half);
    full = std::min(full, seen->position.full);
    most_pieces = std::max(most_pieces, piece_count(seen->position));
  }
  std::vector<Condition> conditions{
      {"a pass was just made", [](const Setup& position) { return position.passes > 0; }},
      {"the side to move is in check",
       [&variant](const Setup& position) { return variant.referee.checkers(position) > 0; }},
      {"the side to move is in double check",
       [&variant](const Setup& position) { return variant.referee.checkers(position) > 1; }}};
  if (all.size() >= least_sharing) {  // one list always has the least or the greatest number
    conditions.insert(
        conditions.end(),
        {{fmt::format("the half-move counter is {} or more", half),
          [half](const Setup& position) { return position.half >= half; }},
         {fmt::format("the move number is {} or more", full),
          [full](const Setup& position) { return position.full >= full; }},
         {fmt::format("{} pieces or fewer are on the board", most_pieces),
          [most_pieces](const Setup& position) { return piece_count(position) <= most_pieces; }}});
  }
  for (const Colour colour : both_colours) {
    conditions.push_back({fmt::format("{} is to move", variant.notation.side(colour)),
                          [colour](const Setup& position) { return position.side == colour; }});
  }
  if (all.size() >= least_sharing) {
    add_about_pieces(variant, conditions);
  }
  conditions.erase(std::remove_if(conditions.begin(), conditions.end(),
                                  [&](const Condition& one) {
                                    return !std::ranges::all_of(all, [&](const Observation* seen) {
                                      return one.holds(seen->position);
                                    });
                                  }),
                   conditions.end());
  return conditions;
}

PositionSet positions_of(const std::vector<Observation>& replies) {
  PositionSet positions;
  for (const Observation& seen : replies) {
    positions.insert(seen.position);
  }
  return positions;
}

/// A sentence if all lists of the pattern are of one player, and the lists for the other player in
/// the same positions, of which the diagnosis asks some, are right; else empty.
std::string one_player(const Evidence& evidence, const Pattern& pattern,
                       const std::function<void()>& check_stop) {
  const Variant& variant = evidence.variant();
  const Colour side = pattern.positions.front().side;
  const std::string words = fmt::format("{} is to move", variant.notation.side(side));
  if (pattern.sentence.find(words) != std::string::npos ||
      !std::ranges::all_of(pattern.positions,
                           [&](const Setup& position) { return position.side == side; })) {
    return "";
  }
  std::vector<Setup> others;
  for (const Setup& position : pattern.positions) {
    check_stop();
    if (const std::optional<Setup> other = for_other_player(variant, position)) {
      others.push_back(*other);
    }
  }
  const auto number = [&](const std::vector<Observation>& replies) {
    const PositionSet asked = positions_of(replies);
    return static_cast<std::size_t>(
        std::ranges::count_if(others, [&](const Setup& other) { return asked.count(other) > 0; }));
  };
  const std::size_t right = number(evidence.right());
  return right < least_sharing || number(evidence.wrong()) > 0
             ? ""
             : fmt::format(
                   " In all these positions {}; with colours and sides swapped, so on other "
                   "squares, it "
                   "lists the right moves in the {} of them that were asked.",
                   words, right);
}

}  // namespace

std::string when(const Evidence& evidence, const Observations& all) {
  if (evidence.right().empty()) {
    return "";
  }
  PositionSet members;
  for (const Observation* seen : all) {
    members.insert(seen->position);
  }
  for (const Condition& one : conditions_of(evidence.variant(), all)) {
    const auto holds = [&](const Observation& seen) { return one.holds(seen.position); };
    const auto holds_elsewhere = [&](const Observation& seen) {
      return holds(seen) && members.count(seen.position) == 0;
    };
    if (std::ranges::none_of(evidence.right(), holds) &&
        std::ranges::none_of(evidence.wrong(), holds_elsewhere)) {
      return ", whenever " + one.words;
    }
  }
  return "";
}

std::string condition_of(const Evidence& evidence, const Observations& open, const Pattern& pattern,
                         const std::function<void()>& check_stop) {
  if (pattern.positions.size() < least_sharing || evidence.right().size() < least_sharing ||
      pattern.sentence.find(", whenever ") != std::string::npos) {
    return one_player(evidence, pattern, check_stop);
  }
  const PositionSet positions(pattern.positions.begin(), pattern.positions.end());
  Observations members;
  std::ranges::copy_if(open, std::back_inserter(members), [&](const Observation* seen) {
    return positions.count(seen->position) > 0;
  });
  const std::string words = members.empty() ? "" : when(evidence, members);
  return words.empty() ? one_player(evidence, pattern, check_stop)
                       : " This is so" + words.substr(1) + '.';
}

Pattern right_as_fen(const Evidence& evidence, const Observations& open) {
  constexpr std::size_t enough = 3;
  PositionSet positions;
  for (const Observation* seen : open) {
    positions.insert(seen->position);
  }
  const auto as_fen = [&](const std::vector<Observation>& replies) {
    return static_cast<std::size_t>(std::ranges::count_if(replies, [&](const Observation& reply) {
      return reply.line.empty() && positions.count(reply.position) > 0;
    }));
  };
  const std::size_t right = as_fen(evidence.right());
  if (open.empty() || right < std::min(enough, open.size()) || as_fen(evidence.wrong()) > 0 ||
      std::ranges::any_of(open, [](const Observation* seen) { return seen->line.empty(); })) {
    return {};
  }
  Pattern pattern{"right-as-fen",
                  fmt::format("Its lists are wrong after moves, and right for the same positions "
                              "as FENs, of which {} {} asked: probably a move leaves a wrong "
                              "position behind.",
                              right, right == 1 ? "was" : "were"),
                  {}};
  std::ranges::transform(open, std::back_inserter(pattern.positions),
                         [](const Observation* seen) { return seen->position; });
  return pattern;
}

}  // namespace hurdle
