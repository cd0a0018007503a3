#include "perft/engines/protocol/xboard/xboard_orders.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "movegen/vocab/text/lists.hpp"
#include "movegen/vocab/text/text.hpp"
#include "perft/engines/protocol/xboard/xboard_hands.hpp"

namespace hurdle::engines {

bool is_normal(const Notation& variant) {
  return variant.rights == RightsText::edge_rooks && !variant.hands;
}

std::string XboardOrders::name_of(const Notation& variant) const {
  const auto called = names_.find(&variant);
  const std::string name = called == names_.end() ? std::string(variant.name) : called->second;
  return is_normal(variant) && name == variant.name ? std::string(normal) : name;
}

void XboardOrders::set_by_holding(const Notation& variant, bool by_holding) {
  if (by_holding) {
    holding_.insert(&variant);
  } else {
    holding_.erase(&variant);
  }
}

std::string XboardOrders::new_game(std::string_view name) {
  return name == normal ? "new\nforce" : fmt::format("new\nvariant {}\nforce", name);
}

std::string XboardOrders::setboard(const Notation& variant, const EnginePosition& position,
                                   std::string_view name) const {
  const Setup& base = position.base;
  if (position.from_start) {
    return new_game(name);
  }
  std::string lines = variant.passes ? new_game(name) + '\n' : "";
  if (position.text) {
    return lines + "setboard " + position.text->fen + "\nforce";
  }
  const Dialect& dialect = options_.dialect_of(variant);
  const bool by_holding = holding_.count(&variant) > 0;
  if (Setup start = start_position(variant); variant.passes && base.board == start.board) {
    *std::ranges::find_if(
        start.board, [](Piece piece) { return piece && piece.kind() != Kind::royal; }) = Piece{};
    lines += "setboard " + dialect.fen(variant, start) + '\n';
  }
  Setup board = base;
  if (by_holding) {
    board.hands = {};
  }
  lines += "setboard " + dialect.fen(variant, board) + "\nforce";  // Sunsetter forgets the first
  return by_holding ? lines + '\n' + holding_line(variant, dialect, base) : lines;
}

std::string XboardOrders::play(const std::vector<std::string>& moves) const {
  return join_texts(moves, "", [&](const std::string& move) { return '\n' + move_word_ + move; });
}

}  // namespace hurdle::engines
