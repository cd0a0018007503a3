#include "perft/custom/level.hpp"

#include <algorithm>
#include <mutex>
#include <utility>
#include <vector>

#include "movegen/custom/rules/fen.hpp"
#include "perft/count/interrupted.hpp"
#include "perft/count/threads.hpp"

namespace hurdle::custom {
namespace {

bool takes_en_passant(const std::vector<Move>& moves) {
  return std::ranges::any_of(moves, [](const Move& move) { return move.form == Form::en_passant; });
}

/// The position without what decides about no later move.
Position without_idle_facts(const Rules& rules, Position position) {
  position.half = 0;
  position.full = 1;
  clear_idle_pawn_marks(rules.facts(), position);
  // Finding legal moves is expensive, and few positions have such a move.
  if (position.en_passant.any() && !(takes_en_passant(rules.moves_before_safety(position)) &&
                                     takes_en_passant(rules.legal_moves(position)))) {
    position.en_passant.reset();
  }
  return position;
}

std::string text_of(const Rules& rules, const Position& position) {
  std::string text = fen_of(rules.facts(), position);
  text += ' ';
  text += static_cast<char>('0' + position.passes);  // a FEN has none of these three
  text += position.faced ? 'f' : '-';
  text += position.castled ? 'c' : '-';
  return text;
}

Position parsed_state(const Rules& rules, std::string_view text) {
  constexpr std::size_t marks = 4;  // as `text_of` writes them
  if (text.size() < marks) {
    throw FenError("expected a FEN");
  }
  const std::string_view history = text.substr(text.size() - marks);
  Position position = parse_reached_position(rules.facts(), text.substr(0, text.size() - marks));
  position.passes = history[1] - '0';
  position.faced = history[2] == 'f';
  position.castled = history[3] == 'c';
  return position;
}

void add(Level& level, std::string text, Reached reached) {
  const auto [known, is_new] = level.try_emplace(std::move(text), reached);
  if (!is_new) {
    known->second.lines += reached.lines;
  }
}

/// About how many bytes a level takes.
std::uint64_t bytes_of(const Level& level) {
  constexpr std::uint64_t node = 64;  // of the map, with the allocator's part
  return level.empty() ? 0 : level.size() * (sizeof(Reached) + level.begin()->first.size() + node);
}

}  // namespace

std::string state_text(const Rules& rules, const Position& position) {
  return text_of(rules, without_idle_facts(rules, position));
}

Position parse_state(const Rules& rules, std::string_view text) {
  const Position position = parsed_state(rules, text);
  if (state_text(rules, position) != text) {
    throw FenError("expected the canonical text of a position");
  }
  return position;
}

Level level_of(const Rules& rules, const Position& root) {
  const Position position = without_idle_facts(rules, root);
  Level level;
  level.emplace(text_of(rules, position), Reached{position, 1});
  return level;
}

Level next_level(const Rules& rules, const Level& level, const CustomCountOptions& options) {
  std::vector<const Reached*> parents;
  parents.reserve(level.size());
  for (const auto& [text, reached] : level) {
    parents.push_back(&reached);
  }
  Level next;
  std::mutex guard;
  const auto add_children = [&](std::size_t index) {
    throw_if_set(options.stop);
    const Reached& parent = *parents[index];
    std::vector<std::pair<std::string, Reached>> children;
    for (const Move& move : rules.legal_moves(parent.position)) {
      const Position child = without_idle_facts(rules, rules.after(parent.position, move));
      children.emplace_back(text_of(rules, child), Reached{child, parent.lines});
    }
    const std::lock_guard lock(guard);
    for (auto& [text, reached] : children) {
      add(next, std::move(text), reached);
    }
  };
  for_each_index(parents.size(), options.threads, add_children, 16);
  return next;
}

Total lines_of(const Level& level) {
  Total sum;
  for (const auto& [text, reached] : level) {
    sum += reached.lines;
  }
  return sum;
}

std::optional<TooLarge> count_unique(const Rules& rules, const Position& root, int depth,
                                     const CustomCountOptions& options, std::uint64_t memory,
                                     const std::function<void(const UniqueLevel&)>& on_level) {
  return count_levels(
      level_of(rules, root), depth, memory, bytes_of,
      [&](const Level& level) { return next_level(rules, level, options); }, on_level);
}

}  // namespace hurdle::custom
