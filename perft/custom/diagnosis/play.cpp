#include "perft/custom/diagnosis/play.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "movegen/vocab/text/letters.hpp"

namespace hurdle::custom {
namespace {

bool holds(const std::vector<OfMove>& conditions, const Rules& rules, const Position& position,
           const Move& move) {
  return std::ranges::any_of(
      conditions, [&](const OfMove& condition) { return condition(rules, position, move); });
}

/// Every castling that leaves the king safe, as if the enemy's pieces did not attack before.
std::vector<Move> castlings_despite_attacks(const Rules& rules, const Position& position) {
  Position peaceful = position;
  for (std::size_t index = 0; index < square_count; ++index) {
    if (position.board[index].belongs_to(opponent(position.side))) {
      peaceful.board[index] = Piece{};
      peaceful.walls.set(index);
    }
  }
  std::vector<Move> moves = rules.moves_before_safety(peaceful);
  std::erase_if(moves, [&](const Move& move) {
    return move.form != Form::castling ||
           rules.in_check(rules.after(position, move), position.side);
  });
  return moves;
}

}  // namespace

std::string name_of(const Description& facts, Type type) {
  return fmt::format("{} ({})", key_of(type), to_upper(facts.letter(type)));
}

std::vector<Type> types_of(const Description& facts) {
  std::vector<Type> types;
  for (std::size_t index = 0; index < type_count; ++index) {
    if (facts.letters[index] != 0) {
      types.push_back(type_at(index));
    }
  }
  return types;
}

MoveTexts Play::moves(const Position& position) const {
  Position read = position;
  for (const auto& change : fen_changes) {
    change(read);
  }
  const Rules rules(facts);
  MoveTexts texts;
  for (const Move& move : rules.legal_moves(read)) {
    if (!holds(forgotten, rules, read, move)) {
      texts.insert(rules.text_of(move));
    }
  }
  if (rules.over(read)) {
    return texts;
  }
  if (!castlings.empty()) {
    for (const Move& move : castlings_despite_attacks(rules, read)) {
      if (holds(castlings, rules, read, move)) {
        texts.insert(rules.text_of(move));
      }
    }
  }
  if (untested.empty()) {
    return texts;
  }
  for (const Move& move : rules.moves_before_safety(read)) {
    if (holds(untested, rules, read, move)) {
      texts.insert(rules.text_of(move));
    }
  }
  return texts;
}

}  // namespace hurdle::custom
