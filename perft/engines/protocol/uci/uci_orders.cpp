#include "perft/engines/protocol/uci/uci_orders.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <utility>

namespace hurdle::engines {

bool UciOrders::is_own_game(const Notation& variant) const {
  return options_.own_game.empty() ? words_.own_game(variant) : variant.name == options_.own_game;
}

bool UciOrders::call(const Notation& variant, const std::string& name) {
  return std::exchange(names_[&variant], name) != name;
}

std::string UciOrders::castling(const Notation& variant) const {
  const bool any_rook = variant.rights == RightsText::any_rook;
  return greeting_.castles_anywhere
             ? std::string(words_.any_rook_set) + (any_rook ? "true" : "false")
             : "";
}

std::string UciOrders::variants_file() const {
  const std::string file = options_.custom_file.value_or("");
  return file.empty() ? "" : fmt::format("setoption name VariantPath value {}", file);
}

std::string UciOrders::game(const Notation& variant) const {
  if (greeting_.variants.empty() && is_own_game(variant)) {
    return "";
  }
  const auto called = names_.find(&variant);
  const bool as_chess = greeting_.chess960_by_option && variant.rights == RightsText::any_rook;
  return std::string(words_.set) + (as_chess                 ? "chess"
                                    : called == names_.end() ? std::string(variant.name)
                                                             : called->second);
}

std::string UciOrders::position(const Notation& variant, const EnginePosition& position,
                                const std::vector<std::string>& own_moves) const {
  const PositionText text = position.written(options_.dialect_of(variant), variant);
  std::vector<std::string> moves = text.moves;
  moves.insert(moves.end(), own_moves.begin(), own_moves.end());
  return fmt::format(
      "{}{}{}", position.from_start ? "position startpos" : std::string(words_.position) + text.fen,
      moves.empty() ? "" : " moves ", fmt::join(moves, " "));
}

std::string UciOrders::all(const Notation& variant, const EnginePosition& position) const {
  std::string lines;
  if (const std::string file = variants_file(); !file.empty()) {
    lines += file + '\n';
  }
  if (variant.rights == RightsText::any_rook && greeting_.castles_anywhere) {
    lines += castling(variant) + '\n';
  }
  if (const std::string chosen = game(variant); !chosen.empty()) {
    lines += chosen + '\n';
  }
  if (words_.ready_resets) {
    lines += "isready\n";
  }
  return lines + this->position(variant, position);
}

}  // namespace hurdle::engines
