#include "movegen/custom/text/setters.hpp"

#include <fmt/format.h>

namespace hurdle::custom {
namespace {

/// Ranks from `first` to `last` for White, and the same seen from the other edge for Black.
void set_ranks(Description& facts, Squares SideFacts::*member, int first, int last) {
  Squares white;
  Squares black;
  for (int rank = first; rank <= last; ++rank) {
    white |= rank_squares(rank);
    black |= rank_squares(facts.size.ranks + 1 - rank);
  }
  put(facts, {true, false}, member, white);
  put(facts, {false, true}, member, black);
}

/// Lists of pairs change the pieces that they name and keep what the parent says of others.
void warn_of_kept_pairs(const Value& value) {
  if (value.text() == "-") {
    value.warning("'-' keeps what the parent says", "keeps it too", "x:- for each piece x");
  }
}

}  // namespace

void set_promotion_rank(const Value& value, Description& facts, Sides /*sides*/) {
  value.warning("a deprecated key", "still reads it", "promotionRegionWhite, promotionRegionBlack");
  if (const auto rank = value.number(1, most_ranks)) {
    set_ranks(facts, &SideFacts::promotion_region, *rank, facts.size.ranks);
  }
}

void set_double_step_ranks(const Value* least, const Value* most, Description& facts) {
  const auto rank_of = [](const Value* value) {
    if (value != nullptr) {
      value->warning("a deprecated key", "still reads it",
                     "doubleStepRegionWhite, doubleStepRegionBlack");
    }
    return value == nullptr ? 2 : value->number(1, most_ranks).value_or(2);
  };
  const int first = rank_of(least);
  set_ranks(facts, &SideFacts::double_step_region, first, rank_of(most));
}

void set_drop_on_top(const Value& value, Description& facts, Sides /*sides*/) {
  value.warning("a deprecated key", "still reads it", "enclosingDrop = top");
  if (value.boolean().value_or(false)) {
    facts.enclosing.drop = EnclosingRule::top;
  }
}

void set_connect_types(const Value& value, Description& facts, Sides /*sides*/) {
  facts.connect.types = value.types(true).value_or(TypesOrAll{});
}

void set_old_rook(const Value& value, Description& facts, Sides sides) {
  value.warning("a deprecated key", "still reads it", "castlingRookPieces");
  set_types<&SideFacts::castling_rook_pieces>(value, facts, sides);
}

void set_pawn_types(const Value& value, Description& facts, Sides sides) {
  const auto found = value.types(false);
  if (!found) {
    return;
  }
  put(facts, sides, &SideFacts::promotion_pawn_types, found->types);
  put(facts, sides, &SideFacts::en_passant_types, found->types);
  put(facts, sides, &SideFacts::move_rule_types, found->types);
  Type last = Type::none;
  for (const char letter : value.text()) {
    last = letter == '-' || letter == ' ' ? last : value.type_with(letter);
  }
  facts.main_pawn = last;
  if (found->types.count() > 1) {
    value.warning("several types", fmt::format("turns a captured promoted pawn into the last one, "
                                               "'{}', although its comment names the first",
                                               value.text().back()));
  }
}

void set_promoted_types(const Value& value, Description& facts, Sides /*sides*/) {
  warn_of_kept_pairs(value);
  value.pairs([&](Type from, std::string_view to) {
    if (to.size() != 1) {
      value.error(fmt::format("expected one letter after the colon, found '{}'", to));
      return;
    }
    facts.promoted_type[index_of(from)] = to == "-" ? Type::none : value.type_with(to[0]);
  });
}

void set_promotion_limits(const Value& value, Description& facts, Sides /*sides*/) {
  warn_of_kept_pairs(value);
  value.pairs([&](Type type, std::string_view text) {
    int limit = 0;
    for (const char digit : text == "-" ? "" : text) {
      if (digit < '0' || digit > '9' || limit > 99) {
        value.error(fmt::format("expected a number after the colon, found '{}'", text));
        return;
      }
      limit = limit * 10 + (digit - '0');
    }
    facts.promotion_limit[index_of(type)] = limit;
  });
}

void set_start(const Value& value, Description& facts, Sides /*sides*/) {
  facts.start = value.text();
}

void set_diagonals(const Value& value, Description& facts, Sides /*sides*/) {
  facts.diagonal_lines = value.region().value_or(Squares());
}

void set_king_piece(const Value& value, Description& facts, Sides sides) {
  if (const auto found = value.type()) {
    put(facts, sides, &SideFacts::castling_king_piece, *found);
  }
}

void set_flag_piece(const Value& value, Description& facts, Sides sides) {
  if (const auto found = value.types(true)) {
    put(facts, sides, &SideFacts::flag_piece, *found);
  }
}

void set_must_drop_type(const Value& value, Description& facts, Sides /*sides*/) {
  facts.drops.must_type = value.types(true).value_or(TypesOrAll{});
}

void set_extinction_types(const Value& value, Description& facts, Sides /*sides*/) {
  facts.ends.extinction_types = value.types(true).value_or(TypesOrAll{});
}

void set_extinction_value(const Value& value, Description& facts, Sides /*sides*/) {
  if (const auto found = value.word({"none", "win", "loss", "draw"})) {
    facts.ends.extinction = *found != 0;
    facts.results.extinction =
        *found == 0 ? Outcome::draw : static_cast<Outcome>(*found - 1);  // after `none`
  }
}

void set_castling_wins(const Value& value, Description& facts, Sides /*sides*/) {
  for (const char letter : value.text()) {
    const std::size_t found = std::string_view("KQkq").find(letter);
    if (letter == '-') {
      return;
    }
    if (found == std::string_view::npos) {
      value.error(fmt::format("expected letters of K, Q, k, q, found '{}'", value.text()));
      return;
    }
    facts.ends.castling_wins[found / 2][found % 2] = true;
  }
}

void set_no_doubled_count(const Value& value, Description& facts, Sides /*sides*/) {
  if (const auto found = value.number(0, most_ranks)) {
    facts.drops.no_doubled_count = *found;
    if (*found == 0) {
      value.warning("0 bars every drop of the piece", "does the same");
    }
  }
}

void set_walling(const Value& value, Description& facts, Sides /*sides*/) {
  if (const auto found = value.word({"none", "arrow", "duck", "edge", "past", "static"})) {
    facts.walls.rule = static_cast<WallingRule>(*found);
  }
}

void set_enclosing_drop(const Value& value, Description& facts, Sides /*sides*/) {
  if (const auto found =
          value.word({"none", "reversi", "ataxx", "quadwrangle", "snort", "anyside", "top"})) {
    facts.enclosing.drop = static_cast<EnclosingRule>(*found);
  }
}

void set_drop_start(const Value& value, Description& facts, Sides /*sides*/) {
  facts.enclosing.drop_start = value.region().value_or(Squares());
}

void set_material(const Value& value, Description& facts, Sides /*sides*/) {
  if (const auto found =
          value.word({"none", "janggi", "unweighted", "whitedrawodds", "blackdrawodds"})) {
    facts.results.material = static_cast<Material>(*found);
  }
}

void set_flip(const Value& value, Description& facts, Sides /*sides*/) {
  if (const auto found = value.word({"none", "reversi", "ataxx", "quadwrangle"})) {
    facts.enclosing.flip = static_cast<EnclosingRule>(*found);
  }
}

}  // namespace hurdle::custom
