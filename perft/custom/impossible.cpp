#include "perft/custom/impossible.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <vector>

#include "movegen/vocab/text/letters.hpp"
#include "perft/custom/line.hpp"

namespace hurdle::custom {
namespace {

/// A fact that forbids some drops, and the description without it.
struct DropLimit {
  std::string_view clause;
  std::string_view sentence;
  void (*lift)(Description&);
};

constexpr std::array drop_limits{
    DropLimit{"no-doubled", "", [](Description& d) { d.drops.no_doubled = Type::none; }},
    DropLimit{"immobility", "", [](Description& d) { d.drops.immobility_illegal = false; }},
    DropLimit{"drops", "No pawn is dropped on the first rank of its player.",
              [](Description& d) { d.drops.first_rank_pawns = true; }},
    DropLimit{"drops", "No pawn is dropped where it promotes.",
              [](Description& d) { d.drops.promotion_zone_pawns = true; }},
    DropLimit{"drops", "A rook is dropped on the first rank of its player.",
              [](Description& d) { d.drops.sittuyin_rook = false; }},
    DropLimit{"drops", "Of the two bishops of a player one must have a square of each colour.",
              [](Description& d) { d.drops.opposite_coloured_bishop = false; }},
    DropLimit{"drop-squares", "", [](Description& d) { d.enclosing.drop = EnclosingRule::none; }},
    DropLimit{"drops", "The first drops go to other squares.",
              [](Description& d) {
                d.enclosing.drop = EnclosingRule::none;
                d.enclosing.drop_start.reset();
              }},
    DropLimit{"drops", "The square is outside the region.",
              [](Description& d) {
                for (SideFacts& side : d.sides) {
                  side.drop_region.set();
                }
              }},
};

bool has_move(const Description& facts, const Position& position, std::string_view text) {
  const Rules rules(facts);
  return move_with_text(rules, rules.moves_before_safety(position), text).has_value();
}

/// A move without its wall: `a2a3` of `a2a3,a3b4`.
std::string_view before_wall(std::string_view move) {
  return move.substr(0, move.find(','));
}

/// About a move of the castling king along its rank, two squares far or more.
Impossibility why_no_castling(const Position& position, Square from, Square to) {
  const Wing wing = to.file() > from.file() ? Wing::king : Wing::queen;
  const Square rook = position.rook(position.side, wing);
  if (!rook.exists()) {
    return {"castling", "The player has no right to castle to this side."};
  }
  for (int file = std::min(from.file(), rook.file()) + 1; file < std::max(from.file(), rook.file());
       ++file) {
    if (position.occupied(Square(file, from.rank()))) {
      return {"castling", fmt::format("A piece stands on {}.", to_text(Square(file, from.rank())))};
    }
  }
  return {"castling", ""};
}

}  // namespace

Impossibility why_no_drop(const Rules& rules, const Position& position, std::string_view text,
                          Square to) {
  const Description& facts = rules.facts();
  if (!facts.drops.allowed) {
    return {"board", "The game has no drops."};
  }
  const std::size_t at = text.find('@');
  const Type type = facts.type_with_letter(to_lower(text[at - 1]));
  const Hand& hand = position.hands[hurdle::index_of(position.side)];
  if (type == Type::none || (hand[index_of(type)] == 0 && !facts.enclosing.free_drops)) {
    return {"drops", fmt::format("The player has no {} in hand.", text.substr(0, at))};
  }
  if (position.occupied(to)) {
    return {"drops", fmt::format("{} is occupied.", to_text(to))};
  }
  for (const DropLimit& limit : drop_limits) {
    Description lifted = facts;
    limit.lift(lifted);
    if (has_move(lifted, position, text)) {
      return {limit.clause, std::string(limit.sentence)};
    }
  }
  return {"drops", "No such drop is possible here."};
}

Impossibility why_no_move(const Rules& rules, const Position& position, std::string_view text,
                          Square from, Square to) {
  const Description& facts = rules.facts();
  const Piece& piece = position.at(from);
  const Type castles = facts.of(position.side).castling_king_piece;
  const bool far = from.rank() == to.rank() && std::abs(from.file() - to.file()) > 1;
  if (facts.castling.allowed && piece.type == castles && far) {
    return why_no_castling(position, from, to);
  }
  Description unlimited = facts;
  unlimited.promotion_limit = {};
  if (has_move(unlimited, position, text)) {
    return {"promotion-limit", ""};
  }
  Description mobile = facts;
  mobile.drops.immobility_illegal = false;
  if (has_move(mobile, position, text)) {
    return {"immobility", ""};
  }
  const std::string squares = to_text(from) + to_text(to);
  const std::vector<Move> moves = rules.moves_before_safety(position);
  const auto same = std::ranges::find_if(moves, [&](const Move& move) {
    const std::string other = rules.text_of(move);
    if (move.form == Form::drop || !other.starts_with(squares)) {
      return false;
    }
    const std::string rest = other.substr(squares.size());  // a digit: another rank
    return rest.empty() || !is_digit(rest[0]);
  });
  if (same == moves.end()) {
    return {"", "The piece has no such move here."};
  }
  const std::string instead = rules.text_of(*same);
  if (facts.walls.rule != WallingRule::none && before_wall(instead) == before_wall(text)) {
    return {"walls", text == before_wall(text)
                         ? fmt::format("The move must place a wall, as {}.", instead)
                         : fmt::format("No wall goes there; it may be {}.", instead)};
  }
  const bool upgrades =
      facts.promoted_type[index_of(piece.type)] != Type::none || text.back() == '+';
  const std::string_view clause = upgrades ? "promoted-pieces" : "promotion";
  return {clause, text == squares      ? "The move must promote."
                  : instead == squares ? "The move does not promote."
                                       : fmt::format("The promotion is another, as {}.", instead)};
}

}  // namespace hurdle::custom
